import { z } from 'zod';
import { PLACE_KINDS } from '../parse.ts';
import { LIMITS } from './limits.ts';

/**
 * `linstock-battle/1`: a battle as one JSON file. Data for all systems is separate from data for one system
 * (`fights[].source`); nothing here names a system.
 */

/** The format that this version writes. */
export const BATTLE_FORMAT = 'linstock-battle/1';

const pair = z.tuple([z.number(), z.number()]);
/** Axial. */
const hex = z.tuple([z.int(), z.int()]);
const name = z.string().min(1).max(LIMITS.name);
const text = z.string().max(LIMITS.text);

const side = z.strictObject({
  id: z.string().regex(/^[a-zA-Z][a-zA-Z-]{0,39}$/, 'the id of a side is letters and hyphens, at most 40'),
  name,
  people: name,
});

/** GeoJSON in survey yards; its words are checked where a battle is laid out, and unknown properties are kept. */
const survey = z.looseObject({
  type: z.literal('FeatureCollection'),
  properties: z.looseObject({
    name,
    date: z.string(),
    /** West, south, east, north. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  features: z
    .array(
      z.looseObject({
        type: z.literal('Feature'),
        geometry: z.looseObject({
          type: z.enum(['Polygon', 'LineString']),
          coordinates: z.array(z.json()),
        }),
        properties: z.looseObject({ kind: name }),
      }),
    )
    .max(LIMITS.features),
});

const label = z.strictObject({ text: name, kind: z.enum(PLACE_KINDS), at: pair, bearing: z.number() });

/** The part of the survey that the table shows. For editing only: the terrain in `source` counts in play. */
const tableCut = z.strictObject({
  yardsPerInch: z.number().positive(),
  /** The south-west corner in survey yards. */
  origin: pair,
  /** The bearing of its north edge, in degrees. */
  bearing: z.number(),
  /** Width and height. */
  inches: z.tuple([z.number().positive().max(240), z.number().positive().max(240)]),
  /** The word of the table for a word of the survey. */
  becomes: z.record(z.string(), z.string()),
  /** Ids of pieces in `source` that were changed by hand: a new cut leaves them alone. */
  byHand: z.array(name),
  /** Names of survey features that are not on the table. */
  leftOff: z.array(name),
});

const placed = z.strictObject({
  side: name,
  unit: name,
  at: hex,
  facing: z.int().min(0).max(11).nullable(),
});

const zone = z.strictObject({
  kind: name,
  side: name,
  name,
  hexes: z.array(hex).max(LIMITS.hexes),
});

const hexChange = z.strictObject({
  hex,
  terrain: name.optional(),
  level: z.int().min(0).max(20).optional(),
  barred: z.boolean().optional(),
  /** Null takes the structure away. */
  structure: name.nullable().optional(),
});

const hexsideChange = z.strictObject({
  hex,
  /** 0 to 5 for NE, E, SE, SW, W, NW. */
  side: z.int().min(0).max(5),
  word: name,
  /** False takes it away. */
  on: z.boolean(),
});

/** The data of the battle for one system. */
const fight = z.strictObject({
  system: name,
  /** The version of the rulebook that checked it last. */
  version: name,
  /** The system's own battle file, read by the system's schema. */
  source: z.record(z.string(), z.json()),
  table: tableCut.nullable().optional(),
  /** Units that stand elsewhere than `source` says. On hexes only. */
  placed: z.array(placed).max(LIMITS.units).optional(),
  /** Zones painted by hand, in place of those the system derives. */
  zones: z.array(zone).max(LIMITS.zones).optional(),
  /** Corrections of single hexes, after the survey and `source`. */
  hexes: z.array(hexChange).max(LIMITS.hexes).optional(),
  hexsides: z.array(hexsideChange).max(LIMITS.hexes).optional(),
});

export const battleFileSchema = z
  .strictObject({
    format: z.literal(BATTLE_FORMAT),
    id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'an id is small letters, figures and hyphens, at most 60'),
    title: name,
    /** Null for an invented battle. */
    date: z.iso.date().nullable(),
    place: text,
    summary: text,
    /** In the order of the seats of a game. */
    sides: z.tuple([side, side]),
    /** The battle it was begun from, and the hash of that one's field. */
    from: z.strictObject({ battle: name, system: name, hash: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
    by: z.strictObject({ maker: name.nullable(), licence: name.nullable(), changed: z.iso.datetime() }),
    /** Null only where every fight brings its own table. */
    survey: survey.nullable(),
    labels: z.array(label).max(LIMITS.labels),
    /** The historical report about it; null if nobody fought. */
    outcome: z.looseObject({}).nullable(),
    fights: z.array(fight).max(LIMITS.fights),
  })
  .refine(({ fights }) => !hasTwice(fights.map(({ system }) => system)), {
    message: 'each system fights it once',
    path: ['fights'],
  })
  .refine(({ sides: [a, b] }) => a.id !== b.id, { message: 'the two sides have two ids', path: ['sides'] })
  .refine(({ fights }) => !fights.some(({ placed: units = [] }) => hasTwice(units.map(unitKey))), {
    message: 'each unit is placed once',
    path: ['fights'],
  })
  .refine(
    (file) => pairsIn(file.survey?.features.map(({ geometry }) => geometry.coordinates)) <= LIMITS.points,
    {
      message: `a survey has at most ${LIMITS.points} points`,
      path: ['survey'],
    },
  );

/** A battle as one file. */
export type BattleFile = z.output<typeof battleFileSchema>;
/** The data of a battle for one system. */
export type Fight = BattleFile['fights'][number];

/** The file's form in JSON Schema (2020-12), for programs in other languages. */
export function battleSchema(): object {
  return z.toJSONSchema(battleFileSchema, { unrepresentable: 'any' });
}

const unitKey = ({ side: of, unit }: z.output<typeof placed>): string => `${of}/${unit}`;

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size !== names.length;
}

/** The pairs of numbers in lists of lists. */
function pairsIn(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  return coordinates.reduce((sum: number, each) => sum + pairsIn(each), 0);
}
