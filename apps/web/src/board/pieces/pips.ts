/** The remaining bodies of a counter, as pips. */
import type { Piece } from '@linstock/scene';

/** The remaining share of a body. */
export type Share = 'whole' | 'half' | 'gone';

/** The strength shown by a counter: the remaining strength of all its pieces, and the share of each. */
export interface Pips {
  readonly left: number;
  readonly shares: readonly Share[];
}

/** Pips that find room on a counter. */
const MAX_PIPS = 5;

/**
 * The pips of a counter, and of all of its body in the stack. Null if its troops have no strength to show, or more bodies than have
 * room.
 */
export function pipsOf(piece: Piece, pile: readonly Piece[]): Pips | null {
  const together = pile.filter(({ group }) => group === piece.group);
  const counted = together.length > 0 ? together : [piece];
  const strengths = counted.flatMap(({ strength }) => strength ?? []);
  if (strengths.length < counted.length || strengths.length > MAX_PIPS) return null;
  return {
    left: strengths.reduce((sum, { left }) => sum + left, 0),
    shares: strengths.map(({ left, full }) => (left === 0 ? 'gone' : left < full ? 'half' : 'whole')),
  };
}

/** Width of a pip with the gap after it, and that gap, in plate units. */
export const PIP_SIZE = { step: 6, gap: 1.6 } as const;

/** The width of a figure and a fraction in the largest size that is printed next to pips, and the space after them, in plate units. */
const FIGURE_WIDTHS = { digit: 8.4, half: 12.6, air: 2.5 } as const;

/**
 * The place of a counter's pips, and how much they are squeezed: midway between its strength and the ring of morale,
 * clear of both.
 * @param from where the strength begins
 * @param to where the ring begins
 */
export function placePips(
  from: number,
  to: number,
  { left, shares }: Pips,
): { readonly x: number; readonly scale: number } {
  const printed = Array.from(writeHalves(left)).reduce(
    (sum, each) => sum + (each === '½' ? FIGURE_WIDTHS.half : FIGURE_WIDTHS.digit),
    0,
  );
  const begin = from + printed + FIGURE_WIDTHS.air;
  const room = to - FIGURE_WIDTHS.air - begin;
  const wide = shares.length * PIP_SIZE.step - PIP_SIZE.gap;
  const scale = Math.min(1, room / wide);
  return { x: begin + (room - wide * scale) / 2, scale };
}

/** A number of halves as printed: `2½`. */
export function writeHalves(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(value);
  return whole === 0 ? '½' : `${whole}½`;
}
