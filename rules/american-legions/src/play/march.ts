import { axialOf, type Direction, type Hex, hexAt, turned } from '@linstock/ground';
import { nth, type Refusal, refusal, type Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { ACTIONS, type Action } from '../model/answers.ts';
import {
  armGroup,
  barred,
  companiesIn,
  companyOf,
  facingIn,
  facingOfCompany,
  hexOfCompany,
  isRouted,
  isSolid,
  lookAround,
  nameOf,
  namesOf,
  orderOf,
} from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { allowance, type Marcher, refuseMarch } from '../reckon/allowance.ts';
import {
  type Action as Act,
  type Walk,
  type Walker,
  type WayGround,
  type WayReason,
  walk,
} from '../reckon/movement.ts';

/** A march acted out on a copy: its cost, the units it disorders, and why it is illegal (P-MOVE 2 to 4). */

/** A march acted out, whether it may be made or not. */
export interface March {
  /** The hexes of the way, the first included. */
  readonly path: readonly Hex[];
  readonly facing: number;
  /** The marchers disordered by passing through friends. */
  readonly disordered: readonly CompanyId[];
  /** The friends disordered by being passed through. */
  readonly passed: readonly CompanyId[];
  /** Hexes entered, which is what riding along costs a leader. */
  readonly steps: number;
  /** Movement points it takes from the company that has the fewest left. */
  readonly cost: number;
  /** Why it may not be made; null if it may. */
  readonly refused: Refusal | null;
}

/** Movement points of a company in this phase, 0 for one that may not move (AL-6.1f). */
export function pointsOf(field: Field, s: State, c: CompanyId): number {
  return s.at[c] === S.NONE ? 0 : allowance(marcherOf(field, s, c));
}

function marcherOf(field: Field, s: State, c: CompanyId): Marcher {
  const { arm, regiment, side } = companyOf(field, c);
  return {
    arm,
    order: orderOf(s, regiment),
    disordered: s.status[c] === S.DISORDERED,
    ownTurn: side === s.active,
    outOfCommand: s.outOfCommand[c] === 1,
    routed: isRouted(field, s, c),
    onFiringSide: s.gunSide[c] === S.FIRING,
    alreadyMoved: (nth(s.done, c) & S.MOVED) !== 0,
  };
}

/** Why these companies may not march together at all, or null (Decisions: move, as far as the companies go). */
export function refuseMarchers(
  { field, s }: Pick<Game, 'field' | 's'>,
  side: Side,
  companies: readonly CompanyId[],
): Refusal | null {
  const hex = s.at[companies[0] ?? S.NONE] ?? S.NONE;
  if (hex === S.NONE || companies.some((c) => field.companies[c]?.side !== side || s.at[c] !== hex))
    return refusal('not_one_stack', 'AL-6.1j', 'Name companies of yours that stand in one hex.');
  if (new Set(companies).size < companies.length)
    return refusal('already_moved', 'AL-6.1a', 'A company is named twice; each moves once.');
  const refused = refuseMarch(companies.map((c) => marcherOf(field, s, c)));
  if (!refused) return null;
  const name = sentence(nameOf(field, nth(companies, refused.culprit)));
  return { ...refused.refusal, sentence: `${name}: ${refused.refusal.sentence}` };
}

/** The intention of an illegal march: its cost, the points available, and whether friends cost one (AL-6.3e). */
interface Meant {
  readonly cost: number;
  readonly points: number;
  readonly through: boolean;
}

/** The refusals of a march: the clause, and the sentence about these companies and this hex. */
const WAY_BARS: Readonly<
  Record<WayReason, { readonly clause: string; say(who: string, where: string, meant: Meant): string }>
> = {
  not_front_hex: {
    clause: 'AL-5.2a',
    say: (who) => `${who} may step only into one of the two hexes in front.`,
  },
  enemy_in_hex: {
    clause: 'AL-6.4a',
    say: (who, where) => `${who} cannot enter ${where}: the enemy holds it.`,
  },
  mixed_arms: {
    clause: 'AL-6.3b',
    say: (who, where) => `${who} cannot enter ${where}: cavalry and other arms do not mix.`,
  },
  impassable: {
    clause: 'AL-6.4b',
    say: (who, where) => `${who} cannot enter ${where}: it is impassable.`,
  },
  off_map: { clause: 'AL-6.1h', say: (who) => `${who} may not leave the map.` },
  too_few_points: {
    clause: 'AL-6.1b',
    say: (who, _, { cost, points, through }) =>
      `${who} cannot get there: that costs ${cost} movement points${through ? ', one of them for passing through friends' : ''}, and ${points} ${points === 1 ? 'is' : 'are'} left.`,
  },
  gun_cannot_turn_about: {
    clause: 'AL-8.1c',
    say: (who) => `${who} cannot turn about: a gun turns only corner by corner.`,
  },
  facing_differs: {
    clause: 'AL-5.3b',
    say: (who, where) => `${who} must face as the others in ${where} do.`,
  },
};

/** Acts out a march of companies of one hex that may march together. */
export function marchOf(
  field: Field,
  s: State,
  companies: readonly CompanyId[],
  actions: readonly Action[],
): March {
  const { map } = field;
  const first = nth(companies, 0);
  const start = { hex: axialOf(map, hexOfCompany(s, first)), facing: turned(facingOfCompany(s, first), 0) };
  const walkers = companies.map((c) => walkerOf(field, s, c));
  const walked = walk(start, actions.map(actionNamed), walkers, groundFor(field, s, companies));
  const hexes = walked.passed.map((hex) => hexAt(map, ...hex));
  // If there are several marchers, the sentence names the one with the fewest points.
  const least = walked.left.indexOf(Math.min(...walked.left));
  const { points } = nth(walkers, least);
  return {
    path: walked.path.map((hex) => hexAt(map, ...hex)),
    facing: walked.facing,
    disordered: walked.disordered.map((i) => nth(companies, i)),
    passed: field.companies
      .filter(({ id }) => hexes.includes(hexOfCompany(s, id)) && !companies.includes(id))
      .filter((company) => isSolid(company) && s.status[company.id] === S.BATTLEWORTHY)
      .map(({ id }) => id),
    steps: walked.path.length - 1,
    cost: points - nth(walked.left, least),
    refused:
      walked.refused &&
      refusalOf(field, companies, walked.refused, {
        to: hexAt(map, ...(walked.path.at(-1) ?? start.hex)),
        cost: points - nth(walked.left, least),
        points,
        through: walked.disordered.includes(least),
      }),
  };
}

/** The refusal of an illegal march. */
function refusalOf(
  field: Field,
  companies: readonly CompanyId[],
  { reason, hex: at }: NonNullable<Walk['refused']>,
  meant: Meant & { readonly to: Hex },
): Refusal {
  const { clause, say } = WAY_BARS[reason];
  const hex = hexAt(field.map, ...at);
  // The player named the end of the march, so a unit stopped on the way needs another sentence.
  const where = hex === meant.to ? 'that hex' : 'a hex on the way there';
  return refusal(reason, clause, say(sentence(namesOf(field, companies)), where, meant));
}

/** A company on a march: its points, and whether passing through friends concerns it (AL-6.1f, AL-6.3c-f). */
function walkerOf(field: Field, s: State, c: CompanyId): Walker {
  const company = companyOf(field, c);
  return {
    arm: company.arm,
    points: pointsOf(field, s, c),
    disordered: s.status[c] !== S.BATTLEWORTHY,
    solid: isSolid(company),
  };
}

/** True if companies that march together may not enter a hex, from any side. */
export function closedTo(field: Field, s: State, companies: readonly CompanyId[]): (hex: Hex) => boolean {
  const { against } = groundFor(field, s, companies);
  return (hex) => against(axialOf(field.map, hex)) !== null;
}

/** True if leaving a hex would disorder the marchers or the friends in it (AL-6.3c, f). */
export function heldByFriends(
  field: Field,
  s: State,
  companies: readonly CompanyId[],
): (hex: Hex) => boolean {
  const { holdsSolid } = groundFor(field, s, companies);
  const solid = companies.some((c) => isSolid(companyOf(field, c)));
  return (hex) => solid && holdsSolid(axialOf(field.map, hex));
}

/** The ground for these companies (AL-6.3b, c, AL-6.4a, b, AL-5.3b): the other units on it. */
function groundFor(field: Field, s: State, companies: readonly CompanyId[]): WayGround {
  const { side } = companyOf(field, nth(companies, 0));
  const looked = lookAround(field, s);
  const groups = companies.reduce((all, c) => all | armGroup(companyOf(field, c).arm), 0);
  const others = (hex: Hex) => companiesIn(field, s, hex, side).filter((c) => !companies.includes(c));
  return {
    against(at) {
      const hex = hexAt(field.map, ...at);
      return hex === S.NONE ? 'off_map' : barred(field, looked, side, groups, hex);
    },
    holdsSolid(at) {
      const hex = hexAt(field.map, ...at);
      return hex !== S.NONE && others(hex).some((c) => isSolid(companyOf(field, c)));
    },
    facingIn(at) {
      const hex = hexAt(field.map, ...at);
      const facing = hex === S.NONE ? S.NONE : facingIn(field, s, hex, side, companies);
      return facing === S.NONE ? null : turned(facing, 0);
    },
  };
}

const TURNS: Readonly<Record<string, Act>> = {
  right: { do: 'turn', corners: 1 },
  left: { do: 'turn', corners: -1 },
  about: { do: 'about' },
};

function actionNamed(action: Action): Act {
  return TURNS[action] ?? { do: 'step', direction: ACTIONS.indexOf(action) as Direction };
}
