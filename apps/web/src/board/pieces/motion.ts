/** Pieces on their way and smoke in the air: moved by the frame, not by React. */
import type { Path, Place, Weapon } from '@linstock/scene';
import type { Spot } from '../plate.ts';
import { alongPath, moveTime, type Step } from './path.ts';

/** Something to be seen happening once, after what the board already shows. */
export type Animation =
  | { readonly id: string; readonly kind: 'move'; readonly piece: string; readonly path: Path }
  | {
      readonly id: string;
      readonly kind: 'smoke';
      readonly from: Place;
      readonly towards: Place;
      readonly weapon: Weapon;
    };

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

/** Walks a piece along a way to where it rests; `told` hears of each step. */
export async function walk(
  element: Element,
  way: readonly Step[],
  told: (step: Step) => void,
): Promise<void> {
  const home = homeOf(element);
  const last = way.at(-1);
  if (!home || !last || way.length < 2) return;
  const whole = [...way.slice(0, -1), { ...last, spot: home }];
  await frames(moveTime(whole), (share) => {
    const step = alongPath(whole, share);
    show(element, step);
    told(step);
  });
  element.setAttribute('transform', element.getAttribute('data-home') ?? '');
  const turned = turnedPart(element);
  turned?.setAttribute('transform', `rotate(${turned.getAttribute('data-turn') ?? 0})`);
}

/** The part of a piece that turns with its facing. */
const turnedPart = (element: Element): Element | null => element.querySelector('[data-turn]');

function show(element: Element, { spot: [x, y], turn }: Step): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
  if (turn !== null) turnedPart(element)?.setAttribute('transform', `rotate(${turn})`);
}

const SVG = 'http://www.w3.org/2000/svg';
const SMOKE_TIME = 500;

/** How many puffs a weapon makes side by side, how far apart in plate units, and how big against a musket's. */
const PUFFS: Readonly<
  Record<Weapon, { readonly count: number; readonly apart: number; readonly size: number }>
> = {
  musket: { count: 8, apart: 6.5, size: 1 },
  rifle: { count: 5, apart: 10, size: 0.8 },
  carbine: { count: 5, apart: 8, size: 0.8 },
  gun: { count: 3, apart: 9, size: 2 },
};

/** A volley's smoke at a spot, drifting towards another. */
export async function smoke(layer: Element, [x, y]: Spot, [tx, ty]: Spot, weapon: Weapon): Promise<void> {
  const { count, apart, size } = PUFFS[weapon];
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  const puffs = Array.from({ length: count }, (_, i) => {
    const puff = document.createElementNS(SVG, 'ellipse');
    puff.setAttribute('class', 'puff');
    layer.append(puff);
    return { puff, side: (i - (count - 1) / 2) * apart, lead: (i * 37) % 11 };
  });
  await frames(SMOKE_TIME, (share) => {
    for (const { puff, side, lead } of puffs) {
      const ahead = 26 + lead + share * 22;
      puff.setAttribute('cx', String(x + dx * ahead - dy * side));
      puff.setAttribute('cy', String(y + dy * ahead + dx * side - share * 6));
      puff.setAttribute('rx', String((5 + share * 10) * size));
      puff.setAttribute('ry', String((4 + share * 8) * size));
      puff.setAttribute('opacity', String(0.85 * (1 - share)));
    }
  });
  for (const { puff } of puffs) puff.remove();
}

/** Calls `draw` with 0 to 1 on each frame for `ms` milliseconds. */
function frames(ms: number, draw: (share: number) => void): Promise<void> {
  return new Promise((done) => {
    let began: number | null = null;
    const step = (time: number) => {
      began ??= time;
      const share = Math.min(1, (time - began) / ms);
      draw(share);
      if (share < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
