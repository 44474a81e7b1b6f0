import { distance } from '@linstock/ground';
import { type Refusal, refusal, type Side, settledAsUsual } from '@linstock/kernel';
import type { AnswerTo } from '../answers.ts';
import {
  armGroup,
  barred,
  companyIds,
  companyOf,
  hexName,
  hexOf,
  isRouted,
  lookAround,
  nameOf,
} from '../board.ts';
import { type Asked, type Game, type Play, put, tell, together } from '../game.ts';
import { saying, sentence } from '../naming.ts';
import { routAllowance } from '../reckon/allowance.ts';
import * as S from '../state.ts';
import { captureCommander, settle } from './leaders.ts';
import { disorder, eliminate } from './results.ts';

/** P-ROUT: the rout moves that close a Command Phase (AL-4.15). */

/** A step of a rout: a hex, or null to leave the map. */
type RoutStep = Extract<AnswerTo<'rout'>, { do: 'rout' }>;

/** Marks where the routed companies of a side stand before they run (AL-4.15g). */
export function beginRouts(game: Game, side: Side): void {
  const { field, s } = game;
  for (const { id, side: own } of field.companies) {
    if (own === side && s.at[id] !== S.NONE && isRouted(field, s, id)) s.routFrom[id] = s.at[id] as number;
  }
}

/** Every routed company of the side runs, its owner choosing the order and among equally good steps (AL-4.15a, d). */
export function* routs(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    const steps = s.rout ? stepsOf(game, s.rout.company) : firstSteps(game, side);
    if (steps.length === 0 && s.rout) {
      endRout(game);
      continue;
    }
    const only = steps[0];
    if (!only) break;
    const answer = steps.length === 1 ? only : yield* put(routQuestion(game, side, steps));
    take(game, answer.do === 'rout' ? answer : quietest(game, steps));
    if (answer.do === 'rout-all') runAll(game, side);
  }
  yield* settle(game); // AL-4.15g
  s.routFrom.fill(S.NONE);
}

/** Everybody left runs as the program sees fit, by the shortest way that disorders nobody where there is one. */
function runAll(game: Game, side: Side): void {
  const { s } = game;
  for (;;) {
    const steps = s.rout ? stepsOf(game, s.rout.company) : firstSteps(game, side);
    if (steps.length > 0) take(game, quietest(game, steps));
    else if (s.rout) endRout(game);
    else return;
  }
}

/** A step into a hex without friends who stand, or else the first. */
function quietest({ field, s }: Game, steps: readonly RoutStep[]): RoutStep {
  const standsIn = (hex: number | null) =>
    hex !== null && field.companies.some((c) => s.at[c.id] === hex && !isRouted(field, s, c.id));
  return steps.find((step) => !standsIn(step.hex)) ?? (steps[0] as RoutStep);
}

/** The first steps open to every company that is still to run; one that can take none has run. */
function firstSteps(game: Game, side: Side): RoutStep[] {
  const { field, s } = game;
  const steps: RoutStep[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (s.routFrom[c] === S.NONE || ((s.done[c] as number) & S.ROUT_MOVED) !== 0) continue;
    if (s.at[c] === S.NONE || companyOf(field, c).side !== side) continue;
    steps.push(...stepsOf(game, c));
  }
  return steps;
}

/** How a company stands in its rout: as under way, or about to begin. */
function routOf(game: Game, company: number): S.Rout {
  const { field, s } = game;
  if (s.rout?.company === company) return s.rout;
  const { arm, side } = companyOf(field, company);
  return { company, points: routAllowance(arm, side === s.active), visited: [hexOf(s, company)] };
}

/** The steps a company may take next: off the map from the edge, else nearer, else as near and new (AL-4.15c, e, f). */
function stepsOf(game: Game, company: number): RoutStep[] {
  const { field, s } = game;
  const { points, visited } = routOf(game, company);
  if (points === 0) return [];
  const { side, arm } = companyOf(field, company);
  const edge = field.edge[side];
  const from = hexOf(s, company);
  if (edge[from] === 0) return [{ do: 'rout', company, hex: null }];
  const looked = lookAround(field, s);
  const nearer: RoutStep[] = [];
  const level: RoutStep[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = field.map.neighbours[from * 6 + d] as number;
    if (hex === -1 || barred(field, looked, side, armGroup(arm), hex)) continue;
    if ((edge[hex] as number) < (edge[from] as number)) nearer.push({ do: 'rout', company, hex });
    else if (edge[hex] === edge[from] && !visited.includes(hex)) level.push({ do: 'rout', company, hex });
  }
  return nearer.length > 0 ? nearer : level;
}

