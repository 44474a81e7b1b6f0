import { seededChance } from '@linstock/kernel';
import { lossPart } from '../history.ts';
import type { Study, SystemGames } from '../study.ts';
import { percentWords } from '../words.ts';
import { drawing, element, heading, INK, inkOf, label, line, star } from './svg.ts';

const LEFT = 46;
const TOP = 62;
const SIDE = 360;
/** More marks than this only make black areas blacker. */
const MAX_MARKS = 1500;

/**
 * Every game as one mark, by each side's losses, in the shape and colour of the winner, with history as a
 * star among them. Marks are moved apart a little at random, since many games end alike.
 */
export function gamesPlot(study: Study, fought: SystemGames): string {
  const [first, second] = fought.sides;
  const title = `Every game under ${fought.title}`;
  const axis = { size: 12.5, fill: INK.bistre, anchor: 'middle' } as const;
  const parts = [
    heading(0, 20, title),
    ...key(fought),
    ...grid(),
    ...marks(fought),
    ...historyStar(study, fought),
    label(LEFT + SIDE / 2, TOP + SIDE + 34, `lost by the ${first} side`, axis),
    element(
      'g',
      { transform: `translate(11 ${TOP + SIDE / 2}) rotate(-90)` },
      label(0, 0, `lost by the ${second} side`, axis),
    ),
  ];
  const lost = (side: 0 | 1): string => percentWords(fought.history?.losses[side].best ?? 0);
  const told = fought.history
    ? `History lies where the ${first} side lost ${lost(0)} and the ${second} side ${lost(1)}.`
    : '';
  const games = `${fought.played.length} games by the losses of the ${first} and the ${second} side.`;
  return drawing(TOP + SIDE + 42, title, `${games} ${told}`, parts);
}

const x = (part: number): number => LEFT + SIDE * part;
const y = (part: number): number => TOP + SIDE * (1 - part);

function grid(): string[] {
  const frame = { x: LEFT - 5, y: TOP - 5, width: SIDE + 10, height: SIDE + 10, fill: 'none' };
  const lines = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
    const faint = { stroke: INK.sepia, 'stroke-opacity': 0.35, 'stroke-dasharray': '1 4' };
    const figure = { size: 12.5, fill: INK.bistre } as const;
    return [
      line(x(part), y(0), x(part), y(1), faint),
      line(x(0), y(part), x(1), y(part), faint),
      label(x(part), TOP + SIDE + 19, `${part * 100} %`, { ...figure, anchor: 'middle' }),
      part === 0 ? '' : label(LEFT - 9, y(part) + 4, `${part * 100}`, { ...figure, anchor: 'end' }),
    ];
  });
  return [
    element('rect', { ...frame, stroke: INK.sepia, 'stroke-width': 1 }),
    element('rect', {
      ...{ x: LEFT - 8, y: TOP - 8, width: SIDE + 16, height: SIDE + 16, fill: 'none' },
      ...{ stroke: INK.sepia, 'stroke-width': 2 },
    }),
    ...lines,
  ];
}

function key({ sides, history }: SystemGames): string[] {
  const names = [...sides.map((name) => `${name} victory`), 'drawn'];
  let left = LEFT - 6;
  const parts = names.map((name, i) => {
    const part = mark(i as 0 | 1 | 2, left + 6, 40) + label(left + 15, 44.5, name);
    left += 26 + name.length * 6.6;
    return part;
  });
  return history
    ? [...parts, star(left + 6, 40, 8), label(left + 17, 44.5, 'history', { bold: true })]
    : parts;
}

function marks({ played }: SystemGames): string[] {
  const chance = seededChance('marks');
  const apart = (): number => (chance.below(1000) / 1000 - 0.5) * 9;
  return played.slice(0, MAX_MARKS).map(({ result }) => {
    const [dx, dy] = [apart(), apart()];
    return mark(result.winner ?? 2, x(lossPart(result, 0)) + dx, y(lossPart(result, 1)) + dy);
  });
}

/** A square for the first side, a ring's disc for the second, an open lozenge for neither. */
function mark(side: 0 | 1 | 2, cx: number, cy: number): string {
  const colour = inkOf(side);
  const ink = { stroke: colour, 'stroke-width': 1.3, fill: side === 2 ? INK.vellum : colour };
  const wash = { 'fill-opacity': 0.42 };
  if (side === 0) return element('rect', { x: cx - 4, y: cy - 4, width: 8, height: 8, ...ink, ...wash });
  if (side === 1) return element('circle', { cx, cy, r: 4.6, ...ink, ...wash });
  const lozenge = `M${cx.toFixed(2)} ${(cy - 5.4).toFixed(2)}l5.4 5.4l-5.4 5.4l-5.4 -5.4z`;
  return element('path', { d: lozenge, ...ink, 'fill-opacity': 0.7 });
}

function historyStar({ date }: Study, { history }: SystemGames): string[] {
  if (!history) return [];
  const [first, second] = history.losses;
  const span = { fill: INK.history, 'fill-opacity': 0.13, stroke: INK.history, 'stroke-dasharray': '3 3' };
  const [cx, cy] = [x(first.best), y(second.best)];
  const right = first.best < 0.6;
  const box = element('rect', {
    x: x(first.low) - 3,
    y: y(second.high) - 3,
    width: x(first.high) - x(first.low) + 6,
    height: y(second.low) - y(second.high) + 6,
    ...span,
  });
  const year = date?.slice(0, 4);
  const named = year === undefined ? 'history' : `as it went in ${year}`;
  const text = label(cx + (right ? 18 : -18), cy - 14, named, {
    bold: true,
    fill: INK.history,
    anchor: right ? 'start' : 'end',
    halo: true,
  });
  return [box, star(cx, cy, 13), text];
}
