import assert from 'node:assert/strict';
import { type Question, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { playOut } from '../../test/play-out.ts';
import { moving } from '../../test/set-ups.ts';
import { ACTIONS, type Answer, COMMANDER, parseAnswer, type QuestionKind } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { marchOf } from './march.ts';

/** The options of a question are exactly its legal answers: all possible answers are tried. */

/** A question in a game, with the state at that moment. */
interface Met {
  readonly field: Field;
  readonly s: State;
  readonly question: Question<Answer>;
}

const numbers = (list: readonly unknown[]): number[] => list.map((_, i) => i);
const hexesOf = (field: Field): number[] => Array.from({ length: field.map.count }, (_, hex) => hex);
const officersOf = (field: Field): number[] => [COMMANDER, ...numbers(field.leaders)];

/** All possible answers to a question of some kinds, legal or not. */
const POSSIBLE: Partial<Record<QuestionKind, (met: Met) => Answer[]>> = {
  'gun-sides': ({ field }) =>
    numbers(field.companies).flatMap((gun) =>
      [0, 1].map((side) => ({ do: 'gun-side', gun, side }) as Answer),
    ),
  relieve: ({ field }) => numbers(field.leaders).map((leader) => ({ do: 'relieve', leader })),
  rally: ({ field }) => numbers(field.regiments).map((regiment) => ({ do: 'rally', regiment })),
  'rally-companies': ({ field }) =>
    numbers(field.companies).flatMap((company) => [
      { do: 'rally-company', company },
      { do: 'reorder', company },
    ]),
  orders: ({ field }) =>
    numbers(field.regiments).flatMap((regiment) =>
      ORDERS.map((order) => ({ do: 'order', regiment, order }) as Answer),
    ),
  rout: ({ field }) =>
    numbers(field.companies).flatMap((company) =>
      [null, ...hexesOf(field)].map((hex) => ({ do: 'rout', company, hex }) as Answer),
    ),
  'place-leader': ({ field }) =>
    officersOf(field).flatMap((officer) =>
      hexesOf(field).map((hex) => ({ do: 'place', officer, hex }) as Answer),
    ),
  allot: ({ field }) => numbers(field.companies).map((company) => ({ do: 'allot', company })),
  'leader-at-risk': ({ field }) => officersOf(field).map((officer) => ({ do: 'risk', officer })),
  'morale-D': ({ field }) => numbers(field.companies).map((company) => ({ do: 'suffer', company })),
  'next-check': ({ field }) => numbers(field.regiments).map((regiment) => ({ do: 'check', regiment })),
  shock: ({ field, s, question: { side } }) => {
    const own = field.companies.filter((each) => each.side === side).map(({ id }) => s.at[id] as number);
    const hexes = [...new Set(own)].filter((hex) => hex !== S.NONE);
    const pairs = hexes.flatMap((a, i) => [[a], ...hexes.slice(i + 1).map((b) => [a, b])]);
    return hexesOf(field).flatMap((target) =>
      pairs.map((from) => ({ do: 'shock', target, hexes: from }) as Answer),
    );
  },
  'rallied-facing': ({ field }) =>
    hexesOf(field).flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].map((facing) => ({ do: 'face', hex, facing }) as Answer),
    ),
};

/** The answers to a question that give the decision away, or to the program. */
const ENDS: readonly Answer['do'][] = ['done', 'pass', 'rout-quietly'];

const GAMES = [
  ['quinby', 'a'],
  ['cowpens', 'a'],
  ['waxhaws', 'offers'],
  ['hobkirk', 'offers'],
] as const;

/** The key of an answer. For a shock it contains the attacking hexes regardless of their order. */
const keyOf = (answer: Answer): string =>
  JSON.stringify(answer.do === 'shock' ? { ...answer, hexes: [...answer.hexes].sort() } : answer);

/** Asserts that a question offers every legal answer and no other. */
function offersTheLaw(here: Met): void {
  const { question } = here;
  const possible = POSSIBLE[question.kind as QuestionKind] ?? assert.fail(question.kind);
  const offered = [...question.options()].filter((each) => !ENDS.includes(each.do));
  const lawful = possible(here).filter((each) => question.refuse(each) === null);
  assert.ok(lawful.length > 0, `${question.kind} is asked though nothing can be decided`);
  assert.deepEqual(offered.map(keyOf).sort(), lawful.map(keyOf).sort());
}

