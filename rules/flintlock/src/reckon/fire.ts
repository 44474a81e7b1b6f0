import type { Arc } from '@linstock/ground';
import { ONE_DIE, type Outcome, type Reckoning, type ReckoningLine, sumOfLines } from '@linstock/kernel';
import {
  FIRE_DRMS,
  type FireCause,
  type FireResult,
  FORMATION_RULES,
  type Formation,
  type FormationLine,
  fireResult,
  type Kind,
  MAX_RANGE,
  rangeDrm,
  type Weapon,
} from '../tables/index.ts';

/** One shot: its modifiers and what the die brings (FL-11.3). */

/** The unit that fires. */
export interface Firer {
  readonly weapon: Weapon | null;
  readonly formation: Formation | null;
  readonly disordered: boolean;
  readonly reduced: boolean;
  /** Smoke counts for it (FL-11.43a). */
  readonly smoke: boolean;
  /** Its Command's First Volley marker is there, or went in this same step (FL-11.34f). */
  readonly firstVolley: boolean;
  readonly inCommand: boolean;
  /** A gun in move mode (FL-2.24c). */
  readonly moving: boolean;
}

/** The unit fired at, as the shot meets it. */
export interface Target {
  readonly kind: Kind;
  readonly formation: Formation | null;
  /** Both counters of a unit in SK are in the hex (FL-10.0h). */
  readonly skirmishPair: boolean;
  readonly aspect: Arc;
  readonly smoke: boolean;
  /** The modifier for the ground of its hex (FL-11.33j). */
  readonly terrainDrm: number;
  /** True if the line crosses a fence (FL-11.33k). */
  readonly fence: boolean;
}

/** When a shot is fired. */
export type ShotOccasion = 'phasing' | 'return' | 'movement';

export interface Shot {
  readonly firer: Firer;
  readonly target: Target;
  /** Hexes. */
  readonly range: number;
  readonly occasion: ShotOccasion;
}

export interface FireOutcome extends Outcome {
  /** Die and modifiers, before the limits of the table. */
  readonly adjusted: number;
  readonly result: FireResult;
}

/** Why a shot cannot be. */
export type ShotFault =
  | 'FL-R-CAVALRY'
  | 'FL-R-RANGE'
  | 'FL-R-COLUMN'
  | 'FL-R-OUT-OF-COMMAND'
  | 'FL-R-GUN-MODE'
  | 'FL-R-DISORDERED-GUN'
  | 'FL-R-DISORDERED-REACTION';

/** Why a unit cannot fire, in the order of the Decisions; null if it can. */
export function refuseShot({
  firer,
  range,
  occasion,
}: Shot): { readonly code: ShotFault; readonly clause: string } | null {
  const gun = firer.weapon === 'A';
  if (firer.weapon === null) return { code: 'FL-R-CAVALRY', clause: 'FL-2.25a' };
  if (range > MAX_RANGE[firer.weapon]) return { code: 'FL-R-RANGE', clause: 'FL-11.31c' };
  if (firer.formation === 'Column') return { code: 'FL-R-COLUMN', clause: 'FL-6.2a' };
  if (occasion === 'phasing' && !gun && !firer.inCommand)
    return { code: 'FL-R-OUT-OF-COMMAND', clause: 'FL-5.42e' };
  if (gun && firer.moving) return { code: 'FL-R-GUN-MODE', clause: 'FL-2.24c' };
  if (gun && firer.disordered) return { code: 'FL-R-DISORDERED-GUN', clause: 'FL-11.51d' };
  if (occasion === 'movement' && firer.disordered)
    return { code: 'FL-R-DISORDERED-REACTION', clause: 'FL-11.51a' };
  return null;
}

/** True if a unit may use its Command's First Volley: In Command, and in Line (FL-11.34c, d, g). */
export function usesFirstVolley({ weapon, formation, inCommand }: Firer): boolean {
  return weapon !== 'A' && formation !== 'SK' && inCommand;
}

