import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, Position, seededDice } from '@linstock/kernel';
import { assertHeuristicsLegal, assertReflexesPure } from '@linstock/testing';
import { johnnyReb as rules } from '../index.ts';
import { aim } from '../model/shots.ts';
import { DESTROYED, type State } from '../model/state.ts';
import { fireReckoning } from '../reckon/fire.ts';
import { ordersOf } from './marking.ts';
import { meanLoss } from './shooting.ts';
import { sideViewOf } from './side-view.ts';

for (const battle of rules.battles) {
  test(`${battle}: whatever is asked in a random game, reflex and candidates are legal, whatever the plans`, () =>
    assertHeuristicsLegal(rules, battle, 4));

  test(`${battle}: what a reflex answers depends on the position alone`, () =>
    assertReflexesPure(rules, battle));
}

const ridge = rules.field('mcphersons-ridge', {});
const atDawn = (): State => rules.deploy(ridge);
const numberOf = (code: string): number => ridge.units.findIndex((unit) => unit.code === code);
const valueOf = (s: State, side: 0 | 1): number => rules.heuristics.value(ridge, s, side, []);

test('a position is worth as much to one side as it costs the other, and a lost regiment counts', () => {
  const s = atDawn();
  assert.equal(valueOf(s, 0), 0 - valueOf(s, 1));
  const lost = { ...s, fate: s.fate.with(numberOf('7WI'), DESTROYED) };
  assert.ok(valueOf(lost, 0) < valueOf(s, 0) - 100);
});

test('the nearer its infantry is to ground that counts, the better a side stands', () => {
  const s = atDawn();
  const nearer = { ...s, x: s.x.with(numberOf('24MI'), 25_000), y: s.y.with(numberOf('24MI'), 12_500) };
  assert.ok(valueOf(nearer, 0) > valueOf(s, 0));
});

test('the average cost of a fire agrees with its exact odds', () => {
  const { fire } = aim(ridge, atDawn(), {
    firer: numberOf('3INC'),
    target: numberOf('5ALBn'),
    mode: 'hold',
    pivot: 0,
    areaFire: false,
    rapidFire: false,
    canister: null,
  });
  const close = { ...fire, range: 1000 };
  const lossOf = (result: unknown): number =>
    result === '1*' ? 0.5 : typeof result === 'number' ? Math.min(result, fire.target.strength) : 0;
  // Losses of skirmishers are halved (JR-10.3a).
  const mean = chancesOf(fireReckoning(close, '')).reduce(
    (sum, { outcome, chance }) => sum + (chance * lossOf(outcome.result)) / 2,
    0,
  );
  assert.ok(mean > 0);
  assert.ok(Math.abs(meanLoss(close) - mean) < 1e-9, `${meanLoss(close)} and ${mean}`);
});

test('two brigades of a side do not naturally go for the same ground', () => {
  const farm = rules.field('brawners-farm', {});
  const plans = rules.heuristics.commands(farm, rules.deploy(farm), 1, []).map((command) => command.plans[0]);
  const ground = plans.filter((plan) => plan?.startsWith('take'));
  assert.ok(ground.length > 1, plans.join());
  assert.equal(new Set(ground).size, ground.length);
});

test('guns with an enemy in reach of a charge neither move nor fire first, whatever the plan', () => {
  const s = atDawn();
  const battery = ridge.units.findIndex(
    ({ side, arm }, unit) => side === 0 && arm === 'battery' && s.fate[unit] === 0,
  );
  assert.ok(battery >= 0);
  const foe = numberOf('7TN');
  const [x, y] = [s.x.with(foe, s.x[battery] ?? 0), s.y.with(foe, (s.y[battery] ?? 0) + 6000)];
  const view = sideViewOf(ridge, { ...s, x, y }, 0);
  for (const plan of ['attack', 'hold', 'fire']) {
    const plans = { [`brigade-${ridge.units[battery]?.brigade}`]: plan };
    const given = ordersOf(view, plans).orders.find(({ unit }) => unit === battery);
    assert.equal(given?.order, 'H', plan);
  }
});

test('a shaken regiment near an enemy that it cannot fire at retires; others do not', () => {
  const s = atDawn();
  const [own, foe] = [numberOf('2WI'), numberOf('7TN')];
  // The enemy is 4 inches behind its back.
  const [x, y] = [s.x.with(foe, 31_000), s.y.with(foe, 12_500)];
  const orderIn = (level: number): string | undefined =>
    ordersOf(sideViewOf(ridge, { ...s, x, y, level: s.level.with(own, level) }, 0), {}).orders.find(
      ({ unit }) => unit === own,
    )?.order;
  assert.equal(orderIn(1), 'D');
  assert.notEqual(orderIn(0), 'D');
});

