import { distance } from '@linstock/ground';
import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { type AnswerTo, COMMANDER } from '../answers.ts';
import { barred, companyOf, hexName, lookAround, officerHex, officerName } from '../board.ts';
import { SIDE_NAMES } from '../field.ts';
import type { Asked, Game } from '../game.ts';
import { sentence } from '../naming.ts';
import { leaderAllowance } from '../reckon/allowance.ts';
import * as S from '../state.ts';
import { marchOf, pointsOf, refuseMarchers } from './march.ts';
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
    prompt: () => `${SIDE_NAMES[side]} movement: march your companies, or end the phase.`,
    options: () => [...moversIn(game, side).flatMap((mover) => mover.answers()), DONE],
    refuse: (answer) => refuse(game, side, answer),
    sample: (choose) => sampleMove(game, side, movers, riders, choose),
  };
}

/** What the question of movement is asked about. */
type Looked = Pick<Game, 'field' | 's'>;

/** Companies that may march together, or an officer who may ride, and where to. */
export interface Mover {
  readonly who: { readonly companies: readonly number[] } | { readonly officer: number };
  answers(): MoveAnswer[];
}

/** All who may move, each with his answers reckoned when they are wanted. */
export function moversIn(game: Looked, side: Side): Mover[] {
  return [
    ...groupsOf(game, moversOf(game, side)).map((companies) => ({
      who: { companies },
      answers: () => marchesOf(game, companies),
    })),
    ...ridersOf(game, side).map((officer) => ({
      who: { officer },
      answers: () => ridesOf(game, side, officer),
    })),
  ];
}

function moversOf({ field, s }: Looked, side: Side): number[] {
  const movers: number[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (companyOf(field, c).side === side && pointsOf(field, s, c) > 0) movers.push(c);
  }
  return movers;
}

/** Officers with points left. */
function ridersOf(game: Looked, side: Side): number[] {
  const { field, s } = game;
  const riders: number[] = [];
  for (const { id, side: own } of field.leaders) {
    if (own === side && s.leaderAt[id] !== S.NONE && pointsLeft(game, side, id) > 0) riders.push(id);
  }
  if (s.commanderAt[side] !== S.NONE && pointsLeft(game, side, COMMANDER) > 0) riders.push(COMMANDER);
  return riders;
}

/** Points an officer has left in this phase (AL-4.2d). */
export function pointsLeft({ s }: Looked, side: Side, officer: number): number {
  const spent = officer === COMMANDER ? s.commanderSpent[side] : s.leaderSpent[officer];
  return leaderAllowance(side === s.active) - (spent as number);
}

