import { formOf, type Prospect } from '@linstock/kernel';
import { z } from 'zod';
import type { Body } from '../odds/body.ts';
import { chargeOdds, throwCharge } from '../odds/charge.ts';
import type { Charge } from '../odds/course.ts';
import { approachOn, type OpenWay, type VolleyManner, wayTo } from '../odds/open-way.ts';
import { CHARGE_ENDS, CHARGE_WORDS, sentenceOf } from '../odds/words.ts';
import { reachReckoning } from '../reckon/charge.ts';
import { formationRow } from '../reckon/rates.ts';
import { MAX_STANDS, standsOfFigures } from '../reckon/strength.ts';
import {
  AMMUNITION,
  ARMS,
  FIRE_MODES,
  FORMATION_RULES,
  FORMATIONS,
  GOINGS,
  GUNS,
  LEVELS,
} from '../tables/index.ts';
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
  orNone,
  strength,
  weapon,
  works,
  yes,
} from './given.ts';

/** The form of a whole charge: bonus, volley point, volley, morale, impact and melee in one. */

const shared = {
  strength,
  quality: nerve.quality,
  officer: nerve.officer,
  weapon,
  standsLost: nerve.standsLost,
  regimentsLost: nerve.regimentsLost,
  commanderLost: nerve.commanderLost,
  blooded: yes('Has lost figures', 'It has had its check for a first loss (JR-12.1a).'),
  infantry: number('Infantry in support', 'Units; dismounted cavalry too (JR-14.6c).', 9),
  cavalry: number('Cavalry in support', 'Mounted units (JR-14.6b).', 9),
  support: number('Figures in support', 'In a melee, in full (JR-15.2b).', 60),
};

const attacker = z.strictObject({
  arm: z
    .enum(ARMS)
    .exclude(['battery'])
    .default('infantry')
    .meta(field('Arm', 'Guns do not charge (JR-4.5b).')),
  formation: z
    .enum(FORMATIONS.filter((each) => FORMATION_RULES[each].may_charge))
    .default('single_line')
    .meta(field('Formation', 'Lines charge; columns and skirmishers do not (JR-4.5b).')),
  ...shared,
});

const defender = z.strictObject({
  arm,
  formation,
  ...shared,
  gun: z.enum(GUNS).default('napoleon_12').meta(field('Guns', 'Of a battery; JR-T3.')),
  level: z.enum(LEVELS).default('good').meta(BEFORE),
  cover: nerve.cover,
  aspect,
  disordered: yes('Disordered', 'A pip more for the volley point, 4 at the impact.'),
  forming: yes('Forming', 'A pip more for the volley point, 2 at the impact.'),
  conditionalHold: yes('Conditional hold', 'A pip more, a die less, 2 at the impact.'),
  disengaging: yes('Disengaging', 'Its losses are halved (JR-10.3a).'),
  volley: z
    .enum(['none', ...FIRE_MODES])
    .exclude(['first_fire', 'moved', 'formed', 'after_charge', 'conditional_hold'])
    .default('hold')
    .meta(field('Volley', 'Hold: it has done nothing yet; none: out of its arc or sight (JR-14.4d, e).')),
  opening: yes('Opening volley', 'Its first small-arms fire of the battle (JR-9.1b).'),
  ammunition: z.enum(AMMUNITION).default('full').meta(field('Ammunition', 'Low costs a die (JR-8.3g).')),
  works,
  canister: z
    .enum(['none', 'single', 'double'])
    .default('single')
    .meta(field('Canister', 'Loaded where the halt is near enough (JR-11.2).')),
});

const schema = z.strictObject({
  attacker: attacker.meta(field('Attacker', 'Who charges, in good morale and order.')),
  defender: defender.meta(field('Defender', 'Who is charged.')),
  inches: z.number().min(0).max(40).default(6).meta(lengthField('Way to go', 'From P to contact.')),
  going: z.enum(GOINGS).default('open').meta(field('Ground', 'Under the way of P.')),
  obstacles: number('Obstacles', 'Crossed before the halt: fences, walls, works, streams (JR-6.1d).', 9),
  angled: yes('At an angle', 'No enemy was straight ahead: it begins disordered (JR-14.1b).'),
});

type ChargeInput = z.output<typeof schema>;

