/** What is left of the bodies a counter stands for, as pips. */
import type { Piece } from '@linstock/scene';

/** How much of a body is left. */
export type Share = 'whole' | 'half' | 'gone';

/** The strength a counter stands for: what is left of all of them, and the share of each. */
export interface Pips {
  readonly left: number;
  readonly shares: readonly Share[];
}

/** Pips that find room on a counter. */
const MOST = 5;

/**
 * The pips of a counter, and of the whole pile where all of it are of one body; null where its troops have no strength to
 * show, or more than find room.
 */
export function pipsOf(piece: Piece, pile: readonly Piece[]): Pips | null {
  const together = pile.every(({ group }) => group === piece.group) ? pile : [];
  const counted = together.length > 0 ? together : [piece];
  const strengths = counted.flatMap(({ strength }) => strength ?? []);
  if (strengths.length < counted.length || strengths.length > MOST) return null;
  return {
    left: strengths.reduce((sum, { left }) => sum + left, 0),
    shares: strengths.map(({ left, full }) => (left === 0 ? 'gone' : left < full ? 'half' : 'whole')),
  };
}

/** A number of halves as it is printed: `2½`. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(value);
  return whole === 0 ? '½' : `${whole}½`;
}