/** The lines of a shot that add up to its modifier (FL-11.33, FL-11.33m). */
export function shotLines({ firer, target, range, occasion }: Shot): ReckoningLine[] {
  const gun = firer.weapon === 'A';
  const lines: ReckoningLine[] = [];
  const add = (label: string, value: number, clause: string): void => {
    if (value !== 0) lines.push({ label, value, clause });
  };
  const cause = (name: FireCause, holds: boolean, clause: string): void => {
    const { drm, infantry, artillery } = FIRE_DRMS[name];
    if (holds && (gun ? artillery : infantry)) add(name, drm, clause);
  };
  const byRange = firer.weapon === null ? null : rangeDrm(firer.weapon, range);
  add(`Range ${range}`, byRange ?? 0, 'FL-11.33f');
  add(formationLabel(target), formationDrm(target), 'FL-11.33e');
  cause('firer in SK', firer.formation === 'SK', 'FL-6.54c');
  cause('target is Cavalry', target.kind === 'cavalry', 'FL-11.33h');
  add('Ground of the target', target.terrainDrm, 'FL-11.33j');
  cause('target behind fence', target.fence, 'FL-11.33k');
  cause('firer Disordered', firer.disordered, 'FL-11.33b');
  cause('firer Reduced', firer.reduced, 'FL-11.33c');
  cause('First Volley', firer.firstVolley && usesFirstVolley(firer), 'FL-11.34b');
  cause('firer has Smoke', firer.smoke, 'FL-11.44b');
  cause('target has Smoke', target.smoke, 'FL-11.44a');
  cause('Reaction to Movement', occasion === 'movement', 'FL-11.13f');
  return lines;
}

/** All modifiers together. */
export function shotDrm(shot: Shot): number {
  return sumOfLines(shotLines(shot));
}

/** The modifier for a target's formation and the side hit (FL-T-FORM, FL-10.0h). */
function formationDrm({ kind, formation, skirmishPair, aspect }: Target): number {
  const rule = FORMATION_RULES[lineOf(kind, formation, skirmishPair)];
  return aspect === 'flank' ? (rule.fireTargetFlank ?? rule.fireTargetFrontRear) : rule.fireTargetFrontRear;
}

function lineOf(kind: Kind, formation: Formation | null, skirmishPair: boolean): FormationLine {
  if (kind === 'cavalry') return 'Cavalry';
  if (kind === 'artillery') return 'Artillery';
  return skirmishPair ? 'SK pair in one hex' : (formation ?? 'Open');
}

function formationLabel({ formation, aspect }: Target): string {
  return `Target in ${formation ?? 'no formation'}, ${aspect}`;
}

/** The roll of a shot (FL-11.32a). */
export function fireReckoning(shot: Shot, title: string): Reckoning<FireOutcome> {
  const drm = shotDrm(shot);
  return {
    name: 'fire',
    title,
    clause: 'FL-11.32a',
    lines: shotLines(shot),
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => outcomeOf(i + 1 + drm, shot.target.kind)),
  };
}

function outcomeOf(adjusted: number, kind: Kind): FireOutcome {
  const result = fireResult(adjusted, kind);
  const { label, rank } = RESULTS[result];
  return { key: result, label, rank, adjusted, result };
}

/** The possible results of a fire, from none to the worst (FL-11.54a, FL-11.55a, FL-11.56a). */
const RESULTS: Readonly<Record<FireResult, { readonly label: string; readonly rank: number }>> = {
  NE: { label: 'no effect', rank: 0 },
  MC: { label: 'Morale Check', rank: 1 },
  D: { label: 'Disordered', rank: 2 },
  R: { label: 'Reduced', rank: 3 },
  RD: { label: 'Reduced and Disordered', rank: 4 },
  A: { label: 'Abandoned', rank: 4 },
};
