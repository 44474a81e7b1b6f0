import { type Stand, span } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import type { AttackPreviewStop } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';

/** Halts no farther apart than this are one bar, in thousandths. */
const SAME_HALT_DISTANCE = 50;

/** The halts of an attack as bars: halts at one place share a bar, labelled with the first and the last of them. */
export function haltsOf(
  stops: readonly AttackPreviewStop[],
): readonly { readonly label: string; readonly at: Stand; readonly joined: boolean }[] {
  const bars: AttackPreviewStop[][] = [];
  for (const stop of stops) {
    const bar = bars.find(([first]) => first !== undefined && span(first.at, stop.at) <= SAME_HALT_DISTANCE);
    if (bar) bar.push(stop);
    else bars.push([stop]);
  }
  return bars.map((bar) => {
    const first = nth(bar, 0);
    const label = bar.length === 1 ? first.label : `${first.label}–${last(bar).label}`;
    return { label, at: first.at, joined: bar.some(({ joined }) => joined) };
  });
}

/** Ticks nearer than this to the last one with a number have none, in plate units. */
const MIN_TICK_GAP = 9;

/** For each tick of a ruler: true if its number fits beside those before it. */
export function roomyOf(start: Spot, ticks: readonly Spot[]): readonly boolean[] {
  let numbered = start;
  return ticks.map((tick) => {
    const roomy = Math.hypot(tick[0] - numbered[0], tick[1] - numbered[1]) >= MIN_TICK_GAP;
    if (roomy) numbered = tick;
    return roomy;
  });
}
