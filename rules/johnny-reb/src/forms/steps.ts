import { formOf } from '@linstock/kernel';
import { z } from 'zod';
import { reachReckoning } from '../reckon/charge.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  type Meeting,
  repulsedReckoning,
} from '../reckon/impact.ts';
import { followedBy, spreadOf } from '../reckon/spread.ts';
import { haltReckoning } from '../reckon/volley-point.ts';
import { BONUS_ROWS, GOINGS, LEVELS, RATE_ROWS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import {
  arm,
  aspect,
  BEFORE,
  field,
  formation,
  lengthField,
  nerve,
  nerveOf,
  number,
  officer,
  quality,
  state,
  yes,
} from './given.ts';

/** The forms of the steps of a charge: its bonus, the volley point, the impact. */

/** The charge bonus alone. */
export const charge = formOf({
  title: 'Charge bonus',
  clause: 'JR-14.3a',
  schema: z.strictObject({
    row: z
      .enum(RATE_ROWS)
      .default('single_line')
      .meta(field('Rate', 'Its row of JR-T10, disordered or not.')),
    bonus: z.enum(BONUS_ROWS).default('foot_any_formation').meta(field('Bonus', 'Its row of JR-T11.')),
    quality,
    inches: z.number().min(0).max(40).default(8).meta(lengthField('Way to go', 'From P to contact.')),
    going: z.enum(GOINGS).default('open').meta(field('Ground', 'Under the way of P.')),
    obstacles: number('Obstacles', 'Fences, walls, works and streams crossed (JR-6.1d).', 9),
    angled: yes('At an angle', 'No enemy was straight ahead: it begins disordered (JR-14.1b).'),
  }),
  example: { inches: 10 },
  quick: {
    fields: [
      { at: 'inches', values: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] },
      { at: 'row', values: ['single_line', 'extended_line', 'double_line', 'mounted_line'] },
      { at: 'quality' },
      { at: 'going', values: ['open', 'broken', 'woods', 'rough'] },
      { at: 'obstacles', values: [0, 1, 2, 3] },
    ],
  },
  reckon({ row, bonus, quality: of, inches, going, obstacles, angled }) {
    if (bonus === 'unlimbered_battery') return refused('JR-4.5b', 'A battery does not charge.');
    return reachReckoning(row, bonus, of, { stretches: [[going, inches]], obstacles }, angled);
  },
});

/** The volley point alone. */
export const volleyPoint = formOf({
  title: 'Volley point',
  clause: 'JR-14.4a',
  schema: z.strictObject({ quality, officer, inWorks: yes('In works', 'A pip less.'), ...state }),
  example: { quality: 'veteran' },
  quick: {
    unit: '',
    fields: [
      { at: 'quality' },
      { at: 'officer' },
      { at: 'inWorks' },
      { at: 'conditionalHold' },
      { at: 'disordered' },
      { at: 'forming' },
    ],
  },
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

/** An impact: both sides' dice, and the loser's. */
export const impact = formOf({
  title: 'Impact',
  clause: 'JR-14.6d',
  schema: z.strictObject({
    attacker: side.meta(field('Attacker', 'The charger, as it makes contact.')),
    defender: side.meta(field('Defender', 'Who is charged, as contact finds him.')),
  }),
  example: { attacker: {}, defender: {} },
  quick: {
    unit: 'attacker',
    fields: [
      { at: 'attacker.quality' },
      { at: 'attacker.formation', values: ['single_line', 'double_line', 'mounted_line'] },
      { at: 'attacker.standsLost', values: [0, 1, 2, 3] },
      { at: 'defender.quality' },
      { at: 'defender.cover' },
      { at: 'defender.aspect' },
      { at: 'defender.standsLost', values: [0, 1, 2, 3] },
    ],
  },
  reckon: ({ attacker }) => attackerReckoning(meetingOf(attacker, true), 'the attacker'),
  follow(umpire, { attacker, defender }) {
    const total = umpire.throw(attackerReckoning(meetingOf(attacker, true), 'the attacker')).sum;
    const { winner } = umpire.throw(defenderReckoning(meetingOf(defender, false), total, 'the defender'));
    if (winner === 'tie') return 'A melee (JR-15.1a).';
    if (winner === 'defender') {
      const { sum } = umpire.throw(repulsedReckoning('the attacker'));
      return `The attacker falls back ${sum}, disordered; then both fire two dice (JR-14.7b).`;
    }
    if (defender.arm === 'battery') return 'The battery is taken (JR-11.7a).';
    const { status, fallBack } = umpire.throw(beatenReckoning(defender.level, 'the defender'));
    return status === 'picked_up'
      ? 'The defender is picked up.'
      : `The defender is ${status}, disordered, and falls back ${fallBack}; the attacker takes the ground (JR-14.8d).`;
  },
  foretell({ attacker, defender }) {
    const met = meetingOf(defender, false);
    const winners = followedBy(
      spreadOf((umpire) => umpire.throw(attackerReckoning(meetingOf(attacker, true), '')).sum, String),
      (total) => spreadOf((umpire) => umpire.throw(defenderReckoning(met, total, '')).winner, String),
      String,
    );
    const words = { attacker: 'the attacker wins', tie: 'melee', defender: 'the defender wins' } as const;
    return (['defender', 'tie', 'attacker'] as const).flatMap((winner) =>
      winners.filter(({ value }) => value === winner).map(({ chance }) => ({ label: words[winner], chance })),
    );
  },
});
