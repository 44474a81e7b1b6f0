import type { Side } from '@linstock/kernel';
import { lossPart } from '../history.ts';
import { histogram } from '../statistics.ts';
import type { Study, SystemGames } from '../study.ts';
import { gamesWords, lossWords, percentWords } from '../words.ts';
import { drawing, element, FILLS, heading, INK, inkOf, label, line, star, WIDTH } from './svg.ts';

const LEFT = 10;
const RIGHT = WIDTH - 12;
const BINS = 20;
const TALL = 64;
/** Height of the title, and of a system's part: its name, history's star, bars, box and words. */
const TITLE = 34;
const BLOCK = TALL + 98;

const at = (part: number): number => LEFT + (RIGHT - LEFT) * part;

/**
 * The losses of one side: a histogram for each system, the quartiles under it, and history across all of them with the
 * range of the sources.
 */
export function lossesPlot(study: Study, side: Side): string {
  const name = study.systems[0]?.sides[side] ?? '';
  const title = `What the ${name} side lost`;
  const bottom = TITLE + study.systems.length * BLOCK;
  const parts = [
    heading(0, 20, title),
    ...study.systems.flatMap((fought, i) => block(fought, sideNamed(name, fought, side), TITLE + i * BLOCK)),
    ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
      label(at(part), bottom + 12, `${part * 100} %`, {
        size: 12.5,
        fill: INK.bistre,
        anchor: part === 0 ? 'start' : part === 1 ? 'end' : 'middle',
      }),
    ),
    label(WIDTH / 2, bottom + 28, 'of its men killed, wounded or taken', {
      size: 12,
      fill: INK.bistre,
      anchor: 'middle',
    }),
  ];
  const description = study.systems
    .map((fought) => described(fought, sideNamed(name, fought, side)))
    .join(' ');
  return drawing(bottom + 34, title, description, parts);
}

/** The side of that name under a system: which of them is first is each system's own affair. */
function sideNamed(name: string, { sides }: SystemGames, otherwise: Side): Side {
  const at = sides.indexOf(name);
  return at === 0 || at === 1 ? at : otherwise;
}

/** History across the bars and the box: the most likely figure starred, the range of the sources tinted. */
function historyBand({ history }: SystemGames, side: Side, top: number, bottom: number): string[] {
  const span = history?.losses[side];
  if (!span) return [];
  const x = at(span.best);
  const right = span.best < 0.6;
  return [
    element('rect', {
      x: at(span.low),
      y: top,
      width: Math.max(1, at(span.high) - at(span.low)),
      height: bottom - top,
      fill: INK.history,
      'fill-opacity': 0.16,
    }),
    line(x, top, x, bottom, { stroke: INK.history, 'stroke-width': 2 }),
    star(x, top - 2, 9),
    label(x + (right ? 14 : -14), top + 2, `history: ${percentWords(span.best)}`, {
      bold: true,
      fill: INK.history,
      anchor: right ? 'start' : 'end',
    }),
  ];
}

function block(fought: SystemGames, side: Side, top: number): string[] {
  const parts = fought.played.map(({ result }) => lossPart(result, side));
  const base = top + 44 + TALL;
  const counts = histogram(parts, 0, 1, BINS);
  const most = Math.max(1, ...counts);
  const wide = (RIGHT - LEFT) / BINS;
  const bars = counts.flatMap((count, i) => {
    if (count === 0) return [];
    const tall = (count / most) * TALL;
    const share = percentWords(count / parts.length);
    const told = `${(i * 100) / BINS} to ${((i + 1) * 100) / BINS} %: ${gamesWords(count)}, ${share}`;
    return element(
      'rect',
      {
        x: LEFT + i * wide + 1,
        y: base - tall,
        width: wide - 2,
        height: tall,
        fill: FILLS[side],
        stroke: inkOf(side),
        'stroke-width': 1.2,
      },
      element('title', {}, told),
    );
  });
  return [
    label(0, top + 10, fought.title, { bold: true, size: 14 }),
    ...historyBand(fought, side, top + 30, base + 20),
    ...bars,
    line(LEFT, base, RIGHT, base, { stroke: INK.ink, 'stroke-width': 1.2 }),
    ...quartiles(fought, side, base + 11),
    label(LEFT, base + 38, standingWords(fought, side), { size: 13, fill: INK.bistre }),
  ];
}

/** A box over the middle half, a tick at the median, a line over nine games in ten. */
function quartiles({ report, sides }: SystemGames, side: Side, y: number): string[] {
  const loss = report.losses[sides[side] ?? ''];
  if (!loss || report.games === 0) return [];
  return [
    line(at(loss.low), y, at(loss.high), y, { stroke: inkOf(side), 'stroke-width': 1.4 }),
    element('rect', {
      x: at(loss.quarter),
      y: y - 4.5,
      width: Math.max(2, at(loss.threeQuarters) - at(loss.quarter)),
      height: 9,
      fill: INK.vellum,
      stroke: inkOf(side),
      'stroke-width': 1.4,
    }),
    line(at(loss.half), y - 6.5, at(loss.half), y + 6.5, { stroke: inkOf(side), 'stroke-width': 3 }),
  ];
}

function standingWords({ report, sides, beside }: SystemGames, side: Side): string {
  const name = sides[side];
  const half = percentWords(report.losses[name]?.half ?? 0);
  const standing = beside?.losses[name];
  return standing ? `median ${half}; history was ${lossWords(standing)}` : `median ${half}`;
}

function described(fought: SystemGames, side: Side): string {
  const loss = fought.report.losses[fought.sides[side]];
  if (!loss) return '';
  const between = `half the games from ${percentWords(loss.quarter)} to ${percentWords(loss.threeQuarters)}`;
  return `${fought.title}: ${between}, ${standingWords(fought, side)}.`;
}
