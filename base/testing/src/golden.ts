import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type AnswerEntry,
  canonical,
  Game,
  type GameRecord,
  isAnswering,
  parseRecord,
  type Rules,
  rechain,
  sha256Hex,
  verify,
} from '@linstock/kernel';

/** The end of a golden game. */
export interface GoldenEnding {
  readonly hash: string;
  /** SHA-256 of the last state. */
  readonly state: string;
  readonly verdict: { readonly winner: 0 | 1 | null; readonly clause: string | null };
}

/** The end of a game that is over. Fails for one that is not. */
export function endingOf<S, A, F>(game: Game<S, A, F>): GoldenEnding {
  assert.ok(game.verdict, 'the game has not ended');
  const { winner, clause } = game.verdict;
  return {
    hash: game.hash,
    state: sha256Hex(canonical(game.position.state)),
    verdict: { winner, clause },
  };
}

/** The golden game of a battle as it was recorded under an older hash of the battle: that hash, and its last entry's. */
interface OlderGolden {
  readonly battle: string;
  readonly hash: string;
}

/**
 * The tests of a system's recorded games. A folder has `<battle>.json` and `<battle>.end.json` for each
 * battle. It also has `older.json`, with the hashes of the same games at the time when a battle had another
 * hash. If a change of the rules changes the course of one of them, it breaks running games. Then raise the
 * version of the rules, and play the games again with `node scripts/golden.ts`.
 */
export function keepsGoldenGames<S, A, F>(rules: Rules<S, A, F>, folder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const battles = globSync('*.end.json', { cwd: folder }).map((file) => file.replace('.end.json', ''));

  const older = (existsSync(join(folder, 'older.json')) ? read('older.json') : {}) as Record<
    string,
    OlderGolden
  >;

  test(`${rules.id}: every battle has a golden game`, () => {
    assert.deepEqual(battles.toSorted(), rules.battles.toSorted());
  });

  for (const battle of battles) {
    const record = parseRecord(read(`${battle}.json`));
    const ending = read(`${battle}.end.json`) as GoldenEnding;

    test(`${rules.id}: the golden game of ${battle} replays to the same end, and verifies`, () => {
      assert.deepEqual(endingOf(Game.fromRecord(rules, record)), ending);
      const found = verify(record, rules);
      assert.deepEqual([found.ok, found.dice], [true, 'recomputed'], found.fault?.sentence);
    });

    const before = older[battle];
    if (before)
      test(`${rules.id}: the golden game of ${battle}, as it was recorded under an older hash, opens and goes on`, () => {
        const { id, plays, version: now } = rules;
        const version = plays?.[0] ?? now;
        const old = rechain(record, {
          rules: { id, version },
          battle: { id: battle, hash: before.battle },
        });
        assert.deepEqual(endingOf(Game.fromRecord(rules, old)), { ...ending, hash: before.hash });
        const half = old.entries.slice(0, old.entries.findLastIndex(isAnswering));
        const game = Game.fromRecord(rules, { ...old, entries: half });
        const next = old.entries[half.length] as AnswerEntry;
        const proposal = game.propose(next.side, next.answer, game.head);
        assert.deepEqual('entry' in proposal && proposal.entry, next);
      });

    test(`${rules.id}: the golden game of ${battle} played again is entry for entry the same`, () => {
      assert.deepEqual(endingOf(playedAgain(rules, record)), ending);
    });
  }
}

/** Plays a record's answers again through the gate, with dice thrown again from its seed. */
function playedAgain<S, A, F>(rules: Rules<S, A, F>, record: GameRecord): Game<S, A, F> {
  const { battle, options, dice, players, entries } = record;
  const game = Game.create(rules, { battle: battle.id, options, dice, ...(players && { players }) });
  for (const entry of entries.filter(isAnswering)) {
    const sealed = 'salt' in entry ? { salt: () => entry.salt as string } : {};
    const proposal = game.propose(entry.side, entry.answer, game.head, sealed);
    assert.ok('entry' in proposal, `entry ${entry.n} is refused: ${JSON.stringify(proposal)}`);
    assert.deepEqual(proposal.entry, entry);
    game.append(proposal.entry);
  }
  return game;
}
