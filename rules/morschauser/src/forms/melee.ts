import { formOf, type ReckoningLine } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import { z } from 'zod';
import {
  type Fighter,
  meleeReckoning,
  meleeValue,
  type Round,
  type RoundSide,
  roundEnd,
  roundOdds,
} from '../reckon/melee.ts';
import { hitsOutcomes } from '../reckon/shooting.ts';
import { MELEE_CAUSES, PERSONALITIES, TROOPS } from '../tables/index.ts';
import { field, figuresOf, troops, yes } from './given.ts';

/** A round of melee: the dice of either side (B6). */

/** No company has more dice, so none brings more hits. */
const MAX_HITS = Math.max(...Object.values(TROOPS).map(({ strength }) => strength));

const fighter = (who: string) =>
  z
    .strictObject({
      ...troops,
      general: z
        .enum(['none', ...PERSONALITIES])
        .default('none')
        .meta(field('General attached', 'A Bold or Rash one adds 1 (MM-B6m).')),
      ground: z
        .array(z.enum(MELEE_CAUSES))
        .max(MELEE_CAUSES.length)
        .default([])
        .meta(
          field(
            'Ground against it',
            'Each takes 1 off; all but water count against the attacker only (MM-B6u).',
          ),
        ),
    })
    .meta(field(who, 'One company.'));

const meleeSchema = z.strictObject({
  attacker: fighter('Attacker'),
  defender: fighter('Defender'),
  flankAttack: yes('Flank attack', "The attacker was wholly behind the defender's front (MM-B3e)."),
  defenderInSquare: yes(
    'Defender in square',
    'No flank; cavalry uses its flank value against it (MM-E6b, c).',
  ),
  charged: yes('A charge', 'The round ends a charge; it matters for highlanders (MM-E7j5).'),
  storming: yes('Storming with ladders', 'Until it is on the high wall (MM-C6c).'),
});

function roundOf(given: z.output<typeof meleeSchema>): Round {
  const side = (who: RoundSide): Fighter => {
    const { general, ground, strength } = given[who];
    const figures = figuresOf(given[who], 'musket');
    return {
      troops: figures,
      strength: strength ?? figures.strength,
      general: general === 'none' ? null : general,
      causes: ground,
      name: new Name(who, { article: true }),
    };
  };
  const { flankAttack, defenderInSquare, charged, storming } = given;
  return {
    attacker: side('attacker'),
    defender: side('defender'),
    flankAttack,
    defenderInSquare,
    charged,
    storming,
  };
}

const meleeExample = {
  attacker: { type: 'cavalry' as const, strength: 4 },
  defender: { type: 'lineInfantry' as const, strength: 3 },
  flankAttack: true,
  charged: true,
};

/** The attacker's dice, and how the whole round may end (MM-B6k, MM-B6q). */
export const melee = formOf({
  title: "Melee: the attacker's dice",
  clause: 'MM-B6k',
  schema: meleeSchema,
  example: meleeExample,
  reckon(given) {
    const round = roundOf(given);
    const reckoning = meleeReckoning(round, 'attacker');
    return { ...reckoning, lines: [...reckoning.lines, wholeRound(round)] };
  },
});

/** The chances of the round with both throws taken together. */
function wholeRound(round: Round): ReckoningLine {
  const { attacker, defender } = round;
  const odds = roundOdds(
    attacker.strength,
    meleeValue(round, 'attacker'),
    defender.strength,
    meleeValue(round, 'defender'),
  );
  const parts = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
  const value = `wins ${parts(odds.defenderLoses)}, drawn ${parts(odds.drawn)}, loses ${parts(odds.attackerLoses)}`;
  return { label: 'The whole round, reply included', value, clause: 'MM-B6q' };
}

/** The defender's dice; with the hits it has taken, what each number of its own hits brings (MM-B6l, MM-B6p, MM-B6q). */
export const meleeReply = formOf({
  title: "Melee: the defender's dice",
  clause: 'MM-B6l',
  schema: meleeSchema.extend({
    hitsTaken: z
      .int()
      .min(0)
      .max(MAX_HITS)
      .optional()
      .meta(field('Hits it has taken', 'What the attacker\u2019s dice brought; tells how the round ends.')),
  }),
  example: { ...meleeExample, hitsTaken: 2 },
  reckon({ hitsTaken, ...given }) {
    const round = roundOf(given);
    const reckoning = meleeReckoning(round, 'defender');
    return hitsTaken === undefined ? reckoning : { ...reckoning, outcomes: endsOf(round, hitsTaken) };
  },
});

/** The outcomes of the defender's dice, each with the end of the round. */
function endsOf({ attacker, defender }: Round, hitsTaken: number) {
  return hitsOutcomes(defender.strength).map((outcome) => {
    const { outcome: end, removed } = roundEnd(attacker.strength, defender.strength, outcome.hits, hitsTaken);
    const beaten = { drawn: 'drawn', attackerLoses: 'the attacker', defenderLoses: 'the defender' }[end];
    const told = end === 'drawn' ? 'drawn' : `${beaten} is beaten`;
    const gone = removed.map((side) => `, the ${side} is removed`).join('');
    return { ...outcome, label: `${outcome.label}: ${told}${gone}` };
  });
}
