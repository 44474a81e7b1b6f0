import { cellsOf, nth } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import { type BattleBrigade, battleOf, type MorschauserBattle } from './battle.ts';
import { type Numbers, pickUpNumbers } from './numbers.ts';

/** The pick-up game (BAT1): a table and two equal forces from a seed number; any seed makes a fair game. */

/** A made pick-up game, with the rolls it came from. */
export interface PickUp {
  readonly battle: MorschauserBattle;
  readonly seed: number;
  readonly listRoll: number;
  readonly list: ListName;
  readonly pairsRoll: number;
  readonly roadRoll: number;
}

/** An army list of T-PICKUP-LISTS. */
export type ListName = keyof (typeof data)['T-PICKUP-LISTS']['lists'];

/** The army lists of T-PICKUP-LISTS. */
export const LIST_NAMES = ['A', 'B', 'C'] as const satisfies readonly ListName[];

/** The names of the lists. */
export const LIST_TITLES: Readonly<Record<ListName, string>> = data['T-PICKUP-LISTS'].lists;

type Spot = readonly [number, number];
/** A terrain piece, placed, and the outline that keeps its distance from others. */
interface Piece {
  readonly kind: 'woods' | 'gentleHill' | 'steepHill' | 'town' | 'wall';
  readonly outline: readonly Spot[];
  /** The second contour of a steep hill. */
  readonly upper: readonly Spot[];
}

/** Width and height of the table in inches. */
const [WIDTH, HEIGHT] = [72, 48] as const;
const MIDDLE: Spot = [WIDTH / 2, HEIGHT / 2];
/** Maximum number of tries for a pair of pieces (MM-BAT1b). */
const MAX_TRIES = 20;
/** Bounds of every corner of a piece. */
const PIECE_BOUNDS = { west: 2, east: 70, south: 12.5, north: 35.5 } as const;
/** Minimum distance between the boxes of pieces. */
const PIECE_SPACING = 1;

