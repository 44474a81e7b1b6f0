import { FORMATION_RULES, type Formation, type Kind } from '../tables/index.ts';

/** Zones of Control (FL-9). */

/** True if a unit has one: its frontal hexes (FL-9.1a, b). */
export function hasZoc(kind: Kind, formation: Formation | null): boolean {
  if (kind === 'artillery') return FORMATION_RULES.Artillery.zoc;
  return FORMATION_RULES[kind === 'cavalry' ? 'Cavalry' : (formation ?? 'Open')].zoc;
}

/** The way a unit may leave an enemy ZOC at the start of its action (FL-9.2). */
export type ZocExit = 'free' | 'Withdrawal' | 'not at all';

/** A unit in an enemy ZOC that is about to act. */
export interface Leaver {
  readonly kind: Kind;
  readonly formation: Formation | null;
  /** Fully active: In Command, and its Command full. */
  readonly fullyActive: boolean;
  /** True if it is the ZOC of Cavalry too. */
  readonly ofCavalry: boolean;
}

/** The way it may leave. */
export function leaving({ kind, formation, fullyActive, ofCavalry }: Leaver): ZocExit {
  if (kind === 'artillery') return 'free'; // FL-9.2i
  if (kind === 'infantry' && formation === 'SK') return 'free'; // FL-9.2g, h
  if (kind === 'cavalry' && !ofCavalry) return 'free'; // FL-9.2g
  return fullyActive ? 'Withdrawal' : 'not at all'; // FL-9.2b, f, h, FL-5.42c
}
