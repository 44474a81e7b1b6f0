import { type Stand, span } from '@linstock/ground';
import type { AheadStop } from '@linstock/scene';

/** Halts no farther apart than this are one bar, in thousandths. */
const SAME = 50;

/** The halts of an attack as bars: those at one place are one, named by the first and last of them. */
export function haltsOf(
  stops: readonly AheadStop[],
): readonly { readonly label: string; readonly at: Stand; readonly joined: boolean }[] {
  const bars: AheadStop[][] = [];
  for (const stop of stops) {
    const bar = bars.find(([first]) => first !== undefined && span(first.at, stop.at) <= SAME);
    if (bar) bar.push(stop);
    else bars.push([stop]);
  }
  return bars.map((bar) => {
    const [first, last] = [bar[0] as AheadStop, bar.at(-1) as AheadStop];
    const label = bar.length === 1 ? first.label : `${first.label}–${last.label}`;
    return { label, at: first.at, joined: bar.some(({ joined }) => joined) };
  });
}
