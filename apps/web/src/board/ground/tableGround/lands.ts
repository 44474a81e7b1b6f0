/** The flat ground of a table: crops, marsh, the floors of woods and towns, water, roads. */
import { doOverlap, growBox } from '../../../common/box.ts';
import { mixColours } from '../../../design/colour.ts';
import { PER_INCH as INCH } from '../../plate/tablePlate.ts';
import type { Cover } from '../covers.ts';
import type { EngravedShapes, Run } from '../engravedShapes.ts';
import { hash } from '../seed.ts';
import type { Shape } from '../shapes.ts';
import { type Sheet, traceLines, traceLoops } from '../sheet.ts';

/** A picture of bare grass, pixel on pixel. */
type Grass = OffscreenCanvas | HTMLCanvasElement;

/** Fills a shape with bare grass again. */
function clearing({ pen }: Sheet, { loop }: Shape, grass: Grass): void {
  pen.save();
  traceLoops(pen, [loop]);
  pen.clip();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(grass, 0, 0);
  pen.restore();
}

/** Woods' floors, crops and marshes. */
export function layLands(sheet: Sheet, { covers }: EngravedShapes, grass: Grass): void {
  for (const cover of covers) {
    if (!doOverlap(cover.shape.box, sheet.box)) continue;
    switch (cover.kind) {
      case 'woods':
        layFloor(sheet, cover.shape, cover.density === 'open' ? 0.28 : 0.85);
        break;
      case 'swamp':
        layMarsh(sheet, cover.shape);
        break;
      case 'field':
        if (cover.crop) layCrop(sheet, cover);
        else clearing(sheet, cover.shape, grass);
    }
  }
}

function layFloor({ pen, scale }: Sheet, { loop }: Shape, strength: number): void {
  traceLoops(pen, [loop]);
  pen.fillStyle = '#747C4E';
  pen.globalAlpha = strength;
  pen.fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = '#3D4426';
  pen.lineWidth = Math.max(1.2 / scale, 0.05 * INCH);
  pen.setLineDash([0.26 * INCH, 0.2 * INCH]);
  pen.stroke();
  pen.setLineDash([]);
}

function layMarsh({ pen }: Sheet, { loop, box }: Shape): void {
  pen.save();
  traceLoops(pen, [loop]);
  pen.fillStyle = 'rgb(112 134 110 / 62%)';
  pen.fill();
  pen.clip();
  for (let y = box.y; y < box.y + box.height; y += 0.8 * INCH)
    for (let x = box.x; x < box.x + box.width; x += 1.3 * INCH) {
      const [i, j] = [Math.round(x), Math.round(y)];
      const [px, py] = [x + hash(i, j, 5) * INCH, y + hash(j, i, 5) * 0.6 * INCH];
      pen.fillStyle = 'rgb(122 156 162 / 70%)';
      pen.beginPath();
      pen.ellipse(px, py, (0.25 + 0.3 * hash(i, j, 6)) * INCH, 0.12 * INCH, 0, 0, Math.PI * 2);
      pen.fill();
      pen.strokeStyle = '#4D5A30';
      pen.lineWidth = 0.06 * INCH;
      pen.beginPath();
      for (const lean of [-0.1, 0, 0.12]) {
        pen.moveTo(px + lean * INCH, py);
        pen.lineTo(px + lean * 2.2 * INCH, py - 0.34 * INCH);
      }
      pen.stroke();
    }
  pen.restore();
}

const CROPS = ['#D9B765', '#B98F63', '#A9B566', '#E0C789'] as const;

/** Rows of corn or ploughed earth, the rim darker. */
function layCrop({ pen, scale }: Sheet, { shape, furrow, name }: Extract<Cover, { kind: 'field' }>): void {
  const { loop, box } = shape;
  const chance = hash(Math.round(box.x), Math.round(box.y), name.length);
  const tint = CROPS[Math.floor(chance * CROPS.length)]!;
  pen.save();
  traceLoops(pen, [loop]);
  pen.fillStyle = tint;
  pen.globalAlpha = 0.88;
  pen.fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = mixColours(tint, '#1C120A', 0.22);
  pen.lineWidth = Math.max(0.14 * INCH, 1.2 / scale);
  pen.stroke();
  pen.clip();
  const gap = (0.42 + 0.4 * chance) * INCH;
  const reach = Math.hypot(box.width, box.height) / 2;
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  pen.rotate(furrow);
  pen.lineWidth = gap * 0.42;
  pen.strokeStyle = mixColours(tint, '#3A2A14', 0.2);
  pen.globalAlpha = 0.75;
  pen.beginPath();
  for (let y = -reach; y < reach; y += gap) {
    pen.moveTo(-reach, y);
    for (let x = -reach; x < reach; x += INCH)
      pen.lineTo(x + INCH, y + (hash(Math.round(x), Math.round(y), 9) - 0.5) * gap * 0.3);
  }
  pen.stroke();
  pen.restore();
}

