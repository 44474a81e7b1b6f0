import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import type { GameEvent, Scene } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { makeLogItem, makePiece } from '../../common/testing.ts';
import { joinSteps, stepOf } from '../../play/steps/step.ts';
import { recapOf } from './recap.ts';

/** A golden game up to an entry, and its scene after any. */
function golden(system: string, battle: string, to: number) {
  const path = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, to),
  });
  const sceneAt = (n: number) =>
    rulebook.present.shows.scene({ field: game.field, state: game.positionAt(n).state, known: [] });
  return { game, sceneAt };
}

test('few losses are named, many are counted', () => {
  const { game, sceneAt } = golden('american-legions', 'cowpens', 85);
  const recap = recapOf(game, 1, 82, sceneAt);
  assert.equal(
    recap?.lost,
    'You lost the 4th company of the Militia and half a point of strength; they lost nothing.',
  );
  const long = recapOf(game, 1, 0, sceneAt);
  assert.match(long?.lost ?? '', /^You lost \d+ units/);
});

test('a turn without moves, fights or losses is not shown in the recap', () => {
  const { game, sceneAt } = golden('american-legions', 'cowpens', 12);
  assert.equal(recapOf(game, 0, 10, sceneAt), null);
});

test('an order, its throw and its march are one step of the playback, one for each regiment', () => {
  const path = { poses: [0, 9000].map((x) => ({ x, y: 0, facing: 0 })) };
  const cast = new Map(['a', 'b'].map((id) => [id, makePiece({ id, name: `${id} Foot`, group: id })]));
  const step = (n: number, ...whats: readonly GameEvent[]) => {
    const logItems = whats.map((what) => makeLogItem<GameEvent>({ side: 0, sentence: `${n}.`, what }));
    return stepOf({ n, side: 0, turn: 1 }, logItems, {} as Scene, cast)!;
  };
  const order = (n: number, id: string) => step(n, { kind: 'order', pieces: [id], order: 'as ordered' });
  const march = (n: number, id: string) => step(n, { kind: 'move', went: [{ piece: id, path }] });
  const together = joinSteps(order(1, 'a'), march(2, 'a'));
  assert.deepEqual(
    [together?.first, together?.n, together?.concert, together?.logItems.length],
    [1, 2, 'march', 2],
  );
  assert.equal(joinSteps(together!, march(3, 'a'))?.n, 3);
  assert.equal(joinSteps(together!, march(3, 'b')), null);
  assert.equal(joinSteps(order(1, 'b'), march(2, 'a')), null);
});

test("an officer's ride is shown with the step before or after it, and not separately", () => {
  const path = { hexes: [1, 2] };
  const cast = new Map([
    ['lee', makePiece({ id: 'lee', name: 'Lee', kind: 'leader', group: 'a' })],
    ['a', makePiece({ id: 'a', name: 'a Foot', group: 'a' })],
  ]);
  const goes = (n: number, id: string) => {
    const what: GameEvent = { kind: 'move', went: [{ piece: id, path }] };
    const logItems = [makeLogItem<GameEvent>({ side: 0, sentence: `${n}.`, what })];
    return stepOf({ n, side: 0, turn: 1 }, logItems, {} as Scene, cast)!;
  };
  assert.equal(goes(1, 'lee').aside, true);
  assert.equal(joinSteps(goes(1, 'a'), goes(2, 'lee'))?.n, 2);
  assert.equal(joinSteps(goes(1, 'lee'), goes(2, 'a'))?.aside, false);
});
