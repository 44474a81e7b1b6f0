import { REPORT_REASONS } from '@linstock/protocol';
import { type Administration, dayWords, sanctionWords } from './administration.ts';
import type { AdminMessage } from './adminRequests.ts';
import { readFigures } from './figures.ts';

/** Characters of an id in a list. */
const SHORT = 8;

/** Does what an operator asks by the command, and returns lines to read. Throws a Fault with one sentence if it cannot be done. */
export async function answerCommand(
  administration: Administration,
  { operator, request }: AdminMessage,
): Promise<string[]> {
  const { lists, parts, operators } = administration;
  switch (request.do) {
    case 'reports':
      return listReports(administration);
    case 'report':
      return showReport(administration, request.report, request.show);
    case 'figures':
      return readFigures(parts.tables, parts.now());
    case 'sanctions': {
      const rows = await lists.sanctions();
      if (rows.length === 0) return ['Nobody is warned or barred.'];
      return rows.map((row) => `${short(row.id)}  ${dayWords(row.made)}  ${row.name}: ${sanctionWords(row)}`);
    }
    case 'log':
      return listSteps(administration);
    case 'operators': {
      const names = await operators.names();
      return names.length > 0 ? names : ['No account is an operator.'];
    }
    default: {
      const { id, sentence, canUndo } = await administration.change(operator, request, false);
      return [canUndo ? `${sentence} Take it back with: linstock admin undo ${short(id)}` : sentence];
    }
  }
}

async function listReports({ lists }: Administration): Promise<string[]> {
  const open = await lists.reports();
  if (open.length === 0) return ['No open reports.'];
  return open.map(
    ({ id, at, reason, about, by, game }) =>
      `${short(id)}  ${dayWords(at)}  ${REPORT_REASONS[reason]}: ${about}, by ${by}, in game ${game}`,
  );
}

async function showReport({ lists }: Administration, id: string, show: boolean): Promise<string[]> {
  const report = await lists.report(id, show);
  const { reason, about, by, at, lines, inForce, sentence } = report;
  const account = report.since === null ? 'no account' : 'an account';
  return [
    `${REPORT_REASONS[reason]}. ${about} (${account}), reported by ${by} on ${dayWords(at)}${report.closed === null ? '' : ', closed'}.`,
    `Game ${report.game}. Reports about this player: ${report.reports}. In force: ${inForce.map(sanctionWords).join('; ') || 'nothing'}.`,
    ...(sentence === null ? [] : [`${by} writes: ${sentence}`]),
    lines.length === 0 ? 'Nothing had been said.' : 'What was said, with the lines before it:',
    ...lines.map(
      ({ name, text }) => `  ${name}: ${text?.replaceAll('\n', ' / ') ?? '(covered; add --show to read it)'}`,
    ),
  ];
}

async function listSteps({ lists }: Administration): Promise<string[]> {
  const steps = await lists.steps();
  if (steps.length === 0) return ['Nothing has been done yet.'];
  return steps.map(
    ({ id, at, operator, sentence, undo }) =>
      `${short(id)}  ${dayWords(at)}  ${operator}: ${sentence}${undo === 'done' ? ' (undone)' : ''}`,
  );
}

function short(id: string): string {
  return id.slice(0, SHORT);
}
