/** Dust under feet and hooves: soft clouds behind moving troops, and where lines meet. */
import type { Spot } from '../../common/box.ts';
import { drawShape } from './frames.ts';

/** Duration of a cloud, in milliseconds, and its drift with the wind in that time, in plate units. */
const CLOUD_MS = 680;
const CLOUD_DRIFT = 7;

/** Raises some clouds, spread evenly about a spot; `spread` and `size` in plate units. */
export function raiseDust(
  layer: Element,
  spots: readonly Spot[],
  { size, tempo }: { readonly size: number; readonly tempo: number },
): void {
  for (const [i, [x, y]] of spots.entries()) {
    const cloud = drawShape(layer, 'ellipse', 'dust');
    layer.prepend(cloud);
    const wide = size * (0.8 + ((i * 5) % 3) * 0.25);
    for (const [name, value] of Object.entries({ cx: x, cy: y, rx: wide, ry: wide * 0.62 }))
      cloud.setAttribute(name, value.toFixed(1));
    const swells = cloud.animate(
      [
        { opacity: 0.72, transform: 'translate(0, 0) scale(.6)' },
        { opacity: 0, transform: `translate(${CLOUD_DRIFT}px, -${CLOUD_DRIFT / 2}px) scale(1.7)` },
      ],
      { duration: CLOUD_MS / tempo, easing: 'ease-out' },
    );
    swells.onfinish = () => cloud.remove();
    swells.oncancel = () => cloud.remove();
  }
}

/** `many` spots across a path at `at`, over a front `wide` plate units wide. `[dx, dy]` points along the path. */
export function placeAcross([x, y]: Spot, [dx, dy]: Spot, many: number, wide: number): Spot[] {
  return Array.from({ length: many }, (_, i): Spot => {
    const aside = ((i + 0.5) / many - 0.5) * wide;
    return [x - dy * aside, y + dx * aside];
  });
}
