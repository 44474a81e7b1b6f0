import type { Arc } from '@linstock/ground';
import type { Formation, Kind, Position } from '../tables/index.ts';

/** The units that must attack when a Command Shocks (FL-12.12, FL-12.14), and the properties of a Line (FL-12.52). */

/** A unit of the Command. */
export interface LineUnit {
  readonly kind: Kind;
  readonly formation: Formation | null;
  readonly fullyActive: boolean;
  readonly disordered: boolean;
  /** In front of it is an enemy to which it was adjacent at the start of the Activation (FL-12.12b). */
  readonly faces: boolean;
}

/** True if it takes part (FL-12.12b, FL-12.14d). */
export function attacks({ kind, formation, fullyActive, disordered, faces }: LineUnit): boolean {
  if (!fullyActive || !faces || kind === 'artillery') return false;
  if (kind === 'cavalry') return !disordered; // FL-11.51e
  return formation !== 'SK' && formation !== 'Column'; // FL-6.2b, FL-6.51a
}

/** The Position of an attacking unit, by the kinds of side of all it attacks, guns left out (FL-12.52f, g). */
export function positionOf(sides: readonly Arc[]): Position {
  const kinds = new Set(sides);
  const [only = 'front'] = kinds;
  return kinds.size > 1 ? 'mixed' : only;
}

/** One Infantry or Cavalry unit of a Line. */
export type Lined = Pick<LineUnit, 'kind' | 'formation'>;

/** True if it counts for Size: it is not in SK, and no gun (FL-12.52b). */
export function counts({ kind, formation }: Lined): boolean {
  return kind !== 'artillery' && formation !== 'SK';
}

/** The formation of a Line, null if it has none that counts (FL-6.54b, FL-12.52k). */
export function lineFormation(units: readonly Lined[]): Formation | null {
  const foot = units.filter(({ kind }) => kind === 'infantry');
  if (foot.length > 0 && foot.every(({ formation }) => formation === 'SK')) return 'SK';
  const counted = units.filter(counts);
  const most = (['Close', 'Column'] as const).find(
    (wanted) => 2 * counted.filter(({ formation }) => formation === wanted).length > counted.length,
  );
  return most ?? null;
}

/** The ground value of a Line: the highest that at least half of its counted defenders reach (FL-12.52i). */
export function lineGround(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
