import assert from 'node:assert/strict';
import { test } from 'node:test';
import { span } from '@linstock/ground';
import { Position, seededDice } from '@linstock/kernel';
import { answerMenuOf, type Muster, type MusterForce } from '@linstock/scene';
import { rulebooks } from '@linstock/systems/all';
import fc from 'fast-check';
import { frameOf } from '../board/table/draft.ts';
import { asksForPlaces, findTrialLayout } from '../play/chosen/trialLayout.ts';
import { bringTo, formLine, listDeployedPieces, namePlaces, SHAPES, shiftPieces } from './deployment.ts';
import {
  EMPTY_FORCE,
  explainUnfinished,
  removeLeader,
  standsOf,
  withLeader,
  withMark,
  withStand,
  withUnit,
} from './force.ts';
import { isSold } from './storedForce.ts';

/** A game of a system whose forces are bought, at its first question. */
function atTheShop() {
  for (const rules of rulebooks)
    for (const battle of rules.battles) {
      if (!rules.options?.some(({ choices }) => choices.some(({ value }) => value === 'own'))) continue;
      if (rules.options.some((option) => option.id === 'setup' && !option.battles?.includes(battle)))
        continue;
      const field = rules.field(battle, { setup: 'own' });
      const position = Position.start(rules, field, seededDice('shop'));
      const [question] = position.open;
      const muster =
        question && rules.present.asks.muster?.({ field, state: position.state, known: [] }, question);
      if (question && muster) return { rules, field, position, question, muster };
    }
  return assert.fail('no system has a shop');
}

/** One click in the shop; the numbers choose what is clicked. */
function click(
  muster: Muster<unknown>,
  force: MusterForce,
  [action, a, b]: [number, number, number],
): MusterForce {
  const kind = muster.kinds[a % muster.kinds.length];
  const at = b % Math.max(1, force.units.length);
  const unit = force.units[at];
  const own = muster.kinds.find(({ id }) => id === unit?.kind);
  const mark = own?.marks[a % Math.max(1, own.marks.length)];
  if (!kind) return force;
  switch (action % 6) {
    case 0:
      return withStand(force, kind, b % (force.leaders + 1));
    case 1:
      return withStand(force, kind, b % (force.leaders + 1), true);
    case 2:
      return unit ? withUnit(force, at, { count: unit.count - 1 }) : force;
    case 3:
      return own && mark ? withMark(force, at, mark, own) : force;
    case 4:
      return withLeader(force);
    default:
      return force.leaders > 0 ? removeLeader(force, 1 + (b % force.leaders)) : force;
  }
}

test('after any click in the shop the force is well formed, and legal unless shop or rules say why not', () => {
  const { rules, field, position, question, muster } = atTheShop();
  const clicks = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { maxLength: 40 });
  fc.assert(
    fc.property(clicks, (made) => {
      const force = made.reduce((so, each) => click(muster, so, each), EMPTY_FORCE);
      assert.ok(force.units.every(({ leader, count }) => leader <= force.leaders && count > 0));
      const entries = muster.entries(force);
      assert.equal(entries.length, force.units.length);
      if (explainUnfinished(muster, force) !== null) return;
      const answer = rules.parseAnswer(question.kind, muster.answer(force));
      assert.ok(answer);
      if (question.refuse(answer) !== null) return;
      const bought = Position.load(rules, field, position.save());
      bought.giveAnswer(question.side, answer, seededDice('bought'));
      assert.ok(muster.cost(force) <= muster.budget && standsOf(force) <= muster.most);
    }),
    { numRuns: 200 },
  );
});

test('a stand joins the last unit of its kind, or begins a new one if asked, or if that unit is full', () => {
  const { muster } = atTheShop();
  const [kind] = muster.kinds;
  assert.ok(kind);
  let force = EMPTY_FORCE;
  for (let i = 0; i < kind.most + 1; i++) force = withStand(force, kind, 0);
  assert.deepEqual(
    force.units.map(({ count }) => count),
    [kind.most, 1],
  );
  assert.equal(withStand(force, kind, 0, true).units.length, 3);
});

