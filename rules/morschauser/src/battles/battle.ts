import { namingSchema } from '@linstock/battles';
import { AREA_LOOKS, wordIn } from '@linstock/ground';
import { z } from 'zod';
import { PERSONALITIES, TRAITS, TROOP_TYPES, WEAPONS } from '../tables/index.ts';
import { SWITCHES } from '../tables/switches.ts';

/** A battle under these rules, as data: table, forces, turns and how it is won. Lengths in inches, facings in degrees. */

const spot = z.tuple([z.number(), z.number()]);

const terrain = z.discriminatedUnion('kind', [
  z.strictObject({
    id: z.string(),
    kind: z.enum(['woods', 'town', 'marsh', 'earthwork', 'crop']),
    poly: z.array(spot).min(3),
    holes: z.array(z.array(spot).min(3)).optional(),
  }),
  z.strictObject({
    id: z.string(),
    kind: z.literal('own'),
    /** The feature of the battle that it is a part of. */
    feature: z.string(),
    poly: z.array(spot).min(3),
  }),
  z.strictObject({
    id: z.string(),
    kind: z.literal('hill'),
    level: z.int().min(1),
    steep: z.boolean(),
    poly: z.array(spot).min(3),
  }),
  z.strictObject({
    id: z.string(),
    kind: z.literal('water'),
    fordable: z.boolean(),
    poly: z.array(spot).min(3),
  }),
  z.strictObject({
    id: z.string(),
    // Bridges, fords and ferries cross water as a road does (MM-C4h).
    kind: z.enum(['road', 'bridge', 'ford']),
    width: z.number(),
    line: z.array(spot).min(2),
  }),
  z.strictObject({
    id: z.string(),
    kind: z.enum(['wall', 'fence', 'abatis']),
    slow: z.boolean(),
    cover: z.boolean(),
    line: z.array(spot).min(2),
  }),
  z.strictObject({
    id: z.string(),
    kind: z.literal('highWall'),
    segments: z
      .array(z.strictObject({ id: z.string(), from: spot, to: spot, gate: z.boolean().optional() }))
      .min(1),
  }),
]);

/** A feature of the battle's own, with the effects it gives it; those it is silent about it has not (MM-C7a). */
const feature = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z]*$/, 'the id of a feature is one word of letters, such as orchard'),
  /** Its looks. */
  looks: z.enum(AREA_LOOKS).exclude(['hill', 'water']),
  /** Kinds of company whose centres may not enter it. */
  closedTo: z.array(z.enum(TROOP_TYPES)).default([]),
  /** Kinds of company that move 6 inches at most where their way leads into it. */
  slows: z.array(z.enum(TROOP_TYPES)).default([]),
  /** It hides what is behind it, as a wood does. */
  hides: z.boolean().default(false),
  /** The cover of T-TOHIT that a company in it has. */
  cover: z.enum(['woods', 'wall', 'town']).optional(),
  /** The -1 of T-MELEE against who attacks a company in it. */
  attack: z.enum(['woods', 'town', 'wall', 'abatis']).optional(),
});

const side = z.string().min(1);
const edge = z.enum(['N', 'E', 'S', 'W']);
/** Name, centre and facing of a company: `[id, x, y, facing]`. */
const company = z.tuple([z.string().min(1), z.number(), z.number(), z.number()]);

const general = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  rank: z.enum(['army', 'brigade']),
  /** Null if it is rolled for when first needed. */
  personality: z.enum(PERSONALITIES).nullable(),
  charismatic: z.boolean(),
  x: z.number(),
  y: z.number(),
});

/** Frontage and depth of a stand in inches. */
const stand = z.tuple([stretch(), stretch()]);

function stretch() {
  return z
    .number()
    .min(0.5, 'the side of a stand is 0.5 to 12 inches')
    .max(12, 'the side of a stand is 0.5 to 12 inches');
}

