import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditions, figure } from './measure.ts';
import type { Part, Row } from './part.ts';

const FILE = join(import.meta.dirname, 'RESULTS.md');
const HEAD = `# What was measured

Written by \`npm run bench\` (\`-- --peers\` installs and measures the peers too). Rates of pure
computation are per second of processor time on one core. A figure is measured until two runs in a row agree within 5 %, and the
best run is taken: on a shared machine noise only slows. Compare ratios taken in one run; to compare days, divide by the speed of
the fixed loop that each section names. Server and page are timed by the clock: where
the load of the machine (of one minute, other people's work included) is above its processors, they are slower than they need be.
`;

/** Rows as a table for the screen or for Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const beside = [aimOf(row), row.note].filter((text) => text !== undefined).join('; ');
    return `| ${row.what} | ${figure(row.value)} | ${row.unit} | ${beside} |`;
  });
  return ['| what | figure | unit | |', '| --- | ---: | --- | --- |', ...lines].join('\n');
}

/** `aim 100,000: met`. */
function aimOf({ value, aim }: Row): string | undefined {
  if (!aim) return undefined;
  const [bound, met] = 'least' in aim ? [aim.least, value >= aim.least] : [aim.most, value <= aim.most];
  return `aim ${'least' in aim ? 'at least' : 'at most'} ${figure(bound)}: ${met ? 'met' : '**not met**'}`;
}

/** Puts a part's results into RESULTS.md in place of its former ones; the other parts' stay. */
export function keepResults(part: Part, rows: readonly Row[]): void {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const sections = old.split(/^(?=## )/m).slice(1);
  const section = `## ${part.title}\n\n${conditions()}\n\n${table(rows)}\n`;
  const at = sections.findIndex((text) => text.startsWith(`## ${part.title}\n`));
  if (at < 0) sections.push(section);
  else sections[at] = section;
  writeFileSync(FILE, `${[HEAD, ...sections].map((text) => text.trim()).join('\n\n')}\n`);
}