test('if a leader is removed his troops move to the commander, and the next leader moves up', () => {
  const { muster } = atTheShop();
  const [one, two] = muster.kinds;
  assert.ok(one && two);
  const brigades = withStand(withStand({ leaders: 2, units: [] }, one, 1), two, 2);
  const left = removeLeader(brigades, 1);
  assert.equal(left.leaders, 1);
  assert.deepEqual(
    left.units.map(({ kind, leader }) => [kind, leader]),
    [
      [one.id, 0],
      [two.id, 1],
    ],
  );
});

test('a saved force is loaded only if the shop still sells all of it', () => {
  const { muster } = atTheShop();
  for (const { force } of muster.ready) assert.ok(isSold(force, muster));
  const [ready] = muster.ready;
  const [unit] = ready?.force.units ?? [];
  assert.ok(ready && unit);
  const spoiled = [
    { kind: 'elephants' },
    { arms: 'laser' },
    { marks: ['immortal'] },
    { leader: 9 },
    { count: 99 },
  ];
  for (const each of spoiled)
    assert.ok(!isSold({ ...ready.force, units: [{ ...unit, ...each }] }, muster), JSON.stringify(each));
});

test('of marks that exclude each other the last chosen one stays', () => {
  const { muster } = atTheShop();
  const kind = muster.kinds.find(({ marks }) => marks.filter(({ oneOf }) => oneOf !== undefined).length > 1);
  const rivals = kind?.marks.filter(({ oneOf }) => oneOf !== undefined) ?? [];
  const [first, second] = rivals;
  assert.ok(kind && first && second);
  const force = withMark(withMark(withStand(EMPTY_FORCE, kind, 0), 0, first, kind), 0, second, kind);
  assert.deepEqual(force.units[0]?.marks, [second.id]);
});

test('a trial deployment is in ranks without a gap, moved stand by stand, as the rules allow', () => {
  const { rules, field, position, question, muster } = atTheShop();
  const dice = seededDice('laid');
  position.giveAnswer(question.side, muster.answer(muster.ready[0]?.force ?? EMPTY_FORCE), dice);
  const north = position.open[0];
  assert.ok(north);
  position.giveAnswer(north.side, [...north.options()][0], dice);
  for (let asked = position.open[0]; asked?.kind === 'initiative'; asked = position.open[0])
    position.giveAnswer(asked.side, [...asked.options()][0], dice);
  const placing = position.open[0];
  assert.ok(placing);
  const scene = rules.present.shows.scene({ field, state: position.state, known: [] });
  const menu = answerMenuOf(rules.present, { field, state: position.state, known: [] }, placing);
  assert.ok(asksForPlaces(menu, scene));
  assert.equal(
    findTrialLayout(menu, [], menu.all, scene),
    null,
    'nothing lies there before a regiment is chosen',
  );
  const line = menu.all.filter(({ picks }) => picks.filter((pick) => 'leg' in pick).length >= 4);
  const chosen = line[0]?.picks.slice(0, 1) ?? [];
  const laid = findTrialLayout(menu, chosen, line, scene);
  assert.ok(laid);
  const last = { ...menu, all: line };
  assert.ok(
    findTrialLayout(last, chosen, line, scene),
    'the last regiment without a place can be chosen too',
  );
  const pieces = listDeployedPieces(laid, scene);
  for (const { id, files } of SHAPES) {
    const picks = formLine(pieces, files(pieces.length));
    const answer: unknown = rules.present.clicks.meaning?.(
      { field, state: position.state, known: [] },
      placing,
      picks,
    );
    assert.ok(answer);
    assert.equal(placing.refuse(answer), null, id);
  }
  const [first] = pieces;
  assert.ok(first);
  const aside = { ...first.pose, x: first.pose.x - 3000 };
  const moved = listDeployedPieces(shiftPieces(laid, [{ piece: first.id, way: [first.pose, aside] }]), scene);
  assert.equal(moved[0]?.pose.x, aside.x);
  assert.deepEqual(moved.slice(1), pieces.slice(1));
  const there = { x: 30_000, y: 9000 };
  const brought = listDeployedPieces(shiftPieces(laid, bringTo(pieces, there)), scene).map(
    ({ pose }) => pose,
  );
  assert.ok(span(frameOf(brought), there) <= 4, 'clicked elsewhere, the middle of it lies there');
  assert.equal(brought[0]?.facing, first.pose.facing);
  const names = namePlaces(line.slice(0, 3));
  assert.deepEqual(new Set(names.values()), new Set(['on the left', 'in the middle', 'on the right']));
});
