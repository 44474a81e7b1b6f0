import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { companyOf, officerHex, officerName } from '../model/board.ts';
import { SIDE_NAMES } from '../model/field.ts';
import type { Asked, Game, StateView } from '../model/game.ts';
import { marchOf, pointsOf, refuseMarchers } from './march.ts';
import { isOwn, pointsLeft, refuseRide, ridersOf, ridesOf, sampleRide } from './rides.ts';
import { actionsTo, posesOf, waysOf } from './ways.ts';

/** The decision of a Movement Phase: a march, a leader's ride, or its end (Decisions: move, move_leader, end_movement). */

type MoveAnswer = AnswerTo<'move'>;
const DONE: MoveAnswer = { do: 'done' };

/** What moves next; null when nothing of the side can move. */
export function movementQuestion(game: Game, side: Side): Asked<'move'> | null {
  const movers = moversOf(game, side);
  const riders = ridersOf(game, side);
  if (movers.length + riders.length === 0) return null;
  return {
    side,
    kind: 'move',
    clause: 'AL-6.1a',
    stable: true,
    prompt: () =>
      `${SIDE_NAMES[side]} movement, ${game.s.active === side ? 'full' : 'half'}: march your companies, or end the phase.`,
    options: () => [...moversIn(game, side).flatMap((mover) => mover.answers()), DONE],
    refuse: (answer) => refuse(game, side, answer),
    sample: (choose) => sampleMove(game, side, movers, riders, choose),
  };
}

/** Companies that may march together, or an officer who may ride, and where to. */
export interface Mover {
  readonly who: { readonly companies: readonly number[] } | { readonly officer: number };
  answers(): MoveAnswer[];
}

/** All who may move, each with his answers reckoned when they are wanted. */
export function moversIn(game: StateView, side: Side): Mover[] {
  return [
    ...groupsOf(game, moversOf(game, side)).map((companies) => ({
      who: { companies },
      answers: () => marchesOf(game, companies),
    })),
    ...ridersOf(game, side).map((officer) => ({
      who: { officer },
      answers: () => [...ridesOf(game, side, officer).values()].map((path) => rideOf(officer, path)),
    })),
  ];
}

const rideOf = (officer: number, path: readonly number[]): MoveAnswer => ({
  do: 'move-officer',
  officer,
  path: [...path],
});

/** The companies of a side that have points to march with (AL-6.1a, f). */
function moversOf({ field, s }: StateView, side: Side): number[] {
  const movers: number[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (companyOf(field, c).side === side && pointsOf(field, s, c) > 0) movers.push(c);
  }
  return movers;
}

/** Whom to offer marching together (AL-6.1j): each company, each hex's companies of one regiment, each hex's whole stack. */
function groupsOf({ field, s }: StateView, movers: readonly number[]): number[][] {
  const groups = movers.map((c) => [c]);
  for (const hex of new Set(movers.map((c) => s.at[c] as number))) {
    const stack = movers.filter((c) => s.at[c] === hex);
    if (stack.length > 1) groups.push(stack);
    for (const regiment of new Set(stack.map((c) => companyOf(field, c).regiment))) {
      const members = stack.filter((c) => companyOf(field, c).regiment === regiment);
      if (members.length > 1 && members.length < stack.length) groups.push(members);
    }
  }
  return groups;
}

function marchesOf({ field, s }: StateView, companies: readonly number[]): MoveAnswer[] {
  const ways = waysOf(field, s, companies);
  return posesOf(ways).map((pose) => {
    const actions = actionsTo(field.map, ways.reached, pose);
    const march: MoveAnswer = { do: 'move', companies: [...companies], actions, leaders: [] };
    listed.add(march);
    return march;
  });
}

const listed = new WeakSet<object>();

/** Whether a march is one of the options themselves: the one way that is listed to where it ends, so nobody has to search for it. */
export function isListed(march: MoveAnswer): boolean {
  return listed.has(march);
}

/** A random company or stack in a random pose, sometimes an officer, now and then the end. */
function sampleMove(
  game: Game,
  side: Side,
  movers: readonly number[],
  riders: readonly number[],
  choose: (n: number) => number,
): MoveAnswer {
  const { field, s } = game;
  const pick = choose(movers.length + riders.length + 1);
  const officer = riders[pick - movers.length - 1];
  if (pick === 0) return DONE;
  if (officer !== undefined) {
    const path = sampleRide(game, side, officer, choose);
    return path.length === 0 ? DONE : rideOf(officer, path);
  }
  const lead = movers[pick - 1] as number;
  const hex = s.at[lead];
  const together = choose(2) === 0 ? movers.filter((c) => s.at[c] === hex) : [lead];
  const ways = waysOf(field, s, together);
  const poses = posesOf(ways);
  if (poses.length === 0) return DONE;
  const pose = poses[choose(poses.length)] as number;
  const actions = actionsTo(field.map, ways.reached, pose);
  return { do: 'move', companies: together, actions, leaders: [] };
}

function refuse(game: Game, side: Side, answer: MoveAnswer): Refusal | null {
  switch (answer.do) {
    case 'done':
      return null;
    case 'move-officer':
      return refuseRide(game, side, answer.officer, answer.path);
    case 'move': {
      const refused = refuseMarchers(game, side, answer.companies);
      if (refused) return refused;
      const { refused: way, steps } = marchOf(game.field, game.s, answer.companies, answer.actions);
      return way ?? refuseCompanions(game, side, answer.companies, answer.leaders, steps);
    }
  }
}

/** Leaders who ride along start in the same hex and pay for every hex (P-MOVE 5). */
function refuseCompanions(
  game: Game,
  side: Side,
  companies: readonly number[],
  officers: readonly number[],
  steps: number,
): Refusal | null {
  const { field, s } = game;
  const from = s.at[companies[0] as number];
  for (const officer of officers) {
    if (
      !isOwn(game, side, officer) ||
      officerHex(s, side, officer) !== from ||
      officers.indexOf(officer) !== officers.lastIndexOf(officer)
    )
      return refusal(
        'not_in_hex',
        'AL-4.2d',
        'Only leaders in the hex of the companies can move along with them.',
      );
    if (pointsLeft(game, side, officer) < steps)
      return refusal(
        'too_few_points',
        'AL-4.2d',
        `${sentence(officerName(field, s, side, officer))} has not the points to go so far.`,
      );
  }
  return null;
}