/** The questions of a kind to test, how often in a game, and the results. Games are played once for all tests. */
interface Look {
  readonly kind: QuestionKind;
  readonly most: number;
  readonly check: (met: Met) => void;
  count: number;
  failed: Error | null;
}

const look = (kind: QuestionKind, check = offersTheLaw, most = 8): Look => {
  return { kind, most, check, count: 0, failed: null };
};

function lookAtAll(looks: readonly Look[]): void {
  for (const [battle, seed] of GAMES) {
    const here = new Map<Look, number>();
    playOut(battle, seed, ({ field, state }, question) => {
      for (const each of looks) {
        const times = here.get(each) ?? 0;
        if (each.kind !== question.kind || each.failed !== null || times >= each.most) continue;
        here.set(each, times + 1);
        each.count++;
        try {
          each.check({ field, s: state, question });
        } catch (error) {
          each.failed = error as Error;
        }
      }
    });
  }
}

/** Every legal attack by one company on a hex is offered, and nothing illegal or twice. */
const firesByLaw = ({ field, question }: Met): void => {
  const offered = [...question.options()];
  const keys = new Set(offered.map(keyOf));
  assert.equal(keys.size, offered.length, 'an attack is offered twice');
  for (const each of offered) assert.equal(question.refuse(each), null, keyOf(each));
  for (const target of hexesOf(field))
    for (const company of numbers(field.companies)) {
      const alone: Answer = { do: 'fire', target, companies: [company] };
      if (question.refuse(alone) === null) assert.ok(keys.has(keyOf(alone)), keyOf(alone));
    }
};

/** Every hex an officer can ride to is offered once, by a way as short as any. */
const ridesByLaw = ({ field, s, question }: Met): void => {
  const rides = [...question.options()].filter((each) => each.do === 'move-officer');
  for (const officer of officersOf(field)) {
    const from = officer === COMMANDER ? s.commanderAt[question.side] : s.leaderAt[officer];
    const mine = rides.filter((each) => each.officer === officer);
    for (const each of mine) assert.equal(question.refuse(each), null, keyOf(each));
    const offered = new Map(mine.map(({ path }) => [path.at(-1), path.length]));
    assert.equal(offered.size, mine.length, 'a hex is offered twice');
    assert.deepEqual(
      [...offered].sort(byHex),
      [...ridesBy(field, question, officer, from ?? S.NONE)].sort(byHex),
    );
  }
};

/** Every pose one action leads to is offered, and no march that is illegal or offered already. */
const marchesByLaw = ({ field, s, question }: Met): void => {
  const poseOf = (companies: readonly number[], actions: Parameters<typeof marchOf>[3]) => {
    const { path, facing } = marchOf(field, s, companies, actions);
    return `${companies.join()} ${path.at(-1)} ${facing}`;
  };
  const marches = [...question.options()].filter((each) => each.do === 'move');
  const poses = marches.map(({ companies, actions }) => poseOf(companies, actions));
  assert.equal(new Set(poses).size, poses.length, 'a march is offered twice');
  for (const each of marches.filter((_, i) => i % 7 === 0)) assert.equal(question.refuse(each), null);
  for (const company of numbers(field.companies))
    for (const action of ACTIONS) {
      const one: Answer = { do: 'move', companies: [company], actions: [action], leaders: [] };
      if (question.refuse(one) === null) assert.ok(poses.includes(poseOf([company], [action])), keyOf(one));
    }
};

const LOOKS: Readonly<Record<string, Look>> = {
  ...Object.fromEntries((Object.keys(POSSIBLE) as QuestionKind[]).map((kind) => [kind, look(kind)])),
  fire: look('fire', firesByLaw),
  rides: look('move', ridesByLaw, 4),
  marches: look('move', marchesByLaw, 4),
};

/** Asserts that the situation occurred, and passed its test. */
function holds(what: string): void {
  if (Object.values(LOOKS).every(({ count }) => count === 0)) lookAtAll(Object.values(LOOKS));
  const { count, failed } = LOOKS[what] ?? assert.fail(what);
  if (failed !== null) throw failed;
  assert.ok(count > 0, `no question of the kind ${what} was met`);
}