test('the reason given names the purpose of each brigade', () => {
  const position = Position.start(rules, ridge, seededDice('why'));
  const question = position.question(0);
  assert.ok(question);
  const answer = rules.heuristics.reflex(ridge, position.state, question, {}, []);
  const reason = rules.heuristics.reason?.(
    ridge,
    position.state,
    question,
    answer,
    { 'brigade-0': 'hold' },
    [],
  );
  assert.match(reason ?? '', /^Meredith is to stay where it is; .*\.$/);
});

test('a unit with a plan of its own does not do as its brigade does, and the reason says so', () => {
  const position = Position.start(rules, ridge, seededDice('apart'));
  const question = position.question(0);
  assert.ok(question);
  const own = numberOf('24MI');
  const plans = { 'brigade-0': 'take woods', [`unit-${own}`]: 'hold' };
  const answer = rules.heuristics.reflex(ridge, position.state, question, plans, []);
  assert.ok(answer.do === 'orders');
  const orderOf = (code: string): string | undefined =>
    answer.orders.find(({ unit }) => unit === numberOf(code))?.order;
  assert.equal(orderOf('24MI'), 'H');
  assert.equal(orderOf('7WI'), 'M');
  const reason = rules.heuristics.reason?.(ridge, position.state, question, answer, plans, []);
  assert.match(
    reason ?? '',
    /^Meredith is to take and hold the woods; the 24th Michigan is to stay where it is;/,
  );
});

test('a side that has its ground and leads stays; one that has it and is behind advances', () => {
  const s = atDawn();
  const naturally = (state: State): string | undefined =>
    rules.heuristics.commands(ridge, state, 0, []).find(({ body }) => body === 'brigade-0')?.plans[0];
  // A regiment in the woods gives 4 points; the Confederates have 3 to begin with.
  const held = { ...s, x: s.x.with(numberOf('7WI'), 22_000), y: s.y.with(numberOf('7WI'), 10_500) };
  assert.equal(naturally(held), 'take woods');
  const lost = (code: string): State => ({ ...held, fate: held.fate.with(numberOf(code), DESTROYED) });
  assert.equal(naturally(lost('2WI')), 'attack');
  assert.equal(naturally(lost('7TN')), 'take woods');
});

test('a regiment that shares its woods with an unseen enemy attacks it, and stays if it is alone', () => {
  const s = atDawn();
  const [own, foe] = [numberOf('7WI'), numberOf('7TN')];
  // 4 inches apart in the woods, where the range of sight is 2.
  const facing = s.facing.with(own, 2700).with(foe, 900);
  const orderAt = (west: number): string | undefined => {
    const x = s.x.with(own, 25_000).with(foe, west);
    const y = s.y.with(own, 10_000).with(foe, 10_500);
    return ordersOf(sideViewOf(ridge, { ...s, facing, x, y }, 0), { 'brigade-0': 'take woods' }).orders.find(
      ({ unit }) => unit === own,
    )?.order;
  };
  assert.equal(orderAt(21_000), 'M');
  assert.equal(orderAt(17_000), 'H');
});

test('on the last turn a regiment heads for ground within reach, whatever enemy it could fire at', () => {
  const s = atDawn();
  const [own, foe, other] = [numberOf('7WI'), numberOf('7TN'), numberOf('2WI')];
  // It is an inch east of the woods, with an enemy in them 3.8 inches ahead.
  const facing = s.facing.with(own, 2700).with(foe, 900);
  const x = s.x.with(own, 29_600).with(foe, 25_800).with(other, 34_000);
  const y = s.y.with(own, 8_800).with(foe, 8_800).with(other, 14_000);
  const orderOn = (turn: number): string | undefined =>
    ordersOf(sideViewOf(ridge, { ...s, facing, x, y, turn }, 0), { 'brigade-0': 'take woods' }).orders.find(
      ({ unit }) => unit === own,
    )?.order;
  assert.equal(orderOn(ridge.turns), 'M');
  assert.equal(orderOn(ridge.turns - 1), 'Fr');
});

test('dismounted cavalry falls back from an enemy that comes near, and stays while it is far', () => {
  const s = atDawn();
  const orderAt = (state: State): string | undefined =>
    ordersOf(sideViewOf(ridge, state, 0), {}).orders.find(({ unit }) => unit === numberOf('3INC'))?.order;
  assert.equal(orderAt(s), 'D');
  const rebels = ridge.units.filter(({ side }) => side === 1);
  const far = rebels.reduce((x, { id }) => x.with(id, 3_000), s.x);
  assert.equal(orderAt({ ...s, x: far }), 'H');
});

