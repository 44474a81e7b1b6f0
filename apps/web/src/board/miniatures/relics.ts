/** Paints the remains of a fight on a table: the fallen near their places, and smoke in front of units that fired. */

import type { Stand } from '@linstock/ground';
import type { Spot } from '../../common/box.ts';
import { colourOfCoat } from '../../design/palette.ts';
import type { Casualty, SmokeBank } from '../animation/relics.ts';
import { hash, seedOf } from '../ground/seed.ts';
import { createCanvas, type Pen, penOf } from '../ground/sheet.ts';
import { spotOfPlace, type TablePlate, turnOnPlate } from '../plate/tablePlate.ts';
import { type Arm, armOf } from './rhythm.ts';

/** The projection of the plate's places on the canvas. */
export interface Lens {
  readonly plate: TablePlate;
  readonly place: (spot: Spot) => Spot;
  /** Device pixels to an inch of the table. */
  readonly perInch: number;
}

/** The length of a stand, in thousandths of an inch, to which the measures of figures refer. */
const STAND = 3000;

/** A place behind or beside a stand, in shares of the stand's size, on the canvas. */
function about({ plate, place, perInch }: Lens, pose: Stand, right: number, ahead: number): Spot {
  const [x, y] = place(spotOfPlace(plate, pose));
  const angle = (turnOnPlate(plate, pose.facing) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [across, away] = [(right / 1000) * perInch, (ahead / 1000) * perInch];
  return [x + across * cos + away * sin, y + across * sin - away * cos];
}

/** Paints the fallen on the ground behind the place of their unit. */
export function paintFallen(pen: Pen, lens: Lens, fallen: readonly Casualty[]): void {
  for (const [i, { id, kind, coat, lay: where, nth }] of fallen.entries()) {
    if (!('pose' in where)) continue;
    const { pose } = where;
    const chance = (n: number) => hash(nth * 7 + n, id.length, seedOf(id));
    const size = Math.max(pose.depth, pose.frontage / 3);
    const at = about(
      lens,
      pose,
      (chance(1) - 0.5) * pose.frontage * 0.9,
      -pose.depth / 2 - size * (0.1 + 0.3 * chance(2)),
    );
    const inch = lens.perInch * Math.min(1, Math.max(0.34, size / STAND));
    // The oldest of many fade.
    pen.globalAlpha = fallen.length > 30 && i < 10 ? 0.45 : 0.95;
    lie(pen, at, { turn: chance(3) * Math.PI * 2, inch, arm: armOf(kind), coat: colourOfCoat(coat) });
  }
  pen.globalAlpha = 1;
}

interface FallenFigure {
  /** Radians. */
  readonly turn: number;
  readonly inch: number;
  readonly arm: Arm;
  readonly coat: string;
}

/** One man, horse or gun on the ground. */
function lie(pen: Pen, [x, y]: Spot, { turn, inch, arm, coat }: FallenFigure): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, 0.75);
  pen.rotate(turn);
  pen.lineCap = 'round';
  const bar = (points: readonly number[], width: number, colour: string) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.map((each) => each * inch);
    for (const [wide, ink] of [
      [width * inch + 1.6, '#17110B'],
      [width * inch, colour],
    ] as const) {
      pen.strokeStyle = ink;
      pen.lineWidth = Math.max(1, wide);
      pen.beginPath();
      pen.moveTo(ax, ay);
      pen.lineTo(bx + 0.01, by);
      pen.stroke();
    }
  };
  if (arm === 'guns' || arm === 'limber' || arm === 'wagon') {
    pen.strokeStyle = '#4A3F33';
    pen.lineWidth = Math.max(1.4, 0.12 * inch);
    pen.beginPath();
    pen.ellipse(0, 0, 0.46 * inch, 0.4 * inch, 0, 0, Math.PI * 2);
    for (const spoke of [0, 1, 2]) {
      const [dx, dy] = [
        Math.cos((spoke * Math.PI) / 3) * 0.44 * inch,
        Math.sin((spoke * Math.PI) / 3) * 0.4 * inch,
      ];
      pen.moveTo(-dx, -dy);
      pen.lineTo(dx, dy);
    }
    pen.stroke();
  } else if (arm === 'horse' || arm === 'light horse') {
    bar([-0.5, 0, 0.35, 0], 0.5, '#5B3A22');
    bar([0.35, 0, 0.75, -0.25], 0.22, '#5B3A22');
    for (const leg of [-0.4, -0.15, 0.2]) bar([leg, 0.2, leg + 0.12, 0.6], 0.1, '#3B281A');
    bar([-0.1, -0.5, 0.3, -0.55], 0.26, coat);
  } else {
    bar([0.1, 0.08, 0.6, 0.16], 0.16, '#E2D8C2');
    bar([0.1, -0.08, 0.55, -0.18], 0.16, '#E2D8C2');
    bar([-0.22, 0, 0.1, 0], 0.36, coat);
    bar([-0.1, 0.2, 0.16, 0.38], 0.12, coat);
    bar([-0.5, 0, -0.48, 0], 0.22, '#D9A878');
    bar([-0.86, 0.12, -0.8, 0.16], 0.24, '#1D1A17');
  }
  pen.restore();
}

