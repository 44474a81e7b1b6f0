import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSpot } from '../../words/placeNames.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { draftOf } from './draft.ts';
import { applyOrder, isOrder } from './orders.ts';
import { measureTape } from './tape.ts';

const pose = { x: 20000, y: 20000, facing: 900, frontage: 3000, depth: 3000 };
const piece = { id: 'company:3', kind: 'foot', side: 0, pose } as StandPiece;

test('orders in words move and turn as an officer means them', () => {
  for (const [said, x, y, facing] of [
    ['forward 3.25', 23250, 20000, 900],
    ['Forward 3,25', 23250, 20000, 900],
    ['back 1', 19000, 20000, 900],
    ['left 2', 20000, 22000, 900],
    ['right 0.5', 20000, 19500, 900],
    ['turn left 15', 20000, 20000, 750],
    ['turn right 15', 20000, 20000, 1050],
    ['face 0', 20000, 20000, 0],
    ['about', 20000, 20000, 2700],
    // It wheels about its front-left corner at (21.5, 21.5), which does not move.
    ['wheel left 90', 23000, 20000, 0],
    ['wheel 90 left', 23000, 20000, 0],
  ] as const) {
    assert.deepEqual(applyOrder(draftOf([piece]), said)?.live, { x, y, facing }, said);
  }
});

test('the order "contact" brings a stand parallel to the nearest stand of that name, touching it', () => {
  const foe = (x: number, name: string) =>
    ({ ...piece, id: name, name, side: 1, pose: { ...pose, x, facing: 2700 } }) as StandPiece;
  const pieces = [
    piece,
    foe(40000, '1st Maryland'),
    foe(30000, '2nd company of the 1st Maryland'),
    foe(25000, '63rd Foot'),
  ];
  assert.deepEqual(applyOrder(draftOf([piece]), 'contact 1st Maryland', pieces)?.live, {
    x: 27000,
    y: 20000,
    facing: 900,
  });
  assert.equal(applyOrder(draftOf([piece]), 'contact Delaware', pieces), null);
});

test('an order in words is told apart from other sentences', () => {
  for (const said of ['forward', 'forward 3', 'wheel left', 'contact'])
    assert.equal(isOrder(said), said.includes(' '), said);
  assert.equal(isOrder('about'), true);
  assert.equal(isOrder('63rd forward'), false);
});

test('words that are not an order are not read as one', () => {
  for (const said of [
    '',
    'forward',
    'forward far',
    'wheel 20',
    'turn left',
    'forward 1 2',
    'forward 9999',
    'charge!',
    'forward NaN',
  ])
    assert.equal(applyOrder(draftOf([piece]), said), null, said);
});

test('the ruler measures between the nearest edges', () => {
  const other = { ...pose, x: 26000, facing: 0 };
  const ends = [pose, other].map((stand) => ({ place: stand, stand }));
  assert.equal(measureTape(ends[0]!, ends[1]!).length, 3000);
  const spot = { place: { x: 20000, y: 30000 }, stand: null };
  assert.equal(measureTape(ends[0]!, spot).length, 8500);
  assert.equal(measureTape(spot, ends[0]!).length, 8500);
  assert.equal(measureTape(spot, { place: { x: 23000, y: 34000 }, stand: null }).length, 5000);
});

test('distances are written to hundredths of an inch, ranges to tenths, each sentence with a full stop', () => {
  assert.equal(writeSpot({ x: 24000, y: 12500, facing: 150 }), 'x 24  y 12.5  15°');
});
