/** The places of trees, bushes, grass and cane, clear of roads, water, roofs and the middle of hexes. */

import { type Box, growBox, type Spot } from '../../common/box.ts';
import { findHex, HEX_RADIUS } from '../plate/plate.ts';
import { filterBand } from './band.ts';
import { type Cover, findCover } from './covers.ts';
import type { HexGrid } from './engravedShapes.ts';
import { hash } from './seed.ts';
import { type Course, isNearCourse, paceLine } from './shapes.ts';

/** One sign of the engraver's alphabet. */
export interface Sign {
  readonly kind: 'oak' | 'pine' | 'bush' | 'log' | 'tuft' | 'cane' | 'grass';
  readonly at: Spot;
  readonly size: number;
  /** 0 up to 1, for small differences in the drawing. */
  readonly chance: number;
  /** On ground that troops can cross: fewer of these are drawn from far away, so that the troops are visible. */
  readonly sparse?: true;
}

interface Ground {
  readonly grid: HexGrid | null;
  readonly covers: readonly Cover[];
  readonly bounds: Box;
  readonly seed: number;
  readonly bare: (spot: Spot, room: number) => boolean;
  readonly fences: readonly Course[];
}

/** Distance between signs of each cover, in plate units. */
const SPACING = { open: 33, light: 19, heavy: 13.5, swamp: 15, grass: 21, clear: 40 } as const;

/** All signs, from the back of the picture to the front. */
export function signsOf(ground: Ground): Sign[] {
  const covers = ground.covers.flatMap((cover, i) => [
    ...within(ground, cover, i),
    ...along(ground, cover, i),
  ]);
  return [...covers, ...openGround(ground)].sort((a, b) => a.at[1] - b.at[1]);
}

/** Signs inside one cover, on a shaken grid of the cover's own spacing. */
function within(ground: Ground, cover: Cover, index: number): Sign[] {
  const spacing = spacingOf(cover);
  if (spacing === null) return [];
  const { seed } = ground;
  const bounds = common(ground.bounds, growBox(cover.shape.box, 2 * spacing));
  return shaken({ bounds, seed }, spacing, index)
    .filter(({ at }) => findCover(ground.covers, at) === cover)
    .flatMap(({ at, chance }) => signAt(ground, cover, at, chance));
}

function spacingOf(cover: Cover): number | null {
  if (cover.kind === 'woods') return SPACING[cover.density];
  if (cover.kind === 'swamp') return SPACING.swamp;
  if (cover.kind === 'field') return cover.crop ? null : SPACING.grass;
  return null;
}

/** Trees that make the edge of a closed wood read as an edge. */
function along(ground: Ground, cover: Cover, index: number): Sign[] {
  if (cover.kind !== 'woods' || cover.density === 'open') return [];
  return paceLine(cover.shape.loop, 10, true).flatMap(({ at: [x, y], along: [dx, dy] }, i) => {
    const dice = hash(i, index, ground.seed + 3);
    if (dice < 0.25) return [];
    const inward = [-1, 1].map((side): Spot => [x - dy * 4 * side, y + dx * 4 * side]);
    const at = inward.find((spot) => findCover(ground.covers, spot) === cover);
    const outer = inward.find((spot) => spot !== at);
    if (!at || !outer || findCover(ground.covers, outer) === cover) return [];
    return signAt(ground, cover, at, hash(i, index, ground.seed + 4));
  });
}

/** Thin grass on ground that nothing covers. */
function openGround(ground: Ground): Sign[] {
  return shaken(ground, SPACING.clear, 77)
    .filter(({ at, chance }) => chance < 0.6 && findCover(ground.covers, at) === null && !ground.bare(at, 5))
    .map(({ at, chance }) => ({ kind: 'grass', at, size: 2.6, chance, sparse: true }));
}

