import { lengthWords } from '@linstock/ground';
import {
  ONE_DIE,
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  type Refusal,
  sumOfLines,
} from '@linstock/kernel';
import {
  LENGTHS,
  type MoraleResult,
  moraleOn,
  RALLY_ON,
  RALLY_ROWS,
  TRAIT_ROWS,
  type Trait,
} from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import type { Switches } from '../tables/switches.ts';

/** Brigade morale (E3) and rallying (E4). */

/** True if a brigade has to test: half of its companies lost, not tested before (MM-E3a, b, h, n). */
export function mustTest(
  brigade: { readonly original: number; readonly lost: number; readonly tested: boolean },
  switches: Pick<Switches, 'brigadeMorale'>,
): boolean {
  return (
    switches.brigadeMorale && !brigade.tested && brigade.original > 0 && 2 * brigade.lost >= brigade.original
  );
}

/** The result of a morale die for a company or formed regiment. */
export interface MoraleOutcome extends Outcome {
  readonly key: MoraleResult;
}

const MORALE_LABEL: Readonly<Record<MoraleResult, string>> = {
  rout: 'turns about and flees',
  obey: 'stands',
  retreat: 'retreats one move',
};
const MORALE_RANK: Readonly<Record<MoraleResult, number>> = { rout: 0, retreat: 1, obey: 2 };

/** The morale die of one remaining company or formed regiment of a brigade; nothing changes it (MM-E3a, MM-E3i). */
export function moraleReckoning(unit: string, at?: readonly string[]): Reckoning<MoraleOutcome> {
  const line: ReckoningLine = { label: unit, value: 'one die, unmodified', clause: 'MM-E3i' };
  return {
    name: 'brigade-morale',
    title: `Morale of ${unit}`,
    clause: 'MM-E3a',
    lines: [at ? { ...line, at } : line],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => {
      const { result } = moraleOn(i + 1);
      return { key: result, label: MORALE_LABEL[result], rank: MORALE_RANK[result] };
    }),
  };
}

// Rallying

/** A unit that tries to rally. */
export interface RallyingUnit {
  readonly name?: string;
  /** The traits of all its companies that have effect. */
  readonly traits: readonly Trait[];
  readonly charismatic: boolean;
}

/** The result of a rally die. */
export interface RallyOutcome extends Outcome {
  readonly key: 'rallied' | 'unmoved';
}

function rallyLines({ traits, charismatic }: RallyingUnit): ReckoningLine[] {
  const lines: ReckoningLine[] = [];
  const add = ({ label, change, clause }: { label: string; change: number; clause: string }) =>
    lines.push({ label, value: change, clause });
  if (charismatic) add(RALLY_ROWS.charismatic);
  if (traits.some((trait) => TRAIT_ROWS[trait].rally > 0)) add(RALLY_ROWS.steady); // MM-E4m: once
  if (traits.some((trait) => TRAIT_ROWS[trait].rally < 0)) add(RALLY_ROWS.militia);
  return lines;
}

/** The modifier of a rally die (T-RALLY). */
export function rallyChange(rallying: RallyingUnit): number {
  return sumOfLines(rallyLines(rallying));
}

/** The rally die of a company or formed regiment (MM-E4c). */
export function rallyReckoning(rallying: RallyingUnit): Reckoning<RallyOutcome> {
  const change = rallyChange(rallying);
  return {
    name: 'rally',
    title: `Rally of ${rallying.name ?? 'the unit'}`,
    clause: 'MM-E4c',
    lines: [...rallyLines(rallying), { label: 'Rallies on', value: `${RALLY_ON} or more`, clause: 'MM-E4c' }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) =>
      i + 1 + change >= RALLY_ON
        ? { key: 'rallied', label: 'half of the hits come back', rank: 1 }
        : { key: 'unmoved', label: 'no effect', rank: 0 },
    ),
  };
}

/** A company that has taken hits: strength points at the start and now. */
export interface HurtCompany {
  readonly id: string;
  readonly full: number;
  readonly strength: number;
}

/** All hits on some companies. */
export function hitsOn(companies: readonly Pick<HurtCompany, 'full' | 'strength'>[]): number {
  return companies.reduce((sum, { full, strength }) => sum + full - strength, 0);
}

/** Number of strength points that a rally restores: half of all hits on the companies present, rounded down (MM-E4d, e, k). */
export function hitsRemoved(companies: readonly HurtCompany[]): number {
  return Math.floor(hitsOn(companies) / 2);
}

/** True if points may come back so (MM-E4k): each name is one point, all of them given, none above a starting strength. */
export function mayReturn(
  companies: readonly HurtCompany[],
  points: number,
  shares: readonly string[],
): boolean {
  return (
    shares.length === points &&
    shares.every((id) => companies.some((each) => each.id === id)) &&
    companies.every(
      ({ id, full, strength }) => strength + shares.filter((each) => each === id).length <= full,
    )
  );
}

/** The strengths when the points are given in the order of the companies, none above its starting strength. */
export function restoredInOrder(companies: readonly HurtCompany[], points: number): number[] {
  let left = points;
  return companies.map(({ full, strength }) => {
    const back = Math.min(left, full - strength);
    left -= back;
    return strength + back;
  });
}

/** The possible obstacles to a rally. */
export interface RallyFacts {
  readonly inMeleeRange?: boolean;
  /** True if no general of its brigade or above it is attached, or he came only in this step (MM-E4b, MM-E4j). */
  readonly noGeneral?: boolean;
  readonly tried?: boolean;
  readonly routing?: boolean;
}

/** Why a unit may not try to rally; null if it may. */
export function refuseRally(facts: RallyFacts, switches: Pick<Switches, 'rallying'>): Refusal | null {
  if (!switches.rallying) return refused('R-OPTION-OFF', 'MM-E4n', 'Rallying is switched off in this game.');
  if (facts.routing) return refused('R-ROUT', 'MM-E3k', 'A routing company does not rally.');
  if (facts.inMeleeRange)
    return refused(
      'R-RALLY',
      'MM-E4a',
      `Rally out of melee range: an enemy is within ${lengthWords(LENGTHS.meleeRange)}.`,
    );
  if (facts.noGeneral)
    return refused(
      'R-RALLY',
      'MM-E4b',
      'A general of its brigade, or one above him, must be with it already.',
    );
  if (facts.tried)
    return refused('R-RALLY', 'MM-E4l', 'One try for a unit and for a general in a player turn.');
  return null;
}