const score = z.int().min(1).max(6);
/** A kind of company of the battle's own: like a kind of T1, except what is said here (MM-E7j4). */
const kind = z.strictObject({
  id: z.string().min(1),
  /** In words: `fellahin`. */
  name: z.string().min(1),
  like: z.enum(TROOP_TYPES),
  move: z.number().positive('a move is longer than 0 inches').max(48).optional(),
  meleeFront: z.int().min(1).max(5).optional(),
  meleeRear: z.int().min(1).max(5).optional(),
  strength: z.int().min(1).max(8).optional(),
  /** All its weapons; an empty list for one that does not shoot. */
  weapons: z
    .array(
      z.strictObject({ weapon: z.enum(WEAPONS), range: z.number().positive().max(72), lowestHit: score }),
    )
    .optional(),
  mayCharge: z.boolean().optional(),
  mayEnterWoods: z.boolean().optional(),
  mayEnterTown: z.boolean().optional(),
  canBeFormed: z.boolean().optional(),
  stand: stand.optional(),
});

const regiment = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  naming: namingSchema,
  type: z.enum(TROOP_TYPES),
  /** The battle's own kind it is of, by its id; that kind is like `type`. */
  kind: z.string().optional(),
  weapon: z.enum(['musket', 'rifle', 'carbine', 'cannon', 'none']),
  traits: z.array(z.enum(TRAITS)),
  companies: z.array(company).max(5),
});

const fraction = z.tuple([z.int().min(1), z.int().min(1)]);

/** The way a battle is decided when its last turn has ended (MM-D1h). */
const atLimit = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('countInArea'),
      side,
      exceptTraits: z.array(z.enum(TRAITS)),
      /** A condition on the place of a centre, such as `y > 54`. */
      area: z.string().regex(/^[xy] [<>] \d+(\.\d+)?$/),
      atLeast: z.int().min(1),
      winner: side,
      otherwise: side,
    })
    .meta({ title: 'Companies in a part of the table' }),
  z
    .strictObject({
      kind: z.literal('countInTerrain'),
      side,
      terrain: z.string(),
      atLeast: z.int().min(1),
      winner: side,
      otherwise: side,
    })
    .meta({ title: 'Companies on a piece of terrain' }),
  z
    .strictObject({
      kind: z.literal('lossFraction'),
      winner: z.literal('smaller'),
      minDifference: z.number().min(0),
      otherwise: z.literal('draw'),
    })
    .meta({ title: 'Smaller losses' }),
  z
    .strictObject({
      kind: z.literal('lossFractionThenNear'),
      /** Equal losses: the side with more companies whose centres are within a distance of the spot. */
      spot,
      within: z.number(),
      otherwise: z.literal('draw'),
    })
    .meta({ title: 'Smaller losses, then companies near a spot' }),
]);

/** The file form of a battle. */
export const battleSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  table: z.strictObject({ w: z.number().positive(), h: z.number().positive() }),
  scale: z.string().optional(),
  sides: z.tuple([sideRow(), sideRow()]),
  firstMover: z.string(),
  turns: z.int().min(1),
  /** Switches the battle asks for under the preset `standard` (MM-A0n). */
  options: z.partialRecord(
    z.enum(SWITCHES.map(({ name }) => name) as [string, ...string[]]),
    z.union([z.boolean(), z.string()]),
  ),
  terrain: z.array(terrain),
  /** Features of the battle's own, of which its terrain may have pieces (MM-C7a). */
  features: z.array(feature).optional(),
  /** Sizes of stands other than 3 by 3 inches, by kind of company, the same on both sides (MM-A1k, MM-A1l). */
  stands: z.partialRecord(z.enum(TROOP_TYPES), stand).optional(),
  /** Kinds of company of the battle's own (MM-E7j4). */
  kinds: z.array(kind).optional(),
  brigades: z.array(z.strictObject({ id: z.string().min(1), side, general, regiments: z.array(regiment) })),
  reinforcements: z.array(
    z.strictObject({
      turn: z.int().min(1),
      side,
      regiment: z.string(),
      companies: z.array(z.string().min(1)).min(1),
      edge,
      from: spot,
      to: spot,
    }),
  ),
  /** Mines laid at set-up, each under a segment of a high wall (MM-C6e, MM-C6m). */
  mines: z.array(z.strictObject({ side, segment: z.string() })).optional(),
  /** Light Infantry may cross marsh (MM-C7b). */
  lightCrossMarsh: z.boolean().optional(),
  /** Clauses of the battle's own rules for play. */
  special: z.array(z.string()),
  victory: z.strictObject({
    breakFraction: z.record(z.string(), fraction),
    atLimit,
    clauses: z.array(z.string()),
  }),
});

function sideRow() {
  return z.strictObject({
    id: side,
    name: z.string().min(1),
    base: edge,
    inferiorFirepower: z.boolean().optional(),
  });
}

