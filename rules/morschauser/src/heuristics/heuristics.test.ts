import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { assertHeuristicsLegal, assertReflexesPure } from '@linstock/testing';
import { morschauser as rules } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { standOf } from '../model/board.ts';
import { LOST, MOVES, NONE, OBEY, type State } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';
import { bestCharge } from './charge.ts';
import { meleeWorth } from './combat.ts';
import { marchOf } from './march.ts';
import { protectorsOf } from './riding.ts';
import { sideViewOf } from './side-view.ts';

for (const battle of rules.battles) {
  test(`${battle}: whatever is asked in a random game, reflex and candidates are legal`, () =>
    assertHeuristicsLegal(rules, battle, 8));

  test(`${battle}: a reflex answers the same, whatever was asked before`, () =>
    assertReflexesPure(rules, battle));
}

/** The pick-up battle laid out. */
function laidOut() {
  const setting = rules.field('pick-up', {});
  return { setting, field: setting.listed, state: rules.deploy(setting) };
}

test('a gain of one side is an equal loss of the other, and a lost company counts', () => {
  const { setting, state } = laidOut();
  assert.equal(
    rules.heuristics.value(setting, state, 0, []),
    0 - rules.heuristics.value(setting, state, 1, []),
  );
  const before = rules.heuristics.value(setting, state, 0, []);
  const lost = { ...state, status: state.status.with(0, LOST) };
  assert.ok(rules.heuristics.value(setting, lost, 0, []) < before - 50);
});

test('losses that bring a brigade to its test weigh more than the same spread over two (MM-E3a)', () => {
  const { setting, field, state } = laidOut();
  const [first, second] = [0, 1].map((brigade) =>
    field.companies.filter((company) => company.brigade === brigade && company.type === 'lineInfantry'),
  );
  assert.ok(first && second);
  const without = (lost: readonly { readonly id: number }[]): number => {
    const status = state.status.slice();
    for (const { id } of lost) status[id] = LOST;
    return rules.heuristics.value(setting, { ...state, status }, 0, []);
  };
  assert.ok(without(first.slice(0, 3)) < without([...first.slice(0, 2), ...second.slice(0, 1)]));
});

/** The pick-up battle with two companies face to face, all others far away, and the first of the two about to move. */
function faceToFace(
  own: number,
  at: readonly [number, number],
  foe: number,
  there: readonly [number, number],
) {
  const { field, state } = laidOut();
  const s = structuredClone(state);
  for (const { id } of field.companies) {
    s.x[id] = 2000 + 3100 * (id % 20);
    s.y[id] = id < 20 ? 2000 : 5200;
  }
  [s.x[own], s.y[own], s.facing[own]] = [...at, 0];
  [s.x[foe], s.y[foe], s.facing[foe]] = [...there, 1800];
  s.active = 0;
  s.group = {
    companies: [own],
    left: [],
    movers: [own],
    results: [OBEY],
    ordered: 1,
    die: 0,
    general: NONE,
    phase: MOVES,
  };
  return sideViewOf(field, s, 0);
}

test('horse rides round a wood that bars the straight way (MM-C2a)', () => {
  const { field } = laidOut();
  const horse = field.companies.find(({ side, type }) => side === 0 && type === 'cavalry');
  const prey = field.companies.find(({ side, type }) => side === 1 && type === 'artillery');
  const wood = field.table.areas.find(({ id }) => id.startsWith('woods'))?.box;
  assert.ok(horse && prey && wood);
  const middle = (wood.west + wood.east) / 2;
  const view = faceToFace(horse.id, [middle, wood.south - 2000], prey.id, [middle, wood.north + 6000]);
  const end = marchOf(view, [horse.id], 'charge')?.moves[0]?.legs.at(-1);
  assert.ok(end, 'it stays where it is');
  assert.ok(Math.abs(end.x - middle) > 6000, `it goes to ${end.x}, ${end.y}`);
});

