/** The printed report of `npm run mutate`. */
import type { ListedMutant, Score } from './score.ts';

/** The survivors and the score, in lines. */
export function reportOf(score: Score): string {
  const { survivors, missedByClaims, stale } = score;
  return [
    ...missedByClaims.map((each) => `\nOnly "${each.by}" noticed, which does not claim it:\n${diffOf(each)}`),
    ...survivors.map((each) => `\nNo test noticed:\n${diffOf(each)}`),
    ...stale.map(
      ({ file, within, from }) =>
        `\nThe list of equivalents names a line that is gone; take it off: ${file}, ${within}: ${from}`,
    ),
    '',
    ...figuresOf(score),
  ].join('\n');
}

/** The place of a mutant and its change, as a diff. */
export function diffOf({ file, line, within, from, to, clauses }: ListedMutant): string {
  const marked = (sign: string, lines: string) => lines.split('\n').map((each) => `  ${sign} ${each}`);
  const cited = clauses.length > 8 ? `${clauses.slice(0, 8).join(' ')} …` : clauses.join(' ');
  const head = [`${file}:${line}`, within && `in ${within}`, cited].filter(Boolean).join('  ');
  return [head, ...marked('-', from), ...marked('+', to)].join('\n');
}

function figuresOf(score: Score): readonly string[] {
  const { mutants, equivalent, killedByClaims, killedBySuite, killedByGolden, stopped, survivors } = score;
  const live = mutants - equivalent;
  const of = (killed: number) =>
    live === 0 ? '-' : `${killed} of ${live}, ${Math.floor((100 * killed) / live)} %`;
  return [
    `${mutants} mutants, ${equivalent} of them equivalent`,
    `killed by tests that claim the clauses cited there: ${of(killedByClaims)}`,
    `killed by the suite: ${of(killedBySuite)} (${killedByGolden} only by golden records and other whole games, ${stopped} because tests did not end)`,
    `survivors: ${survivors.length}`,
  ];
}
