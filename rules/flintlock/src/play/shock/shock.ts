import { type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import { emit, type Game, type Play, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { markActed } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { refuseMode } from '../activations/mode.ts';
import { standAside } from '../retreats/reaction-retreat.ts';
import { hasMilitia, lineName, linesOf } from './shock-line.ts';
import { strike } from './strike.ts';

/** A Command Shocks as one Line (FL-12.11, FL-12.3a). */
export const shock: Decision<'shock'> = {
  *options(game) {
    if (this.refuse(game, { do: 'shock' }) === null) yield { do: 'shock' };
  },
  refuse: (game) => refuseShock(game),
  carryOut: (game) => carryOut(game),
};

function refuseShock(game: StateView): Refusal | null {
  const refused = refuseAttacker(game);
  if (refused) return refused;
  const { field, s } = game;
  return linesOf(game, s.command).attackers.length > 0
    ? null
    : refusal(
        'FL-R-NO-TARGET',
        'FL-12.12a',
        `No unit of ${board.commandName(field, s.command)} that may Shock has an enemy in front that was adjacent when the Activation began.`,
      );
}

/** Why the open Command may neither Shock nor Charge at all; null if it may (FL-5.3i, FL-12.14a). */
export function refuseAttacker(game: StateView): Refusal | null {
  const { field, s } = game;
  const mode = refuseMode(game);
  if (mode) return mode;
  const name = board.commandName(field, s.command);
  if (s.partialMoved === 1)
    return refusal('FL-R-ACTED', 'FL-5.3i', `A unit of ${name} has moved: the Command no longer Shocks.`);
  return hasMilitia(game, s.command)
    ? refusal('FL-R-MILITIA-SHOCK', 'FL-12.14a', `${name} has militia on the map and may not attack.`)
    : null;
}

/** The Command Shocks with all its units that face an enemy (FL-12.11a, FL-12.12b, FL-5.3g). */
function* carryOut(game: Game): Play {
  const { s } = game;
  const { command } = s;
  const { attackers, defenders } = linesOf(game, command);
  s.mode = S.SHOCK;
  for (const { unit } of attackers) markActed(game, unit);
  emit(
    game,
    s.active,
    ['FL-12.11a'],
    () =>
      told`${saying(board.commandName(game.field, command), 'Shocks', 'Shock')} ${lineName(game, defenders)}`,
    () => ({
      kind: 'melee',
      attackers: board.unitIds(attackers.map(({ unit }) => unit)),
      defenders: board.unitIds(defenders),
      losses: [],
    }),
  );
  yield* standAside(game, () => linesOf(game, command));
  yield* strike(game, linesOf(game, command));
}
