import type { Stand } from '@linstock/ground';
import { otherSide, type SealId, type Side } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import { FULL_STRENGTH, LANES, LAST_ROW, type Order, PACE, REACH, SIDES } from '../tables/index.ts';

/** A beat of the drill, step by step. */
export type Phase =
  | 'write'
  | 'initiative'
  | 'reserve'
  | 'open'
  | 'stance'
  | 'act'
  | 'march'
  | 'fire'
  | 'press';

/** A company: three bases, in line (side by side) or in column (one behind the other). */
export interface Company {
  readonly side: Side;
  /** Lane it marches in, 0 to 2. */
  readonly lane: number;
  /** Its row, 0 to 10, counted from the side of Blue. */
  row: number;
  /** Men left, of 20; at 0 it is off the table. */
  men: number;
  column: boolean;
  shaken: boolean;
  /** True if it has fired in this beat. */
  fired: boolean;
}

/** The rest of a move under way. */
export interface MoveUnderWay {
  readonly company: number;
  rest: number;
}

/** Everything that changes in a drill. */
export interface ToyState {
  beat: number;
  phase: Phase;
  /** The seal ids of sealed orders or stances, by side; 0 for none. */
  sealIds: [SealId | 0, SealId | 0];
  companies: Company[];
  /** By company: its order once it is revealed, else null. */
  orders: (Order | null)[];
  kneeling: boolean[];
  /** The side that acts first, and the reserve that shoots better this beat: a company or -1. */
  first: Side;
  reserve: number;
  /** By company: whether it has acted in this beat. */
  done: boolean[];
  moving: MoveUnderWay | null;
}

/** The back row of the enemy; the side that reaches it has won. */
export const goalOf = (side: Side): number => (side === 0 ? LAST_ROW : 0);

/** Three companies a side, in line, at their own edges. */
export function deployed(): ToyState {
  const companies = ([0, 1] as const).flatMap((side) =>
    Array.from(
      { length: LANES },
      (_, lane): Company => ({
        side,
        lane,
        row: side === 0 ? 3 : 7,
        men: FULL_STRENGTH,
        column: false,
        shaken: false,
        fired: false,
      }),
    ),
  );
  return {
    beat: 1,
    phase: 'write',
    sealIds: [0, 0],
    companies,
    orders: companies.map(() => null),
    kneeling: companies.map(() => false),
    first: 0,
    reserve: -1,
    done: companies.map(() => false),
    moving: null,
  };
}

/** A copy that shares nothing. */
export function cloned(s: ToyState): ToyState {
  return {
    ...s,
    sealIds: [s.sealIds[0], s.sealIds[1]],
    companies: s.companies.map((company) => ({ ...company })),
    orders: [...s.orders],
    kneeling: [...s.kneeling],
    done: [...s.done],
    moving: s.moving && { ...s.moving },
  };
}

/** A company by its number. */
export function company(s: ToyState, id: number): Company {
  const found = s.companies[id];
  if (!found) throw new RangeError(`There is no company ${id}.`);
  return found;
}

/** Numbers of the companies of a side that still stand. */
export function standing(s: ToyState, side: Side): number[] {
  return s.companies.flatMap((each, id) => (each.side === side && each.men > 0 ? [id] : []));
}

/** The name of a company, such as `2nd Blue company`. */
export function nameOf(s: ToyState, id: number): string {
  const { side, lane } = company(s, id);
  return `${['1st', '2nd', '3rd'][lane]} ${SIDES[side]} company`;
}

/** A company for sentences: the Blue left. */
export const calledOf = (s: ToyState, id: number): Name => new Name(nameOf(s, id), { article: true });

/** Companies in the order in which they act: those of the side with the initiative first. */
export function actingOrder(s: ToyState): number[] {
  return [...standing(s, s.first), ...standing(s, otherSide(s.first))];
}

/** Rows a company may march at once: a column is quicker. */
export const paceOf = ({ column, shaken }: Company): number =>
  shaken ? PACE.shaken : column ? PACE.column : PACE.line;

/** True if the row ahead of a company is free of the enemy. */
export function mayStep(s: ToyState, id: number): boolean {
  const { side, lane, row } = company(s, id);
  const ahead = row + (side === 0 ? 1 : -1);
  if (ahead < 0 || ahead > LAST_ROW) return false;
  return !s.companies.some((other) => other.men > 0 && other.lane === lane && other.row === ahead);
}

/** Companies that may fire on one: enemies that have not fired and are within reach (D-7). */
export function mayFireOn(s: ToyState, target: number): number[] {
  const { side, lane, row } = company(s, target);
  return standing(s, otherSide(side)).filter((id) => {
    const { lane: from, row: at, fired } = company(s, id);
    const [aside, far] = [Math.abs(from - lane), Math.abs(at - row)];
    return !fired && (aside === 0 ? far <= REACH.ahead : aside === 1 && far <= REACH.aside);
  });
}

/** Inches between lanes and between rows, in thousandths. */
const [LANE, ROW] = [3000, 1000];
/** A base is 600 wide and 400 deep. */
export const BASE = { frontage: 600, depth: 400 } as const;

/** The ground that a company covers: three bases side by side in line, one behind the other in column. */
export function footprint({ side, lane, row, column }: Company): Stand {
  const at = { x: (lane + 1) * LANE, y: row * ROW + ROW, facing: side === 0 ? 0 : 1800 };
  return column
    ? { ...at, frontage: BASE.frontage, depth: 3 * BASE.depth }
    : { ...at, frontage: 3 * BASE.frontage, depth: BASE.depth };
}

/** The id of a company as a piece. */
export const pieceOf = (id: number): string => `company:${id}`;

/** Numbers of the companies of a side that have the order to hold. */
export const holdingCompanies = (s: ToyState, side: Side): number[] =>
  standing(s, side).filter((id) => s.orders[id] === 'hold');

/** Men of a side that still stand. */
export const menOf = (s: ToyState, side: Side): number =>
  standing(s, side).reduce((sum, id) => sum + company(s, id).men, 0);

/** Moves a company one row ahead. */
export function step(s: ToyState, id: number): void {
  const moved = company(s, id);
  moved.row += moved.side === 0 ? 1 : -1;
}
