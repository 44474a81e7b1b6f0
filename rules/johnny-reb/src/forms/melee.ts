import { formOf, type Umpire } from '@linstock/kernel';
import { z } from 'zod';
import type { Body } from '../odds/body.ts';
import { combatantOf } from '../odds/body.ts';
import { meleeOdds } from '../odds/melee.ts';
import { type MeleeEnd, meleeOf } from '../odds/rounds.ts';
import { MELEE_ENDS, MELEE_WORDS, sentenceOf } from '../odds/words.ts';
import { meleeReckoning, meleeRow } from '../reckon/melee.ts';
import { MAX_STANDS, standsOfFigures } from '../reckon/strength.ts';
import { LEVELS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import {
  arm,
  aspect,
  BEFORE,
  field,
  formation,
  nerve,
  nerveOf,
  number,
  state,
  strength,
  weapon,
  yes,
} from './given.ts';

/** The form of a melee, to its end. */

const fighter = z.strictObject({
  arm,
  strength,
  support: number('Supports', 'Figures of all units in support, in full (JR-15.2b).', 60),
  quality: nerve.quality,
  weapon,
  formation,
  level: z.enum(LEVELS).exclude(['routed']).default('good').meta(BEFORE),
  officer: nerve.officer,
  cover: nerve.cover,
  disordered: state.disordered,
  disengaging: yes('Disengaging', 'Its losses are halved (JR-10.3a).'),
  aspect,
  standsLost: nerve.standsLost,
  regimentsLost: nerve.regimentsLost,
  commanderLost: nerve.commanderLost,
});

type Fighter = z.output<typeof fighter>;

const schema = z.strictObject({
  attacker: fighter.meta(field('Attacker', 'Whose unit moved into contact; he checks first (JR-15.5a).')),
  defender: fighter.meta(field('Defender', 'The other side.')),
  charged: yes('After a tied impact', 'The attacker still counts as charging (JR-14.9c).'),
});

function bodyOfFighter(given: Fighter, charging: boolean): Body {
  const { arm: of, strength: counted, standsLost } = given;
  const guns = of === 'battery';
  return {
    ...nerveOf({ ...given, behindFriends: false }, charging),
    arm: of,
    formation: given.formation,
    weapon: given.weapon,
    stands: guns
      ? []
      : standsOfFigures(Math.max(1, Math.round(counted)), Math.max(1, MAX_STANDS - standsLost)),
    sections: guns ? counted : 0,
    disordered: given.disordered,
    disengaging: given.disengaging,
    blooded: true,
    supports: { infantry: 0, cavalry: 0 },
    supportFigures: given.support,
  };
}

const sides = ({ attacker, defender, charged }: z.output<typeof schema>) => ({
  attacker: bodyOfFighter(attacker, charged),
  defender: bodyOfFighter(defender, false),
  facing: { onAttacker: attacker.aspect, onDefender: defender.aspect },
});

function fight(umpire: Umpire, given: z.output<typeof schema>): MeleeEnd {
  const { attacker, defender, facing } = sides(given);
  return meleeOf(umpire, attacker, defender, facing);
}

/** A melee to its end. */
export const melee = formOf({
  title: 'Melee',
  clause: 'JR-15.2a',
  schema,
  example: { attacker: { strength: 12 }, defender: { strength: 10 } },
  quick: {
    unit: 'attacker',
    fields: [
      { at: 'attacker.strength', values: [6, 8, 10, 12, 14, 16, 20] },
      { at: 'attacker.quality' },
      { at: 'attacker.disordered' },
      { at: 'defender.strength', values: [6, 8, 10, 12, 14, 16, 20] },
      { at: 'defender.quality' },
      { at: 'defender.disordered' },
      { at: 'defender.aspect' },
    ],
  },
  reckon(given) {
    const { attacker, defender, facing } = sides(given);
    const [one, other] = [combatantOf(attacker, facing.onAttacker), combatantOf(defender, facing.onDefender)];
    if (!meleeRow(one, 1)) return refused('JR-8.2c', 'It is too weak to strike.');
    return meleeReckoning(one, other, 1, 'Melee, round 1');
  },
  follow: (umpire, given) => sentenceOf(MELEE_WORDS[fight(umpire, given)]),
  foretell(given) {
    const { attacker, defender, facing } = sides(given);
    const found = meleeOdds([{ value: attacker, chance: 1 }], defender, facing);
    return MELEE_ENDS.flatMap((end) =>
      found.filter(({ value }) => value === end).map(({ chance }) => ({ label: MELEE_WORDS[end], chance })),
    );
  },
});
