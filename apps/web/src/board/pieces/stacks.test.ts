import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MarkKind, Name, type Piece, type PieceKind, type Place } from '@linstock/scene';
import { findStepAlong, moveTime } from '../animation/path.ts';
import { HEX_RADIUS, HEX_STEP } from '../plate/plate.ts';
import { marksOf } from './marks.ts';

const step = (x: number, y: number, turn: number | null = null): Step => ({ spot: [x, y], turn });

import type { Step } from '../plate/sight.ts';
import {
  areOnlyTroops,
  COUNTER,
  FIGURES,
  layOutStack,
  listOtherBodies,
  OFFICER_LABEL,
  pilesOf,
  sortForDrawing,
  sortStack,
} from './stacks.ts';

const piece = (id: string, kind: PieceKind, place: Place | null = { hex: 1 }): Piece => ({
  id,
  side: 0,
  kind,
  name: id,
  called: new Name(id),
  short: id,
  group: '',
  place,
  off: null,
  facing: 0,
  marks: [],
  figures: [],
  coat: 'scarlet',
  facings: 'white',
  story: id,
});
const company = (n: number) => piece(`company:${n}`, 'foot');

test('pieces that are off the board lie in no stack', () => {
  const piles = pilesOf([
    company(1),
    piece('company:2', 'foot', null),
    piece('company:3', 'foot', { hex: 2 }),
  ]);
  assert.deepEqual([...piles.keys()], ['hex:1', 'hex:2']);
});

test('a counter beside a leader is clickable without fanning its stack; one of two companies is not', () => {
  const leader = piece('leader', 'leader');
  assert.ok(areOnlyTroops([company(1), leader, { ...company(2), place: { hex: 2 } }], 'company:1'));
  assert.ok(!areOnlyTroops([company(1), leader], 'leader'));
  assert.ok(!areOnlyTroops([company(1), company(2), leader], 'company:1'));
});

test("a stack shows four counters, the whole stack's on top; the others stick out within the hex", () => {
  const of = (n: number) =>
    layOutStack(
      Array.from({ length: n }, (_, i) => company(i + 1)),
      [0, 0],
    );
  assert.deepEqual(
    of(5).map(({ buried }) => buried),
    [true, false, false, false, false],
  );
  assert.deepEqual(
    of(3).map(({ pile }) => pile.length),
    [0, 0, 3],
  );
  assert.deepEqual(of(1)[0]?.pile, [], 'alone it stands for itself');
  for (const { at } of of(4)) assert.ok(Math.hypot(...at) < HEX_STEP / 8);
  const [under, over] = of(2);
  assert.ok(under!.at[0] > over!.at[0] && under!.at[1] < over!.at[1]);
});

test('an officer lies at the lower edge of his troops, a second at the upper edge; alone, in the middle', () => {
  const laid = layOutStack([company(1), piece('l', 'leader'), piece('c', 'commander')], [0, 0]);
  const height = (id: string) => laid.find(({ piece: each }) => each.id === id)!.at[1];
  assert.ok(height('l') > COUNTER.height / 2 && height('c') < -COUNTER.height / 2);
  assert.deepEqual(layOutStack([piece('l', 'leader')], [5, 6])[0]?.at, [5, 6]);
});

test('the label of a leader lies over no figure of his own troops', () => {
  for (const many of [1, 2, 3, 4]) {
    const troops = Array.from({ length: many }, (_, i) => company(i));
    const laid = layOutStack([...troops, piece('l', 'leader')], [0, 0]);
    const [top, label] = laid.slice(-2).map(({ at }) => at[1]);
    const figures = top! + Math.max(FIGURES.y, FIGURES.ring + FIGURES.radius);
    assert.ok(
      label! - OFFICER_LABEL.height / 2 > figures + 0.6,
      `${many}: ${label! - OFFICER_LABEL.height / 2} over ${figures}`,
    );
  }
});

test("no counter of the row below hides a leader's name, and the leader's label hides none of its text", () => {
  const four = (hex: number) => [1, 2, 3, 4].map((n) => piece(`${hex}:${n}`, 'foot', { hex }));
  const above = layOutStack([...four(1), piece('l', 'leader')], [0, 0]);
  const below = layOutStack(four(2), [HEX_STEP / 2, 1.5 * HEX_RADIUS]);
  const drawn = sortForDrawing([...above, ...below]);
  assert.equal(drawn.at(-1)?.piece.id, 'l');
  const label = drawn.at(-1)!.at[1] + OFFICER_LABEL.height / 2;
  const front = below.at(-1)!.at[1] - COUNTER.height / 2;
  assert.ok(label < front, `${label} reaches into the counter at ${front}`);
});

test('marks without a drawing are shown as letters', () => {
  const mark = (kind: MarkKind) => ({ kind, letter: kind[0]!, label: kind, clause: null, passing: false });
  const marks = marksOf({ marks: [mark('routed'), mark('attached')] });
  assert.ok(marks.routed && !marks.fired);
  assert.deepEqual(
    marks.others.map(({ kind }) => kind),
    ['attached'],
  );
});

test('a move takes 180 ms a hex and never more than 900, and ends where it should', () => {
  const hexes = (count: number) => Array.from({ length: count }, (_, i) => step(i * HEX_STEP, 0));
  assert.deepEqual(
    [1, 2, 3, 40].map((count) => Math.round(moveTime(hexes(count)))),
    [0, 180, 360, 900],
  );
  const way = [step(0, 0), step(10, 0), step(10, 10)];
  assert.deepEqual(findStepAlong(way, 0).spot, [0, 0]);
  assert.deepEqual(findStepAlong(way, 1).spot, [10, 10]);
  assert.ok(findStepAlong(way, 0.5).spot[1] > 0, 'eased out: past the middle at half time');
});

test('a stand first turns the shorter way round, then moves', () => {
  const way = [step(0, 0, 350), step(0, 0, 10), step(0, 40, 10)];
  const early = findStepAlong(way, 0.1);
  assert.deepEqual(early.spot, [0, 0]);
  assert.ok(early.turn !== null && early.turn > 350 && early.turn < 370, 'through north, not round by south');
  assert.deepEqual(findStepAlong(way, 1), step(0, 40, 10));
});

test('in a stack of several bodies the largest is on top, unless another is selected or can act', () => {
  const of = (id: string, group: string): Piece => ({ ...piece(id, 'foot'), group });
  const pile = [of('a', 'Fusiliers'), of('b', 'Fusiliers'), of('gun', 'guns'), of('c', 'Legion')];
  const top = (chosen: readonly string[], pickable: readonly string[] | null) =>
    sortStack(pile, new Set(chosen), pickable && new Set(pickable)).at(-1)?.id;
  assert.equal(top([], null), 'b');
  assert.equal(top([], ['gun']), 'gun');
  assert.equal(top(['c'], ['gun']), 'c');
  assert.deepEqual(
    listOtherBodies(sortStack(pile, new Set(), new Set(['gun']))).map(({ group }) => group),
    ['Fusiliers', 'Legion'],
  );
  assert.deepEqual(listOtherBodies(pile.slice(0, 2)), [], 'of one body there are no others');
});
