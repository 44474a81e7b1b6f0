import { inches } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { pickUp } from '../battles/pick-up.ts';
import { pickUpNumbers } from '../battles/numbers.ts';
import {
  type Action,
  ACTIONS,
  after,
  chooserOf,
  FRESH,
  refuseAction,
  refusePursuit,
} from '../reckon/turn.ts';
import { type Fraction, HALF, lossVerdict, smallerLoss } from '../reckon/victory.ts';
import { LENGTHS } from '../tables.ts';
import { abilitiesOf, asInches, company, diceRow, fact, read, rules, switchesIn } from './given.ts';

// Pursuit

const chase = z.looseObject({
  ...rules,
  company,
  outcome: z.string(),
  otherEnemyDistance: z.number().nullish(),
  firstPursuitThisTurn: z.boolean().default(true),
});

/** Whether cavalry may pursue, and how far it may advance (MM-E8a, MM-E8c). */
export function pursuit(raw: Json): Json {
  const given = read(chase, raw);
  const switches = switchesIn(given);
  const bar = refusePursuit(
    abilitiesOf(given.company, switches),
    { charged: given.company.charged, pursued: !given.firstPursuitThisTurn },
    {
      beaten: /^defender(Retreats|Removed|Loses|Surrenders|Lost)$/i.test(given.outcome),
      pursuit: switches.pursuit,
      otherEnemy:
        given.otherEnemyDistance == null ? Number.POSITIVE_INFINITY : inches(given.otherEnemyDistance),
    },
  );
  return bar
    ? { mayPursue: false, reason: bar.code }
    : { mayPursue: true, maxAdvance: asInches(LENGTHS.pursuitAdvance) };
}

// Sequences of actions

/** Words for the steps of a company besides their own. */
const ACTION_WORDS: Readonly<Record<string, Action>> = {
  road: 'roadMove',
  pursuit: 'pursue',
  shooting: 'shoot',
  fire: 'shoot',
  turn: 'pivot',
};

const action = z.string().transform((word, context): Action => {
  const known = ACTIONS.find((each) => each === word) ?? ACTION_WORDS[word];
  if (known) return known;
  context.addIssue({
    code: 'custom',
    message: `there is no action "${word}"; there are ${ACTIONS.join(', ')}`,
  });
  return z.NEVER;
});

const doing = z.looseObject({
  ...rules,
  company,
  sequence: z.array(action),
  inMeleeRange: fact,
  beganInMelee: fact,
  inWater: fact,
  routing: fact,
});

/** Whether a company may do such a sequence in its player turn; the first step that may not is told. */
export function actions(raw: Json): Json {
  const given = read(doing, raw);
  const switches = switchesIn(given);
  const troops = abilitiesOf(given.company, switches);
  const inMelee = given.inMeleeRange || given.beganInMelee;
  let doings = {
    ...FRESH,
    beganInMelee: inMelee,
    inMeleeRange: inMelee,
    inWater: given.inWater,
    routing: given.routing,
  };
  for (const [step, each] of given.sequence.entries()) {
    const bar = refuseAction(troops, doings, each, switches.pursuit);
    if (bar) return { legal: false, reason: bar.code, step };
    doings = { ...doings, ...after(doings, each) };
  }
  return { legal: true };
}

// Initiative

/** Pairs of initiative dice until one is higher (MM-A5a, MM-A5g). */
export function initiative(_raw: Json, thrown: readonly number[]): Json {
  for (let pair = 0; 2 * pair + 1 < thrown.length; pair++) {
    const [first = 0, second = 0] = diceRow(thrown.slice(2 * pair, 2 * pair + 2)).take(2);
    const chooser = chooserOf(first, second);
    if (chooser !== null) return { chooser: chooser === 0 ? 'first roller' : 'second roller', rerolls: pair };
  }
  return { chooser: null, rerolls: Math.floor(thrown.length / 2) };
}

// Victory

const fraction = z.tuple([z.int().min(1), z.int().min(1)]);
const counts = z.record(z.string(), z.int().min(0));

const end = z.looseObject({
  ...rules,
  original: counts,
  lost: counts,
  breakFraction: z.record(z.string(), fraction).default({}),
  pickup: fact,
  /** The last turn has ended. */
  atLimit: fact,
  /** Companies near the middle, to settle a pick-up game (MM-BAT1e). */
  nearCentre: counts.optional(),
  /** The least lead in lost fractions (MM-BAT4c). */
  minDifference: fraction.optional(),
});

/** Who has won by losses; at the limit of a pick-up game also by the smaller fraction and the middle (MM-BAT1e). */
export function victory(raw: Json): Json {
  const given = read(end, raw);
  const names = Object.keys(given.original);
  const toll = (name: string) => ({
    original: given.original[name] ?? 0,
    lost: given.lost[name] ?? 0,
    breaksAt: (given.breakFraction[name] ?? HALF) as Fraction,
  });
  const tolls = [toll(names[0] ?? ''), toll(names[1] ?? '')] as const;
  const won = lossVerdict(tolls, switchesIn(given), given.pickup);
  if (won !== null) return { winner: won === 'draw' ? 'draw' : (names[won] ?? null), over: true };
  if (!given.atLimit) return { winner: null, over: false };
  const fewer = smallerLoss(tolls, given.minDifference);
  if (fewer !== null) return { winner: names[fewer] ?? null, over: true };
  const [near, other] = names.map((name) => given.nearCentre?.[name] ?? 0);
  if (near === other) return { winner: 'draw', over: true };
  return { winner: ((near ?? 0) > (other ?? 0) ? names[0] : names[1]) ?? null, over: true };
}

// The pick-up game

const game = z.looseObject({ seed: z.int() });

/** The pick-up game of a seed number, with the first dice of its generator (MM-BAT1a, MM-BAT1b). */
export function pickup(raw: Json): Json {
  const { seed } = read(game, raw);
  const made = pickUp(seed);
  const dice = pickUpNumbers(seed);
  const plain = pickUpNumbers(seed);
  return {
    seed,
    d6: Array.from({ length: 12 }, () => dice.die()),
    firstTwo: [plain.next(), plain.next()],
    listRoll: made.listRoll,
    list: made.list,
    pairsRoll: made.pairsRoll,
    roadRoll: made.roadRoll,
    terrain: made.battle.terrain as unknown as Json,
  };
}
