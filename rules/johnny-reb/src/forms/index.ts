import { formOf, type ReckoningForm } from '@linstock/kernel';
import { z } from 'zod';
import { reachReckoning } from '../reckon/charge.ts';
import { attackerReckoning, beatenReckoning, defenderReckoning, type Meeting } from '../reckon/impact.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { rallyReckoning, replacementReckoning } from '../reckon/rally.ts';
import { haltReckoning } from '../reckon/volley-point.ts';
import { refused } from '../refuse.ts';
import { BONUS_ROWS, GOINGS, LEVELS, RATE_ROWS } from '../tables.ts';
import { fire, melee } from './fire.ts';
import {
  arm,
  aspect,
  BEFORE,
  field,
  formation,
  nerve,
  nerveOf,
  number,
  officer,
  orNone,
  quality,
  yes,
} from './given.ts';

/** The reckonings that anybody may fill in, for battles with real miniatures and real dice. */

// Morale

const state = {
  disordered: yes('Disordered', 'By fire 1, by charge and in melee 4 (JR-12.5d).'),
  forming: yes('Forming', 'On Form, from the reveal to the end of phase 7 (JR-6.5c).'),
  conditionalHold: yes('Conditional hold', 'Its order (JR-12.5e).'),
};

const morale = formOf({
  title: 'Morale check',
  clause: 'JR-12.3a',
  schema: z.strictObject({
    ...nerve,
    cause: z
      .enum(['fire', 'charge', 'other'])
      .default('fire')
      .meta(field('Cause', 'Fire; a melee (the charge column); or a rout, loss or officer near it.')),
    charging: yes('Charging', 'It counts no cover then (JR-12.5g).'),
    aspect,
    ...state,
    gunLosses: number('Lost to guns', 'Figures lost to guns and sharpshooters in the batch (JR-12.1b).', 20),
  }),
  example: { quality: 'veteran', standsLost: 1, aspect: 'partial_flank', cause: 'fire' },
  reckon({ cause, charging, aspect: struckOn, disordered, forming, conditionalHold, gunLosses, ...unit }) {
    if (unit.level === 'routed') return refused('JR-12.2b', 'A routed unit makes no morale check.');
    const struck = { aspect: struckOn, disordered, forming, conditionalHold, gunLosses };
    const by = cause === 'other' ? null : { ...struck, by: cause };
    return moraleReckoning(nerveOf(unit, charging), by, 'the unit');
  },
});

const rally = formOf({
  title: 'Rally',
  clause: 'JR-13.4a',
  schema: z.strictObject({
    ...nerve,
    level: z.enum(LEVELS).exclude(['good']).default('shaken').meta(BEFORE),
  }),
  example: { level: 'routed', officer: 'brigade' },
  reckon: (unit) => rallyReckoning(nerveOf(unit, false), 'the unit'),
});

const replacement = formOf({
  title: 'Replacement',
  clause: 'JR-13.5a',
  schema: z.strictObject({
    what: z
      .enum(['ammunition', 'horses', 'brigade_commander'])
      .default('ammunition')
      .meta(field('Of what', 'One roll in phase 2 for each (JR-13.5).')),
    quality,
    officer,
  }),
  example: { what: 'ammunition', officer: 'division' },
  reckon: ({ what, quality: of, officer: rank }) => replacementReckoning(what, of, orNone(rank)),
});

const officerHit = formOf({
  title: 'Is the officer hit?',
  clause: 'JR-16.2a',
  schema: z.strictObject({ sharpshooters: yes('Sharpshooters', 'They fired at his unit.') }),
  example: {},
  reckon: ({ sharpshooters }) => officerReckoning('the officer', sharpshooters),
});

// Charge

