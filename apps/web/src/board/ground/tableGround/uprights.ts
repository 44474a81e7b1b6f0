/** The upright parts of a table, drawn straight up the screen: crowns of trees and houses with roofs, from the back to the front. */

import { type Box, doOverlap, growBox, type Spot } from '../../../common/box.ts';
import { mixColours } from '../../../design/colour.ts';
import { type Loop } from '../../plate/plate.ts';
import { PER_INCH as INCH } from '../../plate/tablePlate.ts';
import { type Cover, findCover } from '../covers.ts';
import type { Engraving } from '../engraving.ts';
import { hash } from '../seed.ts';
import { hasSpotInside, isNearCourse, type Shape } from '../shapes.ts';
import { type Pen, type Sheet, traceLoops } from '../sheet.ts';

/** From tree to tree in a wood, and in scattered trees and scrub. */
const SPACING = { light: 1.15 * INCH, heavy: 1.05 * INCH, open: 2.1 * INCH } as const;

/** Margin beyond a sheet within which something upright may lean into it. */
const LEAN_MARGIN = 3 * INCH;

const LEAVES = ['#4F6B35', '#5B7740', '#67834A', '#486230'] as const;

interface Upright {
  readonly y: number;
  readonly draw: (pen: Pen) => void;
}

/** Draws all trees and houses of a sheet. */
export function raiseUprights(sheet: Sheet, engraving: Engraving): void {
  const { pen, box, scale } = sheet;
  const near = growBox(box, LEAN_MARGIN);
  const standing: Upright[] = [
    ...placeTrees(engraving, near).map(({ at, size, chance }) => ({
      y: at[1],
      draw: () => crown(pen, at, size, chance, scale),
    })),
    ...engraving.buildings
      .filter((house) => doOverlap(house.box, near))
      .map((house, i) => ({
        y: house.box.y + house.box.height,
        draw: () => raiseHouse(pen, house, i, scale),
      })),
  ];
  for (const { draw } of standing.toSorted((a, b) => a.y - b.y)) draw(pen);
}

interface Tree {
  readonly at: Spot;
  readonly size: number;
  readonly chance: number;
}

/** The trees of all woods near a sheet: none on a road, in water, in a clearing or by a house. */
export function placeTrees(engraving: Engraving, near: Box): Tree[] {
  return engraving.covers.flatMap((cover) => {
    if (cover.kind !== 'woods' || !doOverlap(cover.shape.box, near)) return [];
    return sown(cover, near).filter(
      ({ at }) => findCover(engraving.covers, at) === cover && !taken(engraving, at),
    );
  });
}

function sown({ shape, density }: Extract<Cover, { kind: 'woods' }>, near: Box): Tree[] {
  const step = SPACING[density];
  const { box } = shape;
  const trees: Tree[] = [];
  const [left, top] = [Math.max(box.x, near.x), Math.max(box.y, near.y)];
  const [right, foot] = [
    Math.min(box.x + box.width, near.x + near.width),
    Math.min(box.y + box.height, near.y + near.height),
  ];
  for (let j = Math.floor(top / step); j * step < foot; j++)
    for (let i = Math.floor(left / step); i * step < right; i++) {
      const at: Spot = [
        (i + 0.5 + (j % 2) / 2 + (hash(i, j, 51) - 0.5) * 0.5) * step,
        (j + 0.5 + (hash(i, j, 52) - 0.5) * 0.5) * step,
      ];
      const chance = hash(i, j, 53);
      const small = density === 'open' ? 0.3 : 0.56;
      if (hasSpotInside(shape, at)) trees.push({ at, size: (small + 0.26 * chance) * INCH, chance });
    }
  return trees;
}

function taken({ buildings, roads, creeks, waters }: Engraving, at: Spot): boolean {
  return (
    buildings.some(({ loop, box }) => hasSpotInside({ loop, box: growBox(box, 0.4 * INCH) }, at)) ||
    roads.some(({ course, width }) => isNearCourse(course, at, width / 2 + 0.3 * INCH)) ||
    creeks.some(({ course, width }) => isNearCourse(course, at, width / 2 + 0.2 * INCH)) ||
    waters.some(({ rings, box }) => rings.filter((loop) => hasSpotInside({ loop, box }, at)).length % 2 === 1)
  );
}