function shaken(
  { bounds, seed }: Pick<Ground, 'bounds' | 'seed'>,
  spacing: number,
  layer: number,
): { at: Spot; chance: number }[] {
  const out: { at: Spot; chance: number }[] = [];
  for (let j = Math.floor(bounds.y / spacing); j * spacing < bounds.y + bounds.height; j++) {
    for (let i = Math.floor(bounds.x / spacing); i * spacing < bounds.x + bounds.width; i++) {
      const [a, b] = [hash(i, j, seed + layer * 3), hash(i, j, seed + layer * 3 + 1)];
      const x = (i + (j % 2) * 0.5 + 0.12 + a * 0.76) * spacing;
      out.push({ at: [x, (j + 0.12 + b * 0.76) * spacing], chance: hash(i, j, seed + layer * 3 + 2) });
    }
  }
  return out;
}

/** The intersection of two boxes. Its size is 0 if they do not meet. */
function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function signAt(ground: Ground, cover: Cover, at: Spot, chance: number): Sign[] {
  const kind = kindOf(cover, chance);
  const room = kind === 'tuft' || kind === 'cane' || kind === 'grass' ? 2 : 6;
  if (ground.bare(at, room) || ground.fences.some((fence) => isNearCourse(fence, at, 4))) return [];
  if (room === 6 && quiet(ground.grid, at) && chance < 0.93) return [];
  const open = cover.kind === 'field' || (cover.kind === 'woods' && cover.density === 'open');
  return [{ kind, at, size: sizeOf(cover, chance), chance, ...(open && { sparse: true as const }) }];
}

function sizeOf(cover: Cover, chance: number): number {
  const spread = 0.8 + hash(Math.floor(chance * 1e6), 1) * 0.5;
  if (cover.kind === 'swamp') return 4 * spread;
  if (cover.kind === 'woods')
    return (cover.density === 'open' ? 5.2 : cover.density === 'light' ? 5 : 4.7) * spread;
  return 2.8 * spread;
}

/** The sign for a crop of the survey. */
function kindOf(cover: Cover, chance: number): Sign['kind'] {
  const pick = hash(Math.floor(chance * 1e6), 2);
  if (cover.kind === 'field') return 'grass';
  if (cover.kind === 'swamp') return /cane/i.test(cover.name) && pick < 0.4 ? 'cane' : 'tuft';
  if (/felled/i.test(cover.name)) return pick < 0.55 ? 'log' : 'bush';
  if (/scrub|brush|vines|thick growth/i.test(cover.name))
    return pick < 0.45 ? 'bush' : /pine/i.test(cover.name) && pick < 0.75 ? 'pine' : 'oak';
  if (/oak/i.test(cover.name)) return /pine/i.test(cover.name) && pick < 0.3 ? 'pine' : 'oak';
  if (/pine/i.test(cover.name)) return pick < 0.8 ? 'pine' : 'oak';
  return pick < 0.14 ? 'pine' : 'oak';
}

/** The middle of a hex, the place of a counter. */
function quiet(grid: HexGrid | null, at: Spot): boolean {
  const hex = grid ? findHex(grid.plate, at) : -1;
  if (!grid || hex < 0) return false;
  const [x, y] = grid.plate.centres[hex]!;
  return Math.hypot(at[0] - x, at[1] - y) < HEX_RADIUS * 0.42;
}

/** Device pixels to a plate unit below which open ground is drawn calm, and the share of its signs that is left there. */
const CALM_GROUND = { far: 0.7, left: 0.22, middle: 1.25, most: 0.5 } as const;

/**
 * The signs that are drawn at a scale: all signs of woods and swamps, and fewer of open ground at smaller scales.
 */
export function thinSigns(signs: readonly Sign[], scale: number): readonly Sign[] {
  if (scale >= CALM_GROUND.middle) return signs;
  const share = scale < CALM_GROUND.far ? CALM_GROUND.left : CALM_GROUND.most;
  return signs.filter(({ sparse, chance }) => !sparse || (chance * 7919) % 1 < share);
}

/** Signs that may show in a box of the plate, of those sorted from the back to the front. */
export function findSignsInBox(signs: readonly Sign[], box: Box): Sign[] {
  return filterBand(signs, ({ at }) => at, growBox(box, 16));
}