/** Makes the pick-up game of a seed number, 32 bits of which count (MM-BAT1a to MM-BAT1e). */
export function pickUp(seed: number): PickUp {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, such as 7; not ${seed}.`);
  const numbers = pickUpNumbers(seed);
  const listRoll = numbers.die();
  const pairsRoll = numbers.die();
  const roadRoll = numbers.die();
  const list = LIST_NAMES[Math.ceil(listRoll / 2) - 1] ?? 'A';
  const pairs = 1 + Math.ceil(pairsRoll / 2);
  const road = roadRoll >= 4;
  return {
    battle: battleOf(pickUpBattle(seed, list, terrainOf(numbers, pairs, road))),
    seed,
    listRoll,
    list,
    pairsRoll,
    roadRoll,
  };
}

/** The table and forces of a pick-up game as a battle. */
function pickUpBattle(seed: number, list: ListName, terrain: readonly object[]): object {
  return {
    id: 'MM-BAT1',
    name: `Pick-up game ${seed}: ${data['T-PICKUP-LISTS'].lists[list]}`,
    table: { w: WIDTH, h: HEIGHT },
    sides: [
      { id: 'south', name: 'South', base: 'S' },
      { id: 'north', name: 'North', base: 'N' },
    ],
    firstMover: 'dice',
    turns: 12,
    options: {},
    terrain,
    brigades: [...listBrigades(list, 'south'), ...listBrigades(list, 'north')],
    reinforcements: [],
    special: [],
    victory: {
      breakFraction: { south: [1, 2], north: [1, 2] },
      atLimit: { kind: 'lossFractionThenNear', spot: MIDDLE, within: 12, otherwise: 'draw' },
      clauses: ['MM-BAT1d', 'MM-BAT1e'],
    },
  };
}

// Forces

type ListRow = readonly [
  ListName,
  string,
  string,
  string,
  string,
  readonly string[],
  readonly (readonly [string, number, number, number])[],
];

/** The name for a letter of T-PICKUP-LISTS. */
const REGIMENTS: Readonly<Record<string, string>> = {
  L: 'Line',
  I: 'Light Infantry',
  E: 'Grenadiers',
  R: 'Rifles',
  C: 'Heavy Horse',
  D: 'Light Dragoons',
  G: 'Battery',
  H: 'Horse Battery',
  A: 'Heavy Battery',
  P: 'Pioneers',
  W: 'Train',
};

/** `1st South Line` for the south's regiment `L1`. */
export function regimentName(side: 'south' | 'north', regiment: string): string {
  const number = Number(regiment.slice(1));
  const ordinal = `${number}${['st', 'nd', 'rd'][number - 1] ?? 'th'}`;
  return `${ordinal} ${side === 'south' ? 'South' : 'North'} ${REGIMENTS[regiment.slice(0, 1)] ?? regiment}`;
}

/** Commanders of no history. */
const COMMANDERS = { south: 'Gen. Ashdown', north: 'Gen. Norwood' } as const;
/** Brigade generals of no history: the lists have two of a side, and no force can have more than six (T-POINTS). */
const BRIGADIERS = {
  south: ['Birkett', 'Calloway', 'Denholm', 'Eastlake', 'Fairbrother', 'Garside'],
  north: ['Oakes', 'Penrose', 'Quarles', 'Rainsford', 'Selwyn', 'Tolliver'],
} as const;

/** The name of the general of `brig1`, `brig2` … or `cinc`. */
function generalName(side: 'south' | 'north', id: string): string {
  const brigadier = BRIGADIERS[side][Number(id.slice('brig'.length)) - 1];
  return brigadier ? `Gen. ${brigadier}` : COMMANDERS[side];
}

/**
 * A general of a bought force. He is placed behind the middle of his part of the line until his troops are
 * placed (MM-BAT1f).
 */
export function pickUpGeneral(
  side: 'south' | 'north',
  id: string,
  brigades: number,
): BattleBrigade['general'] {
  const army = id === 'cinc';
  const share = army ? 1 / 2 : Number(id.slice('brig'.length)) / (brigades + 1);
  const spot: Spot = [hundredths(WIDTH * share), army ? 4 : 1.5];
  const [x, y] = side === 'south' ? spot : turned(spot);
  return {
    id: `${side === 'south' ? 'S' : 'N'}-${id}`,
    name: generalName(side, id),
    rank: army ? 'army' : 'brigade',
    personality: army ? 'bold' : null,
    charismatic: false,
    x,
    y,
  };
}

/** The brigades of one side; the north side is the south side turned about the middle (MM-BAT1c). */
export function listBrigades(list: ListName, side: 'south' | 'north'): BattleBrigade[] {
  const prefix = side === 'south' ? 'S-' : 'N-';
  const at = (x: number, y: number): Spot => (side === 'south' ? [x, y] : turned([x, y]));
  const rows = cellsOf<readonly ListRow[]>(data['T-PICKUP-LISTS'].rows).filter(([of]) => of === list);
  const generals = cellsOf<readonly [string, string, number, number][]>(
    data['T-PICKUP-LISTS'].generals[list],
  );
  return generals.map(([id, rank, gx, gy]) => {
    const [x, y] = at(gx, gy);
    const regiments = rows
      .filter(([, brigade]) => brigade === id)
      .map(([, , regiment, type, weapon, traits, companies]) => ({
        id: `${prefix}${regiment}`,
        name: regimentName(side, regiment),
        type,
        weapon,
        traits,
        companies: companies.map(([name, cx, cy, facing]) => [
          `${prefix}${name}`,
          ...at(cx, cy),
          side === 'south' ? facing : (facing + 180) % 360,
        ]),
      }));
    return {
      id: `${prefix}${id}`,
      side,
      general: {
        id: `${prefix}${id}`,
        name: generalName(side, id),
        rank,
        personality: rank === 'army' ? 'bold' : null,
        charismatic: false,
        x,
        y,
      },
      regiments,
    } as unknown as BattleBrigade;
  });
}

/** A place turned by 180 degrees about the middle of the table. */
function turned([x, y]: Spot): Spot {
  return [hundredths(WIDTH - x), hundredths(HEIGHT - y)];
}

// Terrain

const terrainRows = cellsOf<readonly (readonly [readonly number[], string, readonly Spot[]])[]>(
  data['T-PICKUP-TERRAIN'].rows,
);
const KINDS: readonly Piece['kind'][] = ['woods', 'gentleHill', 'steepHill', 'town', 'wall'];

function terrainOf(numbers: Numbers, pairs: number, road: boolean): object[] {
  const lying: Piece[] = [];
  const terrain: object[] = road
    ? [
        {
          id: 'road',
          kind: 'road',
          width: 1,
          line: [
            [MIDDLE[0], 0],
            [MIDDLE[0], HEIGHT],
          ],
        },
      ]
    : [];
  for (let pair = 1; pair <= pairs; pair++) {
    const die = numbers.die();
    const row = terrainRows.findIndex(([scores]) => scores.includes(die));
    const kind = nth(KINDS, row);
    const [, , outline] = nth(terrainRows, row);
    const piece = placed(numbers, kind, outline, lying);
    if (!piece) continue;
    const partner = partnerOf(piece);
    lying.push(piece, partner);
    terrain.push(...written(piece, `${pair}a`), ...written(partner, `${pair}b`));
  }
  return terrain;
}

/** Up to 20 tries to place a piece; null if none fits. */
function placed(
  numbers: Numbers,
  kind: Piece['kind'],
  outline: readonly Spot[],
  lying: readonly Piece[],
): Piece | null {
  for (let trial = 0; trial < MAX_TRIES; trial++) {
    const cx = 6 + 28 * numbers.next();
    const cy = 14 + 20 * numbers.next();
    const turn = Math.floor(12 * numbers.next());
    const lay = (spots: readonly Spot[]): Spot[] => spots.map((spot) => laid(spot, cx, cy, turn));
    const upper = kind === 'steepHill' ? lay(cellsOf<Spot[]>(data['T-PICKUP-TERRAIN'].steepHillLevel2)) : [];
    const piece = { kind, outline: lay(outline), upper };
    if (fits(piece, lying)) return piece;
  }
  return null;
}

/** Sines of the multiples of 15 degrees to 90: written out, so that every machine turns outlines alike. */
const SINES = [
  0, 0.25881904510252074, 0.5, 0.7071067811865476, 0.8660254037844386, 0.9659258262890683, 1,
] as const;

/** The sine of a number of steps of 15 degrees, 0 to 18. */
function sineOf(steps: number): number {
  if (steps > 12) return 0 - sineOf(steps - 12);
  return nth(SINES, steps <= 6 ? steps : 12 - steps);
}

function laid([x, y]: Spot, cx: number, cy: number, turn: number): Spot {
  const [sin, cos] = [sineOf(turn), sineOf(turn + 6)];
  return [hundredths(cx + x * cos - y * sin), hundredths(cy + x * sin + y * cos)];
}

/** To hundredths of an inch, halves up. */
function hundredths(n: number): number {
  return Math.floor(n * 100 + 0.5) / 100;
}

function partnerOf({ kind, outline, upper }: Piece): Piece {
  return { kind, outline: outline.map(turned), upper: upper.map(turned) };
}

/** True if a piece and its partner are in the space between the lines and clear of all others (MM-BAT1b). */
function fits(piece: Piece, lying: readonly Piece[]): boolean {
  const partner = partnerOf(piece);
  const inside = piece.outline.every(
    ([x, y]) =>
      x >= PIECE_BOUNDS.west && x <= PIECE_BOUNDS.east && y >= PIECE_BOUNDS.south && y <= PIECE_BOUNDS.north,
  );
  if (!inside || boxesMeet(piece, partner)) return false;
  return lying.every((other) => !boxesMeet(piece, other) && !boxesMeet(partner, other));
}

function boxesMeet(piece: Piece, other: Piece): boolean {
  const [a, b] = [boxOf(piece), boxOf(other)];
  return (
    a.west - PIECE_SPACING < b.east &&
    b.west < a.east + PIECE_SPACING &&
    a.south - PIECE_SPACING < b.north &&
    b.south < a.north + PIECE_SPACING
  );
}

function boxOf({ outline }: Piece) {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** A piece as battles write terrain. */
function written({ kind, outline, upper }: Piece, id: string): object[] {
  switch (kind) {
    case 'woods':
    case 'town':
      return [{ id: `${kind}${id}`, kind, poly: outline }];
    case 'wall':
      return [{ id: `wall${id}`, kind, slow: true, cover: true, line: outline }];
    case 'gentleHill':
      return [{ id: `hill${id}`, kind: 'hill', level: 1, steep: false, poly: outline }];
    case 'steepHill':
      return [
        { id: `hill${id}`, kind: 'hill', level: 1, steep: true, poly: outline },
        { id: `hill${id}2`, kind: 'hill', level: 2, steep: true, poly: upper },
      ];
  }
}
