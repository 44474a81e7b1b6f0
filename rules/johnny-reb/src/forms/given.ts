import { lengthNames } from '@linstock/ground';
import { z } from 'zod';
import type { Nerve } from '../reckon/morale.ts';
import { ARMS, ASPECTS, FORMATIONS, LEVELS, QUALITIES, RANKS, WEAPONS, WORKS } from '../tables/index.ts';

/** The fields that the forms of the ready reckoner share. */

/** The name of a field, and what to fill in. */
export const field = (title: string, description: string) => ({ title, description });
/** The title and explanation of a field for a length. The value is inches; the page reads and writes the unit that is set. */
export const lengthField = (title: string, description: string) => ({
  ...field(`${title} in ${lengthNames().many}`, description),
  measure: 'length',
});
/** A field for yes or no. */
export const yes = (title: string, description: string) =>
  z.boolean().default(false).meta(field(title, description));
/** A field for a whole number from 0. */
export const number = (title: string, description: string, most: number) =>
  z.int().min(0).max(most).default(0).meta(field(title, description));

/** A form's word for "none". */
export function orNone<T extends string>(word: T | 'none'): T | null {
  return word === 'none' ? null : word;
}

export const quality = z
  .enum(QUALITIES)
  .default('veteran')
  .meta(field('Quality', 'Basic morale points: elite 2, veteran 3, green 4, militia 5 (JR-1.3).'));
export const officer = z
  .enum(['none', ...RANKS])
  .default('none')
  .meta(field('Officer', 'The best one who is with the unit (JR-16.1a).'));
export const arm = z
  .enum(ARMS)
  .default('infantry')
  .meta(field('Arm', 'Cavalry is mounted or dismounted (JR-3.1b).'));
export const formation = z
  .enum(FORMATIONS)
  .default('single_line')
  .meta(field('Formation', 'A battery is limbered or unlimbered.'));
export const aspect = z
  .enum(ASPECTS)
  .default('front')
  .meta(
    field(
      'Struck on',
      'By lines at 45 degrees from its corners; a flank behind the front line is full (JR-2.6).',
    ),
  );
export const weapon = z
  .enum(WEAPONS)
  .default('rifle_musket')
  .meta(field('Small arms', 'Of foot and horse; JR-T2.'));
export const works = z
  .enum(['none', ...WORKS])
  .default('none')
  .meta(field('Works', 'That it fires from (JR-7.2c).'));
export const strength = z
  .number()
  .min(0.5)
  .max(100)
  .default(10)
  .meta(field('Strength', 'Figures of 30 men; of a battery sections of 2 guns (JR-8.2a).'));

/** The fields of a unit that is struck. */
export const state = {
  disordered: yes('Disordered', 'By fire 1, by charge and in melee 4 (JR-12.5d).'),
  forming: yes('Forming', 'On Form, from the reveal to the end of phase 7 (JR-6.5c).'),
  conditionalHold: yes('Conditional hold', 'Its order (JR-12.5e).'),
};

/** The field for a unit's morale. */
export const BEFORE = field('Morale', 'As it is before the roll (JR-1.5a).');

/** The fields of a unit for every morale check. */
export const nerve = {
  quality,
  level: z.enum(LEVELS).default('good').meta(BEFORE),
  officer,
  cover: z
    .enum(['none', 'cover', ...WORKS])
    .default('none')
    .meta(field('Cover', 'Behind cover, in woods or uphill of the enemy; or works (JR-12.4c, d).')),
  behindFriends: yes('Behind friends', 'A steady friend stands on the line to the nearest enemy (JR-12.4f).'),
  commanderLost: yes('Commander lost', 'Its brigade commander is lost and not replaced (JR-12.4h).'),
  standsLost: number('Stands lost', 'Its own, or sections (JR-12.4g).', 4),
  regimentsLost: number('Regiments lost', 'Others of its brigade; batteries do not count (JR-12.4i).', 12),
};

const nerveSchema = z.object(nerve);

/** A unit as filled in on a form. */
export function nerveOf(given: z.output<typeof nerveSchema>, charging: boolean): Nerve {
  const { quality: of, level, behindFriends, commanderLost, standsLost, regimentsLost } = given;
  return {
    quality: of,
    level,
    officer: orNone(given.officer),
    cover: orNone(given.cover),
    behindFriends,
    charging,
    commanderLost,
    standsLost,
    regimentsLost,
  };
}
