/** Colour laid on with a brush: each wash dries with a darker rim. */
import { doOverlap } from '../../common/box.ts';
import { glazeOf, mixColours } from '../../design/colour.ts';
import type { TerrainTints } from '../../design/palette.ts';
import { type Loop } from '../plate/plate.ts';
import type { Cover } from './covers.ts';
import type { EngravedShapes } from './engravedShapes.ts';
import { cropOutline } from './outlineCropping.ts';
import { createCanvas, type Pen, penOf, type Sheet, traceLoops } from './sheet.ts';

/** Widths and strengths of the rim, from the outside of the wash inwards. */
const RIM_STROKES = [
  [14, 0.15],
  [8, 0.24],
  [3, 0.44],
] as const;

/** The part of an outline that is used around a sheet: half its widest rim. */
const RIM_MARGIN = 8;

/** The bare ground and the tints of its heights. */
export function layRelief({ pen, box }: Sheet, { relief }: EngravedShapes, tints: TerrainTints): void {
  pen.fillStyle = tints.clear;
  pen.fillRect(box.x, box.y, box.width, box.height);
  const highest = Math.max(40, ...relief.map((hill) => hill.height));
  for (const { shape, height } of relief) {
    if (!doOverlap(shape.box, box)) continue;
    const loop = cropOutline(shape.loop, box, RIM_MARGIN);
    traceLoops(pen, [loop]);
    pen.globalAlpha = 0.9;
    pen.fillStyle = heightTint(tints, height / highest);
    pen.fill();
    rim(pen, loop, heightTint(tints, height / highest), 0.55);
  }
  pen.globalAlpha = 1;
}

/** Bare ground at 0, the third hill tint, lightened so that engraving stays readable, at 1. */
function heightTint(tints: TerrainTints, share: number): string {
  const steps = [
    tints.clear,
    tints.hill1,
    mixColours(tints.hill1, tints.hill2, 0.75),
    mixColours(tints.hill2, tints.hill3, 0.35),
  ];
  const at = Math.min(0.999, Math.max(0, share)) * (steps.length - 1);
  const low = Math.floor(at);
  return mixColours(steps[low]!, steps[low + 1]!, at - low);
}

/** Woods, fields and wet ground as one glaze over the relief, so that the later cover hides the earlier. */
export function layCovers(sheet: Sheet, { covers }: EngravedShapes, tints: TerrainTints): void {
  const shown = covers.filter(({ shape }) => doOverlap(shape.box, sheet.box));
  if (shown.length === 0) return;
  const [width, height] = [sheet.box.width * sheet.scale, sheet.box.height * sheet.scale];
  const glaze = createCanvas(Math.ceil(width), Math.ceil(height));
  const pen = penOf(glaze);
  pen.setTransform(sheet.pen.getTransform());
  for (const cover of shown) {
    const loop = cropOutline(cover.shape.loop, sheet.box, RIM_MARGIN);
    traceLoops(pen, [loop]);
    pen.globalAlpha = 1;
    pen.fillStyle = glazeOf(coverTint(cover, tints), tints.clear);
    pen.fill();
    rim(pen, loop, glazeOf(coverTint(cover, tints), tints.clear), rimStrength(cover));
  }
  sheet.pen.save();
  sheet.pen.setTransform(1, 0, 0, 1, 0, 0);
  sheet.pen.globalCompositeOperation = 'multiply';
  sheet.pen.drawImage(glaze, 0, 0);
  sheet.pen.restore();
}

/** Streets and yards, under their houses. */
export function layTowns({ pen, box }: Sheet, { towns }: EngravedShapes, tints: TerrainTints): void {
  const tint = mixColours(tints.clear, tints.town, 0.5);
  for (const town of towns) {
    if (!doOverlap(town.box, box)) continue;
    traceLoops(pen, [town.loop]);
    pen.globalAlpha = 0.85;
    pen.fillStyle = tint;
    pen.fill();
    pen.globalAlpha = 1;
    rim(pen, town.loop, tint, 0.8);
  }
}

/** Darkness of the dried rim of a cover's wash. Scattered trees have none. */
function rimStrength(cover: Cover): number {
  if (cover.kind === 'woods') return cover.density === 'open' ? 0 : 1;
  if (cover.kind === 'field') return cover.crop ? 1 : 0.4;
  return 0.5;
}

/**
 * The tint of a cover on level ground: light for cover that troops can walk through, full for cover that
 * stops them.
 */
function coverTint(cover: Cover, tints: TerrainTints): string {
  switch (cover.kind) {
    case 'woods': {
      const strength = { open: 0.22, light: 0.72, heavy: 1 }[cover.density];
      const wood = cover.density === 'heavy' ? mixColours(tints.wood, '#7F977A', 0.45) : tints.wood;
      return mixColours(tints.clear, wood, strength);
    }
    case 'field':
      return cover.crop
        ? mixColours(tints.clear, tints.field, 0.6)
        : mixColours(tints.clear, tints.field, 0.15);
    case 'swamp':
      return mixColours(tints.marsh, tints.clear, 0.28);
  }
}

function rim(pen: Pen, loop: Loop, tint: string, strength: number): void {
  if (strength === 0 || loop.length === 0) return;
  pen.save();
  traceLoops(pen, [loop]);
  pen.clip();
  pen.globalCompositeOperation = 'multiply';
  pen.strokeStyle = tint;
  for (const [width, alpha] of RIM_STROKES) {
    pen.lineWidth = width;
    pen.globalAlpha = alpha * strength;
    pen.stroke();
  }
  pen.restore();
}
