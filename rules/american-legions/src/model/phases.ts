import { nth, otherSide, type Side } from '@linstock/kernel';
import type { AmericanLegionsBattle } from '../battles/battle.ts';
import { PHASES, type PhaseRule, PLAYER_TURN_ORDER, type SideName } from '../tables/index.ts';
import { AMERICAN, BRITISH, type Moment } from './field.ts';

/** The sequence of play of AL-T-PHASES (AL-3.0). */

const sideOfName = (name: SideName): Side => (name === 'british' ? BRITISH : AMERICAN);
const ORDER: readonly Side[] = PLAYER_TURN_ORDER.map(sideOfName);
const FIRST: Moment = { turn: 1, active: nth(ORDER, 0), step: 1 };

/** The first step of a battle. Earlier steps are skipped in the first game turn (AL-3.0b). */
export function startOf(start: AmericanLegionsBattle['start']): Moment {
  const step = PHASES.findIndex((rule) => rule.phase === start.phase) + 1;
  return { turn: FIRST.turn, active: sideOfName(start.playerTurn), step };
}

/** The step after a step: the next one, the other player turn, or the next game turn (AL-3.0a, c, d). */
export function nextMoment({ turn, active, step }: Moment): Moment {
  if (step < PHASES.length) return { turn, active, step: step + 1 };
  const next = ORDER[ORDER.indexOf(active) + 1];
  return next === undefined ? { ...FIRST, turn: turn + 1 } : { turn, active: next, step: FIRST.step };
}

/** The sides that perform a step in a player turn of this side, in order. */
export function performers({ performedBy }: PhaseRule, active: Side): readonly [Side, ...Side[]] {
  switch (performedBy) {
    case 'active':
      return [active];
    case 'non_active':
      return [otherSide(active)];
    case 'active_then_non_active':
    case 'both':
      return [active, otherSide(active)];
  }
}
