import {
  degrees,
  inches,
  type Stand,
  spotOfInches,
  type TenthDegrees,
  tableOf,
  type TerrainPiece,
} from '@linstock/ground';
import type { Json, Side } from '@linstock/kernel';
import { z } from 'zod';
import { WALL_COVER } from '../battles/index.ts';
import { situationOf, type Placed, type Situation } from '../measure/situation.ts';
import { PRESETS, type Switches, switchesOf } from '../switches.ts';
import { PERSONALITIES, TRAITS, type Trait, TROOP_TYPES, TROOPS, type TroopType } from '../tables.ts';
import { type Abilities, abilities, GENERAL_STAND, STAND } from '../troops.ts';

/** The words of the worked examples, as schemas: what is left out has its plain value (Worked examples). */

/** A fact that is false unless stated. */
export const fact = z.boolean().default(false);

/** A kind of company. */
export const troopType = z.enum(TROOP_TYPES);

/** The marks of a company; inferior firepower may stand among them as a mark on its side. */
export const traits = z.array(z.enum([...TRAITS, 'inferiorFirepower'])).default([]);

/** The personality of a general; null where there is none. */
export const personality = z.enum(PERSONALITIES).nullish();

/** The choice of rules: a preset, single switches as `options` or `switches`. */
export const rules = {
  preset: z.enum(PRESETS).optional(),
  options: z.record(z.string(), z.unknown()).default({}),
  switches: z.record(z.string(), z.unknown()).default({}),
};

/** The switches of a vector. */
export function switchesIn(given: {
  preset?: 'basic' | 'standard' | 'full' | undefined;
  options: Record<string, unknown>;
  switches: Record<string, unknown>;
}): Switches {
  const { preset, options, switches } = given;
  return switchesOf({ ...(preset ? { preset } : {}), switches: { ...options, ...switches } });
}

/** A company as the examples give it. */
export const company = z.looseObject({
  type: troopType,
  traits,
  weapon: z.string().optional(),
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
      traits: given.traits.filter((trait): trait is Trait => trait !== 'inferiorFirepower'),
      armament: armamentOf(given.type, given.weapon),
      inferiorFirepower: given.inferiorFirepower || given.traits.includes('inferiorFirepower'),
    },
    switches,
  );
}

function armamentOf(type: TroopType, weapon: string | undefined) {
  if (type === 'artillery') return 'cannon';
  return weapon === 'rifle' || weapon === 'carbine' || weapon === 'none' ? weapon : 'musket';
}

// Stands and tables

/** A stand as the examples give it: a company, or a general's where it says so. */
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

/** Terrain as the examples and the battles write it; the schema of the ground itself checks the shapes. */
export const terrain = z
  .array(z.looseObject({ id: z.string(), kind: z.string(), burning: fact, breached: fact, trampled: fact }))
  .default([]);
type GivenTerrain = z.output<typeof terrain>;

/** A table's size in inches. */
export const tableSize = z
  .union([
    z.tuple([z.number(), z.number()]),
    z.object({ w: z.number(), h: z.number() }).transform(({ w, h }) => [w, h]),
  ])
  .default([100, 100]);

/** What the measuring examples share. */
export const scene = {
  ...rules,
  terrain,
  table: tableSize,
  burning: z.array(z.string()).default([]),
  trampled: z.array(z.string()).default([]),
  breached: z.array(z.string()).default([]),
  lightCrossMarsh: fact,
};

/** A scene of the examples made a situation, its companies by their names. */
export interface Laid {
  readonly situation: Situation;
  readonly switches: Switches;
  /** A company by its name. Throws RangeError naming those there are. */
  readonly named: (name: string) => Placed;
  readonly names: readonly string[];
}

/** Lays out a table with its companies; the first side named is 0. */
export function laidOut(given: z.output<z.ZodObject<typeof scene>>, stands: readonly GivenStand[]): Laid {
  const switches = switchesIn(given);
  const sides = [...new Set(stands.map((each) => each.side ?? 'red'))];
  const names = stands.map(({ id }) => id);
  const regiments = [...new Set(stands.map((each) => each.regiment))];
  const companies = stands.map(
    (each, id): Placed => ({
      id,
      side: Math.min(1, sides.indexOf(each.side ?? 'red')) as Side,
      stand: standOf(each),
      troops: abilitiesOf({ ...each, type: each.type === 'general' ? 'lineInfantry' : each.type }, switches),
      regiment: each.regiment === undefined ? null : regiments.indexOf(each.regiment),
    }),
  );
  const [width = 0, height = 0] = given.table;
  const board = tableOf({ width, height, terrain: given.terrain.map(plainTerrain) });
  const flagged = (flag: 'burning' | 'breached' | 'trampled'): string[] => [
    ...given[flag],
    ...given.terrain.filter((piece) => piece[flag]).flatMap((piece) => idsOf(piece, flag)),
  ];
  return {
    situation: {
      ...situationOf(board, companies),
      burning: flagged('burning'),
      trampled: flagged('trampled'),
      breached: [...flagged('breached'), ...breachedSegments(given.terrain)],
      lightCrossMarsh:
        given.lightCrossMarsh || given.terrain.some((piece) => piece['lightMayCross'] === true),
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

function idsOf(piece: GivenTerrain[number], flag: string): string[] {
  if (flag !== 'breached' || !Array.isArray(piece['segments'])) return [piece.id];
  return (piece['segments'] as { id: string }[]).map(({ id }) => id);
}

function breachedSegments(pieces: GivenTerrain): string[] {
  return pieces.flatMap((piece) =>
    Array.isArray(piece['segments'])
      ? (piece['segments'] as { id: string; breached?: boolean }[])
          .filter((s) => s.breached)
          .map(({ id }) => id)
      : [],
  );
}

/** Examples write a hill without a level, water and woods by other words, cover as yes or no: all become one. */
function plainTerrain({ cover, ...piece }: GivenTerrain[number]): TerrainPiece {
  const words: Readonly<Record<string, string>> = { river: 'water', stream: 'water', wood: 'woods' };
  const plain = {
    ...(piece.kind === 'hill' ? { level: 1 } : {}),
    ...piece,
    kind: words[piece.kind] ?? piece.kind,
    ...(cover === true ? { cover: WALL_COVER } : {}),
  };
  return plain as unknown as TerrainPiece;
}

/** Strength points of a given company: all it starts with unless told. */
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

/** Reads the `given` of a vector. Throws RangeError with the first thing wrong. */
export function read<S extends z.ZodType>(schema: S, given: Json): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RangeError(`The given of this vector does not fit: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** The dice of a vector, taken one after the other. */
export interface DiceRow {
  take(count: number): number[];
  /** The next die, or null where none is left. */
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
