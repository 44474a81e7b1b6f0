/** Which deeds of the log a reader asks for. */
import type { Side } from '@linstock/kernel';
import { regimentIn } from '@linstock/scene';
import { type Deed, deedSentence } from '../../words/deeds.ts';
import type { Cast } from '../../words/names.ts';
import { likeIn } from './likeness.ts';

/** What a reader looks for; empty and null ask for all. */
export interface Wanted {
  readonly words: string;
  readonly side: Side | null;
  /** The name of a regiment. */
  readonly regiment: string | null;
  readonly diceOnly: boolean;
}

export const ALL: Wanted = { words: '', side: null, regiment: null, diceOnly: false };

/** The deeds a reader asks for; heads of steps stand only over something that is left. */
export function wantedOf(deeds: readonly Deed[], wanted: Wanted, cast: Cast): Deed[] {
  const isLike = likeIn(wanted.words, cast);
  const left: Deed[] = [];
  let heads: Deed[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'turn') heads = [deed];
    else if (deed.kind === 'phase') heads = [...heads.filter(({ kind }) => kind === 'turn'), deed];
    else if (asks(deed, wanted, cast) && isLike(deed)) {
      left.push(...heads, deed);
      heads = [];
    }
  }
  return left;
}

function asks(deed: Deed, { side, regiment, diceOnly }: Wanted, cast: Cast): boolean {
  if (diceOnly && deed.rolls.length === 0) return false;
  const concerned = deed.pieces.flatMap((id) => cast.get(id) ?? []);
  if (side !== null && deed.side !== side && !concerned.some((piece) => piece.side === side)) return false;
  return regiment === null || concerned.some(({ name }) => regimentIn(name) === regiment);
}

/** The regiments of a side (null: of both) by name, in the order of their pieces. */
export function regimentsOf(cast: Cast, side: Side | null): string[] {
  const names = [...cast.values()].filter((piece) => side === null || piece.side === side);
  return [...new Set(names.map(({ name }) => regimentIn(name)))];
}

/** The log as text, a deed a line. */
export function deedsText(deeds: readonly Deed[]): string {
  return deeds
    .map((deed) =>
      deed.kind === 'turn' || deed.kind === 'phase' ? `\n${deed.text}` : `${deed.n}. ${deedSentence(deed)}`,
    )
    .join('\n')
    .trim();
}
