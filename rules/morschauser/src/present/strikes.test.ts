import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degrees, spotOfInches } from '@linstock/ground';
import { Position, stablePoint } from '@linstock/kernel';
import { includesPick, type Picked, picksKey, picksOfWays } from '@linstock/scene';
import { morschauser as rules } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import type { Setting } from '../model/setting.ts';
import { ACTIONS, deployState, type Group, MOVES, OBEY, type State } from '../model/state.ts';
import { present } from './index.ts';

const setting = rules.field('pick-up', {});
const field = setting.listed;
const [own, foe] = [0, 1].map(
  (side) => field.companies.find((each) => each.side === side && each.type === 'lineInfantry')!.id,
) as [number, number];
const mates = field.regiments[field.companies[own]!.regiment]!.companies;

/**
 * A state in the step of actions, with no unit near the middle except those placed there: x, y in inches,
 * degrees.
 */
function laid(
  places: Readonly<Record<number, readonly [number, number, number]>>,
  group: readonly number[] | null = null,
): State {
  const s = deployState(field);
  s.step = ACTIONS;
  s.active = 0;
  for (const [id, [x, y, facing]] of Object.entries(places)) {
    const at = spotOfInches(x, y);
    s.x[Number(id)] = at.x;
    s.y[Number(id)] = at.y;
    s.facing[Number(id)] = degrees(facing);
  }
  s.group = group && groupOf(group);
  return s;
}

const groupOf = (companies: readonly number[]): Group => ({
  companies: [...companies],
  left: [],
  movers: [...companies],
  results: companies.map(() => OBEY),
  ordered: 1,
  die: 0,
  general: -1,
  phase: MOVES,
});

function asked(s: State) {
  const position = Position.load<State, Answer, Setting>(rules, setting, stablePoint(s));
  const question = position.open[0]!;
  return { question, state: position.state };
}

/** A company moved to a place in inches, with a facing in degrees. */
const to = (company: number, x: number, y: number, facing: number): Picked[] =>
  picksOfWays([{ piece: `company:${company}`, way: [{ ...spotOfInches(x, y), facing: degrees(facing) }] }]);

function tried(s: State, picks: readonly Picked[]) {
  const { question, state } = asked(s);
  const answer = present.clicks.meaning!({ field: setting, state, known: [] }, question, picks);
  assert.ok(answer, `${picksKey(picks)} mean an answer`);
  return {
    refusal: question.refuse(answer),
    told: present.clicks.picks({ field: setting, state, known: [] }, question, answer),
  };
}

for (const [where, facing, clause] of [
  ['front', 180, 'MM-B6r'],
  ['flank', 0, 'MM-B3m'],
] as const) {
  test(`MM-B3m: a charge is shown with its enemy and the ${where} before the answer is sent`, () => {
    const s = laid({ [own]: [36, 20, 0], [foe]: [36, 28, facing] }, [own]);
    const { refusal, told } = tried(s, to(own, 36, 23, 0));
    assert.equal(refusal, null);
    const [strike] = told.strikes ?? [];
    assert.equal(strike?.target, `company:${foe}`);
    assert.equal(strike?.where, where);
    assert.equal(strike?.clause, clause);
    assert.match(told.label, new RegExp(`charges .* in the ${where}, 3 inches`));
    assert.ok(includesPick(told.picks, { piece: `company:${foe}` }), 'clicking the enemy means the charge');
    const sum = strike!.ends.reduce((total, { chance }) => total + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${sum}`);
  });
}

test('MM-B6j: the odds of a charge in the flank are better than in the front', () => {
  const chance = (facing: number) =>
    tried(laid({ [own]: [36, 20, 0], [foe]: [36, 28, facing] }, [own]), to(own, 36, 23, 0)).told.strikes![0]!
      .ends[0]!.chance;
  assert.ok(chance(0) > chance(180));
});

test('MM-E2b: a way given before its command die is judged as if the die let it, and says so', () => {
  const s = laid({ [own]: [44, 20, 0], [foe]: [44, 44, 180] });
  const { question, state } = asked(s);
  const near = present.clicks.foresee!({ field: setting, state, known: [] }, question, to(own, 44, 23, 0));
  assert.equal(near?.refusal, null);
  assert.match(near.told.label, /moves 3 inches ahead/);
  assert.match(near.provided, /command die/);
  assert.equal(near.told.of, 12);
  const far = present.clicks.foresee!({ field: setting, state, known: [] }, question, to(own, 44, 34, 0));
  assert.equal(far?.refusal?.clause, 'MM-B1e');
  assert.equal(state.group, null, 'nothing has changed');
});

test('MM-E1f: a line carried sideways is moved company by company, so that none ends on another', () => {
  const line = Object.fromEntries(mates.map((id, i) => [id, [30 + 3 * i, 20, 0] as const]));
  for (const by of [2, -2]) {
    const picks = mates.flatMap((id, i) => to(id, 30 + 3 * i + by, 20, 0));
    assert.equal(tried(laid(line, mates), picks).refusal, null, `by ${by} inches`);
  }
});

test('two paths that look different to a player have different words', () => {
  const s = laid({ [own]: [44, 20, 0], [foe]: [44, 44, 180] });
  const { question, state } = asked(s);
  const words = (x: number, y: number) =>
    /inches (.*)$/.exec(
      present.clicks.foresee!({ field: setting, state, known: [] }, question, to(own, x, y, 0))?.told.label ??
        '',
    )?.[1];
  assert.deepEqual([words(44, 24), words(45.3, 24)], ['ahead', 'ahead, a little to the right']);
});
