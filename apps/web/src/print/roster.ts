/** A roster's lines about a body of troops: what all of them share, once, and then what is different for each. */
import type { Guide } from '@linstock/kernel';
import { type Body, isOfficer, type MarkKind, type Piece } from '@linstock/scene';

/** A figure of a piece in words: `Morale 6`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** One line of a roster. */
export interface RosterLine {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly Fact[];
  /** Boxes to tick for lost strength; none for an officer, or if a number is clearer. */
  readonly boxes: number;
  readonly officer: boolean;
}

/** A body with its lines. */
export interface RosterBody {
  readonly body: Body;
  /** The facts that all its troops share. */
  readonly shared: readonly Fact[];
  readonly lines: readonly RosterLine[];
}

/** States that last, and so need a box at each unit. */
const LASTING: readonly MarkKind[] = ['disordered', 'shaken', 'routed', 'reduced', 'low ammunition'];

/** More boxes than these are a number. */
const MAX_BOXES = 24;

/** The states of a system that last, each with the letter that stands over its boxes. */
export function statesOf(guide: Guide | undefined): { readonly kind: MarkKind; readonly letter: string }[] {
  const kinds = LASTING.filter((kind) => guide && Object.hasOwn(guide.signs.marks, kind));
  return kinds.map((kind, i) => {
    const letter = (kind[0] ?? '').toUpperCase();
    const taken = kinds.slice(0, i).some((other) => other[0] === kind[0]);
    return { kind, letter: taken ? `${letter}${kind[1] ?? ''}` : letter };
  });
}

/** True if any unit has more than one point of strength to lose; else its last box says it all. */
export function haveStrength(bodies: readonly RosterBody[]): boolean {
  return bodies.some(({ lines }) => lines.some(({ boxes }) => boxes > 1));
}

/** The roster of one side. */
export function rosterOf(bodies: readonly Body[], pieces: readonly Piece[], side: number): RosterBody[] {
  return bodies
    .filter((body) => body.side === side)
    .map((body) => {
      const own = pieces.filter(({ group, side: of }) => group === body.id && of === side);
      const troops = own.filter((piece) => !isOfficer(piece));
      const shared = sharedBy(troops);
      return { body, shared, lines: own.map((piece) => lineOf(piece, shared)) };
    });
}

/** Strength is shown as boxes. */
const isStrength = ({ label }: Fact): boolean => label === 'Strength';

function sharedBy([first, ...rest]: readonly Piece[]): Fact[] {
  if (!first || rest.length === 0) return [];
  const facts = first.figures.filter((fact) => !isStrength(fact));
  return facts.filter((fact) => rest.every(({ figures }) => figures.some((other) => same(other, fact))));
}

const same = (a: Fact, b: Fact): boolean => a.label === b.label && a.value === b.value;

function lineOf(piece: Piece, shared: readonly Fact[]): RosterLine {
  const { id, name, figures, strength } = piece;
  const officer = isOfficer(piece);
  const full = Math.ceil(strength?.full ?? 0);
  const boxes = full > MAX_BOXES ? 0 : full;
  const facts = figures
    .filter((fact) => !shared.some((other) => same(other, fact)) && !(isStrength(fact) && boxes > 0))
    .map(({ label, value }) => ({ label, value }));
  return { id, name, facts, boxes: officer ? 0 : boxes, officer };
}

/** The state of a body, in few words. Zero values are left out. */
export function standingOf({ facts, track }: Body): Fact[] {
  return facts.filter(
    ({ label, value }) => value !== '0' && !value.startsWith('0 of') && label !== track?.label,
  );
}
