import { inches, type Thousandths } from '@linstock/ground';
import data from './data/tables.json' with { type: 'json' };
import type { SwitchName } from './switches.ts';

/** The system tables, each once; their numbers stand nowhere else. Lengths come out in thousandths of an inch. */

/** The kinds of company (MM-A3a to MM-A3h), in the order of T1. */
export const TROOP_TYPES = [
  'lineInfantry',
  'lightInfantry',
  'cavalry',
  'lightCavalry',
  'artillery',
  'engineers',
  'wagons',
] as const;
/** A kind of company; `cavalry` is heavy. */
export type TroopType = (typeof TROOP_TYPES)[number];

/** What is shot with (T1). */
export const WEAPONS = ['musket', 'rifle', 'carbine', 'canister', 'shot'] as const;
/** A weapon; artillery has both canister and shot or shell. */
export type Weapon = (typeof WEAPONS)[number];
/** What an order of battle gives a company: `cannon` is canister and shot. */
export type Armament = 'musket' | 'rifle' | 'carbine' | 'cannon' | 'none';

/** How far a weapon reaches and the lowest score of a die that hits. */
export interface WeaponLine {
  readonly weapon: Weapon;
  readonly range: Thousandths;
  readonly lowestHit: number;
}

/** One row of T1. */
export interface TroopRow {
  readonly move: Thousandths;
  readonly meleeFront: number;
  /** The value from flank and rear (MM-A4h). */
  readonly meleeRear: number;
  readonly strength: number;
  readonly weapons: readonly WeaponLine[];
  readonly mayCharge: boolean;
  readonly mayEnterWoods: boolean;
  readonly mayEnterTown: boolean;
  readonly canBeFormed: boolean;
  readonly mounted: boolean;
}

type WeaponCell = readonly [Weapon, number, number, readonly number[]];
type TroopCells = readonly [
  TroopType,
  number,
  number,
  number,
  number,
  readonly WeaponCell[],
  boolean,
  boolean,
  boolean,
  boolean,
  boolean,
];

/** T1 by kind of company. */
export const TROOPS = Object.fromEntries(
  (data.T1.rows as unknown as readonly TroopCells[]).map((row) => {
    const [type, move, meleeFront, meleeRear, strength, weapons] = row;
    const [, , , , , , mayCharge, mayEnterWoods, mayEnterTown, canBeFormed, mounted] = row;
    return [
      type,
      {
        move: inches(move),
        meleeFront,
        meleeRear,
        strength,
        weapons: weapons.map(([weapon, range, lowestHit]) => ({ weapon, range: inches(range), lowestHit })),
        mayCharge,
        mayEnterWoods,
        mayEnterTown,
        canBeFormed,
        mounted,
      },
    ];
  }),
) as unknown as Readonly<Record<TroopType, TroopRow>>;

// Traits

/** The marks of T-TRAITS a company can have; inferior firepower is a mark on a side. */
export const TRAITS = [
  'elite',
  'sharpshooters',
  'militia',
  'battalionGun',
  'horseArtillery',
  'earlyArtillery',
  'heavyArtillery',
  'howitzer',
  'rifledArtillery',
  'highlandCharge',
  'noShooting',
  'impetuous',
  'cautious',
  'stubborn',
  'ladders',
] as const;
/** A mark on a company. */
export type Trait = (typeof TRAITS)[number];

/** What a trait changes; lengths in thousandths. */
export interface TraitRow {
  readonly trait: Trait | 'inferiorFirepower';
  readonly appliesTo: string;
  readonly meleeFront: number;
  readonly meleeRear: number;
  readonly rally: number;
  readonly lowestHit: number | null;
  readonly move: Thousandths | null;
  readonly strength: number | null;
  readonly shotRange: Thousandths | null;
  readonly canisterLowestHit: number | null;
  readonly overheadLowestHit: number | null;
  readonly meleeFrontWhenCharging: number | null;
  readonly unarmed: boolean;
  readonly clauses: readonly string[];
  /** The switch that must be on; null where none is needed (MM-E7o2). */
  readonly switch: SwitchName | null;
}

type Effects = Readonly<Record<string, number | string | boolean | readonly string[]>>;
type TraitCells = readonly [TraitRow['trait'], string, Effects, readonly string[], SwitchName | null];

const signed = (value: Effects[string] | undefined): number =>
  typeof value === 'string' ? Number(value) : 0;
