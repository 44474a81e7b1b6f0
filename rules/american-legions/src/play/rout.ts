import { distance, type Hex } from '@linstock/ground';
import { last, nth, type Refusal, refusal, type Side, usualStanding } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import {
  armGroup,
  barred,
  companyIds,
  companyOf,
  hexOfCompany,
  isRouted,
  lookAround,
  nameOf,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  movedTogether,
  type Play,
  questionOf,
  type QuestionOf,
  type StateView,
} from '../model/game.ts';
import { areAlike } from '../model/spare.ts';
import * as S from '../model/state.ts';
import { routAllowance } from '../reckon/allowance.ts';
import { captureCommander, settle } from './leaders.ts';
import { disorder, runOff } from './results.ts';
import { nextHexes, quietWay, standsIn, thoseInTheWay } from './rout-ways.ts';

/** P-ROUT: the rout moves that close a Command Phase (AL-4.15). */

/** A step of a rout: a hex, or null to leave the map. */
type RoutStep = AnswerOf<'rout'>;

/** Marks where the routed companies of a side stand before they run (AL-4.15g). */
export function beginRouts(game: Game, side: Side): void {
  const { field, s } = game;
  for (const { id, side: own } of field.companies) {
    if (own === side && s.at[id] !== S.NONE && isRouted(field, s, id)) s.routFrom[id] = hexOfCompany(s, id);
  }
}

/** Every routed company of the side runs, its owner choosing the order and among equally good steps (AL-4.15a, d). */
export function* routs(game: DecisionGame): Play {
  const { s } = game;
  for (;;) {
    const steps = s.rout ? stepsOf(game, s.rout.company) : firstSteps(game);
    if (steps.length === 0 && s.rout) {
      endRout(game);
      continue;
    }
    const only = steps[0];
    if (!only) break;
    const running = { ...game, steps };
    if (steps.length === 1) take(game, only);
    else yield* decide(running, DECISIONS, routQuestion(running));
  }
  yield* settle(game, 'AL-4.15g');
  s.routFrom.fill(S.NONE);
}

/** Runs every company left, one after the other. Each step is chosen automatically. */
function runAll(
  game: Game,
  choose: (game: Game, steps: readonly [RoutStep, ...RoutStep[]]) => RoutStep,
): void {
  const { s } = game;
  for (;;) {
    const [first, ...others] = s.rout ? stepsOf(game, s.rout.company) : firstSteps(game);
    if (first) take(game, choose(game, [first, ...others]));
    else if (s.rout) endRout(game);
    else return;
  }
}

/** A step into a hex without friends who stand, or else the first: what `rout-all` means, in records of older days. */
function freeStep(game: Game, steps: readonly [RoutStep, ...RoutStep[]]): RoutStep {
  const isFree = ({ company, hex }: RoutStep) =>
    hex === null || !standsIn(game, companyOf(game.field, company).side, hex);
  return steps.find(isFree) ?? steps[0];
}

/** The next step of the first company to run, on the path that disorders the fewest friends. */
function quietStep(game: Game, [{ company }]: readonly [RoutStep, ...RoutStep[]]): RoutStep {
  return { do: 'rout', company, hex: quietWay(game, routOf(game, company))[0] as number | null };
}

/** The first steps open to every company that is still to run; one that can take none has run. */
function firstSteps(game: Game): RoutStep[] {
  const { s } = game;
  const steps: RoutStep[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (s.routFrom[c] === S.NONE || (nth(s.done, c) & S.ROUT_MOVED) !== 0) continue;
    steps.push(...stepsOf(game, c));
  }
  return steps;
}

/** The rout of a company, under way or about to begin. */
function routOf(game: StateView, company: CompanyId): S.Rout {
  const { field, s } = game;
  if (s.rout?.company === company) return s.rout;
  const { arm, side } = companyOf(field, company);
  return { company, points: routAllowance(arm, side === s.active), visited: [hexOfCompany(s, company)] };
}

/** The steps a company may take next. */
function stepsOf(game: Game, company: CompanyId): RoutStep[] {
  return nextHexes(game, routOf(game, company)).map((hex) => ({ do: 'rout', company, hex }));
}

/** The company takes the step, disordering friends it runs through (P-ROUT 3 and 4, AL-6.31a). */
function take(game: Game, step: RoutStep): void {
  const { field, s } = game;
  const { company, hex } = step;
  const { points, visited } = routOf(game, company);
  const from = hexOfCompany(s, company);
  if (visited.length > 1) disorderThose(game, company, from);
  if (hex === null) {
    runOff(game, company);
    endRout(game, company);
    return;
  }
  s.at[company] = hex;
  s.rout = { company, points: points - 1, visited: [...visited, hex] };
  emit(
    game,
    companyOf(field, company).side,
    ['AL-4.15c'],
    () => told`${saying(nameOf(field, company), 'runs', 'run')}`,
    () => ({ kind: 'flight', went: movedTogether(companyIds([company]), { hexes: [from, hex] }) }),
  );
  captureCommander(game, company, hex);
}

/** The friends whom a step disorders: those in the hex it leaves, and those it enters if it has to run on (AL-6.31a, b). */
export function runThrough(game: StateView, { company, hex }: RoutStep): CompanyId[] {
  const { points, visited } = routOf(game, company);
  const { side } = companyOf(game.field, company);
  const left = visited.length > 1 ? thoseInTheWay(game, side, last(visited)) : [];
  if (hex === null) return left;
  const on = nextHexes(game, { company, points: points - 1, visited: [...visited, hex] });
  return on.length === 0 ? left : [...left, ...thoseInTheWay(game, side, hex)];
}

