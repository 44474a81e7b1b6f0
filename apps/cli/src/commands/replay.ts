import { goodDice, type LogItem, neededText, type Roll, takenBack, takenBackWords } from '@linstock/kernel';
import { Command } from 'commander';
import { BATTLE_HELP, type BesideRecord } from '../battleFiles.ts';
import { MAP_HELP } from '../maps.ts';
import { printJson, printLine, verdictLine } from '../print.ts';
import { entryNumber, readOldRecord } from '../records.ts';

/** `linstock replay`: prints the log of a game. */
export function replayCommand(): Command {
  return new Command('replay')
    .description(
      'Print the log of a recorded game, to its end or up to an entry. A star marks each die that counts as a hit.',
    )
    .argument('<record>', 'a game record (JSON)')
    .option('--to <n>', 'stop after this entry')
    .option('--map <file>', MAP_HELP)
    .option('--battle <file>', BATTLE_HELP)
    .option('--json', 'print JSON: the log, the scene reached and the verdict')
    .addHelpText('after', '\nExamples:\n  linstock replay game.json\n  linstock replay game.json --to 120')
    .action(async (path: string, options: BesideRecord & { to?: string; json?: boolean }) => {
      const { rulebook, game, against } = await readOldRecord(path, options);
      const to = entryNumber(options.to, game.head, '--to');
      const position = game.positionAt(to);
      const log = game.logAt(to);
      const scene = rulebook.present.shows.scene({
        field: game.field,
        state: position.state,
        known: position.sealedAnswers,
      });
      const verdict = to === game.head ? game.verdict : rulebook.verdict(game.field, position.state);
      if (options.json) return printJson({ to, of: game.head, against, log, scene, verdict });
      if (against) printLine(`${against}\n`);
      for (const { n, logItem } of log) printLine(`${String(n).padStart(5)}  ${lineOf(logItem)}`);
      printLine(`\nAfter entry ${to} of ${game.head}: ${scene.clock.label}.`);
      for (const standing of scene.standing) printLine(standing);
      if (verdict) printLine(verdictLine(verdict));
      if (to === game.head && game.over) printLine(takenBackWords(takenBack(game.record.entries)));
    });
}

/** The faces of a throw, with a star at each die that counts as a hit. */
function facesOf({ reckoning, faces }: Roll): string {
  if (neededText(reckoning) === null) return faces.join(' ');
  const good = goodDice(reckoning, faces);
  return faces.map((face, i) => (good[i] ? `${face}*` : `${face}`)).join(' ');
}

function lineOf(logItem: LogItem): string {
  const dice = logItem.thrown ? `  [${facesOf(logItem.thrown)}]` : '';
  return `${logItem.sentence}${dice}${logItem.clauses.length > 0 ? `  ${logItem.clauses.join(' ')}` : ''}`;
}
