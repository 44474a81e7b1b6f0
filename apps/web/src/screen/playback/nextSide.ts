import type { Side } from '@linstock/kernel';

/** The side that answers next, and the side that the banner names. */
interface NextSide {
  readonly thinking: Side | null;
  /** The sides that have an open question. */
  readonly open: readonly Side[];
  readonly seats: readonly Side[];
  readonly told: Side | null;
  readonly names: readonly [string, string];
}

/** True if only the reader's own next question is left. */
export function isMine({ thinking, open, seats }: Pick<NextSide, 'thinking' | 'open' | 'seats'>): boolean {
  return thinking === null && (open.length === 0 || open.some((side) => seats.includes(side)));
}

/** The reason why there is no further playback step yet, in a word or two. */
export function describeNextSide({ thinking, open, seats, told, names }: NextSide): string {
  if (thinking === null && open.length === 0) return 'the end';
  if (isMine({ thinking, open, seats })) return 'your turn next';
  const other = thinking ?? open[0] ?? null;
  // Next to the banner of one's own step "thinking" would seem to be about the wrong side.
  return other === null || told === null || other === told ? 'thinking …' : `${names[other]} next …`;
}
