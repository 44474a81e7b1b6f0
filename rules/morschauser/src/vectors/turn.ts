import { inches } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { pickUp } from '../battles/pick-up.ts';
import { pickUpNumbers } from '../battles/numbers.ts';
import {
  ACTIONS,
  after,
  chooserOf,
  FRESH,
  refuseAction,
  pursuitAdvance,
  refusePursuit,
} from '../reckon/turn.ts';
import { type Fraction, HALF, lossVerdict, winnerAtLimit } from '../reckon/victory.ts';
import { abilitiesOf, asInches, company, diceRow, fact, read, rules, switchesIn } from './given.ts';

// Pursuit

const chase = z.strictObject({
  ...rules,
  company,
  outcome: z.enum(['defenderRetreats', 'defenderRemoved', 'defenderSurrenders', 'drawn', 'attackerLoses']),
  otherEnemyDistance: z.number().optional(),
  firstPursuitThisTurn: z.boolean().default(true),
});

/** Whether cavalry may pursue, and how far it may advance (MM-E8a, MM-E8c). */
export function pursuit(raw: Json): Json {
  const given = read(chase, raw);
  const switches = switchesIn(given);
  const distance = given.otherEnemyDistance;
  const otherEnemy = distance === undefined ? Number.POSITIVE_INFINITY : inches(distance);
  const bar = refusePursuit(
    abilitiesOf(given.company, switches),
    { charged: given.company.charged, pursued: !given.firstPursuitThisTurn },
    { beaten: given.outcome.startsWith('defender'), pursuit: switches.pursuit, otherEnemy },
  );
  return bar
    ? { mayPursue: false, reason: bar.code }
    : { mayPursue: true, maxAdvance: asInches(pursuitAdvance(otherEnemy)) };
}

// Sequences of actions

const doing = z.strictObject({
  ...rules,
  company,
  sequence: z.array(z.enum(ACTIONS)),
  beganInMelee: fact,
  inWater: fact,
  routing: fact,
});

/** Whether a company may do such a sequence in its player turn; the first step that may not is told. */
export function actions(raw: Json): Json {
  const given = read(doing, raw);
  const switches = switchesIn(given);
  const troops = abilitiesOf(given.company, switches);
  let doings = {
    ...FRESH,
    beganInMelee: given.beganInMelee,
    inMeleeRange: given.beganInMelee,
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
export function initiative(raw: Json, thrown: readonly number[]): Json {
  read(z.strictObject({}), raw);
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

const end = z.strictObject({
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
  const near = [given.nearCentre?.[names[0] ?? ''] ?? 0, given.nearCentre?.[names[1] ?? ''] ?? 0] as const;
  const winner = winnerAtLimit(tolls, given.minDifference, near);
  return { winner: winner === null ? 'draw' : (names[winner] ?? null), over: true };
}

// The pick-up game

const game = z.strictObject({ seed: z.int() });

/** The pick-up game of a seed number, with the first dice of its generator (MM-BAT1a, MM-BAT1b). */
export function pickup(raw: Json): Json {
  const { seed } = read(game, raw);
  const made = pickUp(seed);
  const dice = pickUpNumbers(seed);
  return {
    d6: Array.from({ length: 12 }, () => dice.die()),
    listRoll: made.listRoll,
    list: made.list,
    pairsRoll: made.pairsRoll,
    roadRoll: made.roadRoll,
    terrain: made.battle.terrain as unknown as Json,
  };
}
