/**
 * Toy soldiers seen from above, as paths in plate units round a stand's centre, the front up. Each strength point is
 * some figures; what is lost leaves empty sockets, spread over the stand so that it thins out.
 */
import type { Dress, PieceKind, Strength } from '@linstock/scene';
import type { Spot } from '../plate.ts';

/** How a stand's figures are made up. */
export type Arm = 'foot' | 'open' | 'horse' | 'guns' | 'wagon' | 'general' | 'commander';

/** The arm a kind of piece is drawn as. */
export function armOf(kind: PieceKind): Arm {
  switch (kind) {
    case 'foot':
    case 'militia':
    case 'grenadier':
      return 'foot';
    case 'rifle':
    case 'skirmisher':
    case 'engineer':
      return 'open';
    case 'horse':
      return 'horse';
    case 'gun':
    case 'howitzer':
      return 'guns';
    case 'wagon':
      return 'wagon';
    case 'leader':
      return 'general';
    case 'commander':
      return 'commander';
  }
}

/** The sign of an arm that is told from others by it where figures are too small to be seen; null for foot. */
export function farSign(arm: Arm, w: number, d: number): string | null {
  const [left, top, deep] = [4 - w / 2, 4 - d / 2, d * 0.5];
  if (arm === 'horse') return `M${left} ${top + deep}L${-left} ${top}`;
  if (arm === 'guns') return `M0 ${top + deep * 1.5}V${top - 2}M-9 ${top + deep}H9`;
  return arm === 'wagon'
    ? `M${left} ${top}L${-left} ${top + deep}M${left} ${top + deep}L${-left} ${top}`
    : null;
}

/** Where figures stand and where they stood. */
export interface Ranks {
  readonly present: readonly Spot[];
  readonly lost: readonly Spot[];
}

/** Files and ranks of one strength point, and the room of a figure, in plate units at a frontage of 60. */
const FILES: Readonly<Record<Arm, { readonly each: number; readonly ranks: number }>> = {
  foot: { each: 2, ranks: 2 },
  open: { each: 2, ranks: 2 },
  horse: { each: 1, ranks: 2 },
  guns: { each: 1, ranks: 1 },
  wagon: { each: 1, ranks: 1 },
  general: { each: 1, ranks: 1 },
  commander: { each: 1, ranks: 1 },
};

/** Distance between ranks, in plate units. */
const RANK = { foot: 9.5, open: 13, horse: 20, guns: 0, wagon: 0, general: 0, commander: 0 } as const;

/** What a man takes up behind the middle of his rank, in plate units. */
const MAN_DEEP = 3.5;

/** The least room of a file, in plate units: closer together, figures run into one smear. */
const ROOM = { foot: 4, open: 4, horse: 8, guns: 14, wagon: 14, general: 1, commander: 1 } as const;

/**
 * The places of a base's figures. Each strength point has its files where there is room for them; where there is not, as many
 * files as there is room for thin out in the same measure.
 * @param frontage of the base, in plate units
 * @param front distance from the centre to the foremost rank
 * @param rear distance from the centre to the rear edge: ranks that have no room before it are left out
 */
export function ranksOf(
  arm: Arm,
  { left, full }: Strength,
  frontage: number,
  front: number,
  rear: number,
): Ranks {
  const wide = frontage * 0.94;
  const wanted = Math.max(1, full) * FILES[arm].each;
  const files = Math.min(wanted, Math.max(1, Math.floor(wide / ROOM[arm])));
  // Fewer files than strength points ask for: each is one point of so many.
  const points = files < wanted ? files : Math.max(1, full);
  const standing = points === full ? left : Math.ceil((points * left) / Math.max(1, full));
  const step = wide / files;
  const deep = RANK[arm] > 0 ? 1 + Math.floor((front + rear - MAN_DEEP) / RANK[arm]) : 1;
  const ranks = Math.max(1, Math.min(FILES[arm].ranks, deep));
  const spots = { present: [] as Spot[], lost: [] as Spot[] };
  for (let file = 0; file < files; file++) {
    // Files of one strength point lie apart, so that a loss thins the whole line.
    const stands = spreadOf(file % points, points) < standing;
    for (let rank = 0; rank < ranks; rank++) {
      const stagger = arm === 'open' ? ((rank % 2) - 0.5) * step * 0.5 : 0;
      const x = (file - (files - 1) / 2) * step + stagger;
      spots[stands ? 'present' : 'lost'].push([x, -front + rank * RANK[arm]]);
    }
  }
  return spots;
}

