/** A charge that strikes home: those who charge spring at the others, steel flashes, and the table feels it. */
import type { Spot } from '../plate.ts';
import { drawn, frames, within } from './frames.ts';
import { tongue } from './volley.ts';

/** How long it is seen, in milliseconds, and the share of it at which the lines meet. */
const SEEN = 620;
const MEET = 0.3;

/** How far those who charge spring of the way between, and the sparks that fly. */
const SPRING = 0.3;
const SPARKS = 9;

/** Pixels by which the table is shaken, and for how long, in milliseconds. */
const SHAKE = 4;
const SHAKEN = 240;

/** Shows troops go at others; `chargers` are their elements. */
export async function clash(
  layer: Element,
  [from, against]: readonly [Spot, Spot],
  chargers: readonly Element[],
  tempo: number,
): Promise<void> {
  const [dx, dy] = [against[0] - from[0], against[1] - from[1]];
  const [mx, my] = [from[0] + dx / 2, from[1] + dy / 2];
  const sparks = Array.from({ length: SPARKS }, () => drawn(layer, 'path', 'spark'));
  const homes = chargers.map((element) => element.getAttribute('transform') ?? '');
  let struck = false;
  await frames({ ms: SEEN, tempo }, (share) => {
    const sprung = SPRING * (share < MEET ? (share / MEET) ** 2 : 1 - within(share, MEET, 1));
    for (const [i, element] of chargers.entries())
      element.setAttribute('transform', `translate(${dx * sprung} ${dy * sprung}) ${homes[i]}`);
    if (share >= MEET && !struck) {
      struck = true;
      shake(layer, tempo);
    }
    const age = within(share, MEET, 1);
    for (const [i, spark] of sparks.entries()) {
      const angle = ((i * 137.5) / 180) * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const near = 4 + 18 * age * (0.7 + (i % 3) * 0.25);
      spark.setAttribute('d', tongue([mx + cos * near, my + sin * near], [cos, sin], 16 + (i % 3) * 5));
      spark.setAttribute('opacity', share < MEET ? '0' : String(1 - age));
    }
  });
  for (const [i, element] of chargers.entries()) element.setAttribute('transform', homes[i] ?? '');
  for (const spark of sparks) spark.remove();
}

/** The whole board jolts once. */
function shake(layer: Element, tempo: number): void {
  layer.closest('.board')?.animate(
    [0, SHAKE, -SHAKE * 0.7, SHAKE * 0.4, 0].map((x, i) => ({
      transform: `translate(${x}px, ${i % 2 === 0 ? 0 : -x / 2}px)`,
    })),
    { duration: SHAKEN / tempo },
  );
}
