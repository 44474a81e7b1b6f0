import { degrees, inches, type Stand, spotOfInches, type TenthDegrees, tableOf } from '@linstock/ground';
import { factsOf, type Json, type Side, schemaIssueWords } from '@linstock/kernel';
import { z } from 'zod';
import { terrainOf } from '../../src/battles/index.ts';
import { type PlacedCompany, type Situation, situationOf } from '../../src/measure/situation.ts';
import { type Abilities, abilities, GENERAL_STAND, STAND } from '../../src/reckon/troops.ts';
import { PERSONALITIES, TRAITS, TROOP_TYPES, TROOPS, type TroopType } from '../../src/tables/index.ts';
import { PRESETS, type Switches, switchesOf } from '../../src/tables/switches.ts';

/**
 * The words of test vectors, as schemas. A value that is left out is the usual one, and an unknown key is refused.
 */

/** A fact that is false unless stated. */
export const fact = z.boolean().default(false);

/** A kind of company. */
export const troopType = z.enum(TROOP_TYPES);

/** The marks of a company. */
export const traits = z.array(z.enum(TRAITS)).default([]);

/** The personality of a general; null if there is none. */
export const personality = z.enum(PERSONALITIES).optional();

/** The choice of rules: a preset, and single switches set over it. */
export const rules = {
  preset: z.enum(PRESETS).optional(),
  options: z.record(z.string(), z.unknown()).default({}),
};

/** The switches of a vector. */
export function switchesIn({
  preset,
  options,
}: {
  preset?: (typeof PRESETS)[number] | undefined;
  options: Record<string, unknown>;
}): Switches {
  return switchesOf({ ...(preset ? { preset } : {}), switches: options });
}

/** A company as the examples give it. */
export const company = z.strictObject({
  type: troopType,
  traits,
  weapon: z.enum(['musket', 'rifle', 'carbine', 'none']).optional(),
  strength: z.int().min(0).max(4).optional(),
  charged: fact,
  inferiorFirepower: fact,
});
/** See company. */
export type GivenCompany = z.output<typeof company>;

/** The figures of a company. */
export function abilitiesOf(given: GivenCompany, switches: Switches): Abilities {
  return abilities(
    {
      type: given.type,
      traits: given.traits,
      armament: armamentOf(given.type, given.weapon),
      inferiorFirepower: given.inferiorFirepower,
    },
    switches,
  );
}

function armamentOf(type: TroopType, weapon: string | undefined) {
  if (type === 'artillery') return 'cannon';
  return weapon === 'rifle' || weapon === 'carbine' || weapon === 'none' ? weapon : 'musket';
}

// Stands and tables

/** A stand in the form of the examples: a company, or a general's if it says so. */
export const stand = company.extend({
  id: z.string(),
  side: z.string().optional(),
  type: z.enum([...TROOP_TYPES, 'general']).default('lineInfantry'),
  x: z.number(),
  y: z.number(),
  facing: z.number().default(0),
  frontage: z.number().optional(),
  depth: z.number().optional(),
  regiment: z.string().optional(),
});
/** See stand. */
export type GivenStand = z.output<typeof stand>;

/** The rectangle of a given stand, on the lattice. */
export function standOf(given: GivenStand): Stand {
  const plain = given.type === 'general' ? GENERAL_STAND : STAND;
  return {
    ...spotOfInches(given.x, given.y),
    facing: degrees(given.facing),
    frontage: given.frontage === undefined ? plain.frontage : inches(given.frontage),
    depth: given.depth === undefined ? plain.depth : inches(given.depth),
  };
}

const spot = z.tuple([z.number(), z.number()]);
const piece = { id: z.string() };
const area = { ...piece, poly: z.array(spot).min(3) };
const line = { ...piece, line: z.array(spot).min(2) };
const segment = z.strictObject({ id: z.string(), from: spot, to: spot, gate: fact });

