import type { SideName } from '@linstock/battles';
import { PHASES, PLAYER_TURN_ORDER, type PhaseRule } from './tables.ts';

/** The sequence of play as a list (AL-3.0, AL-T-PHASES). */

/** One phase of a game turn. */
export interface Phase {
  /** Whose player turn it is part of. */
  readonly turnOf: SideName;
  readonly phase: PhaseRule['phase'];
  /** Who performs it, in order. */
  readonly by: readonly SideName[];
  /** For movement: full or half allowances. */
  readonly movement: 'full' | 'half' | null;
}

/** Where the first game turn begins (AL-3.0b). */
export interface BattleStart {
  readonly playerTurn: SideName;
  readonly phase: PhaseRule['phase'];
}

const other = (side: SideName): SideName => (side === 'british' ? 'american' : 'british');

function performers(rule: PhaseRule, active: SideName): readonly SideName[] {
  switch (rule.performedBy) {
    case 'active':
      return [active];
    case 'non_active':
      return [other(active)];
    case 'active_then_non_active':
    case 'both':
      return [active, other(active)];
  }
}

/** The eight phases of a player turn (AL-3.0c, d). */
export function playerTurn(active: SideName): Phase[] {
  return PHASES.map((rule) => ({
    turnOf: active,
    phase: rule.phase,
    by: performers(rule, active),
    movement: rule.movement === null ? null : rule.movement === 'full' ? 'full' : 'half',
  }));
}

/** The phases of a game turn (AL-3.0a); with a start, of the first one, without those before it (AL-3.0b). */
export function phases(start: BattleStart | null): Phase[] {
  const all = PLAYER_TURN_ORDER.flatMap(playerTurn);
  if (start === null) return all;
  const first = all.findIndex((each) => each.turnOf === start.playerTurn && each.phase === start.phase);
  return all.slice(first);
}
