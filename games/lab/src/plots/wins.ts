import type { Share } from '../statistics.ts';
import type { Study, SystemGames } from '../study.ts';
import { gamesWords, percentWords, shareWords } from '../words.ts';
import { drawing, element, FILLS, heading, INK, inkOf, label, line, star, WIDTH } from './svg.ts';

const LEFT = 104;
const RIGHT = 380;
const ROW = 27;
const BAR = 17;
const HEAD = 30;
const TITLE = 30;

const TICKS = [0, 0.25, 0.5, 0.75, 1];

const at = (share: number): number => LEFT + (RIGHT - LEFT) * share;

/** The wins: a bar for each side with its 95 % interval, the winner of history starred. */
export function winsPlot(study: Study): string {
  const parts: string[] = [heading(0, 20, 'Who won')];
  let y = TITLE;
  for (const fought of study.systems) {
    parts.push(...block(fought, y));
    y += HEAD + 3 * ROW + 12;
  }
  const foot = y + 6;
  const ticks = TICKS.map((share) =>
    label(at(share), foot + 6, `${share * 100} %`, { size: 12.5, fill: INK.bistre, anchor: 'middle' }),
  );
  const starred = study.systems.some(({ beside }) => beside?.winner);
  const legend = starred
    ? [star(9, foot + 2, 6), label(20, foot + 6, 'won in history', { size: 11.5, fill: INK.bistre })]
    : [];
  return drawing(foot + 14, 'Who won', study.systems.map(described).join(' '), [
    ...parts,
    ...ticks,
    ...legend,
  ]);
}

function block(fought: SystemGames, top: number): string[] {
  const { report, sides, title, beside } = fought;
  const words = shareWords(report);
  const rows = [...sides, 'draw'].flatMap((name, i) => {
    const y = top + HEAD + i * ROW;
    const starred = name === beside?.winner;
    const share = report.shares[name];
    if (!share) return [];
    return [
      ...bar(name, { ...share, words: words[name] ?? '' }, i as 0 | 1 | 2, y),
      starred ? star(9, y + BAR / 2, 8) : '',
    ];
  });
  return [
    label(0, top + 16, title, { bold: true, size: 14 }),
    label(WIDTH, top + 16, gamesWords(report.games), { anchor: 'end', fill: INK.bistre }),
    ...grid(top + HEAD - 5, top + HEAD + 3 * ROW),
    ...rows,
  ];
}

function grid(top: number, bottom: number): string[] {
  return TICKS.map((share) =>
    line(at(share), top, at(share), bottom, {
      stroke: INK.sepia,
      'stroke-opacity': share === 0 ? 1 : 0.4,
      'stroke-dasharray': share === 0 || share === 0.5 ? 'none' : '1 4',
    }),
  );
}

function bar(name: string, share: Share & { readonly words: string }, side: 0 | 1 | 2, y: number): string[] {
  const middle = y + BAR / 2;
  return [
    label(22, middle + 4.5, side === 2 ? 'drawn' : name, { fill: side === 2 ? INK.bistre : INK.ink }),
    element('rect', {
      x: LEFT,
      y,
      width: at(share.share) - LEFT,
      height: BAR,
      fill: FILLS[side],
      stroke: inkOf(side),
      'stroke-width': share.share > 0 ? 1.4 : 0,
    }),
    whisker(at(share.low), at(share.high), middle),
    label(WIDTH, middle + 4.5, share.words, { bold: true, anchor: 'end' }),
  ];
}

function whisker(low: number, high: number, y: number): string {
  const d = `M${low.toFixed(2)} ${y - 5}v10M${low.toFixed(2)} ${y}H${high.toFixed(2)}M${high.toFixed(2)} ${y - 5}v10`;
  return (
    element('path', { d, stroke: INK.vellum, 'stroke-width': 4, fill: 'none', 'stroke-opacity': 0.85 }) +
    element('path', { d, stroke: INK.ink, 'stroke-width': 1.5, fill: 'none' })
  );
}

function described({ title, report, sides }: SystemGames): string {
  const each = [...sides, 'draw'].map((name) => {
    const { low = 0, high = 0 } = report.shares[name] ?? {};
    return `${name} ${shareWords(report)[name]} (${percentWords(low)} to ${percentWords(high)})`;
  });
  return `${title}, ${report.games} games: ${each.join(', ')}.`;
}
