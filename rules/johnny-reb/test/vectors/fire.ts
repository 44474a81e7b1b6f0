import { inches } from '@linstock/ground';
import { type Json, sumOfLines } from '@linstock/kernel';
import { z } from 'zod';
import { canFire, diceOf, effectiveStrength, rowOfFirer } from '../../src/reckon/fire.ts';
import { fireModifiers } from '../../src/reckon/fire-modifiers.ts';
import { columnHeading } from '../../src/reckon/fire-row.ts';
import {
  blows,
  type Combatant,
  meleeDice,
  meleeModifiers,
  meleeRow,
  meleeStrength,
} from '../../src/reckon/melee.ts';
import { bandAt, countedIn, type Fire } from '../../src/reckon/shot.ts';
import { volley } from '../../src/reckon/volley.ts';
import { AMMUNITION, FIRE_MODES, GUNS, WEAPONS } from '../../src/tables/index.ts';
import {
  arm,
  aspect,
  count,
  coverRow,
  DrawnDice,
  fact,
  flank,
  formation,
  level,
  officer,
  places,
  quality,
  read,
  sumOfFaces,
  works,
} from './given.ts';

/** The strength of a unit: figures, or sections for a battery. */
const strength = { figures: z.int().min(0).optional(), sections: z.number().min(0).optional() };

const firerGiven = z.strictObject({
  arm,
  ...strength,
  quality,
  weapon: z.enum(WEAPONS).optional(),
  gun: z.enum(GUNS).optional(),
  formation,
  mode: z.enum(FIRE_MODES),
  disordered: fact,
  shaken: fact,
  officer,
  ammo: z.enum(AMMUNITION).default('full'),
  works,
  opening_volley: fact,
  conditional_hold: fact,
  area_fire: fact,
  rapid_fire: fact,
  canister: z.enum(['single', 'double']).nullable().default(null),
  in_woods: fact,
  refused_flank: flank,
  stands: z.int().min(1).default(1),
});

const targetGiven = z.strictObject({
  arm,
  ...strength,
  quality,
  formation,
  disordered: fact,
  routed: fact,
  cover: coverRow,
  aspect,
  disengaging: fact,
  charging: fact,
});

const fireGiven = z.strictObject({ firer: firerGiven, target: targetGiven, range: z.number().min(0) });

interface Counts {
  readonly arm: z.output<typeof arm>;
  readonly figures?: number | undefined;
  readonly sections?: number | undefined;
}

/** The strength of a unit by its arm; throws if it is not given. */
function strengthOfCounts({ arm: of, figures, sections }: Counts): number {
  const given = of === 'battery' ? sections : figures;
  if (given === undefined) throw new RangeError(`A unit of arm "${of}" needs its ${countedIn(of)}.`);
  return given;
}

function fireOf({ firer, target, range }: z.output<typeof fireGiven>): Fire {
  const arms = firer.arm === 'battery' ? firer.gun : firer.weapon;
  if (arms === undefined) throw new RangeError('A battery needs its gun, all others their weapon.');
  return {
    firer: {
      arm: firer.arm,
      strength: strengthOfCounts(firer),
      quality: firer.quality,
      weapon: arms,
      formation: firer.formation,
      stands: firer.stands,
      refusesFlank: firer.refused_flank !== null,
      disordered: firer.disordered,
      shaken: firer.shaken,
      officerPresent: firer.officer !== null,
      ammunition: firer.ammo,
      works: firer.works,
      opening: firer.opening_volley,
      conditionalHold: firer.conditional_hold,
      inWoods: firer.in_woods,
    },
    target: { ...target, strength: strengthOfCounts(target) },
    mode: firer.mode,
    range: inches(range),
    areaFire: firer.area_fire,
    rapidFire: firer.rapid_fire,
    canister: firer.canister,
  };
}

/** One fire (P1). */
export function fire(raw: Json, dice: readonly number[]): Json {
  const shot = fireOf(read(fireGiven, raw));
  const { firer, range, mode } = shot;
  const row = rowOfFirer(firer);
  const band = bandAt(firer.weapon, range);
  const known = {
    effective: places(effectiveStrength(firer)),
    row: row?.[countedIn(firer.arm)] ?? null,
    band,
    fires: canFire(shot),
  };
  const silent = row === null || firer.ammunition === 'out' || (band === 'out' && mode !== 'after_charge');
  if (silent) return known;
  const number = diceOf(shot);
  if (!known.fires) return { ...known, dice: number };
  const umpire = new DrawnDice(dice);
  const { result, losses, guns, hitCheck, lowers } = volley(umpire, shot, 'Fire');
  const total = sumOfFaces(dice.slice(0, number));
  const drm = sumOfLines(fireModifiers(shot));
  return {
    ...known,
    dice: number,
    total,
    drm,
    modified: total + drm,
    column: columnHeading(total + drm),
    result,
    losses,
    ...(guns && { sections_lost: guns.sections, horse_markers: guns.horses }),
    hit_check: hitCheck,
    ammo_step: lowers,
  };
}

const fighterGiven = z.strictObject({
  arm,
  ...strength,
  support_figures: count,
  quality,
  weapon: z.enum(WEAPONS).nullable().default(null),
  formation,
  level,
  disordered: fact,
  disengaging: fact,
  officer,
  aspect,
});

const meleeGiven = z.strictObject({
  round: z.int().min(1).max(3),
  attacker: fighterGiven,
  defender: fighterGiven,
});

function combatantOf(given: z.output<typeof fighterGiven>): Combatant {
  return {
    ...given,
    strength: strengthOfCounts(given),
    officerPresent: given.officer !== null,
    shaken: given.level === 'shaken',
    supportFigures: given.support_figures,
  };
}

/** One round of melee, losses only (P8). */
export function melee_round(raw: Json, dice: readonly number[]): Json {
  const { round, attacker, defender } = read(meleeGiven, raw);
  const umpire = new DrawnDice(dice);
  const [one, other] = [combatantOf(attacker), combatantOf(defender)];
  const told = (by: Combatant, on: Combatant): Json => {
    const before = umpire.drawn.length;
    const { result, inflicts } = blows(umpire, by, on, round, 'Melee');
    const { strength: fights, counted } = meleeStrength(by, round);
    const total = sumOfFaces(umpire.drawn.slice(before, before + meleeDice(by)));
    const drm = sumOfLines(meleeModifiers(by, on));
    return {
      strength: fights,
      row: meleeRow(by, round)?.[counted] ?? null,
      total,
      drm,
      column: columnHeading(total + drm),
      result,
      inflicts,
    };
  };
  return { attacker: told(one, other), defender: told(other, one) };
}