test('a regiment with an enemy 2 inches in front gets no march: there is no space for one', () => {
  const s = atDawn();
  const [own, foe, other] = [numberOf('7WI'), numberOf('7TN'), numberOf('2WI')];
  const facing = s.facing.with(own, 2700).with(foe, 900);
  const x = s.x.with(own, 29_600).with(foe, 27_600).with(other, 34_000);
  const y = s.y.with(own, 8_800).with(foe, 8_800).with(other, 14_000);
  const sheet = ordersOf(sideViewOf(ridge, { ...s, facing, x, y, turn: ridge.turns }, 0), {
    'brigade-0': 'take woods',
  });
  assert.notEqual(sheet.orders.find(({ unit }) => unit === own)?.order, 'M');
});

test('a regiment marches round a friend in its way', () => {
  const s = atDawn();
  const [own, friend] = [numberOf('24MI'), numberOf('2WI')];
  const facing = s.facing.with(own, 2700).with(friend, 2700);
  const headingWith = (ahead: number): number | null | undefined => {
    const x = s.x.with(own, 34_000).with(friend, ahead);
    const y = s.y.with(own, 10_500).with(friend, 10_500);
    const sheet = ordersOf(sideViewOf(ridge, { ...s, facing, x, y }, 0), { 'brigade-0': 'take woods' });
    const marker = sheet.orders.find(({ unit }) => unit === own);
    assert.equal(marker?.order, 'M');
    return marker.arrow;
  };
  const [free, barred] = [headingWith(20_000), headingWith(32_000)];
  assert.ok(Math.abs((free ?? 0) - (barred ?? 0)) > 50, `${free} and ${barred}`);
});

test('troops charge carefully or at once as their plan says; without a plan they choose for themselves', () => {
  const s = atDawn();
  const own = numberOf('7TN');
  const orderBy = (plan: string | null): string | undefined =>
    ordersOf(sideViewOf(ridge, s, 1), plan === null ? {} : { [`unit-${own}`]: plan }).orders.find(
      ({ unit }) => unit === own,
    )?.order;
  assert.equal(orderBy(null), 'C');
  assert.notEqual(orderBy('as its brigade'), 'C');
  assert.equal(orderBy('charge'), 'C');
});

test('ground counts for more the nearer the end is, force for less', () => {
  const s = atDawn();
  const held = { ...s, x: s.x.with(numberOf('7WI'), 22_000), y: s.y.with(numberOf('7WI'), 10_500) };
  const weak = { ...s, stands: s.stands.with(numberOf('7WI'), [1]) };
  const changeBy = (other: State, turn: number): number =>
    valueOf({ ...other, turn }, 0) - valueOf({ ...s, turn }, 0);
  assert.ok(changeBy(held, ridge.turns) > 2 * changeBy(held, 1));
  assert.ok(changeBy(weak, ridge.turns) > changeBy(weak, 1) / 2);
});

test('troops led by a captain keep to the rocks before them; others leave them for better ground', () => {
  const hill = rules.field('little-round-top', {});
  const s = rules.deploy(hill);
  const own = hill.units.findIndex(({ code }) => code === '44NY');
  // The enemy is 3 inches farther west and 2 farther south than its start.
  const away = (places: readonly number[], by: number): number[] =>
    places.map((place, i) => (hill.units[i]?.side === 1 ? Math.max(900, place - by) : place));
  const view = sideViewOf(hill, { ...s, x: away(s.x, 3000), y: away(s.y, 2000) }, 0);
  const orderBy = (plans: Record<string, string>): string | undefined =>
    ordersOf(view, { 'brigade-0': 'take summit', ...plans }).orders.find(({ unit }) => unit === own)?.order;
  assert.equal(orderBy({}), 'M');
  assert.equal(orderBy({ [`unit-${own}`]: 'as its brigade' }), 'H');
});

test('without a plan a regiment falls back only if it is shaken or has lost half its figures', () => {
  const s = atDawn();
  const unit = numberOf('2WI');
  const plansIn = (state: State): readonly string[] =>
    rules.heuristics.commands(ridge, state, 0, []).find(({ body }) => body === `unit-${unit}`)?.plans ?? [];
  assert.ok(plansIn(s).includes('attack') && !plansIn(s).includes('withdraw'));
  assert.ok(plansIn({ ...s, level: s.level.with(unit, 1) }).includes('withdraw'));
  const stands = s.stands.map((figures, id) => (id === unit ? figures.slice(0, 1) : figures));
  assert.ok(plansIn({ ...s, stands }).includes('withdraw'));
});
