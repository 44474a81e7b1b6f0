import { hexMapSchema, namingSchema, outlineSchema, parseWith, uniformsSchema } from '@linstock/battles';
import { z } from 'zod';
import { BATTLES, STATUSES } from '../tables/index.ts';

/**
 * The file form of a Flintlock battle: the order of battle, ratings and Flight Levels of its battle block, and how it is
 * fitted to the surveyed ground.
 */

const side = z.enum(['british', 'american']);
const place = z.tuple([z.number(), z.number()]);
const rating = z.int().min(1);

/** Surveyed units from the left of the body to its right, and the number of counters for each. */
const stood = z.array(z.tuple([z.string(), z.int().min(1)])).min(1);

/** Bodies of the same line, by its name, move apart along it. */
const line = z.string();

/** The text on a counter. */
const label = z.string().max(10);

const regiment = z.strictObject({
  name: z.string(),
  naming: namingSchema,
  label,
  kind: z.enum(['infantry', 'cavalry']).default('infantry'),
  weapon: z.enum(['M', 'R']).default('M'),
  morale: z.int().min(-1).max(2),
  militia: z.boolean().default(false),
  /** Number of its units that may be in SK at a time. */
  sk: z.int().min(0).default(0),
  /** Light infantry: in Open or SK by custom (FL-6.7d). Riflemen are known by their weapon. */
  light: z.boolean().default(false),
  /** In Close by custom (FL-6.7c). */
  german: z.boolean().default(false),
  stood,
  line,
  /** Number of ranks, if the surveyed front is too narrow for one. */
  ranks: z.int().min(1).default(1),
  /** Two units to a hex, in Close. */
  pairs: z.boolean().default(false),
});

const leader = { initiative: rating.max(6), range: rating };

const command = z.strictObject({
  leader: z.string(),
  ...leader,
  cohesion: rating,
  status: z.enum(STATUSES),
  formation: z.enum(['Open', 'Close']).nullable(),
  /** The leader's place, in survey yards. Default: among his units. */
  at: place.optional(),
  regiments: z.array(regiment).min(1),
});

const guns = z.strictObject({
  name: z.string(),
  label,
  /** Pounds of shot, one for each gun. */
  pounders: z.array(z.union([z.literal(3), z.literal(6)])).min(1),
  stood,
  /** Without one the guns are with Infantry. */
  line: line.optional(),
  /** Guns to a hex of the line. */
  together: z.int().min(1).max(4).default(1),
});

const force = z.strictObject({
  flight_level: rating,
  overall: z.strictObject({ leader: z.string(), ...leader, at: place }),
  commands: z.array(command).min(1),
  guns: z.array(guns).default([]),
});

const ownLine = z.strictObject({
  line: z.tuple([place, place]),
  facing: z.number(),
  men: z.int().min(1).max(1000),
});
const ownLines = z.record(z.string(), ownLine);

/** The file form of a Flintlock battle in `data`. */
export const sourceSchema = z.strictObject({
  note: z.string(),
  rules: z.enum(BATTLES),
  first: side,
  /** The stage of the survey's deployment that opens the game. */
  phase: z.int(),
  british: force,
  american: force,
  /** The side whose militia may come back, and the area, in survey yards (FL-15.2c). */
  reform: z.strictObject({ side, outline: outlineSchema }).nullable().default(null),
  ground: hexMapSchema,
  uniforms: uniformsSchema,
  /** The lines of units that no survey has: survey yards from left to right, and a bearing. */
  own: z.strictObject({ british: ownLines, american: ownLines }).optional(),
});

/** A battle file, parsed. */
export type BattleSource = z.output<typeof sourceSchema>;

/** Reads a battle file. Throws RangeError with a sentence on the first thing that does not fit. */
export const parseSource = (json: unknown): BattleSource => parseWith(sourceSchema, json);

/** One army of a battle file. */
export type ForceSource = BattleSource['british'];
/** One Command of a battle file. */
export type CommandSource = ForceSource['commands'][number];
/** One regiment of a battle file. */
export type RegimentSource = CommandSource['regiments'][number];
/** Guns of one name of a battle file. */
export type GunsSource = ForceSource['guns'][number];