/** Whom to offer marching together: each company, each hex's companies of one regiment, each hex's whole stack. */
function groupsOf({ field, s }: Looked, movers: readonly number[]): number[][] {
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

function marchesOf({ field, s }: Looked, companies: readonly number[]): MoveAnswer[] {
  const ways = waysOf(field, s, companies);
  return posesOf(ways).map((pose) => ({
    do: 'move',
    companies: [...companies],
    actions: actionsTo(field.map, ways.reached, pose),
    leaders: [],
  }));
}

/** The shortest ride to each hex within an officer's points. */
function ridesOf(game: Looked, side: Side, officer: number): MoveAnswer[] {
  const { field, s } = game;
  const looked = lookAround(field, s);
  const paths = new Map<number, number[]>([[officerHex(s, side, officer), []]]);
  const points = pointsLeft(game, side, officer);
  for (const [hex, path] of paths) {
    if (path.length === points) continue;
    for (let d = 0; d < 6; d++) {
      const to = field.map.neighbours[hex * 6 + d] as number;
      if (to === -1 || paths.has(to) || isClosed(barred(field, looked, side, 0, to))) continue;
      paths.set(to, [...path, to]);
    }
  }
  return [...paths.values()]
    .filter((path) => path.length > 0)
    .map((path) => ({ do: 'move-officer', officer, path }));
}

/** What keeps an officer out: the enemy and impassable ground, not the arms (AL-4.2d, AL-6.3b). */
function isClosed(bar: ReturnType<typeof barred>): bar is 'enemy_in_hex' | 'impassable' {
  return bar === 'enemy_in_hex' || bar === 'impassable';
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
  if (officer !== undefined) return sampleRide(game, side, officer, choose);
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

function sampleRide(game: Game, side: Side, officer: number, choose: (n: number) => number): MoveAnswer {
  const { field, s } = game;
  const looked = lookAround(field, s);
  const path: number[] = [];
  let hex = officerHex(s, side, officer);
  for (let left = 1 + choose(pointsLeft(game, side, officer)); left > 0; left--) {
    const to = field.map.neighbours[hex * 6 + choose(6)] as number;
    if (to === -1 || isClosed(barred(field, looked, side, 0, to))) break;
    path.push(to);
    hex = to;
  }
  return path.length === 0 ? DONE : { do: 'move-officer', officer, path };
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

function isOwn({ field }: Game, side: Side, officer: number): boolean {
  return officer === COMMANDER ? field.commanders[side] !== null : field.leaders[officer]?.side === side;
}

function refuseRide(game: Game, side: Side, officer: number, path: readonly number[]): Refusal | null {
  const { field, s } = game;
  if (!isOwn(game, side, officer) || officerHex(s, side, officer) === S.NONE)
    return refusal('not_on_map', 'AL-4.2d', 'Name a leader of yours who is on the map.');
  const [first] = rideBars(game, side, officer, path).sort(byTable);
  if (!first) return null;
  const name = sentence(officerName(field, s, side, officer));
  const where = first.hex < field.map.count ? hexName(field, first.hex) : '';
  const { clause, say } = RIDE_BARS[first.reason];
  return refusal(first.reason, clause, say(name, where, pointsLeft(game, side, officer)));
}

/** What to tell a player of a ride that may not be made, in the order in which it is reported (Decisions: move_leader). */
const RIDE_BARS = {
  enemy_in_hex: {
    clause: 'AL-4.2d',
    say: (name: string, where: string) => `${name} cannot enter ${where}: the enemy holds it.`,
  },
  impassable: {
    clause: 'AL-6.4b',
    say: (name: string, where: string) => `${name} cannot enter ${where}: it is impassable.`,
  },
  off_map: {
    clause: 'AL-4.2d',
    say: (name: string) => `${name} rides from hex to neighbouring hex on the map.`,
  },
  too_few_points: {
    clause: 'AL-4.2d',
    say: (name: string, _: string, left: number) =>
      `${name} has only ${left} ${left === 1 ? 'point' : 'points'} left.`,
  },
} as const;

interface RideBar {
  readonly reason: keyof typeof RIDE_BARS;
  readonly hex: number;
}

const RIDE_REASONS = Object.keys(RIDE_BARS);
const byTable = (a: RideBar, b: RideBar): number =>
  RIDE_REASONS.indexOf(a.reason) - RIDE_REASONS.indexOf(b.reason);

/** Everything that stands against a ride. */
function rideBars(game: Game, side: Side, officer: number, path: readonly number[]): RideBar[] {
  const { field, s } = game;
  const { map } = field;
  const looked = lookAround(field, s);
  const bars: RideBar[] = [];
  let from = officerHex(s, side, officer);
  for (const hex of path) {
    const next = hex < map.count && distance(map, from, hex) === 1;
    const bar = hex < map.count ? barred(field, looked, side, 0, hex) : null;
    if (!next) bars.push({ reason: 'off_map', hex });
    if (isClosed(bar)) bars.push({ reason: bar, hex });
    from = hex;
  }
  if (path.length > pointsLeft(game, side, officer)) bars.push({ reason: 'too_few_points', hex: from });
  return bars;
}
