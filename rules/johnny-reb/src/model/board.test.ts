import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { rebBattle } from '../battles/index.ts';
import { isInCommand } from '../reckon/orders.ts';
import { FORMATIONS } from '../tables/index.ts';
import {
  footprintOf,
  isLeaderless,
  officerDistance,
  officerPlace,
  officerPresent,
  placedOf,
  regimentsLost,
  situationOf,
  standsLost,
  strengthOfUnit,
} from './board.ts';
import { NONE, type Unit } from './field.ts';
import { drawUp } from './order-of-battle.ts';
import {
  cloneState,
  DESTROYED,
  deployState,
  FALLEN,
  isLost,
  LEFT,
  orderOf,
  RAN_OFF,
  type State,
} from './state.ts';

const FIELD = drawUp(rebBattle('mcphersons-ridge'));
const begun = (): State => deployState(FIELD);
const unit = (code: string, side = 0): Unit => {
  const found = FIELD.units.find((each) => each.code === code && each.side === side);
  assert.ok(found, code);
  return found;
};
const officer = (code: string): number => FIELD.officers.findIndex((each) => each.code === code);

clause('JR-16.1a', 'an officer with a unit of his command is present there, behind its middle', () => {
  const s = begun();
  const [second, seventh] = [unit('2WI').id, unit('7WI').id];
  assert.equal(officerPresent(FIELD, s, second), 'corps');
  assert.equal(officerPresent(FIELD, s, seventh), null);
  const reynolds = officer('REYNOLDS');
  const { x, y } = footprintOf(FIELD, s, second);
  const place = officerPlace(FIELD, s, reynolds);
  assert.ok(Math.abs(Math.hypot(place.x - x, place.y - y) - 375) <= 2);
  s.officer[reynolds] = FALLEN;
  assert.equal(officerPresent(FIELD, s, second), null);
});

clause('JR-12.4a', 'the best officer counts, and only in his own command', () => {
  const s = begun();
  s.attached[officer('MEREDITH')] = unit('2WI').id;
  assert.equal(officerPresent(FIELD, s, unit('2WI').id), 'corps');
  s.attached[officer('MEREDITH')] = unit('3INC').id;
  assert.equal(officerPresent(FIELD, s, unit('3INC').id), null);
});

clause('JR-16.4a', 'a unit is in command within 12 inches of an officer of its command', () => {
  const s = begun();
  const { id } = unit('7WI');
  const near = officerDistance(FIELD, s, id);
  assert.ok(near !== null && isInCommand(near));
  for (const each of FIELD.officers.keys()) s.officer[each] = FALLEN;
  assert.equal(officerDistance(FIELD, s, id), null);
});

clause(['JR-1.4c', 'JR-8.2a'], 'lost stands and sections are those no longer present', () => {
  const s = begun();
  const [michigan, guns] = [unit('24MI').id, unit('2ME').id];
  assert.deepEqual([standsLost(FIELD, s, michigan), strengthOfUnit(FIELD, s, michigan)], [0, 17]);
  s.stands[michigan] = [2, 4];
  s.sections[guns] = 1.5;
  assert.deepEqual([standsLost(FIELD, s, michigan), strengthOfUnit(FIELD, s, michigan)], [2, 6]);
  assert.deepEqual([standsLost(FIELD, s, guns), strengthOfUnit(FIELD, s, guns)], [2, 1.5]);
  assert.equal(footprintOf(FIELD, s, michigan).frontage, inches(1.75));
});

clause(
  ['JR-12.4i', 'JR-1.5b', 'JR-12.4h'],
  'lost regiments of the brigade count, batteries do not, nor regiments that left',
  () => {
    const s = begun();
    const { id } = unit('2WI');
    s.fate[id] = DESTROYED;
    assert.equal(regimentsLost(FIELD, s, id), 0);
    assert.equal(regimentsLost(FIELD, s, unit('7WI').id), 1);
    s.fate[unit('19IN').id] = RAN_OFF;
    assert.equal(regimentsLost(FIELD, s, unit('7WI').id), 2);
    s.fate[unit('19IN').id] = LEFT;
    assert.equal(regimentsLost(FIELD, s, unit('7WI').id), 1);
    assert.equal(isLost(s, unit('19IN').id), false);
    const pegram = unit('FRED', 1);
    s.fate[pegram.id] = DESTROYED;
    assert.equal(regimentsLost(FIELD, s, unit('PEEDEE', 1).id), 0);
    assert.equal(isLeaderless(FIELD, s, id), false);
    s.leaderless[unit('2WI').brigade] = 2;
    assert.equal(isLeaderless(FIELD, s, id), true);
  },
);

clause(['JR-4.1c', 'JR-4.1d'], 'a unit without a marker holds', () => {
  const s = begun();
  assert.equal(orderOf(s, 0), 'H');
  s.order[0] = 0;
  assert.equal(orderOf(s, 0), 'Fr');
});

test('units are measured as they stand now, those off the table not at all', () => {
  const s = begun();
  const cavalry = unit('3INC').id;
  assert.equal(placedOf(FIELD, s, cavalry).arm, 'dismounted');
  s.formation[cavalry] = FORMATIONS.indexOf('mounted_line');
  s.refuses[cavalry] = 1;
  const placed = placedOf(FIELD, s, cavalry);
  assert.deepEqual([placed.arm, placed.refuses, placed.stand.frontage], ['mounted', 'right', inches(4)]);
  s.refuses[cavalry] = -1;
  assert.equal(placedOf(FIELD, s, cavalry).refuses, 'left');
  s.fate[cavalry] = DESTROYED;
  const { units, visibility } = situationOf(FIELD, s);
  assert.equal(units.length, FIELD.units.length - 1);
  assert.deepEqual(
    units.map(({ listed }) => listed),
    units.map(({ listed }) => listed).toSorted((a, b) => a - b),
  );
  assert.equal(visibility, inches(40));
});

test('a copy of a position shares nothing that changes', () => {
  const s = begun();
  const copy = cloneState(s);
  assert.deepEqual(copy, s);
  assert.deepEqual(JSON.parse(JSON.stringify(s)), s);
  for (const [key, value] of Object.entries(copy))
    if (Array.isArray(value)) assert.notEqual(value, s[key as keyof State], `${key} is copied`);
});

clause('JR-7.3a', 'the range of sight is listed turn by turn', () => {
  const field = drawUp(rebBattle('brawners-farm'));
  assert.deepEqual(field.visibility, [40, 40, 20, 8, 4, 4, 4].map(inches));
});

test('the reason why troops must stay in their orders is listed by unit', () => {
  const field = drawUp(rebBattle('brawners-farm'));
  const [held] = field.restrictions;
  assert.deepEqual(
    held?.units.map((id) => field.units[id]?.code),
    ['19IN', '7WI', '6WI', '56PA', '76NY'],
  );
  assert.deepEqual(
    field.units.filter(({ heldUntil }) => heldUntil > 1).map(({ code }) => code),
    ['26GA', '60GA'],
  );
  assert.equal(unit('2WI').heldUntil, 1);
  assert.equal(FIELD.officers.filter(({ attached }) => attached !== NONE).length, 1);
});
