import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  canonical,
  Game,
  type GameRecord,
  isAnswering,
  parseRecord,
  sha256Hex,
  verify,
} from '@linstock/kernel';
import { americanLegions } from './index.ts';

/**
 * Recorded games, one of each battle. A change of the rules that makes one of them go differently breaks the games
 * people have under way: raise the version of the rules, and play them anew with `node scripts/golden.ts`.
 */

/** How a golden game ended. */
interface End {
  readonly hash: string;
  /** SHA-256 of the last state. */
  readonly state: string;
  readonly verdict: { readonly winner: 0 | 1 | null; readonly clause: string };
}

const folder = join(import.meta.dirname, 'golden');
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function endOf(game: Pick<Game<unknown, unknown, unknown>, 'hash' | 'position' | 'verdict'>): End {
  assert.ok(game.verdict, 'the game has not ended');
  const { winner, clause } = game.verdict;
  return {
    hash: game.hash,
    state: sha256Hex(canonical(game.position.state)),
    verdict: { winner, clause },
  };
}

/** Plays a record's answers again through the gate, with dice thrown anew from its seed. */
function playedAgain({ battle, options, dice, players, entries }: GameRecord) {
  const game = Game.create(americanLegions, {
    battle: battle.id,
    options,
    dice,
    ...(players && { players }),
  });
  for (const entry of entries.filter(isAnswering)) {
    const proposal = game.propose(entry.side, entry.answer, game.head);
    assert.ok('entry' in proposal, `entry ${entry.n} is refused: ${JSON.stringify(proposal)}`);
    assert.deepEqual(proposal.entry, entry);
    game.append(proposal.entry);
  }
  return game;
}

const battles = globSync('*.end.json', { cwd: folder }).map((file) => file.replace('.end.json', ''));

test('every battle has a golden game', () => {
  assert.deepEqual(battles.toSorted(), americanLegions.battles.toSorted());
});

for (const battle of battles) {
  const record = parseRecord(read(`${battle}.json`));
  const end = read(`${battle}.end.json`) as End;

  test(`the golden game of ${battle} replays to the same end, and verifies`, () => {
    assert.deepEqual(endOf(Game.fromRecord(americanLegions, record)), end);
    const found = verify(record, americanLegions);
    assert.deepEqual([found.ok, found.dice], [true, 'recomputed'], found.fault?.sentence);
  });

  test(`the golden game of ${battle} played again is entry for entry the same`, () => {
    assert.deepEqual(endOf(playedAgain(record)), end);
  });
}