const figure = (value: Effects[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;
const length = (value: Effects[string] | undefined): Thousandths | null =>
  typeof value === 'number' ? inches(value) : null;

/** T-TRAITS by trait. */
export const TRAIT_ROWS = Object.fromEntries(
  (data['T-TRAITS'].rows as unknown as readonly TraitCells[]).map(
    ([trait, appliesTo, effects, clauses, name]) => [
      trait,
      {
        trait,
        appliesTo,
        meleeFront: signed(effects['meleeFront']),
        meleeRear: signed(effects['meleeRear']),
        rally: signed(effects['rally']),
        lowestHit: figure(effects['lowestHit']),
        move: length(effects['move']),
        strength: figure(effects['sp']),
        shotRange: length(effects['shotRange']),
        canisterLowestHit: figure(effects['canisterLowestHit']),
        overheadLowestHit: figure(effects['overheadLowestHit']),
        meleeFrontWhenCharging: figure(effects['meleeFrontWhenCharging']),
        unarmed: Array.isArray(effects['weapons']),
        clauses,
        switch: name,
      },
    ],
  ),
) as unknown as Readonly<Record<TraitRow['trait'], TraitRow>>;

// Shooting

/** What a target may have between it and the shot. */
export const COVERS = ['open', 'woods', 'wall', 'town', 'earthwork', 'highWall'] as const;
/** A kind of cover. */
export type Cover = (typeof COVERS)[number];

/** The cover number of T-TOHIT: what it adds to the lowest score that hits, and the rule. */
export interface CoverRow {
  readonly cover: Cover;
  /** True for the row of a heavy gun (MM-E7g3). */
  readonly heavy: boolean;
  readonly label: string;
  readonly add: number;
  readonly clause: string;
}

const COVER_BY_WORD: readonly (readonly [RegExp, Cover])[] = [
  [/^open/, 'open'],
  [/^woods/, 'woods'],
  [/^wall/, 'wall'],
  [/^town/, 'town'],
  [/^earthwork/, 'earthwork'],
  [/high wall/, 'highWall'],
];

/** The cover a label of T-TOHIT speaks of. Throws RangeError for words it does not know. */
export function coverNamed(words: string): Cover {
  const known =
    COVERS.find((cover) => cover === words) ?? COVER_BY_WORD.find(([word]) => word.test(words))?.[1];
  if (known) return known;
  throw new RangeError(`There is no cover "${words}"; there are ${COVERS.join(', ')}.`);
}

/** T-TOHIT, row by row. */
export const COVER_ROWS: readonly CoverRow[] = (
  data['T-TOHIT'].rows as unknown as readonly (readonly [string, number, string])[]
).map(([label, add, clauses]) => ({
  cover: coverNamed(label),
  heavy: label.includes('heavyArtillery'),
  label,
  add,
  clause: clauses.split(', ').at(-1) ?? clauses,
}));

// Melee

/** The causes that take 1 off a melee value, as T-MELEE has them. */
export const MELEE_CAUSES = [
  'woods',
  'uphill',
  'water',
  'town',
  'earthwork',
  'breach',
  'wall',
  'abatis',
] as const;
/** A cause of T-MELEE that lies in the ground. */
export type MeleeCause = (typeof MELEE_CAUSES)[number];

/** What changes a melee value, by how much, and the rule. */
export interface MeleeRow {
  readonly label: string;
  readonly change: number;
  readonly clause: string;
}

const MELEE_WORDS: Readonly<Record<MeleeCause | 'elite' | 'militia' | 'general', RegExp>> = {
  elite: /^elite/,
  militia: /^militia/,
  general: /general/,
  woods: /woods/,
  uphill: /higher level/,
  water: /water/,
  town: /town/,
  earthwork: /earthwork/,
  breach: /breach/,
  wall: /wall/,
  abatis: /abatis/,
};
const meleeRows = data['T-MELEE'].rows as unknown as readonly (readonly [string, number, string, string])[];

/** T-MELEE by cause. */
export const MELEE_ROWS = Object.fromEntries(
  Object.entries(MELEE_WORDS).map(([cause, words]) => {
    const [label, change, , clause] = meleeRows.find(([text]) => words.test(text)) ?? ['', 0, '', ''];
    return [cause, { label, change, clause }];
  }),
) as Readonly<Record<keyof typeof MELEE_WORDS, MeleeRow>>;

/** The least and the greatest melee value (MM-E7a2, MM-E7b2). */
export const MELEE_LIMITS = data['T-MELEE'].clamp as unknown as readonly [number, number];

// Movement

/** The kinds of ground of T-MOVE. */
export const GROUNDS = [
  'road',
  'woods',
  'gentleHill',
  'steepHill',
  'fordableWater',
  'water',
  'town',
  'earthwork',
  'marsh',
  'slowWall',
  'highWall',
] as const;
/** A row of T-MOVE. */
export type GroundKind = (typeof GROUNDS)[number];
/** What such ground does to a move. */
export type MoveEffect = 'faster' | 'normal' | 'slow' | 'closed' | 'halt' | 'oneContour' | 'battleAllows';

const moveCells = data['T-MOVE'].rows as unknown as readonly (readonly string[])[];

/** The column of T-MOVE a kind of company is read in. */
const MOVE_COLUMN: Readonly<Record<TroopType, number>> = {
  lineInfantry: 1,
  lightInfantry: 2,
  engineers: 3,
  cavalry: 4,
  lightCavalry: 4,
  artillery: 5,
  wagons: 5,
};

function effectOf(cell: string, type: TroopType): MoveEffect {
  const own = cell.split(', ').find((part) => (type === 'wagons' ? part.startsWith('wagons') : true)) ?? cell;
  if (own.startsWith('x')) return 'faster';
  if (own.startsWith('whole move')) return 'slow';
  if (own.startsWith('halt')) return 'halt';
  if (own.includes('contour')) return 'oneContour';
  if (own.includes('unless')) return 'battleAllows';
  return own.includes('closed') ? 'closed' : 'normal';
}

/** What a kind of ground does to the move of a kind of company (T-MOVE). */
export function moveEffect(ground: GroundKind, type: TroopType): MoveEffect {
  return EFFECTS[ground][type];
}

const EFFECTS = Object.fromEntries(
  GROUNDS.map((ground, row) => [
    ground,
    Object.fromEntries(
      TROOP_TYPES.map((type) => [type, effectOf(moveCells[row]?.[MOVE_COLUMN[type]] ?? '', type)]),
    ),
  ]),
) as Readonly<Record<GroundKind, Readonly<Record<TroopType, MoveEffect>>>>;

/** What a whole move along a road multiplies the allowance by (MM-C1a). */
export const ROAD_FACTOR = Number((moveCells[0]?.[1] ?? '').replace('x', ''));

// Command, personality, morale, rally

/** The character of a general (T-PERSONALITY). */
export const PERSONALITIES = ['rash', 'indecisive', 'bold', 'cautious'] as const;
/** See PERSONALITIES. */
export type Personality = (typeof PERSONALITIES)[number];

/** One row of T-PERSONALITY. */
export interface PersonalityRow {
  readonly scores: readonly number[];
  readonly personality: Personality;
  /** What he may do to a command die: each number is one change he may make. */
  readonly changes: readonly number[];
  readonly meleeBonus: number;
}

type PersonalityCells = readonly [readonly number[], Personality, string, number];

const personalityRows: readonly PersonalityRow[] = (
  data['T-PERSONALITY'].rows as unknown as readonly PersonalityCells[]
).map(([scores, personality, words, meleeBonus]) => ({
  scores,
  personality,
  changes: [
    ...(words.startsWith('must') ? [] : [0]),
    ...(words.includes('add') ? [1] : []),
    ...(words.includes('subtract') ? [-1] : []),
  ].sort((a, b) => a - b),
  meleeBonus,
}));

/** T-PERSONALITY by personality. */
export const PERSONALITY_ROWS = Object.fromEntries(
  personalityRows.map((row) => [row.personality, row]),
) as Readonly<Record<Personality, PersonalityRow>>;

/** The personality a die 1-6 gives (MM-E2m). */
export function personalityOn(die: number): Personality {
  return rowOn(personalityRows, die).personality;
}

/** What a command die lets troops do (T-COMMAND). */
export type CommandResult = 'obey' | 'mustCharge' | 'mayNotCharge' | 'noAdvance';
/** Whose column of T-COMMAND is read. */
export type CommandColumn = 'impetuous' | 'cautious' | 'others';

type CommandCells = readonly [readonly number[], string, string, string, readonly string[]];
const COMMAND_COLUMNS: readonly CommandColumn[] = ['impetuous', 'cautious', 'others'];

const commandRows = (data['T-COMMAND'].rows as unknown as readonly CommandCells[]).map(
  ([scores, impetuous, cautious, others, clauses]) => ({
    scores,
    results: [impetuous, cautious, others].map(commandWord),
    clauses,
  }),
);

function commandWord(words: string): CommandResult {
  if (words.startsWith('no advance')) return 'noAdvance';
  if (words.startsWith('must charge')) return 'mustCharge';
  return words.startsWith('may not charge') ? 'mayNotCharge' : 'obey';
}

/** The cell of T-COMMAND for a score 1-6, with the rule it comes from. */
export function commandCell(score: number, column: CommandColumn): { result: CommandResult; clause: string } {
  const row = rowOn(commandRows, score);
  const at = COMMAND_COLUMNS.indexOf(column);
  return { result: row.results[at] ?? 'obey', clause: row.clauses[at] ?? row.clauses[0] ?? 'MM-E2b' };
}

/** What a brigade morale die brings (T-MORALE). */
export type MoraleResult = 'rout' | 'obey' | 'retreat';

const moraleRows = (
  data['T-MORALE'].rows as unknown as readonly (readonly [readonly number[], string, readonly string[]])[]
).map(([scores, words, clauses]) => ({
  scores,
  result: (words.startsWith('rout')
    ? 'rout'
    : words.startsWith('retreat')
      ? 'retreat'
      : 'obey') as MoraleResult,
  clause: clauses[0] ?? 'MM-E3a',
}));

/** The row of T-MORALE for a die 1-6, with its rule. */
export function moraleOn(die: number): { readonly result: MoraleResult; readonly clause: string } {
  return rowOn(moraleRows, die);
}

/** The least score that rallies a unit (MM-E4c). */
export const RALLY_ON = Number(/\d+/.exec(data['T-RALLY'].success)?.[0]);
const rallyRows = data['T-RALLY'].rows as unknown as readonly (readonly [string, number, string])[];
const rallyRow = (word: string): MeleeRow => {
  const [label, change, clause] = rallyRows.find(([cause]) => cause.includes(word)) ?? ['', 0, ''];
  return { label, change, clause };
};
/** What changes a rally die (T-RALLY). */
export const RALLY_ROWS = {
  charismatic: rallyRow('charismatic'),
  steady: rallyRow('elite'),
  militia: rallyRow('militia'),
} as const;

// Lengths

const lengths = Object.fromEntries(
  (data['T-CONST'].rows as unknown as readonly (readonly [string, number, string])[]).map(([name, value]) => [
    name,
    inches(value),
  ]),
);

/** The lengths of T-CONST in thousandths of an inch. */
export const LENGTHS = {
  meleeRange: lengths['meleeRange'] ?? 0,
  commandRadius: lengths['commandRadius'] ?? 0,
  pursuitAdvance: lengths['pursuitAdvance'] ?? 0,
  slowMove: lengths['slowMove'] ?? 0,
  standFrontage: lengths['standFrontage'] ?? 0,
  standDepth: lengths['standDepth'] ?? 0,
  generalStand: lengths['generalStand'] ?? 0,
  generalMove: lengths['generalMove'] ?? 0,
  edgeDepth: lengths['edgeDepth'] ?? 0,
  touch: lengths['touch'] ?? 0,
  tolerance: lengths['tolerance'] ?? 0,
  pathStep: lengths['pathStep'] ?? 0,
  sampleStep: lengths['sampleStep'] ?? 0,
  roadHalfWidth: lengths['roadHalfWidth'] ?? 0,
  generalRefuge: lengths['generalRefuge'] ?? 0,
  wallCoverReach: lengths['wallCoverReach'] ?? 0,
  cropTrample: lengths['cropTrample'] ?? 0,
  breachRange: lengths['breachRange'] ?? 0,
} as const;

// Engineering, points, reasons

/** One row of T-ENGINEERING. */
export interface EngineeringTask {
  readonly task: EngineeringName;
  readonly label: string;
  readonly turnsOfWork: number;
  readonly result: string;
}
/** The tasks of T-ENGINEERING. */
export type EngineeringName = 'buildBridge' | 'destroyBridge' | 'earthwork' | 'obstacle';

const ENGINEERING_NAMES: readonly EngineeringName[] = [
  'buildBridge',
  'destroyBridge',
  'earthwork',
  'obstacle',
];

/** T-ENGINEERING, row by row (MM-E7k4). */
export const ENGINEERING: readonly EngineeringTask[] = (
  data['T-ENGINEERING'].rows as unknown as readonly (readonly [string, number, string])[]
).map(([label, turnsOfWork, result], i) => ({
  task: ENGINEERING_NAMES[i] as EngineeringName,
  label,
  turnsOfWork,
  result,
}));

/** T-POINTS: what a free force may cost and what each thing costs (MM-BAT1f). */
export const POINTS = {
  budget: data['T-POINTS'].budget,
  base: data['T-POINTS'].base as Readonly<Record<TroopType | 'brigadeGeneral' | 'armyCommander', number>>,
  add: data['T-POINTS'].add as Readonly<Partial<Record<Trait | Armament, number>>>,
} as const;

/** The code of a refusal (T-REASONS). */
export type ReasonCode = `R-${string}`;

/** T-REASONS by code: what it means, and the rules it stands for. */
export const REASONS: ReadonlyMap<string, { readonly meaning: string; readonly clauses: string }> = new Map(
  (data['T-REASONS'].rows as unknown as readonly (readonly [string, string, string])[]).map(
    ([code, meaning, clauses]) => [code, { meaning, clauses }],
  ),
);

function rowOn<R extends { readonly scores: readonly number[] }>(rows: readonly R[], die: number): R {
  const row = rows.find(({ scores }) => scores.includes(die));
  if (!row) throw new RangeError(`A die shows 1 to 6, not ${die}.`);
  return row;
}