function lobes(pen: Pen, [x, y]: Spot, size: number, chance: number): void {
  const count = 6;
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    const angle = ((i + chance) / count) * Math.PI * 2;
    const [next, mid] = [angle + (Math.PI * 2) / count, angle + Math.PI / count];
    const swell = 1.28 + 0.16 * hash(i, Math.floor(chance * 1e4), 9);
    if (i === 0) pen.moveTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.9);
    pen.quadraticCurveTo(
      x + Math.cos(mid) * size * swell,
      y + Math.sin(mid) * size * swell * 0.9,
      x + Math.cos(next) * size,
      y + Math.sin(next) * size * 0.9,
    );
  }
  pen.closePath();
}

/** A crown of six lobes: line, shadow side, leaf and light. */
function crown(pen: Pen, [x, y]: Spot, size: number, chance: number, scale: number): void {
  const leaf = LEAVES[Math.floor(chance * LEAVES.length)]!;
  pen.fillStyle = 'rgb(38 26 12 / 28%)';
  pen.beginPath();
  pen.ellipse(x + size * 0.45, y + size * 0.3, size * 1.05, size * 0.55, 0.2, 0, Math.PI * 2);
  pen.fill();
  const middle: Spot = [x, y - size * 0.7];
  lobes(pen, middle, size, chance);
  pen.fillStyle = mixColours(leaf, '#1C120A', 0.38);
  pen.fill();
  pen.strokeStyle = '#22291A';
  pen.lineWidth = Math.max(0.05 * INCH, 0.8 / scale);
  pen.stroke();
  for (const [share, lift, colour] of [
    [0.8, 0.14, leaf],
    [0.5, 0.26, mixColours(leaf, '#D8DB8A', 0.2)],
    [0.24, 0.36, mixColours(leaf, '#F2EDB0', 0.38)],
  ] as const) {
    lobes(pen, [x - size * lift, middle[1] - size * lift], size * share, chance + share);
    pen.fillStyle = colour;
    pen.fill();
  }
}

const TILES = ['#A9523A', '#96604A', '#B0694A', '#8A6A4C'] as const;
const WALL = '#E6D9BB';

/** A house with a gable roof: shadow, walls, the two sides of the roof. */
function raiseHouse(pen: Pen, { loop }: Shape, nth: number, scale: number): void {
  const [a, b, c, d] = loop.length === 4 ? loop : boxed(loop);
  if (!a || !b || !c || !d) return;
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) >= Math.hypot(c[0] - b[0], c[1] - b[1]);
  const [p, q, r, s]: readonly Spot[] = long ? [a, b, c, d] : [b, c, d, a];
  const deep = Math.hypot(r![0] - q![0], r![1] - q![1]);
  const [wall, roof] = [0.42 * deep, 0.75 * deep];
  const up = ([x, y]: Spot, by: number): Spot => [x, y - by];
  const mid = (one: Spot, other: Spot): Spot => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [ridgeA, ridgeB] = [up(mid(p!, s!), roof), up(mid(q!, r!), roof)];
  const fill = (spots: Loop, colour: string, line = true) => {
    traceLoops(pen, [spots]);
    pen.fillStyle = colour;
    pen.fill();
    if (line) pen.stroke();
  };
  pen.strokeStyle = '#2B1D12';
  pen.lineWidth = Math.max(0.04 * INCH, 0.8 / scale);
  fill(
    [p!, q!, r!, s!].map(([x, y]): Spot => [x + deep * 0.3, y + deep * 0.22]),
    'rgb(38 26 12 / 32%)',
    false,
  );
  const tile = TILES[nth % TILES.length]!;
  const sides = [
    { eaves: [p!, q!] as const, ridge: [ridgeB, ridgeA] as const },
    { eaves: [r!, s!] as const, ridge: [ridgeA, ridgeB] as const },
  ].toSorted((one, other) => one.eaves[0][1] + one.eaves[1][1] - other.eaves[0][1] - other.eaves[1][1]);
  for (const end of [
    [s!, p!, ridgeA],
    [q!, r!, ridgeB],
  ] as const)
    fill([end[0], end[1], up(end[1], wall), end[2], up(end[0], wall)], mixColours(WALL, '#6B5233', 0.18));
  for (const [i, { eaves, ridge }] of sides.entries()) {
    fill([eaves[0], eaves[1], up(eaves[1], wall), up(eaves[0], wall)], WALL);
    fill(
      [up(eaves[0], wall), up(eaves[1], wall), ...ridge],
      i === 0 ? mixColours(tile, '#FFE9C0', 0.16) : mixColours(tile, '#1C120A', 0.14),
    );
  }
}

/** The four corners of the box about an outline that is no rectangle. */
function boxed(loop: Loop): Spot[] {
  const [xs, ys] = [loop.map(([x]) => x), loop.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
}