/** Trodden earth between the houses. */
export function layYards(sheet: Sheet, { towns, earthworks }: EngravedShapes): void {
  const { pen } = sheet;
  for (const { loop, box } of [...towns, ...earthworks]) {
    if (!doOverlap(box, sheet.box)) continue;
    traceLoops(pen, [loop]);
    pen.fillStyle = 'rgb(205 180 136 / 85%)';
    pen.fill();
    pen.strokeStyle = 'rgb(120 92 54 / 70%)';
    pen.lineWidth = Math.max(0.08 * INCH, 1 / sheet.scale);
    pen.stroke();
  }
}

const BANK_COLOUR = '#CDB98A';
const SHALLOW_COLOUR = '#96B4BA';
const DEEP_COLOUR = '#648CA2';
const SHORE_COLOUR = '#DCE8E2';

/** Streams, rivers and ponds, with a sandy bank and a light shore. */
export function layWater(sheet: Sheet, { creeks, waters }: EngravedShapes): void {
  const { pen } = sheet;
  for (const { course, width } of creeks) {
    if (!doOverlap(growBox(course.box, width + INCH), sheet.box)) continue;
    const wide = Math.max(width, 0.22 * INCH);
    traceLines(pen, [course]);
    for (const [colour, more] of [
      [BANK_COLOUR, 0.3 * INCH],
      [SHORE_COLOUR, 0.1 * INCH],
      [SHALLOW_COLOUR, 0],
      [DEEP_COLOUR, -0.5 * wide],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = wide + more;
      pen.stroke();
    }
  }
  for (const { rings, box } of waters) {
    if (!doOverlap(growBox(box, INCH), sheet.box)) continue;
    pen.save();
    traceLoops(pen, rings);
    pen.strokeStyle = BANK_COLOUR;
    pen.lineWidth = INCH;
    pen.stroke();
    pen.fillStyle = DEEP_COLOUR;
    pen.fill('evenodd');
    pen.clip('evenodd');
    for (const [colour, wide, alpha] of [
      [SHALLOW_COLOUR, 1.3, 0.45],
      [SHALLOW_COLOUR, 0.75, 0.7],
      [SHORE_COLOUR, 0.16, 0.9],
    ] as const) {
      pen.strokeStyle = colour;
      pen.globalAlpha = alpha;
      pen.lineWidth = wide * INCH;
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.restore();
  }
}

/** Roads of pale earth with two ruts; fords and bridges where they cross water. */
export function layRoads(sheet: Sheet, { roads, fords, bridges }: EngravedShapes): void {
  const { pen } = sheet;
  const near = (runs: readonly Run[]) =>
    runs.filter(({ course, width }) => doOverlap(growBox(course.box, width), sheet.box));
  pen.lineCap = 'butt';
  const line = (run: Run, colour: string, width: number, alpha = 1) => {
    traceLines(pen, [run.course]);
    pen.strokeStyle = colour;
    pen.globalAlpha = alpha;
    pen.lineWidth = width;
    pen.stroke();
    pen.globalAlpha = 1;
  };
  for (const run of near(roads)) {
    const wide = Math.max(run.width, 0.3 * INCH);
    line(run, '#A98F62', wide + 0.12 * INCH, 0.55);
    line(run, '#DECB9E', wide);
  }
  for (const run of near(roads)) {
    const wide = Math.max(run.width, 0.3 * INCH);
    line(run, '#B49A6C', wide * 0.62, 0.8);
    line(run, '#DECB9E', wide * 0.42);
  }
  for (const ford of near(fords)) line(ford, SHORE_COLOUR, Math.max(ford.width, 0.5 * INCH), 0.6);
  for (const bridge of near(bridges)) {
    line(bridge, '#4A3520', Math.max(bridge.width, 0.6 * INCH) + 0.2 * INCH);
    line(bridge, '#B08A56', Math.max(bridge.width, 0.6 * INCH));
    pen.setLineDash([0.06 * INCH, 0.16 * INCH]);
    line(bridge, '#6B4C2A', Math.max(bridge.width, 0.6 * INCH));
    pen.setLineDash([]);
  }
  pen.lineCap = 'round';
}
