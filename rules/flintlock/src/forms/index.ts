import { formOf, type ReckoningForm, refusal } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import { z } from 'zod';
import { continuityReckoning, seizureReckoning, selfActivationReckoning } from '../reckon/activation.ts';
import { fireReckoning, refuseShot } from '../reckon/fire.ts';
import { flightReckoning } from '../reckon/flight.ts';
import { changeReckoning, moraleReckoning } from '../reckon/morale.ts';
import { preShockReckoning } from '../reckon/shock.ts';
import { shockReckoning } from '../reckon/shock-odds.ts';
import { FORMATIONS, STATUSES } from '../tables/index.ts';

/** The reckonings that anyone may fill in, for battles with real counters and real dice. */

const said = (title: string, description: string) => ({ title, description });
const yes = (title: string, description: string) => z.boolean().default(false).meta(said(title, description));
const units = (title: string, description: string, least = 0, usual = least) =>
  z.int().min(least).max(24).default(usual).meta(said(title, description));

const formation = z.enum(FORMATIONS).default('Open');
const status = z.enum(STATUSES).default('Good');
const kind = z.enum(['infantry', 'cavalry', 'artillery']).default('infantry');
const initiative = z
  .int()
  .min(0)
  .max(6)
  .default(3)
  .meta(said('Initiative', 'Of the leader, as printed (FL-4.1a, FL-4.2a).'));

// Fire

const WEAPONS = { musket: 'M', rifle: 'R', gun: 'A' } as const;

const firer = z.strictObject({
  weapon: z
    .enum(['musket', 'rifle', 'gun'])
    .default('musket')
    .meta(said('Weapon', 'What the unit carries (FL-11.31c).')),
  formation: formation.meta(said('Formation', 'Of the firing Infantry; guns have none (FL-6.1).')),
  disordered: yes('Disordered', 'It fires worse (FL-11.33b).'),
  reduced: yes('Reduced', 'It fires worse (FL-11.33c).'),
  smoke: yes('Smoke', 'It stands in smoke of its own (FL-11.44b).'),
  firstVolley: yes('First Volley', 'Its Command has it still to fire (FL-11.34b).'),
  inCommand: z.boolean().default(true).meta(said('In Command', 'In reach of its leader (FL-4.4a).')),
  moving: yes('Gun in move mode', 'Such a gun does not fire (FL-2.24c).'),
});

const target = z.strictObject({
  kind: kind.meta(said('Kind', 'What is fired at (FL-11.33h).')),
  formation: formation.meta(said('Formation', 'Of Infantry that is fired at (FL-11.33e).')),
  skirmishPair: yes('Two Skirmish counters', 'Both are in the hex (FL-10.0h).'),
  aspect: z
    .enum(['front', 'flank', 'rear'])
    .default('front')
    .meta(said('Side hit', 'Where the line of fire comes in (FL-8.0d).')),
  smoke: yes('Smoke', 'The target is in smoke (FL-11.44a).'),
  terrainDrm: z
    .int()
    .min(-6)
    .max(6)
    .default(0)
    .meta(said('Ground', 'What the ground of its hex does to fire (FL-11.33j).')),
  fence: yes('Behind a fence', 'The line crosses the fence (FL-11.33k).'),
});

const fire = formOf({
  title: 'Fire',
  clause: 'FL-11.32a',
  schema: z.strictObject({
    firer: firer.meta(said('Who fires', 'One unit fires by itself (FL-11.1).')),
    target: target.meta(said('Whom at', 'The unit that is fired at.')),
    range: z.int().min(1).max(30).default(1).meta(said('Range', 'Hexes to the target; adjacent is 1.')),
    occasion: z
      .enum(['phasing', 'return', 'movement'])
      .default('phasing')
      .meta(said('When', 'In its own turn, as Return Fire, or at movement before it (FL-11.13).')),
  }),
  example: { firer: { weapon: 'musket', firstVolley: true }, target: { formation: 'Close' }, range: 1 },
  reckon(situation) {
    const weapon = WEAPONS[situation.firer.weapon];
    const shot = {
      ...situation,
      firer: { ...situation.firer, weapon, formation: weapon === 'A' ? null : situation.firer.formation },
      target: {
        ...situation.target,
        formation: situation.target.kind === 'infantry' ? situation.target.formation : null,
      },
    };
    const fault = refuseShot(shot);
    return fault
      ? refusal(fault.code, fault.clause, 'By this rule the unit cannot fire.')
      : fireReckoning(shot, 'Fire');
  },
});

// Shock

const reaction = formOf({
  title: 'Reaction to a Shock',
  clause: 'FL-12.41c',
  schema: z.strictObject({
    status: status.meta(said('Shock Status', 'The best of the defending Commands (FL-12.54a).')),
    militia: yes('Militia', 'Half of the Line or more is Colonial militia (FL-12.42d).'),
    charged: yes('Charged', 'Its Infantry is Charged by Cavalry (FL-12.42c).'),
  }),
  example: { status: 'Good', militia: true },
  reckon: (situation) => preShockReckoning({ ...situation, name: new Name('Line', { article: true }) }),
});

