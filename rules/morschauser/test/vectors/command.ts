import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import {
  actingGeneral,
  bestOf,
  commandColumn,
  commandReckoning,
  commandResult,
  knownPersonality,
  personalityReckoning,
  readScore,
  refuseChange,
  scoresOpen,
} from '../../src/reckon/command.ts';
import {
  hitsOn,
  hitsRemoved,
  mayReturn,
  moraleReckoning,
  mustTest,
  rallyChange,
  rallyReckoning,
  refuseRally,
  restoredInOrder,
} from '../../src/reckon/morale.ts';
import { effectiveTraits } from '../../src/reckon/troops.ts';
import { PERSONALITIES, type Personality, type Trait, type TroopType } from '../../src/tables/index.ts';
import {
  diceRow,
  fact,
  personality,
  plainStrength,
  read,
  rules,
  switchesIn,
  traits,
  troopType,
} from './given.ts';

// Command

const order = z.strictObject({
  ...rules,
  generals: z
    .array(
      z.strictObject({
        personality: z.enum(PERSONALITIES),
        rank: z.enum(['brigade', 'army']).optional(),
        inRange: z.boolean().default(true),
        los: z.boolean().default(true),
      }),
    )
    .default([]),
  type: troopType.default('lineInfantry'),
  traits,
  canChargeSomeEnemy: z.boolean().default(true),
  inFortification: fact,
  /** The change of the die by the general's owner. */
  modify: z.int().optional(),
});

/** One command die: how it can be changed, and what the troops then do. */
export function command(raw: Json, thrown: readonly number[]): Json {
  const given = read(order, raw);
  const switches = switchesIn(given);
  if (!switches.commandControl) return { result: 'obey', score: null, mayModifyTo: [] };
  const own = effectiveTraits({ type: given.type, traits: given.traits as Trait[] }, switches);
  const column = commandColumn(own, given.inFortification);
  const chain = given.generals.map((each) => ({ ...each, inReach: each.inRange && each.los }));
  const general: Personality | null = actingGeneral(chain)?.personality ?? null;
  const [die = 0] = diceRow(thrown).take(1);
  const { open } = outcomeOf(commandReckoning({ general, column, canCharge: given.canChargeSomeEnemy }), die);
  const change = given.modify;
  const bar = change === undefined ? null : refuseChange(general, change);
  if (bar) return { legal: false, reason: bar.code, mayModifyTo: scoresOpen(die, general) };
  const score = readScore(die + (change ?? (general === 'rash' ? 1 : 0)));
  const result = (at: number) => commandResult(at, column, given.canChargeSomeEnemy);
  return {
    legal: true,
    die,
    mayModifyTo: open.map((each) => each.score),
    score,
    result: result(score),
    resultIfBest: bestOf(open.map((each) => each.result)),
    resultUnmodified: result(die),
  };
}

const character = z.strictObject({
  ...rules,
  rank: z.enum(['army', 'brigade']).default('brigade'),
  listed: personality,
});

/** The personality of a general: known, or by the die (MM-E2l, MM-E2m, MM-E2ac). */
export function personalityOf(raw: Json, thrown: readonly number[]): Json {
  const given = read(character, raw);
  const known = knownPersonality(given.rank, given.listed ?? null, switchesIn(given));
  if (known) return { personality: known, rolled: false };
  const [die = 0] = diceRow(thrown).take(1);
  return { personality: outcomeOf(personalityReckoning('the general'), die).personality, rolled: true };
}

// Rallying

const rallying = z.strictObject({
  ...rules,
  companies: z.array(
    z.strictObject({
      id: z.string(),
      type: troopType.optional(),
      sp: z.int().optional(),
      strength: z.int().min(0),
      traits,
    }),
  ),
  traits,
  general: z
    .strictObject({
      charismatic: fact,
      attached: z.boolean().default(true),
      ownBrigade: z.boolean().default(true),
      higher: fact,
    })
    .optional(),
  inMeleeRange: fact,
  alreadyTried: fact,
  routing: fact,
  ownerDistribution: z.array(z.string()).optional(),
});

/** One try to rally a company or formed regiment (P-RALLY). */
export function rally(raw: Json, thrown: readonly number[]): Json {
  const given = read(rallying, raw);
  const switches = switchesIn(given);
  const { general } = given;
  const noGeneral = !general || !general.attached || !(general.ownBrigade || general.higher);
  const bar = refuseRally(
    { inMeleeRange: given.inMeleeRange, tried: given.alreadyTried, routing: given.routing, noGeneral },
    switches,
  );
  if (bar) return { legal: false, reason: bar.code };
  const all = [...given.traits, ...given.companies.flatMap((each) => each.traits)] as Trait[];
  const type: TroopType = given.companies.find((each) => each.type)?.type ?? 'lineInfantry';
  const unit = {
    traits: effectiveTraits({ type, traits: all }, switches),
    charismatic: general?.charismatic === true,
  };
  const [die = 0] = diceRow(thrown).take(1);
  const rallied = outcomeOf(rallyReckoning(unit), die).key === 'rallied';
  const hurt = given.companies.map((each) => ({
    id: each.id,
    full: each.sp ?? plainStrength(each.type ?? type),
    strength: each.strength,
  }));
  const points = rallied ? hitsRemoved(hurt) : 0;
  const shares = rallied ? given.ownerDistribution : undefined;
  const wrong = shares && !mayReturn(hurt, points, shares);
  const strengths = shares
    ? hurt.map(({ id, strength }) => strength + shares.filter((each) => each === id).length)
    : restoredInOrder(hurt, points);
  return {
    legal: true,
    score: die + rallyChange(unit),
    rallied,
    totalHits: hitsOn(hurt),
    hitsRemoved: points,
    ...(wrong ? { legalDistribution: false, reason: 'R-DISTRIBUTION' } : { legalDistribution: true }),
    strengths: Object.fromEntries(hurt.map(({ id }, i) => [id, strengths[i] ?? 0])),
  };
}

// Brigade morale

const brigade = z.strictObject({
  ...rules,
  original: z.int().min(1),
  lost: z.int().min(0),
  alreadyTested: fact,
  groups: z.array(z.string()).default([]),
});

/** Tells whether a brigade tests, and the result of each of its units. */
export function brigadeMorale(raw: Json, thrown: readonly number[]): Json {
  const given = read(brigade, raw);
  const testRequired = mustTest({ ...given, tested: given.alreadyTested }, switchesIn(given));
  if (!testRequired) return { testRequired, results: {} };
  const dice = diceRow(thrown).take(given.groups.length);
  const results = given.groups.map((unit, i) => [unit, outcomeOf(moraleReckoning(unit), dice[i] ?? 0).key]);
  return { testRequired, results: Object.fromEntries(results) };
}
