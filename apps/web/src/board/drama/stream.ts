/** Men who run: a rout streams off as single men, each by a way of his own. */
import { coatColour } from '../../design/palette.ts';
import { HEX_STEP, type Spot } from '../plate.ts';
import { drawn, frames, within } from './frames.ts';

/** How many are seen to run, and for how long, in milliseconds. */
const MEN = 11;
const SEEN = 1100;

/** How far those run who are gone for good, in plate units. */
const AWAY = 2.4 * HEX_STEP;

/** A man who runs, drawn round his feet. */
const MAN = 'M-2.6 -9H2.6L3.4 -3H-3.4ZM-2.6 -3L-4.4 2M2.4 -3L4.6 1M0 -13.4A2.1 2.1 0 1 1 -.1 -13.4Z';

/** Shows men run along a line, scattered. */
export async function stream(
  layer: Element,
  [from, to]: readonly [Spot, Spot],
  coat: string,
  tempo: number,
): Promise<void> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const men = Array.from({ length: MEN }, (_, i) => {
    const man = drawn(layer, 'path', 'runner');
    man.setAttribute('d', MAN);
    man.setAttribute('fill', coatColour(coat));
    // Spread by steps that never meet, so that no two run in one another's tracks.
    return { man, aside: (((i * 7) % MEN) / MEN - 0.5) * 46, late: ((i * 5) % MEN) / MEN / 3 };
  });
  await frames({ ms: SEEN, tempo }, (share) => {
    for (const { man, aside, late } of men) {
      const gone = within(share, late, late + 0.67);
      const wide = aside * (0.5 + gone);
      const [x, y] = [from[0] + dx * gone - (dy / length) * wide, from[1] + dy * gone + (dx / length) * wide];
      const hop = Math.abs(Math.sin(gone * 26 + aside)) * 2.4;
      man.setAttribute('transform', `translate(${x} ${y - hop}) scale(${dx < 0 ? -1 : 1} 1)`);
      man.setAttribute('opacity', String(gone <= 0 || gone >= 1 ? 0 : Math.min(1, 3 * (1 - gone))));
    }
  });
  for (const { man } of men) man.remove();
}

/** Where those run to who break at a spot and looked that way: away from it. */
export function awayFrom([x, y]: Spot, facing: number | null): Spot {
  const angle = (((facing ?? 0) + 1800) / 1800) * Math.PI;
  return [x + Math.sin(angle) * AWAY, y - Math.cos(angle) * AWAY];
}
