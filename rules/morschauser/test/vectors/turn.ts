import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { pickUpNumbers } from '../../src/battles/numbers.ts';
import { pickUp } from '../../src/battles/pick-up.ts';
import { chooserOf } from '../../src/reckon/turn.ts';
import { type Fraction, HALF, lossVerdict, winnerAtLimit } from '../../src/reckon/victory.ts';
import { diceRow, fact, read, rules, switchesIn } from './given.ts';

// Initiative

/** Pairs of initiative dice until one is higher (MM-A5a, MM-A5g). */
export function initiative(raw: Json, thrown: readonly number[]): Json {
  read(z.strictObject(rules), raw);
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

/** The winner by losses; at the limit of a pick-up game also by the smaller fraction and the middle (MM-BAT1e). */
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

const game = z.strictObject({ ...rules, seed: z.int() });

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
    terrain: made.battle.terrain as Json,
  };
}
