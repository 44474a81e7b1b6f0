import { percentage } from '@linstock/kernel';
import {
  comparedWords,
  comparisonsOf,
  dateWords,
  lengthSentence,
  lossWords,
  optionWords,
  percentWords,
  type Report,
  type Study,
  type SystemGames,
  summaryWords,
} from '@linstock/lab';
import { columns, percent, printLine } from '../print.ts';

/** Prints a study: each system compared with history. */
export function printStudy(study: Study, seconds: number): void {
  const { title, date, batch } = study;
  const games = study.systems.reduce((sum, { report }) => sum + report.games, 0);
  const named = date === null ? title : `${title}, ${dateWords(date)}`;
  printLine(`${named}: ${games} games in ${seconds.toFixed(1)} s, seed "${batch.seed}"`);
  for (const fought of study.systems) tellSystem(fought, batch.games);
  const compared = comparisonsOf(study).map((each) => comparedWords(study, each));
  if (compared.length > 0) printLine(`\n${compared.join('\n')}`);
  const lost = study.systems.filter((each) => each.lost !== null);
  if (lost.length > 0) printLine('');
  for (const each of lost) printLine(`Lost under ${each.title}: ${each.lost}`);
}

function tellSystem(fought: SystemGames, planned: number): void {
  const { report, title } = fought;
  const chosen = optionWords(fought.options);
  printLine(`\n${title}: ${report.games} games${chosen === '' ? '' : `, with ${chosen}`}`);
  if (report.games < planned) printLine(`Stopped after ${report.games} of ${planned} games.`);
  printLine(`\n${columns(winRows(fought))}`);
  if (report.bots[0]?.name !== report.bots[1]?.name) printLine(`\n${columns(botRows(report))}`);
  printLine(`\n${columns(lossRows(fought))}`);
  const decisions = (report.decisions / Math.max(1, report.games)).toFixed(0);
  const { mean } = report.length;
  printLine(
    `\nLength: ${mean.toFixed(1)} ${fought.pace.many} and ${decisions} decisions a game; ${lengthSentence(fought)}.`,
  );
  printLine(summaryWords(fought));
}

const range = (low: number, high: number): string => `${percent(low)} to ${percent(high)}`;

function winRows({ report, beside }: SystemGames): string[][] {
  return [
    ['won by', 'games', 'share', '95 % interval', beside ? 'history' : ''],
    ...Object.entries(report.shares).map(([name, { share, low, high }]) => [
      name,
      String(report.wins[name]),
      `${report.games === 0 ? '0.0' : percentage(share)} %`,
      range(low, high),
      name === beside?.winner ? 'won' : '',
    ]),
  ];
}

function botRows({ bots }: Report): string[][] {
  return [
    ['bot', 'score', '95 % interval', 'Elo'],
    ...bots.map((bot) => [
      bot.name,
      percent(bot.score),
      range(bot.low, bot.high),
      bot.elo === null ? 'beyond measure' : String(bot.elo),
    ]),
  ];
}

function lossRows({ report, beside }: SystemGames): string[][] {
  return [
    ['losses', 'men', 'of all', 'median', 'middle half', 'nine in ten', beside ? 'history' : ''],
    ...Object.entries(report.losses).map(([name, loss]) => {
      const stands = beside?.losses[name];
      return [
        name,
        loss.men.toFixed(0),
        percent(loss.part),
        percent(loss.half),
        range(loss.quarter, loss.threeQuarters),
        range(loss.low, loss.high),
        stands ? `${percentWords(stands.best)}: ${lossWords(stands)}` : '',
      ];
    }),
  ];
}