test('an enemy with an open flank is charged there, where the odds are best', () => {
  const { field } = laidOut();
  const horse = field.companies.find(({ side, type }) => side === 0 && type === 'cavalry');
  const prey = field.companies.find(({ side, type }) => side === 1 && type === 'lightInfantry');
  assert.ok(horse && prey);
  // The horse 10 inches west of the prey, which looks south.
  const view = faceToFace(horse.id, [40_000, 30_500], prey.id, [50_000, 30_000]);
  assert.ok(meleeWorth(view, horse.id, prey.id, true) > meleeWorth(view, horse.id, prey.id, false));
  const charge = bestCharge(view, [horse.id], 0);
  const end = charge?.moves[0]?.legs.at(-1);
  assert.ok(end, 'no charge was found');
  assert.ok(end.y >= standOf(view.field, view.s, prey.id).y - 1, 'the charge comes from before the front');
});

test('a general joins the strongest company of his brigade, not one that is nearly gone', () => {
  const { field, state } = laidOut();
  const brigade = field.companies.filter((company) => company.side === 0 && company.brigade === 0);
  const [strong, ...others] = brigade;
  assert.ok(strong && others.length > 1);
  const strength = state.strength.map((all, id) => (others.some((company) => company.id === id) ? 2 : all));
  const view = sideViewOf(field, { ...state, strength }, 0);
  const own = view.own.filter((company) => company.brigade === 0);
  assert.equal(protectorsOf(view, own.toReversed())[0]?.id, strong.id);
  assert.equal(protectorsOf(view, own).length, own.length);
});

test('a charge of the company that a general is with counts the risk of losing him (MM-E5b)', () => {
  const { field } = laidOut();
  const line = field.companies.find(({ side, type }) => side === 0 && type === 'lineInfantry');
  const foe = field.companies.find(({ side, type }) => side === 1 && type === 'lineInfantry');
  const general = field.generals.find(({ side }) => side === 0);
  assert.ok(line && foe && general);
  const view = faceToFace(line.id, [40_000, 30_000], foe.id, [40_000, 34_000]);
  // Their characters are known, so that they can be used in calculations.
  const personality = view.s.personality.map(() => 3);
  const alone = { ...view, s: { ...view.s, personality } };
  const led = { ...alone, s: { ...alone.s, attached: alone.s.attached.with(general.id, line.id) } };
  const worthOf = (each: typeof view): number =>
    meleeWorth({ ...each, game: { ...each.game, s: each.s } }, line.id, foe.id, false);
  assert.ok(worthOf(led) < worthOf(alone));
});

test('the audit counts a charge that must lose, a general who rides into the enemy’s reach, and guns alone', () => {
  const { setting, field } = laidOut();
  const horse = field.companies.find(({ side, type }) => side === 0 && type === 'cavalry');
  const gun = field.companies.find(({ side, type }) => side === 0 && type === 'artillery');
  const foe = field.companies.find(({ side, type }) => side === 1 && type === 'lineInfantry');
  const general = field.generals.find(({ side }) => side === 0);
  assert.ok(horse && gun && foe && general);
  const question = Position.start(rules, setting, seededDice('audit')).question(0) ?? assert.fail();
  const names = (s: State, answer: Answer): string[] =>
    BLUNDERS.filter(({ count }) => count(setting, s, question, answer) > 0).map(({ name }) => name);

  // The horse 10 inches west of the enemy, which looks south.
  const { s } = faceToFace(horse.id, [40_000, 30_500], foe.id, [50_000, 30_000]);
  const weak = { ...s, strength: s.strength.with(horse.id, 1) };
  const charge = bestCharge(sideViewOf(field, weak, 0), [horse.id], -1000) ?? assert.fail();
  assert.deepEqual(names(weak, charge), ['hopeless charge']);
  assert.deepEqual(names(s, { do: 'general', general: general.id, x: 50_000, y: 30_000 }), [
    'general exposed',
  ]);
  const guns = faceToFace(gun.id, [50_000, 26_000], foe.id, [50_000, 34_000]).s;
  assert.deepEqual(names({ ...guns, group: null }, { do: 'done' }), ['gun alone']);
});