/** Pieces of terrain by kind. */
export const terrain = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ ...area, kind: z.literal(['woods', 'town', 'earthwork', 'crop']) }),
      z.strictObject({ ...area, kind: z.literal('marsh'), lightMayCross: fact }),
      z.strictObject({ ...area, kind: z.literal('hill'), level: z.int().min(1), steep: fact }),
      z.strictObject({ ...area, kind: z.literal('water'), fordable: fact }),
      z.strictObject({ ...line, kind: z.literal('road'), width: z.number().default(1) }),
      z.strictObject({ ...line, kind: z.literal(['wall', 'fence', 'abatis']), slow: fact, cover: fact }),
      z.strictObject({ ...piece, kind: z.literal('highWall'), segments: z.array(segment) }),
    ]),
  )
  .default([]);

/** A table's size in inches. */
const tableSize = z.tuple([z.number(), z.number()]).default([100, 100]);

/** The fields that the measuring examples share. */
export const scene = {
  ...rules,
  terrain,
  table: tableSize,
  burning: z.array(z.string()).default([]),
  trampled: z.array(z.string()).default([]),
  breached: z.array(z.string()).default([]),
};

/** A scene of the examples made a situation, its companies by their names. */
export interface ExampleScene {
  readonly situation: Situation;
  readonly switches: Switches;
  /** A company by its name. Throws RangeError naming those there are. */
  readonly named: (name: string) => PlacedCompany;
  readonly names: readonly string[];
}

/** Lays out a table with its companies; the first side named is 0. */
export function laidOut(
  given: z.output<z.ZodObject<typeof scene>>,
  stands: readonly GivenStand[],
): ExampleScene {
  const switches = switchesIn(given);
  const sides = [...new Set(stands.map((each) => each.side ?? 'red'))];
  const names = stands.map(({ id }) => id);
  const regiments = [...new Set(stands.map((each) => each.regiment))];
  const companies = stands.map(
    (each, id): PlacedCompany => ({
      id,
      side: Math.min(1, sides.indexOf(each.side ?? 'red')) as Side,
      stand: standOf(each),
      troops: abilitiesOf({ ...each, type: each.type === 'general' ? 'lineInfantry' : each.type }, switches),
      regiment: each.regiment === undefined ? null : regiments.indexOf(each.regiment),
    }),
  );
  const [width, height] = given.table;
  const board = tableOf({ width, height, terrain: terrainOf(given.terrain) });
  return {
    situation: {
      ...situationOf(board, companies),
      burning: given.burning,
      trampled: given.trampled,
      breached: given.breached,
      lightCrossMarsh: given.terrain.some((each) => each.kind === 'marsh' && each.lightMayCross),
    },
    switches,
    named(name) {
      const found = companies[names.indexOf(name)];
      if (!found) throw new RangeError(`There is no stand "${name}"; there are ${names.join(', ')}.`);
      return found;
    },
    names,
  };
}

/** Strength points of a given company: all it starts with by default. */
export function strengthOf(given: GivenCompany, figures: Abilities): number {
  return given.strength ?? figures.strength;
}

/** Thousandths as inches, to the hundredth that lengths are compared by (MM-A0e). */
export function asInches(thousandths: number): number {
  return Math.round(thousandths / 10) / 100;
}

/** Tenths as degrees. */
export function asDegrees(facing: TenthDegrees): number {
  return facing / 10;
}

/** Reads the `given` of a vector. Throws RangeError with a sentence on the first thing wrong, an unknown key too. */
export function read<S extends z.ZodType>(schema: S, raw: Json): z.output<S> {
  const given = factsOf(raw);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RangeError(schemaIssueWords('This vector', given, parsed.error.issues));
}

/** The dice of a vector, taken one after the other. */
export interface DiceRow {
  take(count: number): number[];
  /** The next die, or null if none is left. */
  next(): number | null;
}

/** Dice read from a vector, each 1 to 6. Throws RangeError for others and when too few are given. */
export function diceRow(dice: readonly number[]): DiceRow {
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 1 || die > 6);
  if (wrong !== undefined) throw new RangeError(`A die shows 1 to 6, not ${wrong}.`);
  let at = 0;
  return {
    take(count) {
      if (at + count > dice.length)
        throw new RangeError(`${count} dice are to be read; ${dice.length - at} are left.`);
      at += count;
      return dice.slice(at - count, at);
    },
    next: () => dice[at++] ?? null,
  };
}

/** Kinds of company have a plain strength (T1). */
export function plainStrength(type: TroopType): number {
  return TROOPS[type].strength;
}
