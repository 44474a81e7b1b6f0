import type { Options } from '@linstock/kernel';
import { comparedWords, comparisonsOf } from '../compare.ts';
import { gamesPlot } from '../plots/games.ts';
import { lengthPlot } from '../plots/length.ts';
import { lossesPlot } from '../plots/losses.ts';
import { escaped } from '../plots/svg.ts';
import { winsPlot } from '../plots/wins.ts';
import type { Study } from '../study.ts';
import { dateWords, optionWords, summaryWords } from '../words.ts';
import { STYLE } from './style.ts';
import { besideTable, tablesOf } from './tables.ts';

/** A plot as SVG, and whether it is twice as tall as the others next to it. */
export interface Plot {
  readonly name: string;
  readonly svg: string;
  readonly tall: boolean;
}

/** All plots of a study in the order they are read: the games of each system, who won, length, losses of both sides. */
export function plotsOf(study: Study): readonly Plot[] {
  return [
    ...study.systems.map((fought) => ({
      name: `games-${fought.report.system}`,
      svg: gamesPlot(study, fought),
      tall: true,
    })),
    { name: 'wins', svg: winsPlot(study), tall: false },
    { name: 'length', svg: lengthPlot(study), tall: false },
    { name: 'losses-0', svg: lossesPlot(study, 0), tall: false },
    { name: 'losses-1', svg: lossesPlot(study, 1), tall: false },
  ];
}

/** The effort of the bots; both, if they differ. */
const effortsInWords = ({ batch: { efforts } }: Study, between: string): string =>
  [...new Set(efforts)].join(between);

/** The command that gives the same games again. */
export function commandOf(study: Study): string {
  const { bots, games, seed } = study.batch;
  const systems = study.systems.map(({ report }) => report.system).join(',');
  const options = Object.assign({}, ...study.systems.map((fought) => fought.options)) as Options;
  const set = Object.keys(options).length === 0 ? '' : ` --set ${optionWords(options, '=', ',')}`;
  const quoted = /^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`;
  return `linstock simulate ${study.battle} --systems ${systems} --games ${games} --bots ${bots.join(',')} --effort ${effortsInWords(study, ',')}${set} --seed ${quoted}`;
}

/**
 * A study as one page that needs nothing but itself: no script, no request. Light, dark, and fit for paper.
 * @param fontFaces `@font-face` rules with their data inside, or nothing: the page then takes what the reader has
 */
export function reportPage(study: Study, fontFaces = ''): string {
  const title = `${study.title}: could it have gone otherwise?`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${escaped(title)}</title>
<style>${fontFaces}${STYLE}</style>
</head>
<body>
<main class="sheet">
<header>
<p class="kicker">Could it have gone otherwise?</p>
<h1>${escaped(study.title)}</h1>
${datePlace(study)}
${SWELLED_RULE}
</header>
<div class="lead">
${leads(study)
  .map((each) => `<p>${escaped(each)}</p>`)
  .join('\n')}
</div>
<section class="plots" aria-label="Plots">
${plotsOf(study)
  .map(({ svg, tall }) => `<figure${tall ? ' class="tall"' : ''}>${svg}</figure>`)
  .join('\n')}
</section>
<section aria-label="Figures">
<h2>In figures</h2>
${figuresOf(study)}
</section>
${footer(study)}
</main>
</body>
</html>
`;
}

/** The figures of a study as tables: the systems side by side, then each alone. */
export function figuresOf(study: Study): string {
  return [besideTable(study), ...study.systems.map(tablesOf)].join('\n');
}

function datePlace({ date, place }: Study): string {
  const said = [date === null ? null : dateWords(date), place].filter((each) => each !== null);
  return said.length === 0 ? '' : `<p class="muted">${escaped(said.join(' · '))}</p>`;
}

function leads(study: Study): string[] {
  const winner = study.systems[0]?.beside?.winner ?? null;
  const history = winner === null ? [] : [`In history the ${winner} side won: ${study.result}.`];
  return [
    ...history,
    ...study.systems.map(summaryWords),
    ...comparisonsOf(study).map((each) => comparedWords(study, each)),
  ];
}

const SWELLED_RULE =
  '<svg class="rule" viewBox="0 0 190 12" aria-hidden="true"><path d="M0 6Q70 5 95 1Q120 5 190 6Q120 7 95 11Q70 7 0 6z" fill="currentColor"/></svg>';

function footer(study: Study): string {
  const { bots, games, seed } = study.batch;
  const players =
    bots[0] === bots[1] ? `${bots[0]} against itself` : `${bots[0]} against ${bots[1]}, changing sides`;
  const short = study.systems.filter(({ report }) => report.games < games);
  const stopped = short.map(
    ({ title, report }) => `Stopped after ${report.games} of ${games} games under ${title}.`,
  );
  const said = [
    `Played by machine: ${players}, effort ${effortsInWords(study, ' and ')}, seed “${seed}”. Bars and boxes: 95 % intervals of a share are Wilson’s; a box holds the middle half of the games, its line nine in ten.`,
    'History’s losses count killed, wounded, taken and missing; the tinted span is what the sources allow. A game ends where its rules end it, without the pursuit, and does not tell prisoners apart.',
    ...study.systems.flatMap(({ title, options }) =>
      Object.keys(options).length === 0 ? [] : [`Chosen under ${title}: ${optionWords(options)}.`],
    ),
    ...study.systems.flatMap(({ title, lost }) => (lost === null ? [] : [`Lost under ${title}: ${lost}`])),
    ...stopped,
  ];
  return `<footer>${said.map((each) => `<p>${escaped(each)}</p>`).join('')}<p>The same games again: <code>${escaped(commandOf(study))}</code></p></footer>`;
}
