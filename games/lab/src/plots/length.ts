import { histogram } from '../statistics.ts';
import type { Study, SystemGames } from '../study.ts';
import { gamesWords, lengthWords } from '../words.ts';
import { drawing, element, FILLS, heading, INK, label, line, star, WIDTH } from './svg.ts';

const LEFT = 10;
const RIGHT = WIDTH - 12;
const TALL = 64;
/** Minimum of turns (or the system's unit) on the scale, so that a single bar does not fill the plot. */
const MIN_TURNS = 6;
/** Height of the title, and of a system's part: its name, history's star, bars, turns and words. */
const TITLE = 34;
const BLOCK = TALL + 98;

/** The lengths of the games, in the units of each system; if a unit has its minutes, history is marked among them. */
export function lengthPlot(study: Study): string {
  const parts = [
    heading(0, 20, 'How long it lasted'),
    ...study.systems.flatMap((fought, i) => block(fought, TITLE + i * BLOCK)),
  ];
  const description = study.systems.map((fought) => `${fought.title}: ${lengthSentence(fought)}.`).join(' ');
  return drawing(TITLE + study.systems.length * BLOCK - 6, 'How long it lasted', description, parts);
}

function block(fought: SystemGames, top: number): string[] {
  const lengths = fought.played.map(({ result }) => result.length);
  const { history, pace } = fought;
  const marked = history && pace.minutes ? history.minutes.best / pace.minutes : 0;
  const last = Math.max(MIN_TURNS, Math.ceil(marked), ...lengths);
  const wide = (RIGHT - LEFT) / last;
  /** The end of a turn, or a part of one. */
  const at = (turn: number): number => LEFT + wide * turn;
  const base = top + 44 + TALL;
  const counts = histogram(lengths, 0.5, last + 0.5, last);
  const most = Math.max(1, ...counts);
  const gap = Math.min(3, wide * 0.15);
  const every = Math.ceil(last / 12);
  const bars = counts.flatMap((count, i) => {
    const tall = (count / most) * TALL;
    const bar = element(
      'rect',
      {
        x: at(i) + gap,
        y: base - tall,
        width: wide - 2 * gap,
        height: tall,
        fill: FILLS[2],
        stroke: INK.sepia,
        'stroke-width': 1.2,
      },
      element('title', {}, `${pace.one} ${i + 1}: ${gamesWords(count)}`),
    );
    const numbered = i === 0 || (i + 1) % every === 0;
    const number = label(at(i) + wide / 2, base + 15, String(i + 1), {
      size: 12.5,
      fill: INK.bistre,
      anchor: 'middle',
    });
    return [count > 0 ? bar : '', numbered ? number : ''];
  });
  return [
    ...historyMark(fought, at, top, base),
    label(0, top + 10, fought.title, { bold: true, size: 14 }),
    ...bars,
    line(LEFT, base, RIGHT, base, { 'stroke-width': 1.2 }),
    label(LEFT, base + 36, lengthSentence(fought), { fill: INK.bistre }),
  ];
}

function historyMark(fought: SystemGames, at: (turn: number) => number, top: number, base: number): string[] {
  const { history, pace } = fought;
  if (!history || !pace.minutes) return [];
  const { best, low, high } = history.minutes;
  const x = at(best / pace.minutes);
  const [from, to] = [at(low / pace.minutes), Math.min(RIGHT, at(high / pace.minutes))];
  const right = x < WIDTH * 0.6;
  return [
    element('rect', {
      x: from,
      y: top + 30,
      width: Math.max(1, to - from),
      height: base - top - 30,
      fill: INK.history,
      'fill-opacity': 0.16,
    }),
    line(x, top + 30, x, base, { stroke: INK.history, 'stroke-width': 2 }),
    star(x, top + 28, 9),
    label(x + (right ? 14 : -14), top + 32, `history: ${best} minutes`, {
      bold: true,
      fill: INK.history,
      anchor: right ? 'start' : 'end',
    }),
  ];
}

/** The length of a system's games compared with history, in words. */
export function lengthSentence({ report, beside, pace }: SystemGames): string {
  const { half } = report.length;
  const counted = `median ${half} ${half === 1 ? pace.one : pace.many}`;
  const scaled = pace.minutes === undefined ? counted : `${counted} of ${pace.minutes} minutes`;
  if (!beside) return scaled;
  const { standing, best } = beside.minutes;
  return standing
    ? `${scaled}; history was ${lengthWords(standing)}`
    : `${scaled}; history took about ${best} minutes`;
}
