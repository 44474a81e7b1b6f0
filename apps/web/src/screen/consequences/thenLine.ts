import { percentText } from '@linstock/kernel';
import type { Consequences } from '@linstock/scene';

/** Consequences that are shown in the line; the rest is in the table below the buttons. */
const MAX_IN_LINE = 3;

/**
 * The most likely consequences in one line. A blank that is as high if they cannot be computed.
 * @param found null while they are being computed, `none` if they cannot be
 */
export function thenLine(found: Pick<Consequences, 'rows'> | 'none' | null): string {
  if (found === null) return 'What follows: reckoning …';
  if (found === 'none') return '\u00a0';
  const likely = found.rows.slice(0, MAX_IN_LINE);
  const said = likely.map(({ who, what, chance }) => `${who} ${what} ${percentText(chance)}`);
  return `What follows: ${said.join('; ') || 'no losses, and nobody’s order changes'}`;
}
