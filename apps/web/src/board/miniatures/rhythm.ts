/** The places of the figures on a base: the rhythm that distinguishes an arm from afar, and the disorder that shows a state. */
import type { PieceKind, Strength } from '@linstock/scene';
import { hash } from '../ground/seed.ts';

/** The composition of a stand's figures. */
export type Arm =
  | 'foot'
  | 'open'
  | 'horse'
  | 'light horse'
  | 'guns'
  | 'limber'
  | 'wagon'
  | 'general'
  | 'commander';

/** The arm a kind of piece is drawn as. */
export function armOf(kind: PieceKind, limbered = false): Arm {
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
    case 'light horse':
      return 'light horse';
    case 'gun':
    case 'howitzer':
      return limbered ? 'limber' : 'guns';
    case 'wagon':
      return 'wagon';
    case 'leader':
      return 'general';
    case 'commander':
      return 'commander';
  }
}

/** The order of a base: closed up, or disordered. */
export type Posture = 'dressed' | 'disordered' | 'shaken' | 'routed';

/** One figure on a base, in inches of the base from its middle. */
export interface FigurePlace {
  readonly right: number;
  readonly ahead: number;
  /** Degrees by which it is turned from the front. */
  readonly turn: number;
  /** Its number in the order of losses. It makes it look different from its neighbours. */
  readonly nth: number;
}

/** The figures of a base, the sockets of those lost, and how large a figure is against one of 1·7 inches. */
export interface FigureRanks {
  readonly present: readonly FigurePlace[];
  readonly lost: readonly FigurePlace[];
  readonly size: number;
  /** Inches from file to file. */
  readonly pitch: number;
}

/** The width in inches of a stand to which the measures of the rhythm refer. */
const STAND = 3;

/** The place of each file on a stand of three inches, and the size of its figures. */
const RHYTHM: Readonly<Record<Arm, { readonly ranks: readonly number[]; readonly size: number }>> = {
  foot: { ranks: [0.2, -0.13], size: 1.06 },
  open: { ranks: [0.12], size: 1.06 },
  horse: { ranks: [0.06], size: 0.92 },
  'light horse': { ranks: [0.06], size: 0.92 },
  guns: { ranks: [0], size: 1 },
  limber: { ranks: [0.02], size: 1 },
  wagon: { ranks: [0.05], size: 1 },
  general: { ranks: [0], size: 1 },
  commander: { ranks: [0], size: 1.05 },
};

/** Most files that stand side by side on a base without running into one another. */
const MAX_FILES: Readonly<Record<Arm, number>> = {
  foot: 6,
  open: 5,
  horse: 4,
  'light horse': 3,
  guns: 1,
  limber: 1,
  wagon: 1,
  general: 1,
  commander: 1,
};

/** A base that is less deep than this share of its frontage has one rank: two would be a crowd on it. */
const SINGLE_RANK_DEPTH = 0.9;

/** The places of a base's figures: one file is one strength point, and the lost ones go from the right. */
export function ranksOf(
  arm: Arm,
  { left, full }: Strength,
  frontage: number,
  depth: number,
  posture: Posture,
): FigureRanks {
  const { ranks, size } = RHYTHM[arm];
  const files = Math.max(1, Math.min(MAX_FILES[arm], full));
  const standing = Math.min(files, Math.ceil((files * left) / Math.max(1, full)));
  const shallow = depth < frontage * SINGLE_RANK_DEPTH;
  const rows = shallow ? [0.04] : ranks;
  const pitch = pitchOf(arm, frontage, files);
  const present: FigurePlace[] = [];
  const lost: FigurePlace[] = [];
  for (let file = 0; file < files; file++)
    for (const [rank, row] of rows.entries()) {
      const place = {
        right: (file - (files - 1) / 2) * pitch,
        ahead: (row + stagger(arm, file)) * depth,
        turn: 0,
        nth: file + rank * files,
      };
      if (file < standing) present.push(held(place, posture, frontage / STAND));
      else lost.push(place);
    }
  return { present, lost, pitch, size: size * sizeOn(arm, frontage, depth, files, shallow) };
}

/**
 * The height of a man on the screen, in inches of a figure, and the minimum share of it at which he is drawn
 * in a line seen from the side.
 */
