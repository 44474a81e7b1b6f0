import type { Hex } from '@linstock/ground';
import { last, nth, type Refusal, refusal, type Side } from '@linstock/kernel';
import { hexDistance, listedNames, saying, sentence, told } from '@linstock/scene';
import type { AnswerOf } from '../model/answers.ts';
import {
  companyIds,
  companyOf,
  hexOfCompany,
  nameOf,
  namesOf,
  officerHex,
  officerId,
  officerName,
} from '../model/board.ts';
import type { CompanyId, OfficerId } from '../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionView,
  emit,
  type Game,
  movedTogether,
  type StateView,
} from '../model/game.ts';
import * as S from '../model/state.ts';
import { captureCommander } from './leaders.ts';
import { marchOf, pointsOf, refuseMarchers } from './march.ts';
import { isOwn, pointsLeft, takeOfficer } from './rides.ts';
import { actionsTo, posesOf, waysOfCompanies } from './ways.ts';

/** Companies march together, with leaders who ride along (AL-6.1, P-MOVE 2, 3, 5). */
export const move: Decision<'move'> = {
  options: (view) => groupsOf(view).flatMap((companies) => marchesOf(view, companies)),
  refuse: (view, answer) => refuseMove(view, answer),
  carryOut(game, answer) {
    march(game, answer);
  },
};

function refuseMove(view: DecisionView, { companies, actions, leaders }: AnswerOf<'move'>): Refusal | null {
  const refused = refuseMarchers(view, view.side, companies);
  if (refused) return refused;
  const { refused: way, steps } = marchOf(view.field, view.s, companies, actions);
  return way ?? refuseCompanions(view, companies, leaders, steps);
}

/** The companies of a side that have points to march with (AL-6.1a, f). */
export function marchersOf({ field, s, side }: DecisionView): CompanyId[] {
  const movers: CompanyId[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (companyOf(field, c).side === side && pointsOf(field, s, c) > 0) movers.push(c);
  }
  return movers;
}

/** The companies that are offered to march together (AL-6.1j): each company, each hex's companies of one regiment, each hex's whole stack. */
export function groupsOf(view: DecisionView): CompanyId[][] {
  const { field, s } = view;
  const movers = marchersOf(view);
  const groups = movers.map((c) => [c]);
  for (const hex of new Set(movers.map((c) => hexOfCompany(s, c)))) {
    const stack = movers.filter((c) => s.at[c] === hex);
    if (stack.length > 1) groups.push(stack);
    for (const regiment of new Set(stack.map((c) => companyOf(field, c).regiment))) {
      const members = stack.filter((c) => companyOf(field, c).regiment === regiment);
      if (members.length > 1 && members.length < stack.length) groups.push(members);
    }
  }
  return groups;
}

/** The marches listed for companies that march together: one to each pose they can reach. */
export function marchesOf({ field, s }: StateView, companies: readonly CompanyId[]): AnswerOf<'move'>[] {
  const ways = waysOfCompanies(field, s, companies);
  return posesOf(ways).map((pose) => {
    const actions = actionsTo(field.map, ways.reached, pose);
    const march: AnswerOf<'move'> = { do: 'move', companies: [...companies], actions, leaders: [] };
    listed.add(march);
    return march;
  });
}

const listed = new WeakSet<object>();

/** True if a march is one of the options themselves: the one listed route to its end, so no search is needed. */
export function isListed(march: AnswerOf<'move'>): boolean {
  return listed.has(march);
}

/** A random march of a company, or of all that can march in its hex; null if it has no pose to go to. */
export function sampleMarch(
  { field, s }: StateView,
  movers: readonly CompanyId[],
  lead: CompanyId,
  choose: (n: number) => number,
): AnswerOf<'move'> | null {
  const hex = s.at[lead];
  const together = choose(2) === 0 ? movers.filter((c) => s.at[c] === hex) : [lead];
  const ways = waysOfCompanies(field, s, together);
  const poses = posesOf(ways);
  if (poses.length === 0) return null;
  const pose = nth(poses, choose(poses.length));
  const actions = actionsTo(field.map, ways.reached, pose);
  return { do: 'move', companies: together, actions, leaders: [] };
}

/** Leaders who ride along start in the same hex and pay for every hex (P-MOVE 5). */
function refuseCompanions(
  view: DecisionView,
  companies: readonly CompanyId[],
  officers: readonly OfficerId[],
  steps: number,
): Refusal | null {
  const { field, s, side } = view;
  const from = s.at[nth(companies, 0)];
  for (const officer of officers) {
    if (
      !isOwn(view, side, officer) ||
      officerHex(s, side, officer) !== from ||
      officers.indexOf(officer) !== officers.lastIndexOf(officer)
    )
      return refusal(
        'not_in_hex',
        'AL-4.2d',
        'Only leaders in the hex of the companies can move along with them.',
      );
    if (pointsLeft(view, side, officer) < steps)
      return refusal(
        'too_few_points',
        'AL-4.2d',
        `${sentence(officerName(field, s, side, officer))} has too few points to go so far.`,
      );
  }
  return null;
}

/** Companies march, disordering those they pass through and taking leaders along (P-MOVE 2, 3, 5). */
function march(game: DecisionGame, { companies, actions, leaders }: AnswerOf<'move'>): void {
  const { field, s, side } = game;
  const { path, facing, disordered, passed, steps, refused } = marchOf(field, s, companies, actions);
  if (refused) throw new RangeError(`An illegal march was given: ${refused.sentence}`);
  const end = last(path);
  const taken = leaders.map((officer) => officerId(side, officer));
  for (const c of companies) {
    s.at[c] = end;
    s.facing[c] = facing;
    s.done[c] = nth(s.done, c) | S.MOVED;
  }
  for (const c of [...disordered, ...passed]) s.status[c] = S.DISORDERED;
  for (const officer of leaders) takeOfficer(game, side, officer, end, steps);
  emit(
    game,
    side,
    ['AL-6.1a', 'AL-5.2a'],
    () =>
      path.length > 1
        ? told`${saying(namesOf(field, companies), 'marches', 'march')} ${hexDistance(path.length - 1)}`
        : told`${saying(namesOf(field, companies), 'turns', 'turn')}`,
    () => ({ kind: 'move', went: movedTogether([...companyIds(companies), ...taken], { hexes: path }) }),
  );
  if (disordered.length + passed.length > 0) tellPassing(game, side, [...disordered, ...passed]);
  captureOnTheWay(game, nth(companies, 0), path);
}

function tellPassing(game: Game, side: Side, companies: readonly CompanyId[]): void {
  const names = () => listedNames(companies.map((c) => nameOf(game.field, c)));
  emit(
    game,
    side,
    ['AL-6.3c'],
    () => told`Passing through friends disorders ${names()}`,
    () => ({ kind: 'morale', pieces: companyIds(companies), morale: 'disordered' }),
  );
}

/** A lone enemy army commander in any hex entered is captured (AL-4.33a, b). */
function captureOnTheWay(game: Game, company: CompanyId, path: readonly Hex[]): void {
  for (const hex of path.slice(1)) captureCommander(game, company, hex);
}
