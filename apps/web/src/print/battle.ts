/** The printed content of a battle: its armies at the first question. */
import { battleSummaryOf } from '@linstock/battles';
import { Position, type Side, seededDice } from '@linstock/kernel';
import { isOfficer, type Mark, type MarkKind, type Piece, type Scene } from '@linstock/scene';
import { type AnyRulebook, sidesOf } from '@linstock/systems';

/** A battle under a system, ready to be printed. */
export interface PrintedBattle {
  readonly rules: AnyRulebook;
  readonly battle: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly summary: string;
  readonly sides: readonly [string, string];
  readonly scene: Scene;
  readonly ground: ReturnType<AnyRulebook['present']['shows']['ground']>;
}

/** A battle at its beginning. The seed is its name: if dice set up an army, every print is the same. */
export function beginPrintedBattle(rules: AnyRulebook, battle: string): PrintedBattle {
  const field = rules.field(battle, {});
  const { state } = Position.start(rules, field, seededDice(battle));
  return {
    rules,
    battle,
    ...battleSummaryOf(rules, battle),
    sides: sidesOf(rules, battle),
    scene: rules.present.shows.scene({ field, state, known: [] }),
    ground: rules.present.shows.ground(field),
  };
}

/** The pieces of a side in the order of its bodies, each officer after the officer's troops. */
export function armyOf({ pieces, bodies }: Scene, side: Side): Piece[] {
  const own = pieces.filter((piece) => piece.side === side);
  const order = bodies.map(({ id }) => id);
  const rank = ({ group }: Piece) => (order.includes(group) ? order.indexOf(group) : order.length);
  return own.toSorted((a, b) => rank(a) - rank(b) || Number(isOfficer(a)) - Number(isOfficer(b)));
}

/** States a counter is turned over for, the likeliest first. */
const TURNED: readonly MarkKind[] = ['disordered', 'shaken', 'routed', 'reduced'];

/** The state of troops that the back of their counters shows; null if a system marks none. */
export function backOf({ guide }: Pick<AnyRulebook, 'guide'>): MarkKind | null {
  return TURNED.find((kind) => guide && Object.hasOwn(guide.signs.marks, kind)) ?? null;
}

/** A piece as its counter is printed: as at full strength, its upper edge being its front. */
export function drawFront(piece: Piece): Piece {
  return { ...piece, facing: piece.facing === null ? null : 0, marks: [] };
}

/**
 * The back of a piece's counter, which shows the piece in that state. Its values then are in the rules, so no
 * figure is shown.
 */
export function drawBack(piece: Piece, state: MarkKind | null): Piece {
  const face = drawFront(piece);
  if (state === null || isOfficer(piece)) return face;
  const { strength: _, ...rest } = face;
  const mark: Mark = {
    kind: state,
    letter: (state[0] ?? '').toUpperCase(),
    label: state,
    clause: null,
    passing: false,
  };
  return { ...rest, marks: [mark], figures: [] };
}