/** Puffs before one stand. */
const PUFFS = 22;
const SPRITE = 64;

let sprites:
  | readonly [puff: OffscreenCanvas | HTMLCanvasElement, shade: OffscreenCanvas | HTMLCanvasElement]
  | null = null;

function puffs() {
  const made = (colour: string, alpha: number) => {
    const canvas = createCanvas(SPRITE, SPRITE);
    const pen = penOf(canvas);
    const round = pen.createRadialGradient(SPRITE / 2, SPRITE / 2, 2, SPRITE / 2, SPRITE / 2, SPRITE / 2);
    round.addColorStop(0, `rgb(${colour} / ${alpha}%)`);
    round.addColorStop(0.55, `rgb(${colour} / ${alpha * 0.6}%)`);
    round.addColorStop(1, `rgb(${colour} / 0%)`);
    pen.fillStyle = round;
    pen.fillRect(0, 0, SPRITE, SPRITE);
    return canvas;
  };
  sprites ??= [made('255 252 243', 95), made('74 60 40', 34)];
  return sprites;
}

/**
 * The density of smoke in the turn of the volley and in the next turn, and how far it has drifted by then, in
 * thousandths of an inch.
 */
const AGES = [
  { dense: 0.62, drift: 0 },
  { dense: 0.26, drift: 900 },
] as const;

/** Draws smoke along the fronts of the stands that fired. */
export function paintSmoke(pen: Pen, lens: Lens, banks: readonly SmokeBank[]): void {
  const [puff, shade] = puffs();
  for (const { id, lay: where, age } of banks) {
    if (!('pose' in where)) continue;
    const { pose } = where;
    const { dense, drift } = AGES[age];
    const seed = seedOf(id);
    const deep = Math.max(Math.min(pose.depth, pose.frontage), pose.frontage / 4);
    for (let i = 0; i < PUFFS; i++) {
      const chance = (n: number) => hash(i, n, seed);
      const [x, y] = about(
        lens,
        pose,
        ((i + 0.5) / PUFFS - 0.5) * pose.frontage * 1.06 + (chance(1) - 0.5) * 300,
        pose.depth / 2 + deep * (0.1 + 0.26 * chance(2)),
      );
      const radius = (0.12 + 0.2 * chance(3)) * (deep / 1000) * lens.perInch;
      const right = (drift / 1000) * lens.perInch * (0.7 + 0.6 * chance(4));
      const draw = (sprite: typeof puff, alpha: number, dx: number, dy: number) => {
        pen.globalAlpha = alpha;
        pen.drawImage(sprite, x + right + dx - radius, y + dy - radius, 2 * radius, 2 * radius);
      };
      draw(shade, dense, radius * 0.25, radius * 0.45);
      draw(puff, dense, 0, -radius * 0.25);
    }
  }
  pen.globalAlpha = 1;
}
