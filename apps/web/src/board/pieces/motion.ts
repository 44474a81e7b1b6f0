/** Pieces on their way and smoke in the air: moved by the frame, not by React. */
import type { Spot } from '../plate.ts';
import { alongPath, moveTime } from './path.ts';

/** Something to be seen happening once, after what the board already shows. */
export type Animation =
  | { readonly id: string; readonly kind: 'move'; readonly piece: string; readonly path: readonly string[] }
  | { readonly id: string; readonly kind: 'smoke'; readonly place: string; readonly towards: string | null };

const HOME = /translate\((-?[\d.e-]+) (-?[\d.e-]+)\)/;

/** Where a piece is drawn at rest, from its element. */
function homeOf(element: Element): Spot | null {
  const found = HOME.exec(element.getAttribute('data-home') ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Puts a piece back at the start of its path, so that it does not show its end before it has gone there. */
export function standAtStart(element: Element, path: readonly Spot[]): void {
  const [start] = path;
  if (start) element.setAttribute('transform', `translate(${start[0]} ${start[1]})`);
}

/** Walks a piece along a path to where it rests. */
export async function walk(element: Element, path: readonly Spot[]): Promise<void> {
  const home = homeOf(element);
  if (!home || path.length < 2) return;
  const way = [...path.slice(0, -1), home];
  const total = moveTime(path.length);
  await frames(total, (share) => {
    const [x, y] = alongPath(way, share);
    element.setAttribute('transform', `translate(${x} ${y})`);
  });
  element.setAttribute('transform', element.getAttribute('data-home') ?? '');
}

const SVG = 'http://www.w3.org/2000/svg';
const PUFFS = 8;
const SMOKE_TIME = 500;

/** A volley's smoke at a spot, drifting towards another. */
export async function smoke(layer: Element, [x, y]: Spot, towards: Spot | null): Promise<void> {
  const [tx, ty] = towards ?? [x, y - 30];
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  const puffs = Array.from({ length: PUFFS }, (_, i) => {
    const puff = document.createElementNS(SVG, 'ellipse');
    puff.setAttribute('class', 'puff');
    layer.append(puff);
    return { puff, side: (i - (PUFFS - 1) / 2) * 6.5, lead: (i * 37) % 11 };
  });
  await frames(SMOKE_TIME, (share) => {
    for (const { puff, side, lead } of puffs) {
      const ahead = 26 + lead + share * 22;
      puff.setAttribute('cx', String(x + dx * ahead - dy * side));
      puff.setAttribute('cy', String(y + dy * ahead + dx * side - share * 6));
      puff.setAttribute('rx', String(5 + share * 10));
      puff.setAttribute('ry', String(4 + share * 8));
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