function bodyOfAttacker(given: ChargeInput['attacker'], charging: boolean): Body {
  const unit = { level: 'good', cover: 'none', behindFriends: false, ...given } as const;
  const figures = Math.max(1, Math.round(given.strength));
  return {
    ...nerveOf(unit, charging),
    arm: given.arm,
    formation: given.formation,
    weapon: given.weapon,
    stands: standsOfFigures(figures, Math.max(1, MAX_STANDS - given.standsLost)),
    sections: 0,
    disordered: false,
    disengaging: false,
    blooded: given.blooded,
    supports: { infantry: given.infantry, cavalry: given.cavalry },
    supportFigures: given.support,
  };
}

function defenderOf({ gun, ...given }: ChargeInput['defender']): Body {
  const { level, cover, disordered, disengaging, arm: of, formation: formed, strength: sections } = given;
  const foot = bodyOfAttacker({ ...given, arm: 'infantry', formation: 'single_line' }, false);
  const body = { ...foot, arm: of, formation: formed, level, disordered, disengaging, cover: orNone(cover) };
  return of === 'battery' ? { ...body, weapon: gun, stands: [], sections } : body;
}

function wayOf({ attacker: { formation: formed }, inches, going, obstacles }: ChargeInput): OpenWay {
  return { row: formationRow(formed), inches, going, obstacles };
}

/** The manner of the defender's volley; null without one. */
function mannerOf({ volley, conditionalHold, ...by }: ChargeInput['defender']): VolleyManner | null {
  if (volley === 'none') return null;
  return {
    mode: volley,
    ammunition: by.ammunition,
    works: orNone(by.works),
    opening: by.opening,
    conditionalHold,
    inWoods: false,
    refusesFlank: false,
    canister: orNone(by.canister),
  };
}

function bonusOf(given: ChargeInput) {
  const way = wayOf(given);
  const dice = given.attacker.arm === 'mounted' ? 'mounted_cavalry' : 'foot_any_formation';
  return reachReckoning(way.row, dice, given.attacker.quality, wayTo(way, 0), given.angled);
}

function chargeOf(given: ChargeInput): Charge {
  const { defender: by, angled } = given;
  const { conditionalHold, forming, disordered, quality, officer, works: inWorks } = by;
  const attacker = { ...bodyOfAttacker(given.attacker, true), disordered: angled };
  const defender = defenderOf(by);
  const halter = {
    quality,
    officerPresent: officer !== 'none',
    inWorks: inWorks !== 'none',
    conditionalHold,
    disordered,
    forming,
  };
  return {
    attacker,
    defender,
    bonus: bonusOf(given),
    aspect: by.aspect,
    facing: { onAttacker: 'front', onDefender: by.aspect },
    halter: by.level === 'routed' || by.formation === 'limbered' ? null : halter,
    forming,
    conditionalHold,
    approach: approachOn(wayOf(given), attacker, defender, mannerOf(by)),
  };
}

/** A whole charge. */
export const wholeCharge = formOf({
  title: 'Charge',
  clause: 'JR-14.3a',
  schema,
  example: { attacker: { strength: 12 }, defender: { strength: 10 }, inches: 6 },
  quick: {
    unit: 'attacker',
    fields: [
      { at: 'inches', values: [2, 4, 6, 8, 10, 12] },
      { at: 'attacker.strength', values: [6, 8, 10, 12, 14, 16, 20] },
      { at: 'attacker.quality' },
      { at: 'attacker.formation' },
      { at: 'defender.strength', values: [3, 6, 8, 10, 12, 14, 16] },
      { at: 'defender.quality' },
      { at: 'defender.cover' },
      { at: 'defender.aspect' },
    ],
  },
  reckon(given) {
    if (
      given.defender.arm === 'battery' &&
      given.defender.formation !== 'limbered' &&
      given.defender.formation !== 'unlimbered'
    )
      return refused('JR-3.1c', 'A battery is limbered or unlimbered.');
    return bonusOf(given);
  },
  follow: (umpire, given) => sentenceOf(CHARGE_WORDS[throwCharge(umpire, chargeOf(given))]),
  foretell: (given): Prospect[] =>
    chargeOdds(chargeOf(given))
      .map(({ value, chance }) => ({ at: CHARGE_ENDS.indexOf(value), label: CHARGE_WORDS[value], chance }))
      .sort((a, b) => a.at - b.at)
      .map(({ label, chance }) => ({ label, chance })),
});