const charge = formOf({
  title: 'Charge bonus',
  clause: 'JR-14.3a',
  schema: z.strictObject({
    row: z
      .enum(RATE_ROWS)
      .default('single_line')
      .meta(field('Rate', 'Its row of JR-T10, disordered or not.')),
    bonus: z.enum(BONUS_ROWS).default('foot_any_formation').meta(field('Bonus', 'Its row of JR-T11.')),
    quality,
    inches: z.number().min(0).max(40).default(8).meta(field('Inches to go', 'From P to contact.')),
    going: z.enum(GOINGS).default('open').meta(field('Ground', 'Under the way of P.')),
    obstacles: number('Obstacles', 'Fences, walls, works and streams crossed (JR-6.1d).', 9),
    angled: yes('At an angle', 'No enemy was straight ahead: it begins disordered (JR-14.1b).'),
  }),
  example: { inches: 10, obstacles: 1 },
  reckon({ row, bonus, quality: of, inches, going, obstacles, angled }) {
    if (bonus === 'unlimbered_battery') return refused('JR-4.5b', 'A battery does not charge.');
    return reachReckoning(row, bonus, of, { stretches: [[going, inches]], obstacles }, angled);
  },
});

const volleyPoint = formOf({
  title: 'Volley point',
  clause: 'JR-14.4a',
  schema: z.strictObject({ quality, officer, inWorks: yes('In works', 'A pip less.'), ...state }),
  example: { quality: 'green' },
  reckon: ({ officer: rank, ...defender }) =>
    haltReckoning({ ...defender, officerPresent: rank !== 'none' }, 'the defender'),
});

const side = z.strictObject({
  arm,
  formation,
  ...nerve,
  level: z.enum(LEVELS).exclude(['routed']).default('good').meta(BEFORE),
  aspect,
  ...state,
  infantry: number('Infantry in support', 'Units; dismounted cavalry too (JR-14.6c).', 9),
  cavalry: number('Cavalry in support', 'Mounted units (JR-14.6b).', 9),
});

function meetingOf(given: z.output<typeof side>, charging: boolean): Meeting {
  const { arm: of, formation: formed, aspect: struckOn, disordered, forming, conditionalHold } = given;
  return {
    arm: of,
    formation: formed,
    nerve: nerveOf(given, charging),
    struck: {
      by: 'charge',
      aspect: charging ? 'front' : struckOn,
      disordered,
      forming: !charging && forming,
      conditionalHold: !charging && conditionalHold,
      gunLosses: 0,
    },
    supports: { infantry: given.infantry, cavalry: given.cavalry },
  };
}

const impact = formOf({
  title: 'Impact: the attacker',
  clause: 'JR-14.6d',
  schema: z.strictObject({ attacker: side.meta(field('Attacker', 'Who charges, as he comes to contact.')) }),
  example: { attacker: { formation: 'double_line', infantry: 1 } },
  reckon: ({ attacker }) => attackerReckoning(meetingOf(attacker, true), 'the attacker'),
});

const impactReply = formOf({
  title: 'Impact: the defender',
  clause: 'JR-14.6d',
  schema: z.strictObject({
    attackerTotal: z
      .int()
      .min(-40)
      .max(60)
      .default(9)
      .meta(field("Attacker's total", 'Dice and Impact Morale.')),
    defender: side.meta(field('Defender', 'Who is charged, as contact finds him.')),
  }),
  example: { attackerTotal: 9, defender: { aspect: 'partial_flank' } },
  reckon: ({ attackerTotal, defender }) =>
    defenderReckoning(meetingOf(defender, false), attackerTotal, 'the defender'),
});

const beaten = formOf({
  title: 'A beaten defender',
  clause: 'JR-14.8b',
  schema: z.strictObject({ level: nerve.level }),
  example: { level: 'good' },
  reckon: ({ level }) => beatenReckoning(level, 'the defender'),
});

/** Every roll that decides something, by name. */
export const reckonings: Readonly<Record<string, ReckoningForm>> = {
  fire,
  morale,
  charge,
  'volley-point': volleyPoint,
  impact,
  'impact-reply': impactReply,
  beaten,
  melee,
  rally,
  replacement,
  officer: officerHit,
};