/** The order in which the points of a stand are lost, the highest first: from the wings inwards by turns. */
function spreadOf(point: number, points: number): number {
  return point % 2 === 0 ? points - 1 - point / 2 : (point - 1) / 2;
}

const n = (value: number) => value.toFixed(2);

/** An ellipse as a path. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** One layer of many figures as a single path. */
export function layer(spots: readonly Spot[], draw: (x: number, y: number) => string): string {
  return spots.map(([x, y]) => draw(x, y)).join('');
}

/** A soldier on foot, part by part. */
export const MAN = {
  pack: (x: number, y: number) => `M${n(x - 1.6)} ${n(y + 1.6)}h3.2v2h-3.2Z`,
  shoulders: (x: number, y: number) => ellipse(x, y, 3.35, 2.5),
  cuffs: (x: number, y: number) => ellipse(x + 2.5, y - 1.7, 1.15, 1) + ellipse(x - 2.5, y - 1.7, 1.15, 1),
  musket: (x: number, y: number) => `M${n(x + 2.1)} ${n(y + 1)}l.5 -7.4`,
  hat: (x: number, y: number) => `M${n(x)} ${n(y - 1.5)}l1.7 2.5q-1.7 .8 -3.4 0Z`,
} as const;

/** What is worn instead of the cocked hat: a cap with its peak, a felt hat with a broad brim, a tall black one turned up. */
export const HATS: Readonly<Record<Dress['hat'], (x: number, y: number) => string>> = {
  kepi: (x, y) => `${ellipse(x, y, 1.5, 1.5)}M${n(x - 1.3)} ${n(y - 1)}q1.3 -1.9 2.6 0Z`,
  'slouch hat': (x, y) => ellipse(x, y, 2.2, 1.9),
  'black hat': (x, y) => `${ellipse(x, y, 1.9, 1.6)}M${n(x + 1.3)} ${n(y + 0.8)}q1.2 -.4 1.4 -1.6l-1 .2Z`,
};

/** A trooper and his horse, part by part. */
export const TROOPER = {
  horse: (x: number, y: number) =>
    `M${n(x)} ${n(y - 9.5)}q1.6 .6 1.5 3q2.4 2 2.2 7q.3 5.5 -2 7.5q-1.7 1.2 -3.4 0q-2.3 -2 -2 -7.5q-.2 -5 2.2 -7q-.1 -2.4 1.5 -3Z`,
  tail: (x: number, y: number) => `M${n(x)} ${n(y + 8)}q1 2 .2 4`,
  shoulders: (x: number, y: number) => ellipse(x, y + 0.8, 4.3, 2.9),
  cuffs: (x: number, y: number) => ellipse(x + 3.2, y - 1.1, 1.3, 1.1) + ellipse(x - 3.2, y - 1.1, 1.3, 1.1),
  sabre: (x: number, y: number) => `M${n(x + 3.2)} ${n(y)}q1.6 -3.5 .6 -7`,
  hat: (x: number, y: number) => `M${n(x - 2.3)} ${n(y + 1.4)}q2.3 -2.6 4.6 0q-2.3 1.2 -4.6 0Z`,
} as const;

/** A gun with its trail, part by part; its crew are men beside it. */
export const GUN = {
  trail: (x: number, y: number) =>
    `M${n(x - 1.6)} ${n(y + 1)}L${n(x)} ${n(y + 15)}L${n(x + 1.6)} ${n(y + 1)}`,
  axle: (x: number, y: number) => `M${n(x - 6.5)} ${n(y)}h13`,
  wheels: (x: number, y: number) => `M${n(x - 6.6)} ${n(y - 5)}v10M${n(x + 6.6)} ${n(y - 5)}v10`,
  barrel: (x: number, y: number) =>
    `M${n(x - 1.5)} ${n(y + 5)}L${n(x - 1.1)} ${n(y - 12)}h2.2L${n(x + 1.5)} ${n(y + 5)}Z`,
} as const;

/** Where the crew of a gun stands about it. */
export const CREW: readonly Spot[] = [
  [-11, -5],
  [11, -5],
  [-9.5, 8],
  [9.5, 8],
];
