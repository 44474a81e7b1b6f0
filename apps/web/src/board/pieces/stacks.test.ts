import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkKind, Piece, PieceKind, Place } from '@linstock/scene';
import { marksOf } from './marks.ts';
import { HEX_STEP } from '../plate.ts';
import { alongPath, moveTime, type Step } from './path.ts';

const step = (x: number, y: number, turn: number | null = null): Step => ({ spot: [x, y], turn });
import { laidOut, pilesOf } from './stacks.ts';

const piece = (id: string, kind: PieceKind, place: Place | null = { hex: 1 }): Piece => ({
  id,
  side: 0,
  kind,
  name: id,
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

test('three counters show; of four the top two, with the number on the uppermost', () => {
  assert.ok(laidOut([1, 2, 3].map(company), [0, 0]).every(({ buried, badge }) => !buried && badge === 0));
  const four = laidOut([1, 2, 3, 4].map(company), [0, 0]);
  assert.deepEqual(
    four.map(({ buried }) => buried),
    [true, true, false, false],
  );
  assert.deepEqual(
    four.map(({ badge }) => badge),
    [0, 0, 0, 4],
  );
});

test('officers stand before the troops, leader right and commander left, apart from each other', () => {
  const laid = laidOut(
    [company(1), piece('l', 'leader'), piece('m', 'leader'), piece('c', 'commander')],
    [0, 0],
  );
  const at = new Map(laid.map(({ piece: { id }, at: spot }) => [id, spot]));
  assert.ok(at.get('l')![0] > 0 && at.get('c')![0] <= 0);
  const spots = ['l', 'm', 'c'].map((id) => at.get(id)!.join());
  assert.equal(new Set(spots).size, 3, 'no officer hides another');
  assert.deepEqual(laidOut([piece('l', 'leader')], [5, 6])[0]?.at, [5, 6]);
});

test('marks without a drawing of their own keep their letter', () => {
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
  assert.deepEqual(alongPath(way, 0).spot, [0, 0]);
  assert.deepEqual(alongPath(way, 1).spot, [10, 10]);
  assert.ok(alongPath(way, 0.5).spot[1] > 0, 'eased out: past the middle at half time');
});

test('a stand turns the shorter way round before it goes', () => {
  const way = [step(0, 0, 350), step(0, 0, 10), step(0, 40, 10)];
  const early = alongPath(way, 0.1);
  assert.deepEqual(early.spot, [0, 0]);
  assert.ok(early.turn !== null && early.turn > 350 && early.turn < 370, 'through north, not round by south');
  assert.deepEqual(alongPath(way, 1), step(0, 40, 10));
});
