/**
 * The duration of the other side's turn at the steady pace, in all four systems: golden games played with a clock of
 * the test.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, mock, test } from 'node:test';
import { type Entry, Game, type GameRecord, type Side } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Playback } from '../../play/playback/playback.ts';
import { changeProgress, NO_PROGRESS } from '../../play/steps/progress.ts';
import { isFought, type Step, stepOf } from '../../play/steps/step.ts';
import { castOf } from '../../words/names.ts';

const GAMES = [
  ['american-legions', 'cowpens'],
  ['flintlock', 'guilford'],
  ['morschauser', 'maida'],
  ['johnny-reb', 'brawners-farm'],
] as const;

/** A turn of the enemy as shown to a reader. */
interface Turn {
  readonly turn: number;
  seconds: number;
  readonly shown: Step[];
}

const TICK = 20;

/** Number of entries of a golden game that are played back. */
const ENTRIES = 450;

/** The first entries of a golden game, and each as a step for a reader. */
function goldenSteps(system: string, battle: string) {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const entries = record.entries.slice(0, ENTRIES);
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, { ...record, entries: [] });
  const told = entries.map((entry) => {
    const turn = rulebook.clock(game.field, game.position.state).now;
    game.follow([entry]);
    const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
    return { turn, scene, logItems: game.logItemsOf(entry.n) };
  });
  const stepFor = ({ n, side }: Entry, reader: Side): Step | null => {
    const entry = told[n - 1]!;
    const own = side === reader;
    if (own && !isFought(entry.logItems)) return null;
    return stepOf({ n, side, turn: entry.turn }, entry.logItems, entry.scene, castOf(entry.scene), own);
  };
  return { entries, stepFor };
}

/** All turns as one side sees them; the machine answers every `everyMs`. */
function toldTurns(
  { entries, stepFor }: ReturnType<typeof goldenSteps>,
  reader: Side,
  everyMs: number,
): Turn[] {
  const turns: Turn[] = [];
  let left = 0;
  let progress = NO_PROGRESS;
  const playback: Playback = new Playback({
    progress: () => progress,
    change: (change) => void (progress = changeProgress(progress, change)),
    event: (happens) => happens(),
    take: (entry) => stepFor(entry, reader),
    draw(step, { tempo }) {
      if (step.own) return;
      const now = turns.findLast(({ turn }) => turn === step.turn);
      if (now) now.shown.push(step);
      else turns.push({ turn: step.turn, seconds: 0, shown: [step] });
      left = step.naturalMs / tempo;
      playback.moves(true);
    },
    ready: () => false,
    refreshControls: () => undefined,
    broken: (fault) => assert.fail(String(fault)),
    pace: () => 'steady',
  });
  const passes = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += TICK) {
      mock.timers.tick(TICK);
      left -= TICK;
      if (left <= 0 && playback.moving) playback.moves(false);
      const now = turns.at(-1);
      if (now && playback.shown && !playback.shown.own && playback.busy) now.seconds += TICK / 1000;
    }
  };
  for (const entry of entries) {
    playback.add([entry], 0);
    if (entry.side === reader) {
      while (playback.busy) passes(TICK);
      // One's own next question ends the playback.
      playback.stop();
    } else passes(everyMs);
  }
  while (playback.busy) passes(TICK);
  return turns;
}

describe('how long the turn of the other side is shown', () => {
  afterEach(() => mock.timers.reset());

  for (const [system, battle] of GAMES) {
    test(`${battle} (${system}): about ten seconds a turn, a step a regiment or Command`, (t) => {
      mock.timers.enable({ apis: ['setTimeout'] });
      const golden = goldenSteps(system, battle);
      const turns = ([0, 1] as const).flatMap((reader) => toldTurns(golden, reader, 60));
      const seconds = turns.map((each) => each.seconds).toSorted((a, b) => a - b);
      const at = (share: number) => seconds[Math.floor(share * (seconds.length - 1))] ?? 0;
      const told = `median ${at(0.5).toFixed(1)} s, nine of ten ${at(0.9).toFixed(1)} s, longest ${at(1).toFixed(1)} s`;
      t.diagnostic(`${told}; steps ${turns.map(({ shown }) => shown.length).join(' ')}`);
      assert.ok(at(0.5) <= 11.5, told);
      assert.ok(at(0.9) <= 13.5, told);
      assert.ok(at(1) <= 15, told);
      const entries = turns.flatMap(({ shown }) => shown.map(({ first, n }) => n - first));
      assert.ok(
        entries.some((more) => more > 3),
        'many entries are one step',
      );
    });
  }
});
