import type { Level } from '../tables/index.ts';
import { MAX_ROUNDS } from './melee.ts';

/** The end of a round of melee (JR-15.4). */

/** One side after a round and its check. */
export interface AfterRound {
  readonly destroyed: boolean;
  /** The result of its check; null if it lost nothing and had none. */
  readonly check: { readonly before: Level; readonly after: Level } | null;
}

/** The consequences of a round. A side that surrenders is removed; one that falls back does so by one die, disordered. */
export interface RoundEnd {
  readonly surrenders: { readonly attacker: boolean; readonly defender: boolean };
  readonly fallsBack: 'attacker' | 'defender' | null;
  /** Another round is fought. */
  readonly goesOn: boolean;
}

/** Reads the checks of a round, made before anything is carried out (JR-15.4b to g). */
export function roundEnd(round: number, attacker: AfterRound, defender: AfterRound): RoundEnd {
  const routs = ({ check, destroyed }: AfterRound): boolean => !destroyed && check?.after === 'routed';
  const shaken = ({ check, destroyed }: AfterRound): boolean =>
    !destroyed && check !== null && check.before === 'good' && check.after === 'shaken';
  const surrenders = { attacker: routs(attacker), defender: routs(defender) };
  const gone = (side: 'attacker' | 'defender'): boolean =>
    surrenders[side] || (side === 'attacker' ? attacker : defender).destroyed;
  // A side whose enemy is gone does not fall back (JR-15.4f); if both go shaken only the attacker does
  // (JR-15.4d).
  if (gone('attacker') || gone('defender')) return { surrenders, fallsBack: null, goesOn: false };
  if (shaken(attacker)) return { surrenders, fallsBack: 'attacker', goesOn: false };
  if (shaken(defender)) return { surrenders, fallsBack: 'defender', goesOn: false };
  const last = round >= MAX_ROUNDS;
  return { surrenders, fallsBack: last ? 'attacker' : null, goesOn: !last };
}
