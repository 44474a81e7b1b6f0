import { namingSchema } from '@linstock/battles';
import { schemaIssueWords } from '@linstock/kernel';
import { z } from 'zod';
import { HOME_EDGES } from '../measure/fall-back.ts';
import { ARMS, FORMATIONS, GUNS, ORDERS, QUALITIES, RANKS, WEAPONS } from '../tables/index.ts';

/** A battle under these rules, as data: table, forces, reinforcements, how it is won. Inches and degrees. */

const spot = z.tuple([z.number(), z.number()]);
const side = z.enum(['USA', 'CSA']);
const edge = z.enum(HOME_EDGES);
const bySide = <S extends z.ZodType>(schema: S) => z.strictObject({ USA: schema, CSA: schema });

const area = { id: z.string().min(1), poly: z.array(spot).min(3) };
const line = { id: z.string().min(1), line: z.array(spot).min(2) };

const terrain = z.discriminatedUnion('kind', [
  z.strictObject({ ...area, kind: z.literal(['broken', 'woods', 'rough', 'building']) }),
  z.strictObject({ ...area, kind: z.literal('elevation'), level: z.int().min(1) }),
  z.strictObject({ ...line, kind: z.literal('road'), width: z.number().positive() }),
  z.strictObject({
    ...line,
    kind: z.literal(['wood_fence', 'stone_wall', 'hasty_works', 'medium_works', 'heavy_works', 'stream']),
    /** False if crossing it costs nothing. */
    slow: z.boolean().default(true),
  }),
]);

const plainUnit = {
  id: z.string().min(1),
  name: z.string().min(1),
  naming: namingSchema,
  quality: z.enum(QUALITIES),
  brigade: z.string().min(1),
  formation: z.enum(FORMATIONS),
  /** The source of its strength. */
  strength_from: z.string().optional(),
  /** The middle of its front edge; left out for a reinforcement. */
  P: spot.optional(),
  heading: z.number().optional(),
  /** Before this turn it may be given Hold alone. */
  hold_until_turn: z.int().min(2).optional(),
};

const regiment = z.strictObject({
  ...plainUnit,
  arm: z.literal(['infantry', 'dismounted', 'mounted']),
  men: z.int().min(1),
  stands: z.array(z.int().min(1).max(5)).min(1).max(4),
  weapon: z.enum(WEAPONS),
  stays_dismounted: z.boolean().default(false),
  /** Low if it has been firing before the battle begins; full if left out (JR-18.3a). */
  ammunition: z.literal(['full', 'low']).optional(),
  /** False if no cartridges reach it: it makes no roll for ammunition (JR-13.5a). */
  replenished: z.boolean().optional(),
  /** The edge by which it may leave the table without being lost or routed. */
  may_leave_by: edge.optional(),
});

const guns = z.strictObject({
  ...plainUnit,
  arm: z.literal('battery'),
  guns: z.int().min(1),
  sections: z.number().min(0.5).max(3),
  gun: z.enum(GUNS),
  horse_artillery: z.boolean(),
  /** Its barrels cannot be depressed: no canister at a target on a lower level. */
  no_canister_downhill: z.boolean().default(false),
});

const unit = z.discriminatedUnion('arm', [regiment, guns]);

const officer = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  rank: z.enum(RANKS),
  command: z.array(z.string().min(1)).min(1),
  P: spot.optional(),
  /** The unit he starts with. */
  attached: z.string().optional(),
});

const arrival = { turn: z.int().min(2), side, units: z.array(unit).min(1), officers: z.array(officer) };
const reinforcement = z.union([
  z.strictObject({ ...arrival, edge, span: z.tuple([z.number(), z.number()]) }),
  z.strictObject({ ...arrival, area: z.string() }),
]);

/** The file form of a battle of this system in `data`. */
export const battleSchema = z.strictObject({
  id: z.string().min(1),
  turns: z.int().min(1),
  table: z.strictObject({ w: z.number().positive(), h: z.number().positive() }),
  first_side: side,
  home_edge: bySide(edge),
  /** The range of sight, up to each turn. */
  visibility: z.array(z.strictObject({ until: z.int().min(1), inches: z.number().positive() })).min(1),
  /** Orders that a side's troops of an arm must have for some turns. */
  restricted_orders: z.array(
    z.strictObject({
      side,
      arm: z.literal(['infantry', 'dismounted', 'mounted', 'battery']),
      until_turn: z.int().min(1),
      except: z.array(z.string()),
      orders: z.array(z.enum(ORDERS)).min(1),
    }),
  ),
  leave_by_home_edge_only: z.boolean(),
  /** The arms that can hold an objective; infantry alone if left out (JR-18.1b). */
  holders: z.array(z.enum(ARMS)).min(1).optional(),
  terrain: z.array(terrain),
  units: bySide(z.array(unit).min(1)),
  officers: bySide(z.array(officer)),
  reinforcements: z.array(reinforcement),
  objectives: z.array(
    z.strictObject({
      id: z.string().min(1),
      /** The id of an area, or an outline of its own. */
      area: z.union([z.string(), z.array(spot).min(3)]),
      points: bySide(z.number()),
    }),
  ),
  points: z.strictObject({
    unit_lost: z.number(),
    unit_routed_at_end: z.number(),
    unit_shaken_at_end: z.number(),
    officer_lost: z.strictObject({ brigade: z.number(), division: z.number(), corps: z.number() }),
    handicap: bySide(z.number()),
  }),
});

/** A battle of this system. */
export type RebBattle = z.output<typeof battleSchema>;
/** A regiment or a battery of a battle. */
export type ListedUnit = z.output<typeof unit>;
/** An officer of a battle. */
export type ListedOfficer = z.output<typeof officer>;
/** Troops that come later. */
export type ListedReinforcement = z.output<typeof reinforcement>;

/** Reads a battle. Throws RangeError with a sentence on the first thing that does not fit. */
export function battleOf(data: unknown): RebBattle {
  const parsed = battleSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new RangeError(schemaIssueWords('The battle', data, parsed.error.issues));
}
