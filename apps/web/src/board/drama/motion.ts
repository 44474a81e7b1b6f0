/** Pieces on their way: moved by the frame, not by React. */
import type { Path, Place } from '@linstock/scene';
import type { Spot } from '../plate.ts';
import type { Arm, Gait } from './animation.ts';
import { drawn, frames } from './frames.ts';
import { alongPath, moveTime, type Step } from './path.ts';

/** How a board sees what is animated: where places are, and how a piece shows itself along a path. */
export interface Sight {
  readonly spotOf: (place: Place) => Spot | null;
  readonly stepsOf: (path: Path) => readonly Step[];
  /** Told where a piece on its way is, and null when it has arrived: for what is painted besides. */
  readonly moved?: (piece: string, step: Step | null) => void;
}

const HOME = /translate\((-?[\d.e-]+) (-?[\d.e-]+)\)/;

/** Where a piece is drawn at rest, from its element. */
function homeOf(element: Element): Spot | null {
  const found = HOME.exec(element.getAttribute('data-home') ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Puts a piece back at the start of its way, so that it does not show its end before it has gone there. */
export function standAtStart(element: Element, way: readonly Step[]): void {
  const [start] = way;
  if (start) show(element, start);
}

/** How a piece goes its way. */
export interface Going {
  readonly gait: Gait;
  readonly arm: Arm;
  readonly tempo: number;
  /** It goes on from there at once: it does not come to rest. */
  readonly goesOn: boolean;
  /** Hears of each step. */
  readonly told: (step: Step) => void;
}

/** How much of the usual time a gait takes. */
const HASTE: Readonly<Record<Gait, number>> = { march: 1, charge: 0.75, retreat: 1.1, flight: 0.85 };

/** Walks a piece along a way to where it rests. */
export async function walk(element: Element, way: readonly Step[], going: Going): Promise<void> {
  const { gait, arm, tempo, goesOn, told } = going;
  const home = homeOf(element);
  const last = way.at(-1);
  if (!home || !last || way.length < 2) return;
  const whole = goesOn ? way : [...way.slice(0, -1), { ...last, spot: home }];
  const dusty = gait === 'charge' || (arm === 'horse' && gait !== 'retreat');
  let raised = 0;
  await frames({ ms: moveTime(whole) * HASTE[gait], tempo }, (share) => {
    const step = alongPath(whole, gait === 'charge' ? 1 - Math.sqrt(1 - share ** 1.6) : share);
    show(element, step);
    told(step);
    if (dusty && share > raised && share < 1) {
      raised += 0.12;
      raiseDust(element, step.spot, tempo);
    }
  });
}

/** Puts a piece where it rests. */
export function rest(element: Element): void {
  element.setAttribute('transform', element.getAttribute('data-home') ?? '');
  const turned = turnedPart(element);
  turned?.setAttribute('transform', `rotate(${turned.getAttribute('data-turn') ?? 0})`);
}

/** A cloud of dust under a piece that gallops or storms, gone in half a second. */
function raiseDust(element: Element, [x, y]: Spot, tempo: number): void {
  const layer = element.parentElement;
  if (!layer) return;
  const dust = drawn(layer, 'ellipse', 'dust');
  layer.prepend(dust);
  for (const [name, value] of Object.entries({ cx: x, cy: y + 18, rx: 17, ry: 8 }))
    dust.setAttribute(name, String(value));
  const fades = dust.animate([{ opacity: 0.7 }, { opacity: 0 }], { duration: 520 / tempo });
  fades.onfinish = () => dust.remove();
  fades.oncancel = () => dust.remove();
}

/** The part of a piece that turns with its facing. */
const turnedPart = (element: Element): Element | null => element.querySelector('[data-turn]');

function show(element: Element, { spot: [x, y], turn }: Step): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
  if (turn !== null) turnedPart(element)?.setAttribute('transform', `rotate(${turn})`);
}
