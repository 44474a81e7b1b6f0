import { hexMapSchema, namingSchema, parseWith, uniformsSchema } from '@linstock/battles';
import { z } from 'zod';
import type { VictoryCondition } from '../reckon/victory.ts';

/**
 * The file form of an American Legions battle: the order of battle, ratings, turns and victory of its battle table, and
 * how it is fitted to the surveyed ground (AL-2.1c).
 */

const side = z.enum(['british', 'american']);
const facing = z.literal([0, 1, 2, 3, 4, 5]);
const effectiveness = z.int().min(0).max(4);
const radius = z.int().min(1).max(4);

const companies = z.strictObject({
  count: z.int().min(1).max(10),
  arm: z.enum(['musket', 'rifle', 'cavalry', 'skirmisher', 'six_pounder', 'howitzer']),
  /** As the rules' order of battle prints it. */
  label: z.string(),
  /** The name on its counter, which is its regiment's: orders and the log use it. A gun has a name of its own. */
  short: z.string().max(12),
  /** The full name, for both short ones. */
  full: z.string(),
  gun: z.literal('attached').optional(),
});

const regiment = z.strictObject({
  regiment: z.string(),
  naming: namingSchema,
  leader: z.string(),
  /** True if `leader` is a rank and not a person's name. */
  leader_unnamed: z.boolean().optional(),
  effectiveness,
  radius,
  morale: z.int().min(4).max(8).nullable(),
  companies: z.array(companies).min(1),
  last_step_name: z.string().optional(),
  leader_is_army_commander: z.boolean().optional(),
  skirmisher_regiment: z.boolean().optional(),
});

const force = z.strictObject({
  army_commander: z.strictObject({
    name: z.string(),
    effectiveness,
    acting_leader_of: z.string().nullable(),
  }),
  facing,
  brigades: z
    .array(
      z.strictObject({
        brigade: z.string(),
        leader: z.string(),
        effectiveness,
        radius,
        regiments: z.array(z.string()).min(2),
      }),
    )
    .default([]),
  regiments: z.array(regiment).min(1),
  regular_guns: z.array(companies),
});

const names = z.array(z.string()).min(1);

const condition: z.ZodType<VictoryCondition> = z.union([
  z
    .strictObject({ count_at_least: z.int().min(1), of: names })
    .meta({ title: 'At least so many of these regiments are broken' })
    .transform(({ count_at_least, of }) => ({ kind: 'broken-at-least' as const, count: count_at_least, of })),
  z
    .strictObject({ all_of: names })
    .meta({ title: 'All of these regiments are broken' })
    .transform(({ all_of }) => ({ kind: 'broken-at-least' as const, count: all_of.length, of: all_of })),
  z
    .strictObject({ none_of: names })
    .meta({ title: 'None of these regiments is broken' })
    .transform(({ none_of }) => ({ kind: 'none-broken' as const, of: none_of })),
  z
    .strictObject({
      unrouted_companies_in_structure_hexes: z.strictObject({ kind: z.string(), at_least: z.int().min(1) }),
    })
    .meta({ title: 'Unrouted companies hold structures' })
    .transform(({ unrouted_companies_in_structure_hexes: { kind, at_least } }) => ({
      kind: 'in-structures' as const,
      structure: kind,
      atLeast: at_least,
    })),
  z
    .strictObject({ any: z.array(z.lazy(() => condition)).min(1) })
    .meta({ title: 'One of several ways' })
    .transform(({ any }) => ({ kind: 'any' as const, of: any })),
]);

const compass = z.enum(['north', 'east', 'south', 'west']);

const yards = z.tuple([z.number(), z.number()]);
const ownLine = z.strictObject({
  line: z.tuple([yards, yards]),
  facing: z.number(),
  men: z.int().min(1).max(1000),
});

/** The file form of an American Legions battle in `data/american-legions`. */
export const sourceSchema = z.strictObject({
  note: z.string(),
  table: z.string(),
  turns: z.int().min(1),
  start: z.strictObject({ player_turn: side, phase: z.enum(['command', 'mutual_fire']) }),
  british: force,
  american: force,
  victory: z.strictObject({ british: condition, american: condition }),
  ground: hexMapSchema,
  friendly_edge: z.strictObject({ british: z.array(compass).min(1), american: z.array(compass).min(1) }),
  deployment: z.strictObject({
    /** The stage of the survey's deployment that opens the game. */
    phase: z.int(),
    /** The regiment each army commander starts with. */
    commanders: z.strictObject({ british: z.string(), american: z.string() }),
    /**
     * For each regiment and group of guns, the surveyed unit that each company represents, in the order of
     * its companies.
     */
    stood: z.record(z.string(), names),
    /** The lines of regiments and guns that no survey has: survey yards from left to right, and a bearing. */
    own: z.record(z.string(), ownLine).optional(),
  }),
  uniforms: uniformsSchema,
});

/** A battle file, parsed. */
export type BattleSource = z.output<typeof sourceSchema>;

/** One army of a battle file. */
export type ForceSource = BattleSource['british'];

/** Reads a battle file. Refuses anything else with a sentence that names the place and what was expected there. */
export function parseSource(json: unknown): BattleSource {
  return parseWith(sourceSchema, json);
}