type BattleFields = z.output<typeof battleSchema>;

/** A battle under these rules. */
export type MorschauserBattle = Readonly<BattleFields>;
/** A regiment of a battle. */
export type BattleRegiment = BattleFields['brigades'][number]['regiments'][number];
/** A kind of company of a battle's own. */
export type BattleKind = NonNullable<BattleFields['kinds']>[number];
/** A brigade of a battle with its general. */
export type BattleBrigade = BattleFields['brigades'][number];

/**
 * Reads a battle from unknown data. Throws RangeError for the first thing that does not fit: a wrong shape,
 * an unknown side or regiment, a name used twice, or a side without exactly one army commander (Vocabulary).
 */
export function battleOf(data: unknown): MorschauserBattle {
  const parsed = battleSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RangeError(`The battle does not fit: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const found = parsed.data;
  for (const complaint of complaintsOf(found))
    throw new RangeError(`The battle "${found.name}": ${complaint}.`);
  return found;
}

function* complaintsOf(found: BattleFields): Generator<string> {
  const sides = found.sides.map(({ id }) => id);
  const named = [found.firstMover, ...found.brigades.map((each) => each.side)];
  const stranger = named.find((name) => name !== 'dice' && !sides.includes(name));
  if (stranger !== undefined) yield `there is no side "${stranger}", only ${sides.join(' and ')}`;
  for (const side of sides) {
    const armies = found.brigades.filter((each) => each.side === side && each.general.rank === 'army');
    if (armies.length !== 1) yield `${side} has ${armies.length} army commanders and needs exactly one`;
  }
  const regiments = found.brigades.flatMap((each) => each.regiments.map(({ id }) => `${each.side}/${id}`));
  for (const { side, regiment } of found.reinforcements)
    if (!regiments.includes(`${side}/${regiment}`))
      yield `there is no regiment "${regiment}" for reinforcements`;
  yield* kindComplaints(found);
  yield* featureComplaints(found);
  const segments = found.terrain.flatMap((piece) =>
    'segments' in piece ? piece.segments.map(({ id }) => id) : [],
  );
  for (const { segment } of found.mines ?? [])
    if (!segments.includes(segment)) yield `there is no wall segment "${segment}" for a mine`;
  for (const side of sides) {
    const ids = companyIds(found, side);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) yield `the company "${twice}" is listed twice`;
  }
}

function* featureComplaints({ features = [], terrain: pieces }: BattleFields): Generator<string> {
  const ids = features.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) yield `the feature "${twice}" is listed twice`;
  const taken = ids.find((id) => wordIn({}, id) !== undefined || RULED_WORDS.has(id));
  if (taken !== undefined) yield `"${taken}" is a word of the rules already: give the feature another`;
  for (const piece of pieces)
    if (piece.kind === 'own' && !ids.includes(piece.feature))
      yield `the terrain "${piece.id}" is of the feature "${piece.feature}", which is not among its features (${ids.join(', ') || 'none'})`;
}

/** Words the rules know without the ground. */
const RULED_WORDS: ReadonlySet<string> = new Set(['road', 'bridge', 'ford', 'highWall', 'own']);

function* kindComplaints({ kinds = [], brigades }: BattleFields): Generator<string> {
  const ids = kinds.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) yield `the kind "${twice}" is listed twice`;
  for (const { id, type, kind } of brigades.flatMap(({ regiments }) => regiments)) {
    if (kind === undefined) continue;
    const own = kinds.find((each) => each.id === kind);
    if (!own)
      yield `the regiment "${id}" is of the kind "${kind}", which is not among its kinds (${ids.join(', ') || 'none'})`;
    else if (own.like !== type)
      yield `the regiment "${id}" is of the kind "${kind}", which is like ${own.like}: give it that type, not ${type}`;
  }
}

/** The names of all companies of a side, those on the table first, reinforcements included (MM-D1e). */
export function companyIds(
  found: Pick<MorschauserBattle, 'brigades' | 'reinforcements'>,
  side: string,
): string[] {
  const placed = found.brigades
    .filter((each) => each.side === side)
    .flatMap((each) => each.regiments.flatMap(({ companies }) => companies.map(([id]) => id)));
  const due = found.reinforcements.filter((each) => each.side === side).flatMap(({ companies }) => companies);
  return [...placed, ...due];
}