/** The company takes the step, disordering friends it runs through (P-ROUT 3 and 4). */
function take(game: Game, step: RoutStep): void {
  const { field, s } = game;
  const { company, hex } = step;
  const { points, visited } = routOf(game, company);
  const from = hexOf(s, company);
  if (visited.length > 1) disorderThose(game, company, from);
  if (hex === null) {
    eliminate(game, company, 'AL-4.15f');
    endRout(game, company);
    return;
  }
  s.at[company] = hex;
  s.rout = { company, points: points - 1, visited: [...visited, hex] };
  tell(
    game,
    companyOf(field, company).side,
    ['AL-4.15c'],
    () => `${saying(nameOf(field, company), 'runs', 'run')} to ${hexName(field, hex)}.`,
    () => ({ kind: 'flight', went: together(companyIds([company]), { hexes: [from, hex] }) }),
  );
  captureCommander(game, company, hex);
  if (points === 1) endRout(game);
}

function endRout(game: Game, company = game.s.rout?.company ?? S.NONE): void {
  const { s } = game;
  s.done[company] = (s.done[company] as number) | S.ROUT_MOVED;
  s.rout = null;
}

/** Unrouted friends in a hex that a routed company runs through are disordered (AL-6.31a, b). */
function disorderThose(game: Game, company: number, hex: number): void {
  const { field, s } = game;
  const { side } = companyOf(field, company);
  for (const friend of field.companies) {
    if (friend.side !== side || s.at[friend.id] !== hex || isRouted(field, s, friend.id)) continue;
    if (friend.arm === 'skirmisher' || friend.gun === 'regular' || !disorder(game, friend.id)) continue;
    tell(
      game,
      side,
      ['AL-6.31a'],
      () =>
        `${saying(nameOf(field, company), 'disorders', 'disorder')} ${nameOf(field, friend.id)} by running through.`,
      () => ({ kind: 'morale', pieces: companyIds([friend.id]), morale: 'disordered' }),
    );
  }
}

function routQuestion(game: Game, side: Side, steps: readonly RoutStep[]): Asked<'rout'> {
  const { field, s } = game;
  return {
    side,
    kind: 'rout',
    clause: 'AL-4.15d',
    stable: true,
    standing: settledAsUsual(() => ({ do: 'rout-all' })),
    prompt: () =>
      s.rout
        ? `${saying(nameOf(field, s.rout.company), 'runs', 'run')} on: by which hex?`
        : 'Your routed companies run for the friendly edge: which goes next, and where?',
    options: () => [...steps, { do: 'rout-all' }],
    refuse: (answer) => (answer.do === 'rout-all' ? null : refuseRout(game, steps, answer)),
    sample: (choose) => steps[choose(steps.length)] as RoutStep,
  };
}

function refuseRout(game: Game, steps: readonly RoutStep[], { company, hex }: RoutStep): Refusal | null {
  const { field, s } = game;
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
  const from = hexOf(s, company);
  const edge = field.edge[side];
  const near = hex < field.map.count && distance(field.map, from, hex) === 1;
  if (
    !near ||
    (edge[hex] ?? 255) > (edge[from] as number) ||
    (edge[hex] === edge[from] && offersNearer(game, steps, company))
  )
    return refusal(
      'not_nearer_to_edge',
      'AL-4.15c',
      `${saying(name, 'has', 'have')} to run nearer to the friendly edge.`,
    );
  const bar = barred(field, lookAround(field, s), side, armGroup(arm), hex);
  const clause = bar === 'impassable' ? 'AL-6.4b' : 'AL-4.15e';
  if (bar) return refusal(bar, clause, `${sentence(name)} cannot run into ${hexName(field, hex)}.`);
  return refusal(
    'already_visited',
    'AL-4.15c',
    `${saying(name, 'has', 'have')} been in ${hexName(field, hex)} during this run.`,
  );
}

function offersNearer(game: Game, steps: readonly RoutStep[], company: number): boolean {
  const { field, s } = game;
  const edge = field.edge[companyOf(field, company).side];
  const from = edge[hexOf(s, company)] as number;
  return steps.some(
    (step) => step.company === company && step.hex !== null && (edge[step.hex] as number) < from,
  );
}