clause('AL-8.1b', 'every gun that may be limbered or unlimbered is offered', () => holds('gun-sides'));
clause('AL-4.32a', 'every leader who may be relieved is offered', () => holds('relieve'));
clause(['AL-4.51m', 'AL-4.51u'], 'every regiment that may try to rally is offered', () => holds('rally'));
clause(['AL-4.51p', 'AL-4.51r', 'AL-4.51u'], 'every company that may come back or re-order is offered', () =>
  holds('rally-companies'),
);
clause(['AL-4.61b', 'AL-4.62i', 'AL-4.62k'], 'every order that may be given is offered', () =>
  holds('orders'),
);
clause(
  ['AL-4.15a', 'AL-4.15c', 'AL-4.15e', 'AL-4.15f'],
  'every step of a rout that may be taken is offered',
  () => holds('rout'),
);
clause(['AL-4.2e', 'AL-4.4k', 'AL-4.15g'], 'every hex an officer may be put in is offered', () =>
  holds('place-leader'),
);
clause(['AL-7.2a', 'AL-7.2c'], 'every company that may take a result is offered', () => holds('allot'));
clause(
  ['AL-4.51e', 'AL-4.51k', 'AL-4.51o'],
  'every company that may suffer the D of a check is offered',
  () => holds('morale-D'),
);
clause(['AL-4.51a', 'AL-4.51i'], 'every regiment that may check next is offered', () => holds('next-check'));
clause(['AL-7.4a', 'AL-7.4b', 'AL-5.2b'], 'every attack by shock out of one hex or two is offered', () =>
  holds('shock'),
);
clause('AL-4.51w', 'every facing of every hex that forms again is offered', () => holds('rallied-facing'));

clause(
  ['AL-7.31a', 'AL-7.31b', 'AL-7.31c', 'AL-7.31f', 'AL-7.31h', 'AL-7.33d', 'AL-7.33j'],
  'every legal attack by one company on a hex is offered, and nothing illegal or twice',
  () => {
    holds('fire');
  },
);

clause(
  ['AL-4.2d', 'AL-6.4b'],
  'every hex an officer can ride to is offered once, by a way as short as any',
  () => {
    holds('rides');
  },
);

const byHex = (
  [a = 0]: readonly [number | undefined, number],
  [b = 0]: readonly [number | undefined, number],
) => a - b;

/** The hexes that an officer can ride to, each with its minimum of steps. Each step is checked by the rules. */
function ridesBy(
  field: Field,
  question: Question<Answer>,
  officer: number,
  from: number,
): Map<number, number> {
  const ways = new Map<number, number[]>([[from, []]]);
  for (const [hex, path] of ways)
    for (const to of [0, 1, 2, 3, 4, 5].map((d) => field.map.neighbours[hex * 6 + d] as number)) {
      const longer = [...path, to];
      if (to === S.NONE || ways.has(to)) continue;
      if (question.refuse({ do: 'move-officer', officer, path: longer }) === null) ways.set(to, longer);
    }
  ways.delete(from);
  return new Map([...ways].map(([hex, path]) => [hex, path.length]));
}

clause(
  ['AL-6.1a', 'AL-5.1a', 'AL-5.1b', 'AL-5.2a', 'AL-5.3a', 'AL-5.3b', 'AL-8.1c'],
  'a possible turn or step offers the pose it leads to; no march is illegal or listed twice',
  () => {
    holds('marches');
  },
);

clause(
  ['AL-4.15d', 'AL-7.2c', 'AL-4.51e', 'AL-4.51i', 'AL-6.1a', 'AL-4.2d', 'AL-7.31a'],
  'the automatic answer for an absent player is legal, and so is a random answer',
  () => {
    const settled = new Set<string>();
    const lot = seededChance('lot');
    for (const [battle, seed] of GAMES)
      playOut(battle, seed, (_, question) => {
        const usual = question.standing?.usual() ?? null;
        if (usual !== null) {
          settled.add(question.kind);
          assert.equal(question.refuse(usual), null, keyOf(usual));
        }
        const drawn = question.sample?.(lot.below);
        if (drawn === undefined) return;
        assert.equal(question.refuse(drawn), null, keyOf(drawn));
        assert.ok(parseAnswer(question.kind, drawn), keyOf(drawn));
      });
    assert.deepEqual([...settled].sort(), ['allot', 'morale-D', 'next-check', 'rout']);
  },
);

clause('AL-4.2d', 'at random an officer rides to every side, one hex or more', () => {
  const t = moving({ Foot: { at: [[0, 0]], order: 'FIRE' } });
  const lot = seededChance('rides');
  const first = new Set<number>();
  const lengths = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const drawn = t.asked().sample?.(lot.below);
    if (drawn?.do !== 'move-officer') continue;
    first.add(drawn.path[0] as number);
    lengths.add(drawn.path.length);
  }
  assert.equal(first.size, 6);
  assert.ok(lengths.has(1) && lengths.has(2));
});
