/** Trees, bushes and felled timber, each with its light side to the north-west and its shadow to the south-east. */
import { INKS } from '../../design/palette.ts';
import { hash } from './seed.ts';
import { type Pen, type Sheet, scaleStroke } from './sheet.ts';
import type { Sign } from './signs.ts';
import { stampTrees } from './stamps.ts';

/** Device pixels to a plate unit below which a crown is three pixels wide: its trunk and its hatching would only darken it. */
const PLAIN_TREES_BELOW_SCALE = 0.55;

/** Draws all trees among these signs from the back to the front. */
export function cutTrees(sheet: Sheet, signs: readonly Sign[]): void {
  stampTrees(
    sheet,
    signs.filter(({ kind }) => kind in CUTS),
    (on, sign) => CUTS[sign.kind]?.(on, sign),
  );
  sheet.pen.globalAlpha = 1;
}

function shadow(pen: Pen, x: number, y: number, wide: number): void {
  pen.globalAlpha = 0.2;
  pen.fillStyle = INKS.ink;
  pen.beginPath();
  pen.ellipse(x + wide * 0.75, y + 0.4, wide, wide * 0.3, -0.12, 0, Math.PI * 2);
  pen.fill();
  pen.globalAlpha = 1;
}

/** A crown of five to seven lobes round a centre. */
function crown(pen: Pen, x: number, y: number, size: number, chance: number): void {
  const lobes = 5 + Math.floor(chance * 3);
  pen.beginPath();
  for (let i = 0; i < lobes; i++) {
    const angle = (i / lobes) * Math.PI * 2 - Math.PI / 2 + chance;
    const [next, mid] = [angle + (Math.PI * 2) / lobes, angle + Math.PI / lobes];
    const swell = 1.32 + 0.2 * hash(i, Math.floor(chance * 1e4), 9);
    if (i === 0) pen.moveTo(x + Math.cos(angle) * size * 0.92, y + Math.sin(angle) * size * 0.82);
    pen.quadraticCurveTo(
      x + Math.cos(mid) * size * swell,
      y + Math.sin(mid) * size * swell * 0.9,
      x + Math.cos(next) * size * 0.92,
      y + Math.sin(next) * size * 0.82,
    );
  }
  pen.closePath();
}

function oak(sheet: Sheet, { at: [x, y], size, chance }: Sign): void {
  const { pen } = sheet;
  const top = y - size * 1.25;
  const far = sheet.scale < PLAIN_TREES_BELOW_SCALE;
  shadow(pen, x, y, size * 0.95);
  pen.strokeStyle = INKS.graver;
  if (!far) {
    pen.lineWidth = scaleStroke(sheet, 1.2);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x, y - size * 0.6);
    pen.stroke();
  }
  crown(pen, x, top, size, chance);
  pen.fillStyle = chance < 0.5 ? INKS.leaf : '#B7C7A4';
  pen.fill();
  pen.lineWidth = scaleStroke(sheet, 0.75);
  pen.stroke();
  if (far) return;
  pen.beginPath();
  for (let i = 0; i < 3; i++) {
    const a = 0.15 + i * 0.5;
    const r = size * (0.78 - i * 0.05);
    pen.moveTo(x + Math.cos(a) * r, top + Math.sin(a) * r * 0.85);
    pen.lineTo(x + Math.cos(a) * r * 0.25 + size * 0.12, top + Math.sin(a) * r * 0.45 + size * 0.1);
  }
  pen.globalAlpha = 0.75;
  pen.stroke();
  pen.globalAlpha = 1;
}

function pine(sheet: Sheet, { at: [x, y], size, chance }: Sign): void {
  const { pen } = sheet;
  const height = size * (2.5 + chance * 0.5);
  shadow(pen, x, y, size * 0.8);
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 1);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - height * 0.4);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x, y - height);
  pen.quadraticCurveTo(x + size * 0.2, y - height * 0.7, x + size * 0.72, y - height * 0.22);
  pen.quadraticCurveTo(x, y - height * 0.12, x - size * 0.72, y - height * 0.22);
  pen.quadraticCurveTo(x - size * 0.2, y - height * 0.7, x, y - height);
  pen.fillStyle = '#A9BD9C';
  pen.fill();
  pen.lineWidth = scaleStroke(sheet, 0.7);
  pen.stroke();
  pen.beginPath();
  for (const level of [0.34, 0.52, 0.7]) {
    const reach = size * 0.75 * (1 - level) * 1.15;
    pen.moveTo(x + reach, y - height * (level - 0.02));
    pen.lineTo(x + reach * 0.1, y - height * (level + 0.06));
  }
  pen.stroke();
}

function bush(sheet: Sheet, { at: [x, y], size, chance }: Sign): void {
  const { pen } = sheet;
  const small = size * 0.62;
  shadow(pen, x, y, small * 0.8);
  crown(pen, x, y - small * 0.6, small, chance);
  pen.fillStyle = '#AFC09B';
  pen.fill();
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 0.65);
  pen.stroke();
}

/** Felled timber: two trunks across each other. */
function log(sheet: Sheet, { at: [x, y], size, chance }: Sign): void {
  const { pen } = sheet;
  const turn = chance * Math.PI;
  pen.beginPath();
  for (const angle of [turn, turn + 0.9]) {
    pen.moveTo(x - Math.cos(angle) * size, y - Math.sin(angle) * size * 0.6);
    pen.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.6);
  }
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 2.1);
  pen.stroke();
  pen.strokeStyle = '#D9C49A';
  pen.lineWidth = scaleStroke(sheet, 1);
  pen.stroke();
}

/** The drawing of each kind of tree. */
const CUTS: Partial<Record<Sign['kind'], (sheet: Sheet, sign: Sign) => void>> = { oak, pine, bush, log };
