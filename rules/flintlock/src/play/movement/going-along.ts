import type { Hex } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { LeaderId, UnitId } from '../../model/field.ts';
import type { Game, Play } from '../../model/game.ts';
import { leadersGoing, meetLeaders, settleLeaders } from '../leaders/leaders.ts';

/** Changes of hex that are no movement: retreats, advances, Charge approaches (FL-7.15a). */

/**
 * Units of one hex go along a path whose first hex is theirs. Leaders with them go as their owner says (FL-4.5d), their
 * own Smoke stays behind (FL-11.42b). `told` is called when they are in the last hex, before lone leaders are placed.
 */
export function* goTogether(
  game: Game,
  units: readonly UnitId[],
  path: readonly Hex[],
  told: (pieces: readonly string[]) => void,
): Play {
  const first = nth(units, 0);
  const from = board.hexOfUnit(game.s, first);
  const leaders = yield* leadersGoing(game, units, last(path));
  for (const hex of path.slice(1, -1)) {
    stepTo(game, units, leaders, hex);
    yield* meetLeaders(game, first); // each change of hex counts (FL-4.63c)
  }
  stepTo(game, units, leaders, last(path));
  told([...board.unitIds(units), ...leaders.map(board.leaderId)]);
  yield* settleLeaders(game, first, from);
}

/** Puts units and those of these leaders who are still with them into a hex, in the order they are stacked in. */
export function stepTo({ s }: Game, units: readonly UnitId[], leaders: readonly LeaderId[], hex: Hex): void {
  const from = s.at[nth(units, 0)];
  for (const leader of leaders) if (s.leaderAt[leader] === from) s.leaderAt[leader] = hex;
  for (const unit of [...units].sort((a, b) => board.heightOfUnit(s, a) - board.heightOfUnit(s, b))) {
    s.at[unit] = hex;
    s.smoke[unit] = 0;
    board.putOnTop(s, unit);
  }
}
