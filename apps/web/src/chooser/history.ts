import type { Battle } from '@linstock/battles';

/** The winner, the duration and the losses, in a sentence or two. */
export function describeHistory({ outcome, sides }: Pick<Battle, 'outcome' | 'sides'>): string {
  const lost = (id: string) => {
    const side = outcome.sides[id];
    if (!side) return '';
    return `${Math.round(side.totalLoss)} of ${side.present.best} (${Math.round(side.lossPercent)}\u00a0%)`;
  };
  const [first, second] = sides;
  const winner = sides.find(({ id }) => id === outcome.winner)?.name ?? outcome.winner;
  return `History: ${winner} victory (${outcome.result}). It lasted about ${outcome.minutes.best} minutes; ${first.people} lost ${lost(first.id)}, ${second.people} ${lost(second.id)}.`;
}