function endRout(game: Game, company = game.s.rout?.company ?? S.NONE): void {
  const { s } = game;
  s.done[company] = nth(s.done, company) | S.ROUT_MOVED;
  s.rout = null;
}

/** Unrouted friends in a hex that a routed company runs through are disordered (AL-6.31a, b). */
function disorderThose(game: Game, company: CompanyId, hex: Hex): void {
  const { field } = game;
  const { side } = companyOf(field, company);
  for (const friend of thoseInTheWay(game, side, hex)) {
    disorder(game, friend);
    emit(
      game,
      side,
      ['AL-6.31a'],
      () =>
        told`${saying(nameOf(field, company), 'disorders', 'disorder')} ${nameOf(field, friend)} by running through`,
      () => ({ kind: 'morale', pieces: companyIds([friend]), morale: 'disordered' }),
    );
  }
}

/** The steps from which the owner chooses. */
interface Running {
  readonly steps: readonly RoutStep[];
}

/** One company takes one step. */
const rout: Decision<'rout', Running> = {
  options: ({ steps }) => steps,
  refuse: (view, step) => refuseRout(view, step),
  sample: ({ steps }, choose) => nth(steps, choose(steps.length)),
  carryOut(game, step) {
    take(game, step);
  },
};

/** All run, each on the way on which it disorders the fewest friends. */
const routQuietly: Decision<'rout-quietly', Running> = {
  options: () => [{ do: 'rout-quietly' }],
  refuse: () => null,
  carryOut(game) {
    runAll(game, quietStep);
  },
};

/** All run, each by free hexes: in old records only. */
const routAll: Decision<'rout-all', Running> = {
  options: () => [],
  refuse: () => null,
  carryOut(game) {
    runAll(game, freeStep);
  },
};

const DECISIONS: DecisionsTo<'rout', Running> = { rout, 'rout-quietly': routQuietly, 'rout-all': routAll };

function routQuestion(view: DecisionView<Running>): QuestionOf<'rout'> {
  const { field, s } = view;
  return questionOf<'rout', Running>(view, DECISIONS, {
    kind: 'rout',
    clause: 'AL-4.15d',
    standing: {
      ...usualStanding<Answer>(() => ({ do: 'rout-quietly' })),
      same: () => sameStep(view, view.steps),
    },
    prompt: () =>
      s.rout
        ? `${saying(nameOf(field, s.rout.company), 'runs', 'run')} on: by which hex?`
        : 'Your routed companies run for the friendly edge: which goes next, and where?',
    forcedAnswer: () => ({ do: 'rout-quietly' }),
    sample: (choose) => rout.sample?.(view, choose) as RoutStep,
  });
}

/** The first step, if companies that are alike all run to the same hex; null if the choice matters. */
function sameStep({ field, s }: StateView, steps: readonly RoutStep[]): RoutStep | null {
  const [first, ...others] = steps;
  const runners = steps.map(({ company }) => company);
  const one = others.every(({ hex }) => hex === first?.hex) && areAlike(field, s, runners);
  return one ? (first ?? null) : null;
}

function refuseRout(view: DecisionView<Running>, { company, hex }: RoutStep): Refusal | null {
  const { field, s, steps } = view;
  if (steps.some((step) => step.company === company && step.hex === hex)) return null;
  const runs = steps.some((step) => step.company === company);
  if (!runs)
    return refusal(
      'not_running',
      'AL-4.15a',
      'That company has no rout move to make now; choose one that has.',
    );
  const name = nameOf(field, company);
  if (hex === null)
    return refusal(
      'off_map',
      'AL-4.15f',
      `${saying(name, 'leaves', 'leave')} the map only from a hex of the friendly edge.`,
    );
  const { side, arm } = companyOf(field, company);
  const from = hexOfCompany(s, company);
  const edge = field.edge[side];
  if (edge[from] === 0)
    return refusal(
      'not_nearer_to_edge',
      'AL-4.15f',
      `${saying(name, 'is on its friendly edge and has', 'are on their friendly edge and have')} to leave the map.`,
    );
  const near = hex < field.map.count && distance(field.map, from, hex) === 1;
  if (
    !near ||
    nth(edge, hex) > nth(edge, from) ||
    (edge[hex] === edge[from] && offersNearer(view, steps, company))
  )
    return refusal(
      'not_nearer_to_edge',
      'AL-4.15c',
      `${saying(name, 'has', 'have')} to run nearer to the friendly edge.`,
    );
  const bar = barred(field, lookAround(field, s), side, armGroup(arm), hex);
  const clause = bar === 'impassable' ? 'AL-6.4b' : 'AL-4.15e';
  if (bar) return refusal(bar, clause, `${sentence(name)} cannot run into that hex.`);
  return refusal(
    'already_visited',
    'AL-4.15c',
    `${saying(name, 'has', 'have')} been in that hex during this run.`,
  );
}

function offersNearer({ field, s }: StateView, steps: readonly RoutStep[], company: CompanyId): boolean {
  const edge = field.edge[companyOf(field, company).side];
  const from = nth(edge, hexOfCompany(s, company));
  return steps.some((step) => step.company === company && step.hex !== null && nth(edge, step.hex) < from);
}
