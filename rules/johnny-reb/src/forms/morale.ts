import { lengthWords } from '@linstock/ground';
import { formOf, type Umpire } from '@linstock/kernel';
import { z } from 'zod';
import { sentenceOf } from '../odds/words.ts';
import { fallBackDice, fallBackInches, moraleReckoning, type Nerve } from '../reckon/morale.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { rallyReckoning, replacementReckoning } from '../reckon/rally.ts';
import { BONUS_DICE, BONUS_ROWS, type BonusRow, LEVELS, type Level } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import {
  aspect,
  BEFORE,
  field,
  nerve,
  nerveOf,
  number,
  officer,
  orNone,
  quality,
  state,
  yes,
} from './given.ts';

/** The forms of morale checks, rallies, replacements and the danger to officers. */

const bonus = z
  .enum(BONUS_ROWS)
  .default('foot_any_formation')
  .meta(field('Kind', 'Its row of JR-T11: the dice of a rout (JR-13.1b).'));

/** The consequence of a changed level: the fall-back with its dice, in words. */
function fallBack(umpire: Umpire, before: Nerve, after: Level, kind: BonusRow): string {
  const dice = fallBackDice(before.level, after, before.officer !== null, BONUS_DICE[kind]);
  const inches = fallBackInches(umpire, dice, 'the unit');
  if (inches === 0) return '';
  return `${after === 'routed' ? ', disordered' : ''}, and falls back ${lengthWords(inches * 1000)}`;
}

const NERVE_FIELDS = [
  { at: 'quality' },
  { at: 'officer' },
  { at: 'standsLost', values: [0, 1, 2, 3] },
  { at: 'cover' },
] as const;

const moraleSchema = z.strictObject({
  ...nerve,
  cause: z
    .enum(['fire', 'charge', 'other'])
    .default('fire')
    .meta(field('Cause', 'Fire; a melee (the charge column); or a rout, loss or officer near it.')),
  charging: yes('Charging', 'It counts no cover then (JR-12.5g).'),
  aspect,
  ...state,
  bonus,
  gunLosses: number('Lost to guns', 'Figures lost to guns and sharpshooters in the batch (JR-12.1b).', 20),
});

/** One morale check. */
export const morale = formOf({
  title: 'Morale',
  clause: 'JR-12.3a',
  schema: moraleSchema,
  example: { quality: 'veteran', cause: 'fire' },
  quick: {
    unit: '',
    fields: [
      { at: 'level', values: ['good', 'shaken'] },
      ...NERVE_FIELDS,
      { at: 'aspect' },
      { at: 'disordered' },
      { at: 'gunLosses', values: [0, 1, 2, 3, 4, 5, 6] },
    ],
  },
  reckon(given) {
    if (given.level === 'routed') return refused('JR-12.2b', 'A routed unit makes no morale check.');
    return checkOf(given);
  },
  follow(umpire, given) {
    const { level } = umpire.throw(checkOf(given));
    const before = nerveOf(given, given.charging);
    const back = given.cause === 'charge' ? '' : fallBack(umpire, before, level, given.bonus); // JR-15.4f
    return sentenceOf(`${before.level === level ? 'it stays' : 'it is'} ${level}${back}`);
  },
});

function checkOf(given: z.output<typeof moraleSchema>) {
  const { cause, charging, aspect: struckOn, disordered, forming, conditionalHold, gunLosses } = given;
  const struck = { aspect: struckOn, disordered, forming, conditionalHold, gunLosses };
  const by = cause === 'other' ? null : { ...struck, by: cause };
  return moraleReckoning(nerveOf(given, charging), by, 'the unit');
}

/** One attempt to rally. */
export const rally = formOf({
  title: 'Rally',
  clause: 'JR-13.4a',
  schema: z.strictObject({
    ...nerve,
    level: z.enum(LEVELS).exclude(['good']).default('shaken').meta(BEFORE),
    bonus,
  }),
  example: { level: 'shaken' },
  quick: { unit: '', fields: [{ at: 'level' }, ...NERVE_FIELDS] },
  reckon: (unit) => rallyReckoning(nerveOf(unit, false), 'the unit'),
  follow(umpire, given) {
    const before = nerveOf(given, false);
    const { level, standLost } = umpire.throw(rallyReckoning(before, 'the unit'));
    if (standLost) return 'It stays routed and loses a stand.';
    const back = fallBack(umpire, before, level, given.bonus);
    return sentenceOf(`${before.level === level ? 'it stays' : 'it is'} ${level}${back}`);
  },
});

/** One replacement roll. */
export const replacement = formOf({
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
  example: { what: 'ammunition' },
  quick: { unit: '', fields: [{ at: 'what' }, { at: 'quality' }, { at: 'officer' }] },
  reckon: ({ what, quality: of, officer: rank }) => replacementReckoning(what, of, orNone(rank)),
});

/** The form for a hit on an officer. */
export const officerHit = formOf({
  title: 'Officer',
  clause: 'JR-16.2a',
  schema: z.strictObject({ sharpshooters: yes('Sharpshooters', 'They fired at his unit.') }),
  example: {},
  quick: { fields: [{ at: 'sharpshooters' }] },
  reckon: ({ sharpshooters }) => officerReckoning('the officer', sharpshooters),
});