const line = {
  size: units('Units', 'Infantry that is not in SK, and Cavalry (FL-12.52b).', 1),
  status: status.meta(said('Shock Status', 'The best of its Commands (FL-12.54a).')),
  formation: formation.meta(said('Formation', 'Of the Line (FL-12.52k).')),
  wornOnce: units('Worn', 'Units that are Disordered or Reduced (FL-12.52l).'),
  wornTwice: units('Worn twice', 'Units that are both Disordered and Reduced (FL-12.52l).'),
};

const shock = formOf({
  title: 'Shock',
  clause: 'FL-12.53a',
  schema: z.strictObject({
    attack: z
      .strictObject({
        ...line,
        flank: units('Through a flank', 'Units that attack through a flank (FL-12.52d).'),
        rear: units('Through a rear', 'Units that attack through a rear (FL-12.52e).'),
        mixed: units('Through two kinds of side', 'Units that attack through several (FL-12.52f).'),
        cavalry: units('Cavalry on Infantry', 'Cavalry that attacks Infantry alone (FL-13.21a).'),
        charging: units('Of them by a Charge', 'In good order (FL-13.22a).'),
      })
      .meta(said('Attack', 'The attacking Line.')),
    stand: z
      .strictObject({
        ...line,
        size: units('Units', 'Infantry not in SK, and Cavalry; none if all is in SK (FL-12.52b).', 0, 1),
        terrain: z.int().min(-6).max(6).default(0).meta(said('Ground', 'Shock Factor of it (FL-12.52h).')),
      })
      .meta(said('Defence', 'The defending Line.')),
  }),
  example: { attack: { size: 4 }, stand: { size: 3, terrain: 1 } },
  reckon({ attack, stand }) {
    const { flank, rear, mixed } = attack;
    const front = attack.size - flank - rear - mixed;
    if (front < 0 || attack.charging > attack.cavalry)
      return refusal('malformed', null, 'More units attack in some way than there are of them.');
    const worn = ({ wornOnce, wornTwice }: typeof attack | typeof stand) => ({
      one: wornOnce,
      both: wornTwice,
    });
    return shockReckoning(
      { ...attack, worn: worn(attack), positions: { front, flank, rear, mixed } },
      { ...stand, worn: worn(stand) },
    );
  },
});

// Morale, order, and the roll to continue

const rating = z
  .int()
  .min(-1)
  .max(2)
  .default(0)
  .meta(said('Morale Rating', 'Of the unit, as printed (FL-2.22f).'));

const morale = formOf({
  title: 'Morale Check',
  clause: 'FL-11.55a',
  schema: z.strictObject({ morale: rating }),
  example: { morale: 1 },
  reckon: (situation) => moraleReckoning('the unit', situation.morale),
});

const change = formOf({
  title: 'Change of formation',
  clause: 'FL-6.62a',
  schema: z.strictObject({
    morale: rating,
    unstacks: yes('Leaves a Close pair', 'The top unit of a pair that parts (FL-6.63c).'),
  }),
  example: { morale: 1 },
  reckon: (situation) => changeReckoning('the unit', situation.morale, situation.unstacks),
});

const continuity = formOf({
  title: 'Continuity',
  clause: 'FL-5.21b',
  schema: z.strictObject({
    initiative,
    successes: z
      .int()
      .min(0)
      .max(12)
      .default(0)
      .meta(said('Won in this run', 'Activations won by Continuity before this roll (FL-5.21c).')),
  }),
  example: { initiative: 4, successes: 1 },
  reckon: (situation) => continuityReckoning(situation.initiative, situation.successes),
});

const seizure = formOf({
  title: 'Seizure',
  clause: 'FL-5.22b',
  schema: z.strictObject({ initiative }),
  example: { initiative: 3 },
  reckon: (situation) => seizureReckoning(situation.initiative),
});

const selfActivation = formOf({
  title: 'Self-activation',
  clause: 'FL-4.32b',
  schema: z.strictObject({ initiative }),
  example: { initiative: 3 },
  reckon: (situation) => selfActivationReckoning('The leader', situation.initiative),
});

const flight = formOf({
  title: 'Flight',
  clause: 'FL-14.0a',
  schema: z.strictObject({
    points: z.int().min(0).max(60).default(0).meta(said('Flight Points', 'Of the army (FL-14.0d).')),
    level: z.int().min(1).max(60).default(12).meta(said('Flight Level', 'Of the battle (FL-14.0i).')),
  }),
  example: { points: 9, level: 12 },
  reckon: (situation) => flightReckoning('army', situation.points, situation.level),
});

/** The reckonings of Flintlock by name. */
export const reckonings: Readonly<Record<string, ReckoningForm>> = {
  fire,
  'pre-shock': reaction,
  shock,
  morale,
  formation: change,
  continuity,
  seizure,
  'self-activation': selfActivation,
  flight,
};
