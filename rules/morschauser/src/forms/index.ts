import { inches, lengthWords } from '@linstock/ground';
import { formOf, type ReckoningForm } from '@linstock/kernel';
import { z } from 'zod';
import { commandColumn, commandReckoning, personalityReckoning } from '../reckon/command.ts';
import { riskReckoning } from '../reckon/melee.ts';
import { moraleReckoning, rallyReckoning } from '../reckon/morale.ts';
import { refuseShot, type Shot, shootingReckoning, townFireReckoning } from '../reckon/shooting.ts';
import { breachReckoning } from '../reckon/siege.ts';
import { effectiveTraits } from '../reckon/troops.ts';
import { COVERS, LENGTHS, PERSONALITIES, WEAPONS } from '../tables/index.ts';
import { field, figuresOf, lengthField, SWITCHES, troops, yes } from './given.ts';
import { melee, meleeReply } from './melee.ts';

/** The reckonings that anyone may fill in, for battles with real miniatures and real dice. */

// Shooting

const shooting = formOf({
  title: 'Shooting',
  clause: 'MM-B4d',
  schema: z.strictObject({
    ...troops,
    weapon: z
      .enum(WEAPONS)
      .default('musket')
      .meta(field('Weapon', 'Artillery chooses canister or shot (MM-B4j).')),
    range: z
      .number()
      .min(0)
      .max(72)
      .meta(lengthField('Range', 'Between the nearest points of the stands (MM-B4h).')),
    cover: z
      .enum(COVERS)
      .default('open')
      .meta(field('Cover of the target', 'The best it has; only the largest number counts (MM-B4p).')),
    overhead: yes(
      'Overhead fire',
      'A howitzer without a line of sight, over friends or deep into a wood (MM-B5c).',
    ),
    inferiorFirepower: yes('Inferior firepower', 'The mark on a side: small arms hit on 6 only (MM-E7c1).'),
  }),
  example: { type: 'lineInfantry', weapon: 'musket', range: 5.2, strength: 4 },
  reckon(given) {
    const shooter = figuresOf(given, given.weapon, given.inferiorFirepower);
    const shot: Shot = {
      shooter,
      strength: given.strength ?? shooter.strength,
      weapon: given.weapon,
      range: inches(given.range),
      covers: [given.cover],
      mode: given.overhead ? 'plunging' : 'direct',
    };
    return refuseShot(shot) ?? shootingReckoning(shot);
  },
});

const townFire = formOf({
  title: 'Town on fire?',
  clause: 'MM-C5f',
  schema: z.strictObject({
    town: z.string().min(1).max(60).default('the town').meta(field('Town', 'Which artillery has hit.')),
  }),
  example: { town: 'Logtown' },
  reckon: ({ town }) => townFireReckoning(town),
});

// Generals and morale

const command = formOf({
  title: 'Command',
  clause: 'MM-E2b',
  schema: z.strictObject({
    general: z
      .enum(['none', ...PERSONALITIES])
      .default('none')
      .meta(
        field(
          'General',
          `Within ${lengthWords(LENGTHS.commandRadius)} and in sight; what he may do to the die hangs on his character (MM-E2c).`,
        ),
      ),
    troops: z
      .enum(['impetuous', 'cautious', 'others'])
      .default('others')
      .meta(field('Troops', 'The column of T-COMMAND.')),
    inFortification: yes('In a fortification', 'Impetuous troops in one need not charge (MM-E2f).'),
    canCharge: z
      .boolean()
      .default(true)
      .meta(field('An enemy in reach', 'Impetuous troops that can reach none obey (MM-E2w).')),
  }),
  example: { general: 'bold', troops: 'others' },
  reckon({ general, troops: who, inFortification, canCharge }) {
    const column = commandColumn(who === 'others' ? [] : [who], inFortification);
    return commandReckoning({ general: general === 'none' ? null : general, column, canCharge });
  },
});

const name = (what: string) =>
  z.string().min(1).max(60).default(what).meta(field('Name', 'The name on the card.'));

const personality = formOf({
  title: 'Character of a general',
  clause: 'MM-E2m',
  schema: z.strictObject({ name: name('The general') }),
  example: { name: 'Campbell' },
  reckon: (given) => personalityReckoning(given.name),
});

const morale = formOf({
  title: 'Brigade morale',
  clause: 'MM-E3a',
  schema: z.strictObject({ name: name('The unit') }),
  example: { name: '63rd Foot' },
  reckon: (given) => moraleReckoning(given.name),
});

const rally = formOf({
  title: 'Rally',
  clause: 'MM-E4c',
  schema: z.strictObject({
    name: name('The unit'),
    traits: troops.traits,
    charismatic: yes('Charismatic general', 'Adds 1 (MM-E4g).'),
  }),
  example: { name: 'Continentals', traits: ['stubborn'], charismatic: true },
  reckon: (given) =>
    rallyReckoning({
      ...given,
      traits: effectiveTraits({ type: 'lineInfantry', traits: given.traits }, SWITCHES),
    }),
});

const risk = formOf({
  title: 'Risk to a general',
  clause: 'MM-E5b',
  schema: z.strictObject({
    name: name('The general'),
    enemyValue: z
      .int()
      .min(1)
      .max(5)
      .default(3)
      .meta(field("The enemy's melee value", 'As used in this round (MM-E5f).')),
    onesOnly: yes('Falls on a 1 only', 'The milder switch (MM-E5f).'),
  }),
  example: { name: 'Howard', enemyValue: 3 },
  reckon: (given) =>
    riskReckoning(given.name, given.enemyValue, { generalMeleeRisk: given.onesOnly ? 'ones' : 'meleeValue' }),
});

const breach = formOf({
  title: 'Breach in a high wall',
  clause: 'MM-C6d',
  schema: z.strictObject({
    by: z
      .enum(['gun', 'engineers'])
      .meta(
        field(
          'Who tries',
          `A heavy gun within ${lengthWords(LENGTHS.breachRange)}, or engineers at a gate (MM-C6f, g).`,
        ),
      ),
    segment: name('The wall'),
  }),
  example: { by: 'engineers', segment: 'The west gate' },
  reckon: (given) => breachReckoning(given.by, given.segment),
});

/** The reckonings of Morschauser Meets MacDuff by name. */
export const reckonings: Readonly<Record<string, ReckoningForm>> = {
  shooting,
  melee,
  'melee-reply': meleeReply,
  command,
  morale,
  rally,
  personality,
  risk,
  'town-fire': townFire,
  breach,
};
