import type { Stand, TenthDegrees, Thousandths } from '@linstock/ground';
import type { ClauseId, Side } from '@linstock/kernel';
import type { Name } from './name.ts';
import type { Place } from './place.ts';

/** The picture of a piece. A board draws every kind. */
export type PieceKind =
  | 'foot'
  | 'rifle'
  | 'militia'
  | 'grenadier'
  | 'skirmisher'
  | 'engineer'
  | 'horse'
  | 'light horse'
  | 'gun'
  | 'howitzer'
  | 'wagon'
  | 'leader'
  | 'commander';

/** True if a piece is one officer with staff and no troops. */
export function isOfficer({ kind }: Pick<Piece, 'kind'>): boolean {
  return kind === 'leader' || kind === 'commander';
}

/** The kinds of marks on a piece. */
export type MarkKind =
  | 'disordered'
  | 'shaken'
  | 'routed'
  | 'out of command'
  | 'reduced'
  | 'smoke'
  | 'first volley'
  | 'abandoned'
  | 'limbered'
  | 'attached'
  | 'low ammunition'
  | 'flank refused'
  | 'acted'
  | 'moved'
  | 'fired'
  | 'fought';

/** The spacing of a counter's men, if the counter shows it. */
export type Order = 'column' | 'close' | 'open' | 'skirmish';

/** Something drawn on a piece or shown next to it: disordered, routed, limbered, has moved … */
export interface Mark {
  readonly kind: MarkKind;
  /** One or two capitals, for a board that has no drawing of it. */
  readonly letter: string;
  readonly label: string;
  readonly clause: ClauseId | null;
  /** True if the mark disappears with the turn, such as a mark for an action already done. */
  readonly passing: boolean;
}

/** Strength left and at the start. */
export interface Strength {
  readonly left: number;
  readonly full: number;
}

/** One base of a unit that has several, by its place in the unit: moved and turned with it. */
export interface Base {
  /** Its centre, to the right and ahead of the unit's. */
  readonly right: Thousandths;
  readonly ahead: Thousandths;
  /** Its turn against the unit, clockwise. */
  readonly turn: TenthDegrees;
  readonly frontage: Thousandths;
  readonly depth: Thousandths;
  readonly strength: Strength;
}

/** The clothes of a unit, in addition to its coat, and its flag. */
export interface Dress {
  readonly hat:
    | 'cocked hat'
    | 'shako'
    | 'bearskin'
    | 'bonnet'
    | 'helmet'
    | 'kepi'
    | 'slouch hat'
    | 'black hat';
  /** A colour's name or `#rrggbb`; white where left out. */
  readonly legs?: string;
  /** Bare knees under a kilt of that colour. */
  readonly kilted?: boolean;
  /** Null for one that carries none. A flag with a canton is otherwise of the cloth of the facings. */
  readonly flag: 'stars and stripes' | 'battle flag' | 'tricolour' | 'union canton' | 'striped canton' | null;
}

/** A counter or stand. Ids are the rulebook's, such as `company:12` or `leader:3`. */
export interface Piece {
  readonly id: string;
  /** Its number for standing answers and provoked reactions; left out if it has none. */
  readonly number?: number;
  readonly side: Side;
  readonly kind: PieceKind;
  readonly name: string;
  /** For sentences. */
  readonly called: Name;
  /** Short enough for a counter. */
  readonly short: string;
  /** The full form of `short`; left out if `short` is no abbreviation. */
  readonly full?: string;
  /** The body it belongs to (regiment, brigade). */
  readonly group: string;
  /** Further bodies that an officer commands. */
  readonly commands?: readonly string[];
  /** The regiment of this company, named once on a table for all its stands; left out if it has none. */
  readonly regiment?: { readonly id: string; readonly name: string };
  /** Null when it is off the table. */
  readonly place: Place | null;
  /** Its place on a free-measure table, or next to it before coming on: the whole of it, all its bases. No hex piece has one. */
  readonly pose?: Stand;
  /** Frontage and depth in thousandths of an inch of a stand that is still to be put on a free-measure table. */
  readonly size?: Pick<Stand, 'frontage' | 'depth'>;
  /** For stands whose figures thin out with losses; for a unit of several bases, the total. */
  readonly strength?: Strength;
  /** The bases of a unit that has several, from right to left and from front to rear. */
  readonly bases?: readonly Base[];
  /** Its formation, in words: `in line`, `in march column`, `limbered`; left out if the rules know no formations. */
  readonly formation?: string;
  /** The way its counter shows that; left out if it does not. */
  readonly order?: Order;
  /** Why it is off the table, or null. */
  readonly off: string | null;
  /** Tenths of a degree clockwise from the board's top; null without facing. */
  readonly facing: number | null;
  readonly marks: readonly Mark[];
  /** Figures for the counter's corners and the unit card. */
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    readonly clause: ClauseId | null;
  }[];
  /** Names of colours (see the palette of the table). */
  readonly coat: string;
  readonly facings: string;
  /** Left out if they wear the cocked hat and nothing is known of their flag. */
  readonly dress?: Dress;
  /** The whole story in one sentence, for a screen reader and the unit card. */
  readonly story: string;
}

/** The bases a stand is drawn by: its own, or one that is the whole of it. */
export function basesOf(
  { bases, strength }: Pick<Piece, 'bases' | 'strength'>,
  pose: Stand,
): readonly Base[] {
  const { frontage, depth } = pose;
  const whole = { right: 0, ahead: 0, turn: 0, frontage, depth, strength: strength ?? { left: 1, full: 1 } };
  return bases ?? [whole];
}

/** An abbreviation on the counters of a side, and its full form. */
export interface Abbreviation {
  readonly side: Side;
  readonly short: string;
  readonly full: string;
}

/** The key to a table's counters: each abbreviation of each side once, in the order of the pieces, with all it stands for. */
export function abbreviationKey(pieces: readonly Pick<Piece, 'side' | 'short' | 'full'>[]): Abbreviation[] {
  const key = new Map<string, { side: Side; short: string; stands: Set<string> }>();
  for (const { side, short, full } of pieces) {
    if (full === undefined) continue;
    const known = key.get(`${side} ${short}`) ?? { side, short, stands: new Set() };
    known.stands.add(full);
    key.set(`${side} ${short}`, known);
  }
  return [...key.values()].map(({ side, short, stands }) => ({ side, short, full: [...stands].join(', ') }));
}

/** The uniforms of the two sides of the war in America, British and American, for regiments whose own is unknown. */
export const USUAL_UNIFORMS = [
  { coat: '#b5372f', facing: '#27408b' },
  { coat: '#2f4a78', facing: '#b5372f' },
] as const;
