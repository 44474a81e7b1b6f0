import type { Game, LogItem, Verdict } from '@linstock/kernel';
import type { GameSummary, SeatView } from '@linstock/protocol';

/** The parts of a game from which its summary is made. */
type SummarisedGame = Pick<
  Game<unknown, unknown, unknown>,
  'rules' | 'field' | 'header' | 'head' | 'over' | 'position' | 'question' | 'verdict' | 'line' | 'logItemsOf'
>;

/**
 * A game in a few words for the lists of games. It says only what everybody who watches may know: questions and the log hold no
 * sealed answer.
 * @param late true if spectators are behind: then it does not say what happened last
 */
export function summarise(
  id: string,
  game: SummarisedGame,
  seats: readonly SeatView[],
  late = false,
): GameSummary {
  const { rules, field, header, position, over, verdict } = game;
  const [first, second] = seats;
  if (!first || !second) throw new Error(`Game ${id} has not two seats.`);
  const last = over || late ? null : lastEvent(game);
  return {
    id,
    system: header.rules.id,
    battle: header.battle.id,
    sides: [...position.sides],
    seats: [first, second],
    head: game.head,
    over,
    progress: rules.clock(field, position.state).label,
    asked: [game.question(0)?.prompt() ?? null, game.question(1)?.prompt() ?? null],
    last: last && { side: last.side, sentence: last.sentence },
    verdict: over && verdict ? endOf(verdict) : null,
  };
}

function endOf({ winner, sentence, calledOff }: Verdict): GameSummary['verdict'] {
  return { winner, sentence, ...(calledOff && { calledOff }) };
}

/** The last log item of a side; the last one of the rules if there is none. */
function lastEvent(game: SummarisedGame): LogItem | null {
  let other: LogItem | null = null;
  for (const n of game.line.toReversed()) {
    const items = game.logItemsOf(n);
    const done = items.findLast(({ side }) => side !== null);
    if (done) return done;
    other ??= items.at(-1) ?? null;
  }
  return other;
}
