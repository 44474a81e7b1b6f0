import assert from 'node:assert/strict';
import { test } from 'node:test';
import { johnnyReb as rules } from '../index.ts';
import { DESTROYED, MOVES } from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { bestCharge } from './charging.ts';
import { formOf } from './forming.ts';
import { changesHorse, comesUp, ridesAlong } from './horse.ts';
import { sideViewOf } from './side-view.ts';

const field = rules.field('east-cavalry-field', {});
const start = rules.deploy(field);
const numberOf = (code: string): number => field.units.findIndex((unit) => unit.code === code);
const hold = { kind: 'hold' } as const;

/** The view of the Union with some of its units at other places, in inches. */
function viewWith(places: Readonly<Record<string, readonly [number, number]>>) {
  const moved = Object.entries(places).reduce(
    (s, [code, [x, y]]) => ({
      ...s,
      x: s.x.with(numberOf(code), x * 1000),
      y: s.y.with(numberOf(code), y * 1000),
    }),
    start,
  );
  const view = sideViewOf(field, moved, 0);
  const unit = (code: string) => {
    const found = view.own.find(({ listed }) => listed === numberOf(code));
    assert.ok(found, code);
    return found;
  };
  return { view, unit };
}

test('cavalry with good carbines dismounts where it stays, if the enemy is near but not upon it', () => {
  for (const [y, dismounts] of [
    [15, false],
    [24, true],
    [31, false],
  ] as const) {
    const { view, unit } = viewWith({ '3PAm': [14.6, y] });
    assert.equal(changesHorse(view, unit('3PAm'), hold), dismounts, `at ${y} inches`);
  }
});

test('men on foot fetch their horses for a long way, and not with an enemy near', () => {
  const [crossing] = field.objectives;
  assert.ok(crossing);
  const { view, unit } = viewWith({});
  const take = { kind: 'take', objective: crossing } as const;
  assert.equal(changesHorse(view, unit('1NJ'), take), false);
  const far = viewWith({ '1NJ': [30, 18] });
  assert.equal(changesHorse(far.view, far.unit('1NJ'), take), true);
});

test('cavalry on Form that is in line and in order mounts or dismounts', () => {
  const form = ORDERS.indexOf('Fm');
  const view = sideViewOf(field, { ...start, phase: MOVES, order: start.order.map(() => form) }, 0);
  const formed = (code: string) => {
    const unit = view.own.find(({ listed }) => listed === numberOf(code));
    return unit && formOf(view, unit).formation;
  };
  assert.equal(formed('7MI'), 'single_line');
  assert.equal(formed('6MId'), 'mounted_line');
});

test('horse guns come up if no enemy is in range, guns drawn by men on foot do not', () => {
  const { view, unit } = viewWith({});
  assert.equal(comesUp(view, unit('M2US'), 40_000), true);
  assert.equal(comesUp(view, unit('M2US'), 30_000), false);
});

test('a mounted battalion goes along with a charge of its brigade only if that is worth it', () => {
  const { view, unit } = viewWith({ '1MIr': [16.5, 33.3], '1MIl': [20.8, 33.3] });
  assert.equal(ridesAlong(view, unit('1MIr'), -1000), true);
  assert.equal(ridesAlong(view, unit('1MIr'), 1000), false);
});

test('a mounted charge is worth more at troops that have fired than at a fresh line', () => {
  const [charger, target] = [numberOf('1VA'), numberOf('1NJ')];
  const at = {
    ...start,
    x: start.x.with(charger, 16_000),
    y: start.y.with(charger, 38_000).with(numberOf('9VA'), 47_000),
    facing: start.facing.with(charger, 1800),
  };
  const hopeOf = (state: typeof start): number => {
    const view = sideViewOf(field, state, 1);
    const unit = view.own.find(({ listed }) => listed === charger);
    const charge = unit && bestCharge(view, unit);
    assert.equal(charge?.target, target);
    return charge?.hope ?? 0;
  };
  const away = {
    ...at,
    fate: ['2NC', 'BREA', 'CHA', '34VA'].reduce(
      (fate, code) => fate.with(numberOf(code), DESTROYED),
      at.fate,
    ),
  };
  const fresh = hopeOf(away);
  const shotOut = hopeOf({
    ...away,
    ammunition: away.ammunition.with(target, 2),
    level: away.level.with(target, 1),
  });
  assert.ok(shotOut > fresh + 20, `${fresh} and ${shotOut}`);
});

test("Jenkins's men begin low on cartridges and never get more", () => {
  for (const code of ['34VA', '14VA']) {
    assert.equal(start.ammunition[numberOf(code)], 1);
    assert.equal(field.units[numberOf(code)]?.replenished, false);
  }
  assert.equal(start.ammunition[numberOf('1NJ')], 0);
});