const MAN_HEIGHT = 1.05;
const MIN_HEIGHT_SHARE = 0.7;

/**
 * The height of a base's figures on the screen, as a share of their full height. A line of foot seen from the side would close up to a row
 * of hats, so its men are drawn lower, the closer they are.
 * @param turn degrees clockwise from straight up the screen
 */
export function heightOf(arm: Arm, ranked: Pick<FigureRanks, 'pitch' | 'size'>, turn: number): number {
  if (arm !== 'foot') return 1;
  const low = Math.max(MIN_HEIGHT_SHARE, Math.min(1, 0.24 + 0.95 * measureInterval(ranked)));
  return 1 - (1 - low) * Math.sin((turn * Math.PI) / 180) ** 2;
}

/** The distance between the men of a line, as a share of their height on the screen. */
export function measureInterval({ pitch, size }: Pick<FigureRanks, 'pitch' | 'size'>): number {
  return pitch / (MAN_HEIGHT * size);
}

/** Inches from file to file. */
function pitchOf(arm: Arm, frontage: number, files: number): number {
  if (arm === 'foot') return Math.min((frontage * 0.96) / files, frontage / 4);
  if (arm === 'horse') return Math.min(frontage / files, frontage * 0.27);
  return frontage / (files + (arm === 'open' ? 0.1 : 0));
}

/**
 * How far every second file steps out of a line of foot seen from the side, as a share of the base's depth; and the
 * minimum depth for that, as a share of the frontage.
 */
const FILE_STEP = 0.13;
const STEP_FROM_DEPTH = 0.68;

/**
 * The figures of a base as they are placed for one direction of view. Seen from the side, every second man of a
 * single rank stands a little ahead of the others. Otherwise each would hide the next.
 */
export function chooseFigures(
  { present, ...rest }: FigureRanks,
  arm: Arm,
  [frontage, depth]: readonly [number, number],
  turn: number,
): FigureRanks {
  const oneRank =
    arm === 'foot' && depth < frontage * SINGLE_RANK_DEPTH && depth > frontage * STEP_FROM_DEPTH;
  if (!oneRank) return { present, ...rest };
  const step = FILE_STEP * depth * Math.sin((turn * Math.PI) / 180) ** 2;
  const out = (each: FigurePlace): FigurePlace => ({
    ...each,
    ahead: each.ahead + (each.nth % 2 === 0 ? step : -step),
  });
  return { present: present.map(out), ...rest };
}

/** Foot in open order, and horse, do not stand in one line: a zigzag, a wedge, a slant. */
function stagger(arm: Arm, file: number): number {
  if (arm === 'open') return file % 2 === 0 ? 0.2 : -0.2;
  if (arm === 'horse') return file === 1 ? 0.1 : -0.06;
  if (arm === 'light horse') return 0.18 - file * 0.2;
  return 0;
}

/**
 * The size of a figure that fits on its base: as on a stand of three inches, or as its files and its depth allow.
 */
function sizeOn(arm: Arm, frontage: number, depth: number, files: number, shallow: boolean): number {
  if (arm === 'general' || arm === 'commander') return (frontage / STAND) * 1.55;
  if (!shallow) return frontage / STAND;
  const room = arm === 'foot' || arm === 'open' ? (frontage / files / 0.75) * 1.35 : frontage / STAND;
  return Math.max(Math.min(room, depth * 0.72), depth * 0.42);
}

/** A figure out of its place by the state of its base: each by another way, the same each time. */
function held(place: FigurePlace, posture: Posture, scale: number): FigurePlace {
  const chance = (n: number) => hash(place.nth, n, 41) * 2 - 1;
  switch (posture) {
    case 'dressed':
      return place;
    case 'shaken':
      return { ...place, ahead: place.ahead - 0.25 * scale, turn: chance(1) * 17 };
    case 'disordered':
      return {
        ...place,
        right: place.right + chance(1) * 0.27 * scale,
        ahead: place.ahead + chance(2) * 0.27 * scale,
        turn: chance(3) * 50,
      };
    case 'routed':
      return {
        ...place,
        right: place.right + chance(1) * 0.3 * scale,
        ahead: place.ahead + chance(2) * 0.4 * scale - 0.2 * scale,
        turn: 180 + chance(3) * 35,
      };
  }
}
