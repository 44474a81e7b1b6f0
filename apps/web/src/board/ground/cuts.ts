/** The engraving of the ground: hachures, furrows, and the signs of trees, grass and cane. */
import { doOverlap, growBox } from '../../common/box.ts';
import { INKS } from '../../design/palette.ts';
import { filterBand } from './band.ts';
import type { Engraving } from './engraving.ts';
import type { Hachure } from './hachures.ts';
import { type Pen, type Sheet, scaleStroke, traceLoops } from './sheet.ts';
import type { Sign } from './signs.ts';

/** Slopes: every stroke a sliver, broad at its head. */
export function cutHachures(sheet: Sheet, hachures: readonly Hachure[]): void {
  const { pen } = sheet;
  pen.beginPath();
  for (const { head, tip, width } of filterBand(hachures, (each) => each.head, growBox(sheet.box, 60))) {
    const [[hx, hy], [tx, ty]] = [head, tip];
    const length = Math.hypot(tx - hx, ty - hy) || 1;
    const half = scaleStroke(sheet, width) / 2;
    const [nx, ny] = [(-(ty - hy) / length) * half, ((tx - hx) / length) * half];
    pen.moveTo(hx + nx, hy + ny);
    pen.lineTo(tx + nx * 0.35, ty + ny * 0.35);
    pen.lineTo(tx - nx * 0.35, ty - ny * 0.35);
    pen.lineTo(hx - nx, hy - ny);
  }
  pen.fillStyle = INKS.graver;
  pen.globalAlpha = 0.74;
  pen.fill();
  pen.globalAlpha = 1;
}

/** Ploughed ground: broken furrows along the field's longest side. */
export function cutFurrows(sheet: Sheet, { covers }: Engraving): void {
  const { pen } = sheet;
  for (const cover of covers) {
    if (cover.kind !== 'field' || !cover.crop || !doOverlap(cover.shape.box, sheet.box)) continue;
    const { box, loop } = cover.shape;
    const reach = Math.hypot(box.width, box.height) / 2;
    pen.save();
    traceLoops(pen, [loop]);
    pen.clip();
    pen.translate(box.x + box.width / 2, box.y + box.height / 2);
    pen.rotate(cover.furrow);
    pen.beginPath();
    for (let y = -reach; y < reach; y += 6.2) {
      pen.moveTo(-reach + ((y * 13) % 11), y);
      pen.lineTo(reach, y);
    }
    pen.setLineDash([9, 2.5]);
    pen.lineWidth = scaleStroke(sheet, 0.65);
    pen.strokeStyle = INKS.sepia;
    pen.globalAlpha = 0.6;
    pen.stroke();
    pen.restore();
  }
}

/** Grass, reeds and cane: all strokes of one ink in one path. */
export function cutGrasses(sheet: Sheet, signs: readonly Sign[]): void {
  strokeAll(
    sheet,
    signs.filter((s) => s.kind === 'grass'),
    INKS.graver,
    0.6,
    0.5,
    grass,
  );
  strokeAll(
    sheet,
    signs.filter((s) => s.kind === 'tuft'),
    INKS.reed,
    0.75,
    0.85,
    tuft,
  );
  strokeAll(
    sheet,
    signs.filter((s) => s.kind === 'cane'),
    INKS.reed,
    0.85,
    0.9,
    cane,
  );
}

function strokeAll(
  sheet: Sheet,
  signs: readonly Sign[],
  ink: string,
  width: number,
  alpha: number,
  draw: (pen: Pen, sign: Sign) => void,
): void {
  const { pen } = sheet;
  pen.beginPath();
  for (const sign of signs) draw(pen, sign);
  pen.strokeStyle = ink;
  pen.lineWidth = scaleStroke(sheet, width);
  pen.globalAlpha = alpha;
  pen.stroke();
  pen.globalAlpha = 1;
}

function grass(pen: Pen, { at: [x, y], size, chance }: Sign): void {
  for (const blade of chance < 0.5 ? [-1, 0.4] : [-0.9, 0, 0.9]) {
    pen.moveTo(x + blade * size * 0.45, y);
    pen.lineTo(x + blade * size * 0.8, y - size * (1.05 - Math.abs(blade) * 0.3));
  }
}

function tuft(pen: Pen, { at: [x, y], size, chance }: Sign): void {
  const wide = size * (1.2 + chance * 0.7);
  pen.moveTo(x - wide, y);
  pen.lineTo(x + wide, y);
  for (const blade of [-1, -0.35, 0.35, 1]) {
    pen.moveTo(x + blade * size * 0.4, y);
    pen.lineTo(x + blade * size * 0.8, y - size * (1.15 - Math.abs(blade) * 0.4));
  }
  pen.moveTo(x - wide * 0.5, y + 2.4);
  pen.lineTo(x + wide * 0.8, y + 2.4);
}

/** Canes: tall stems with leaves to both sides. */
function cane(pen: Pen, { at: [x, y], size, chance }: Sign): void {
  for (const stem of [-0.5, 0.15, 0.75]) {
    const [foot, top] = [x + stem * size, x + stem * size * (1.25 + chance * 0.2)];
    const height = size * (2.1 - Math.abs(stem) * 0.5);
    pen.moveTo(foot, y);
    pen.lineTo(top, y - height);
    for (const leaf of [0.5, 0.78]) {
      const [lx, ly] = [foot + (top - foot) * leaf, y - height * leaf];
      pen.moveTo(lx, ly);
      pen.lineTo(lx + size * 0.55 * (leaf > 0.6 ? -1 : 1), ly - size * 0.32);
    }
  }
  pen.moveTo(x - size * 1.3, y + 0.6);
  pen.lineTo(x + size * 1.4, y + 0.6);
}
