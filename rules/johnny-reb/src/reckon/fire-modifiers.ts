import type { ReckoningLine } from '@linstock/kernel';
import type { RebClause } from '../tables/clauses.ts';
import {
  type Aspect,
  FIRER_DRMS,
  FORMATION_RULES,
  type Formation,
  GUN_RULES,
  type Gun,
  gradeOf,
  isGun,
  type Quality,
  targetDrm,
  WEAPON_RULES,
} from '../tables/index.ts';
import { line, telling } from './lines.ts';
import { bandAt, type Fire, type Firer, firingOf, type Target } from './shot.ts';

/** The modifiers of the total of a fire (section 9). */

/** All modifiers of a fire; they are added together without a cap (JR-9.6a). */
export function fireModifiers(fire: Fire): ReckoningLine[] {
  return telling([...firerLines(fire), ...weaponLines(fire), ...targetLines(fire)]);
}

/** The modifiers for quality and officer of the firer or fighter (JR-9.1a, d). */
export function menLines({
  quality,
  officerPresent,
}: Pick<Firer, 'quality' | 'officerPresent'>): ReckoningLine[] {
  const grade = gradeOf(quality);
  const lines: ReckoningLine[] = [];
  if (officerPresent) lines.push(line('Officer present', FIRER_DRMS.officer_present, 'JR-9.1a'));
  if (grade === 'elite') lines.push(line('Firer elite', FIRER_DRMS.firer_elite, 'JR-9.1d'));
  if (grade === 'green') lines.push(line(`Firer ${quality}`, FIRER_DRMS.firer_green, 'JR-9.1d'));
  return lines;
}

function firerLines({ firer, mode }: Fire): ReckoningLine[] {
  const lines = menLines(firer);
  if (firer.opening && firer.arm !== 'battery')
    lines.push(line('Opening volley', FIRER_DRMS.opening_volley, 'JR-9.1b'));
  if (mode === 'first_fire') lines.push(line('First fire', FIRER_DRMS.marked_first_fire, 'JR-9.1c'));
  if (firer.works === 'hasty')
    lines.push(line('Firer in hasty works', FIRER_DRMS.firer_in_hasty_works, 'JR-9.1e'));
  else if (firer.works !== null)
    lines.push(line(`Firer in ${firer.works} works`, FIRER_DRMS.firer_in_medium_or_heavy_works, 'JR-9.1e'));
  return lines;
}

/** A volley after a charge has the plain modifier of its weapon and no other (JR-14.7b). */
function weaponLines({ firer, mode, range, rapidFire }: Fire): ReckoningLine[] {
  const { weapon } = firer;
  if (isGun(weapon))
    return [line(weapon.replaceAll('_', ' '), GUN_RULES[weapon].fire_drm, GUN_CLAUSE[weapon])];
  const rule = WEAPON_RULES[weapon];
  const lines = [line(weapon.replaceAll('_', ' '), rule.fire_drm, 'JR-8.5l')];
  if (mode === 'after_charge') return lines;
  if (bandAt(weapon, range) === 'close')
    lines.push(line(`${weapon.replaceAll('_', ' ')} at close range`, rule.close_drm, 'JR-8.5d'));
  if (rapidFire) lines.push(line('Rapid fire', rule.rapid_fire_drm ?? 0, 'JR-8.6a'));
  return lines;
}

const GUN_CLAUSE = {
  napoleon_12: 'JR-8.5g',
  rifle_10_or_3in: 'JR-8.5h',
  gun_6: 'JR-8.5i',
  rifle_20: 'JR-8.5j',
  mixed: 'JR-8.5k',
  howitzer_12: 'JR-8.5l',
} as const satisfies Readonly<Record<Gun, RebClause>>;

function targetLines({ firer, target, mode }: Fire): ReckoningLine[] {
  const firing = firingOf(firer.arm);
  const lines = [formationLine(target, firer)];
  const { cover } = target;
  if (cover !== null && !target.charging)
    // JR-9.3g
    lines.push(line(`Target: ${cover.replaceAll('_', ' ')}`, targetDrm('cover', cover, firing), 'JR-7.2b'));
  const aspect = mode === 'after_charge' ? 'front' : target.aspect;
  return [...lines, aspectLine(aspect, target.formation, firer), qualityLine(target.quality, firer)];
}

/** The modifier for the formation or the disorder of a target; a battery has its own row (JR-9.2a to d). */
export function formationLine(
  target: Pick<Target, 'arm' | 'formation' | 'disordered' | 'routed'>,
  { arm }: Pick<Firer, 'arm'>,
): ReckoningLine {
  const loose = target.arm !== 'battery' && (target.disordered || target.routed);
  const row = loose ? 'disorder' : FORMATION_RULES[target.formation].target_formation_row;
  const clause = loose ? 'JR-9.2b' : TARGET_CLAUSE[target.arm];
  const words = loose ? (target.routed ? 'routed' : 'disordered') : row.replaceAll('_', ' ');
  return line(`Target: ${words}`, targetDrm('formation', row, firingOf(arm)), clause);
}

const TARGET_CLAUSE = {
  infantry: 'JR-9.2a',
  dismounted: 'JR-9.2a',
  mounted: 'JR-9.2d',
  battery: 'JR-9.2c',
} as const;

/** The modifier for the side it is struck on; a skirmish line has no flanks and no rear (JR-9.4a to c, JR-2.6d). */
export function aspectLine(aspect: Aspect, formation: Formation, { arm }: Pick<Firer, 'arm'>): ReckoningLine {
  const struck = formation === 'skirmish' ? 'front' : aspect;
  const drm = targetDrm('aspect', struck, firingOf(arm));
  return line(`On its ${struck.replaceAll('_', ' ')}`, drm, ASPECT_CLAUSE[struck]);
}

const ASPECT_CLAUSE = {
  front: 'JR-2.6a',
  partial_flank: 'JR-9.4a',
  full_flank: 'JR-9.4b',
  rear: 'JR-9.4c',
} as const;

/** The modifier for the quality of a target (JR-9.5a). */
export function qualityLine(quality: Quality, { arm }: Pick<Firer, 'arm'>): ReckoningLine {
  return line(`Target ${quality}`, targetDrm('quality', quality, firingOf(arm)), 'JR-9.5a');
}
