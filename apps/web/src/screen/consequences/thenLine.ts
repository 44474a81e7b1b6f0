import { percentText } from '@linstock/kernel';
import type { Consequences } from '@linstock/scene';

/** Consequences that are shown in the line; the rest is in the table below the buttons. */
const MAX_IN_LINE = 3;

/**
 * The parts of one line with the most likely consequences; an empty line of the same height if they cannot be
 * computed.
 * @param found null while they are being computed, `none` if they cannot be
 */
export function writeThenLine(found: Pick<Consequences, 'rows'> | 'none' | null): readonly string[] {
  if (found === null) return ['What follows: reckoning …'];
  if (found === 'none') return ['\u00a0'];
  const [first, ...others] = found.rows
    .slice(0, MAX_IN_LINE)
    .map(({ who, what, chance }) => `${who} ${what} ${percentText(chance)}`);
  return [`What follows: ${first ?? 'no losses, and nobody’s order changes'}`, ...others];
}
