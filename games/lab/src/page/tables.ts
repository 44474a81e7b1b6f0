import { escaped } from '../plots/svg.ts';
import type { LossSummary } from '../report.ts';
import type { Share } from '../statistics.ts';
import type { Study, SystemGames } from '../study.ts';
import { lossWords, percentWords, shareWords } from '../words.ts';

/** The figures of a system as tables: wins, losses of each side, compared with history, and the results of the players. */
export function tablesOf(fought: SystemGames): string {
  return `<div class="wide">${winsTable(fought)}</div><div class="wide">${lossesTable(fought)}</div>${unitsTable(fought)}${botsTable(fought)}`;
}

/** The systems of a study side by side with history: wins, losses of each side, length. */
export function besideTable({ systems }: Study): string {
  const [first] = systems;
  if (!first || systems.length < 2) return '';
  const { beside, sides } = first;
  const won = [...sides, 'draw'].map((name) =>
    row(name === 'draw' ? 'Drawn' : `Won by the ${name} side`, [
      ...systems.map(({ report }) => `${shareWords(report)[name] ?? '0 %'} ${between(report.shares[name])}`),
      name === beside?.winner ? 'won' : '',
    ]),
  );
  const lost = sides.map((name) =>
    row(`Lost by the ${name} side`, [
      ...systems.map(({ report }) => lossCell(report.losses[name])),
      beside?.losses[name] ? percentWords(beside.losses[name].best) : '',
    ]),
  );
  const length = row('Turns', [
    ...systems.map(
      ({ report }) => `${report.length.half} (${round(report.length.low)} to ${round(report.length.high)})`,
    ),
    beside ? `${beside.minutes.best} minutes` : '',
  ]);
  const head = ['', ...systems.map(({ title }) => title), beside ? 'History' : ''];
  const caption =
    'Beside each other: shares with their intervals, medians with the span of nine games in ten';
  return `<div class="wide">${table(caption, head, [...won, ...lost, length])}</div>`;
}

const lossCell = (loss: LossSummary | undefined): string =>
  loss ? `${percentWords(loss.half)} ${between(loss)}` : '';

/** `(9 to 40)`: whole percent. */
const between = (span: { readonly low: number; readonly high: number } | undefined): string =>
  span ? `(${round(span.low * 100)} to ${round(span.high * 100)})` : '';

const round = (value: number): string => String(Math.round(value));

const range = (low: number, high: number): string => `${percentWords(low)} to ${percentWords(high)}`;

function winsTable({ title, report, sides, beside }: SystemGames): string {
  const shares = shareWords(report);
  const rows = [...sides, 'draw'].map((name) =>
    row(name === 'draw' ? 'Drawn' : name, [
      report.wins[name] ?? 0,
      shares[name] ?? '',
      rangeOf(report.shares[name]),
      name === beside?.winner ? 'won' : '',
    ]),
  );
  return table(`${title}: who won`, ['Won by', 'Games', 'Share', '95 % interval', 'History'], rows);
}

/** The two players, if they differ. */
function botsTable({ title, report }: SystemGames): string {
  const [first, second] = report.bots;
  if (first?.name === second?.name) return '';
  const elo = (points: number | null): string =>
    points === null ? 'beyond measure' : `${points > 0 ? '+' : ''}${points}`.replace('-', '−');
  const rows = report.bots.map(({ name, score, low, high, elo: points }) =>
    row(name, [percentWords(score), range(low, high), elo(points)]),
  );
  return `<div class="wide">${table(`${title}: the players`, ['Player', 'Score', '95 % interval', 'Elo'], rows)}</div>`;
}

const rangeOf = (share: Share | undefined): string => (share ? range(share.low, share.high) : '');

function lossesTable({ title, report, sides, beside }: SystemGames): string {
  const head = ['Lost by', 'Men', 'Mean', '5 %', '25 %', 'Median', '75 %', '95 %', 'History'];
  const rows = sides.map((name) => {
    const loss = report.losses[name];
    if (!loss) return '';
    const quantiles = [loss.part, loss.low, loss.quarter, loss.half, loss.threeQuarters, loss.high];
    const stands = beside?.losses[name];
    return row(
      name,
      [Math.round(loss.men), ...quantiles.map(percentWords), stands ? percentWords(stands.best) : ''],
      stands ? lossWords(stands) : '',
    );
  });
  return table(`${title}: losses, as parts of the side’s men`, head, rows, 'which is');
}

/** Unit by unit, if the system counts them. */
function unitsTable({ title, report, beside }: SystemGames): string {
  if (report.units.length === 0) return '';
  const head = ['Lost by', 'Side', 'Mean', '5 %', 'Median', '95 %', 'History'];
  const rows = report.units.map(({ side, name, part, low, half, high }) => {
    const stands = beside?.units[name];
    const cells = [
      side,
      ...[part, low, half, high].map(percentWords),
      stands ? percentWords(stands.best) : '',
    ];
    return row(name, cells, stands ? lossWords(stands) : '');
  });
  const caption = `${title}: losses by unit, as parts of its men`;
  return `<div class="wide">${table(caption, head, rows, 'which is')}</div>`;
}

function row(name: string, cells: readonly (string | number)[], words?: string): string {
  const figures = cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('');
  const said = words === undefined ? '' : `<td class="words">${escaped(words)}</td>`;
  return `<tr><th scope="row">${escaped(name)}</th>${figures}${said}</tr>`;
}

function table(caption: string, head: readonly string[], rows: readonly string[], words?: string): string {
  const heads = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const said = words === undefined ? '' : `<th scope="col" class="words">${escaped(words)}</th>`;
  return (
    `<table><caption><span>${escaped(caption)}</span></caption>` +
    `<thead><tr>${heads}${said}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}
