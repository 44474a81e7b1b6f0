import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogItem } from '@linstock/kernel';
import type { GameEvent, Scene } from '@linstock/scene';
import { buildAnimations } from '../../screen/field/eventAnimations.ts';
import { pieceOf, sceneOf } from '../testStates.ts';
import { trailsOf } from './trails.ts';

const logItem = (what: GameEvent): LogItem<GameEvent> => ({
  side: 0,
  sentence: 'It happens.',
  clauses: [],
  what,
});

/** A regiment that charges east along the table, and one in its way that faces it. */
const size = { frontage: 3000, depth: 1000 };
const regiment = (id: string, side: 0 | 1, x: number, facing: number) => {
  const pose = { x, y: 5000, facing, ...size };
  return pieceOf(id, { side, facing, pose, place: { spot: { x, y: 5000 } } });
};
const way = (facing: number, ...xs: number[]) => ({ poses: xs.map((x) => ({ x, y: 5000, facing })) });
const BEFORE = sceneOf([regiment('a', 0, 1000, 900), regiment('b', 1, 9000, 2700)]);
const AFTER = sceneOf([regiment('a', 0, 9000, 900), regiment('b', 1, 15000, 2700)]);

/** It advances, is fired at, attacks, and drives the other off. */
const TOLD = [
  logItem({ kind: 'charge', went: [{ piece: 'a', path: way(900, 1000, 5000) }], into: ['b'] }),
  logItem({
    ...{ kind: 'volley', by: ['b'], targets: ['a'], weapon: 'musket' },
    at: { spot: { x: 5000, y: 5000 } },
  }),
  logItem({ kind: 'charge', went: [{ piece: 'a', path: way(900, 5000, 8000) }], into: ['b'] }),
  logItem({ kind: 'melee', attackers: ['a'], defenders: ['b'], losses: [] }),
  logItem({ kind: 'retreat', went: [{ piece: 'b', path: way(2700, 9000, 15000) }] }),
  logItem({ kind: 'move', went: [{ piece: 'a', path: way(900, 8000, 9000) }] }),
];

test('a unit that falls back after fire fires from where it stood; a charge strikes where it arrives', () => {
  const seen = buildAnimations('4', TOLD, AFTER, BEFORE);
  const volley = seen.find(({ kind }) => kind === 'volley');
  const clash = seen.find(({ kind }) => kind === 'clash');
  assert.ok(volley?.kind === 'volley' && clash?.kind === 'clash');
  assert.deepEqual(volley.from, { spot: { x: 9000, y: 5000 } });
  assert.deepEqual(
    volley.front?.map((place) => 'spot' in place && place.spot.x),
    [8500, 8500],
  );
  assert.deepEqual(
    [clash.at, clash.against],
    [{ spot: { x: 8000, y: 5000 } }, { spot: { x: 9000, y: 5000 } }],
  );
});

test('a line of fire is measured between where the two stood when it was fired', () => {
  const fire = trailsOf(4, TOLD, AFTER).find(({ kind }) => kind === 'fire');
  assert.ok(fire?.kind === 'fire');
  assert.deepEqual([fire.from, fire.far], [{ spot: { x: 8500, y: 5000 } }, 3000]);
});

test('a general near a regiment moves with it when it charges, not while it wheels', () => {
  const general = (x: number) => ({ ...regiment('g', 0, x, 900), kind: 'leader' as const });
  const and = (scene: Scene, x: number): Scene => ({
    ...scene,
    pieces: [...scene.pieces, general(x)],
  });
  const wheel = logItem({ kind: 'charge', went: [{ piece: 'a', path: way(900, 900, 1000) }], into: ['b'] });
  const seen = buildAnimations('4', [wheel, ...TOLD], and(AFTER, 8500), and(BEFORE, 500));
  const goes = seen.find((each) => each.kind === 'move' && each.piece === 'g');
  assert.equal(goes?.together, '4:1');
});
