import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outlook } from '@linstock/scene';
import { clause } from '@linstock/testing';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import type { Order } from '../tables/index.ts';
import { fieldOf } from '../testing/battle.ts';
import { present } from './index.ts';

const FIELD = fieldOf(
  [
    ['B1', 10, 10, 0],
    ['B2', 20, 10, 0],
    ['B3', 30, 10, 0],
  ],
  [
    ['G1', 10, 17, 180],
    ['G2', 20, 15, 180],
    ['G3', 30, 30, 180],
  ],
);

function listed(
  orders: readonly Order[],
  { field = FIELD, change = () => {} }: { field?: Field; change?: (s: S.State) => void } = {},
): readonly Outlook[] {
  const s = S.deployState(field);
  s.phase = S.REVEAL;
  s.step = 1;
  s.order = orders.map((order) => S.MARKERS.indexOf(order));
  change(s);
  return present.shows.outlook?.({ field, state: s, known: [] }) ?? [];
}

clause(
  ['JR-4.2a', 'JR-5.7a', 'JR-14.1d'],
  'after the reveal the orders’ effects are listed in order of play: fires, then charges by length',
  () => {
    const list = listed(['C', 'C', 'Fr', 'D', 'M', 'H']);
    assert.deepEqual(
      list.map(({ title, when, clash }) => [title, when, clash]),
      [
        ['B3 fires first', 'phase 4', true],
        ['B2 on G2', 'phase 6, 5 in', true],
        ['B1 on G1', 'phases 5, 6, 7 in', true],
      ],
    );
    assert.match(list[0]?.sentence ?? '', /It has no target/);
    assert.equal(list[0]?.fire, undefined, 'no line of fire at nobody');
    assert.match(list[1]?.sentence ?? '', /Charges come before moves: the G2 is met where it stands/);
    assert.match(list[2]?.sentence ?? '', /The G1 goes in phase 5/);
    assert.deepEqual(list[1]?.at, { x: 20_000, y: 12_500 }, 'its number stands between the two');
  },
);

test('the outlook is empty before the reveal and after the moves, and drops what is past', () => {
  const orders: Order[] = ['C', 'H', 'Fr', 'H', 'H', 'H'];
  const at = (phase: number, step = 0) =>
    listed(orders, { change: (s) => Object.assign(s, { phase, step }) });
  assert.equal(at(S.REVEAL).length, 0);
  assert.equal(at(S.REVEAL, 1).length, 2);
  assert.deepEqual(
    at(S.CHARGES).map(({ title }) => title),
    ['B1 on G1'],
  );
  assert.equal(at(S.MOVES).length, 0);
});

clause(
  ['JR-14.1c', 'JR-5.8a'],
  'a charge without a target, two at one enemy, and moves to one place are reported as problems',
  () => {
    const field = fieldOf(
      [
        ['B1', 18, 10, 0],
        ['B2', 22, 10, 0],
        ['B3', 30, 10, 180],
      ],
      [['G1', 20, 18, 180]],
    );
    const list = listed(['C', 'C', 'C', 'H'], { field });
    assert.match(list[0]?.sentence ?? '', /Another charge goes at it too/);
    assert.ok(list[0]?.clash && list[1]?.clash);
    assert.equal(list[2]?.title, 'B3 finds no enemy to charge');
    const moving = listed(['M', 'M', 'H', 'H'], {
      field,
      change: (s) => (s.arrow = [200, 3400, S.deployState(field).arrow[2] as number, -1]),
    });
    assert.deepEqual(
      moving.map(({ title, clash }) => [title, clash]),
      [['B1 and B2', true]],
    );
  },
);

test('a unit that moves without an arrow, having come onto the table, has a marker and no arrow', () => {
  const s = S.deployState(FIELD);
  s.phase = S.MOVES;
  s.order = FIELD.units.map(() => S.MARKERS.indexOf('M'));
  s.arrow = s.arrow.with(0, 900);
  const markers = present.shows.scene({ field: FIELD, state: s, known: [] }).markers ?? [];
  assert.deepEqual(markers[0]?.arrow?.to, { x: 18_000, y: 10_000 });
  assert.deepEqual(
    [markers[1]?.arrow, markers[1]?.heading, markers[1]?.label],
    [undefined, undefined, 'Move'],
  );
});

test('a First fire with a target describes its line, from its front to the nearest', () => {
  const field = fieldOf([['B1', 10, 10, 0]], [['G1', 10, 14, 180]]);
  const [told] = listed(['Fr', 'H'], { field });
  assert.ok(told?.fire && !told.clash);
  assert.ok(told.fire.from.y < told.fire.to.y, 'it points at the enemy');
  const middle = (told.fire.from.y + told.fire.to.y) / 2;
  assert.ok(Math.abs(told.at.y - middle) <= 1, 'its number stands on the line');
});
