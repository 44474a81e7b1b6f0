import type { Pair } from '@linstock/protocol';

/** What decides a pair. */
const RULE = 'More battles won decides; if equal, less strength lost.';

/** How far a pair of games is, or who has won it and by what. */
export function describePair({ number, counts, state, calledOff, players, result }: Pair): string {
  const off = calledOff.map((n) => `Game ${n} was called off`).join('. ');
  if (calledOff.length === 2) return 'Both games were called off. The pair counts for nothing.';
  switch (state) {
    case 'first':
      return `Then the same battle from the other side. ${RULE}`;
    case 'between':
      return calledOff.length > 0
        ? `${off}. The same battle from the other side counts alone.`
        : `Now the same battle from the other side. ${RULE}`;
    case 'second':
      return calledOff.length > 0
        ? `${off}, so game 2 counts alone.`
        : `Game 2 ${number === 1 ? 'is under way' : 'decides'}. ${RULE}`;
    case 'over':
      break;
  }
  if (!result) return 'The pair has no result.';
  const { winner } = result;
  if (calledOff.length > 0) {
    const left = calledOff.includes(1) ? 2 : 1;
    const won = winner === null ? 'It was drawn.' : `${players[winner]} won it.`;
    return `${off}, so game ${left} counts alone. ${won}${counts === 'rated' ? ' It is rated as a single game.' : ''}`;
  }
  if (winner === null) return 'The pair is drawn: as many battles won, and as much strength lost.';
  const loser = winner === 0 ? 1 : 0;
  const { won, lost } = result;
  if (won[winner] !== won[loser])
    return `${players[winner]} won the pair, by ${won[winner]} ${won[winner] === 1 ? 'battle' : 'battles'} to ${won[loser]}.`;
  const share = (player: 0 | 1) => `${Math.round((lost[player] / 2) * 100)} %`;
  return `As many battles won by both. ${players[winner]} won the pair with less strength lost: ${share(winner)} against ${share(loser)}.`;
}
