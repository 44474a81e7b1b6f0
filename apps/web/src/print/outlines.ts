/** The ground as lines alone, for a print that saves ink: one path for each kind of thing. */

import type { Cover } from '../board/ground/covers.ts';
import type { Run } from '../board/ground/engravedShapes.ts';
import { type Engraving, engrave, type GroundSource } from '../board/ground/engraving.ts';
import type { Shape } from '../board/ground/shapes.ts';
import { findSignsInBox, type Sign } from '../board/ground/signs.ts';
import { findCorners, findHex, type Loop } from '../board/plate/plate.ts';
import { type Box, boxOf, contains, doOverlap, growBox, type Spot } from '../common/box.ts';

/** One kind of line: its meaning, its path in plate units, and its width if the ground defines one. */
export interface Outline {
  readonly kind: string;
  readonly d: string;
  readonly width?: number;
}

/**
 * The lines of a ground. They take tenths of a second for a large battle, so they are made once for all its
 * sheets.
 */
export const linesOf = (source: GroundSource): Engraving => engrave(source);

/** The scale below which a wood is drawn with half its trees. */
const HALF_TREES_BELOW_SCALE = 0.5;

/** True if a spot is on the ground one plays on. */
const isOn = ({ grid }: Engraving, at: Spot): boolean => grid === null || findHex(grid.plate, at) >= 0;

/** The line round the ground one plays on. */
export const edgeOf = ({ edge }: Pick<Engraving, 'edge'>): string => edge.map(closed).join('');

/**
 * The lines of a ground that are in a box, in the order they are drawn.
 * @param scale the size of a plate unit, 1 being that of the board at rest: a small drawing has fewer trees
 */
export function outlinesIn(ground: Engraving, box: Box, scale: number): Outline[] {
  const near = <T extends { readonly box: Box }>(shapes: readonly T[]) =>
    shapes.filter((shape) => doOverlap(shape.box, box));
  const runs = (kind: string, all: readonly Run[]): Outline[] =>
    all
      .filter(({ course }) => doOverlap(course.box, box))
      .map(({ course, width, track }) => ({
        kind: track ? `${kind} track` : kind,
        d: partsIn(course.line, box),
        width,
      }));
  const loops = (shapes: readonly { readonly loop: Loop; readonly box: Box }[]) =>
    near(shapes)
      .map(({ loop }) => partsIn([...loop, ...loop.slice(0, 1)], box))
      .join('');
  const share = scale < HALF_TREES_BELOW_SCALE ? 0.45 : 1;
  const signs = findSignsInBox(ground.signs, box).filter(
    ({ sparse, chance, at }) => !sparse && (chance * 7919) % 1 < share && isOn(ground, at),
  );
  const all: Outline[] = [
    { kind: 'relief', d: loops(ground.relief.map(({ shape }) => shape)) },
    { kind: 'hachures', d: hachures(ground, box) },
    ...covers(ground.covers, loops),
    {
      kind: 'water',
      d: near(ground.waters)
        .flatMap(({ rings }) => rings.map(closed))
        .join(''),
    },
    ...runs('creek', ground.creeks),
    ...runs('creek-bed', ground.creeks),
    ...runs('road', ground.roads),
    ...runs('road-bed', ground.roads),
    ...runs('ford', ground.fords),
    ...runs('bridge', ground.bridges),
    { kind: 'town', d: loops(ground.towns) },
    {
      kind: 'building',
      d: near(ground.buildings)
        .map(({ loop }) => closed(loop))
        .join(''),
    },
    { kind: 'earthwork', d: loops(ground.earthworks) },
    ...near(ground.fences.map(({ course, make }) => ({ ...course, make }))).map((fence) => ({
      kind: `fence ${fence.make}`,
      d: partsIn(fence.line, box),
    })),
    { kind: 'tree', d: signs.map(tree).join('') },
    { kind: 'reed', d: signs.map(reed).join('') },
    { kind: 'grid', d: gridIn(ground, box) },
  ];
  return all.filter(({ d }) => d !== '');
}

/** Plants and other covers of the ground, each kind by its edge. */
function covers(all: readonly Cover[], pathOf: (shapes: readonly Shape[]) => string): Outline[] {
  const edges = (kind: string, is: (cover: Cover) => boolean): Outline => ({
    kind,
    d: pathOf(all.filter(is).map(({ shape }) => shape)),
  });
  return [
    edges('field', (cover) => cover.kind === 'field' && cover.crop),
    edges('swamp', ({ kind }) => kind === 'swamp'),
    ...(['open', 'light', 'heavy'] as const).map((density) =>
      edges(`wood ${density}`, (cover) => cover.kind === 'woods' && cover.density === density),
    ),
  ];
}

/** The sides of the hexes in a box, each once. */
function gridIn({ grid }: Pick<Engraving, 'grid'>, box: Box): string {
  const wide = growBox(box, 100);
  const centres = (grid?.plate.centres ?? []).filter((centre) => contains(wide, centre));
  return centres.map((centre) => line(findCorners(centre).slice(0, 4))).join('');
}

function hachures(ground: Engraving, box: Box): string {
  return ground.hachures
    .filter(({ head }) => contains(box, head) && isOn(ground, head))
    .map(({ head, tip }) => `M${spot(head)}L${spot(tip)}`)
    .join('');
}

/** A crown on its trunk. A pine is a triangle, a bush has no trunk. */
function tree({ kind, at: [x, y], size }: Sign): string {
  const r = size * 0.8;
  if (kind === 'oak')
    return `M${spot([x - r, y])}a${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(-2 * r)} 0M${spot([x, y + r])}v${tenth(r / 2)}`;
  if (kind === 'pine') return `M${spot([x, y - 1.5 * r])}l${tenth(r)} ${tenth(2 * r)}h${tenth(-2 * r)}z`;
  if (kind === 'bush') return `M${spot([x - r, y])}a${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(2 * r)} 0z`;
  return '';
}

/** Three blades; grass on open ground is left out. */
function reed({ kind, at: [x, y] }: Sign): string {
  return kind === 'cane' || kind === 'tuft'
    ? `M${spot([x - 3, y])}l-1 -5M${spot([x, y])}v-7M${spot([x + 3, y])}l1 -5`
    : '';
}

/** The length of a line beyond a box, in plate units: more than from one of its points to the next. */
const LINE_OVERRUN = 30;

/**
 * The parts of a line that are in a box. Without this, browsers print each dash as a separate shape, even
 * beyond the edge of the sheet.
 */
export function partsIn(spots: readonly Spot[], box: Box): string {
  const about = growBox(box, LINE_OVERRUN);
  const parts: Spot[][] = [];
  let part: Spot[] | null = null;
  spots.forEach((at, i) => {
    const before = spots[i - 1];
    const here = contains(about, at) || (before !== undefined && meets(about, before, at));
    if (here && !part) parts.push((part = before ? [before] : []));
    if (here) part?.push(at);
    else part = null;
  });
  return parts.map(line).join('');
}

/** True if a straight line may cross a box: its own box does. Surveys have long lines. */
const meets = (box: Box, a: Spot, b: Spot): boolean => doOverlap(box, boxOf([a, b]));

const tenth = (value: number): number => Math.round(value * 10) / 10;
const spot = ([x, y]: Spot): string => `${tenth(x)} ${tenth(y)}`;
const line = (spots: readonly Spot[]): string => `M${spots.map(spot).join('L')}`;
const closed = (loop: Loop): string => `${line(loop)}Z`;
