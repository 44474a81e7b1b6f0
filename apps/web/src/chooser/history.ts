import type { Outcome, Range } from '@linstock/battles';

/** `17 January 1781` of `1781-01-17`. */
export function dateWords(iso: string): string {
  const date = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Who won, how long it took and what it cost, in a sentence or two. */
export function historyWords(outcome: Outcome): string {
  const { american, british } = outcome.sides;
  const lost = (side: typeof american) =>
    `${Math.round(side.totalLoss)} of ${span(side.present)} (${Math.round(side.lossPercent)}\u00a0%)`;
  const winner = `${outcome.winner.charAt(0).toUpperCase()}${outcome.winner.slice(1)}`;
  return `History: ${winner} victory (${outcome.result}). It lasted about ${span(outcome.minutes)} minutes; the British lost ${lost(british)}, the Americans ${lost(american)}.`;
}

function span({ best, low, high }: Range): string {
  return low === high || best === low ? String(best) : `${best}`;
}
