import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour } from '@linstock/ground';
import { americanLegions as rules } from '../index.ts';
import { CHARGE, NONE, ORDERS, type State } from '../model/state.ts';
import type { Body } from './bodies.ts';
import { dutiesOf } from './duties.ts';
import { sideViewOf } from './side-view.ts';

const field = rules.field('hobkirk', {});
const AMERICAN = 1;
const MOVE = ORDERS.indexOf('MOVE');

/** The body of an American regiment of foot, all of it in one hex, next to the first American gun. */
function besideGun(order: number): { state: State; body: Body; gunHex: number } {
  const gun = field.companies.find(({ side, gun: kind }) => side === AMERICAN && kind === 'regular');
  const regiment = field.regiments.find(
    ({ side, cavalry, skirmishers }) => side === AMERICAN && !cavalry && !skirmishers,
  );
  const enemy = field.companies.find(({ side }) => side !== AMERICAN);
  assert.ok(gun && regiment && enemy, "Hobkirk's Hill has an American gun and American foot");
  const state = structuredClone(rules.deploy(field));
  const gunHex = field.suggested.hex[gun.id] ?? assert.fail();
  const guarded = neighbour(field.map, gunHex, 3);
  // Nothing else is on the map.
  for (const { id } of field.companies) state.at[id] = id === gun.id ? gunHex : NONE;
  for (const id of regiment.companies) state.at[id] = guarded;
  // An enemy two hexes from the gun.
  state.at[enemy.id] = neighbour(field.map, neighbour(field.map, gunHex, 0), 0);
  state.order[regiment.id] = order;
  const view = sideViewOf(field, state, AMERICAN, false);
  const companies = view.own.filter(({ regiment: of }) => of === regiment.id);
  const body: Body = {
    regiment,
    companies,
    hex: guarded,
    facing: 0,
    order: order === MOVE ? 'MOVE' : 'CHARGE',
  };
  return { state, body, gunHex };
}

test('a plan loses value if the last guard leaves a gun in reach of the enemy, except under CHARGE', () => {
  const { state, body, gunHex } = besideGun(MOVE);
  const away = neighbour(field.map, neighbour(field.map, gunHex, 3), 3);
  const cost = (order: number): number => {
    const given = order === MOVE ? body : besideGun(CHARGE).body;
    return dutiesOf(sideViewOf(field, state, AMERICAN, false), given).cost(away);
  };
  assert.ok(cost(MOVE) > 0);
  assert.equal(cost(CHARGE), 0);
  assert.equal(dutiesOf(sideViewOf(field, state, AMERICAN, false), body).cost(body.hex), 0);
});

test('on turn 1 foot of the defender does not march towards the enemy; later it may', () => {
  const { state, body, gunHex } = besideGun(MOVE);
  const forward = (turn: number): boolean =>
    dutiesOf(sideViewOf(field, { ...state, turn }, AMERICAN, false), body).forbids(gunHex);
  assert.equal(forward(1), true);
  assert.equal(forward(2), false);
});
