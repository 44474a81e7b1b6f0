/** The sheets that a view needs, the sheets that are there, and the drawing of the best of them on the board's canvas. */

import { type Box, doOverlap, type Size } from '../../common/box.ts';
import { type PaletteName, TERRAIN_TINTS } from '../../design/palette.ts';
import { planOfGround } from '../../plans/plans.ts';
import { boxInSightOf, type View } from '../plate/camera.ts';
import { boundsOf, engraveShapes, type GroundSource, sheetOf } from './engraving.ts';
import { openCachedStore } from './groundCache.ts';
import { paintFlat } from './paint.ts';
import type { PaintedSheet } from './painter.ts';
import { createCanvas, openSheet, type Sheet } from './sheet.ts';
import { makeGroundKey } from './source.ts';
import { listTiles } from './tileGrid.ts';
import { type Tile, WHOLE_FIELD_PREFIX } from './tileStore.ts';

/**
 * Scale of the picture of the whole field that lies under all tiles, and its maximum width or height in
 * pixels.
 */
const WHOLE_SCALE = 0.5;
const WHOLE_MOST = 1600;

/** The ground for the board: drawn at once for any view, and a moment later in more detail. */
export interface GroundLayer {
  /** Draws the sheets that are painted, on a sheet of paper that lies on the table. */
  readonly draw: (view: View, size: Size, ratio: number, paper: Box) => void;
  /** Orders what a resting view lacks. */
  readonly settle: (view: View, size: Size, ratio: number) => void;
  /** Orders the rest of the field too, for later views. */
  readonly complete: (view: View, size: Size, ratio: number) => void;
  /** True if all of the view is painted at its own scale. */
  readonly settled: (view: View, size: Size, ratio: number) => boolean;
  /** True if the drawing is an engraving, even of another scale, and no longer flat tints. */
  readonly engraved: () => boolean;
  readonly setPalette: (palette: PaletteName) => void;
  readonly close: () => void;
}

/** Starts the ground of a battle on a canvas; `changed` is called when more of it is ready. */
export function startGroundLayer(
  canvas: HTMLCanvasElement,
  source: GroundSource,
  first: PaletteName,
  changed: () => void,
): GroundLayer {
  const bounds = boundsOf(source);
  const sheet = sheetOf(source);
  const wholeScale = Math.min(WHOLE_SCALE, WHOLE_MOST / Math.max(bounds.width, bounds.height));
  const sheets = openCachedStore(source, changed);
  let palette = first;
  let flat: { palette: PaletteName; picture: PaintedSheet } | null = null;
  const plan = planAsUnderlay(source, changed);
  const wholeIn = (colours: PaletteName) =>
    sheets.tile({ key: WHOLE_FIELD_PREFIX, box: bounds, scale: wholeScale }, colours);
  const needed = (view: View, size: Size, ratio: number): Tile[] =>
    listTiles(view, size, ratio, sheet).map((tile) => sheets.tile(tile, palette));
  return {
    draw(view, size, ratio, paper) {
      const pen = preparedPen(canvas, view, size, ratio, SURROUNDS[source.kind]);
      layPaper(pen, paper, SHEETS[source.kind]);
      const exactly = needed(view, size, ratio);
      // If every sheet is there at its own scale, nothing below them is visible.
      if (exactly.every((tile) => tile.picture)) {
        for (const tile of exactly) {
          placeExactly(pen, tile, view, ratio);
          sheets.used(tile);
        }
        return;
      }
      const made = plan.in(palette);
      if (!made && flat?.palette !== palette)
        flat = { palette, picture: flatPicture(source, bounds, palette) };
      const under = made ?? flat?.picture;
      if (under) place(pen, under, bounds);
      const exact = view.k * ratio;
      for (const tile of bestOf(sheets.all(), palette, exact, boxInSightOf(view, size))) {
        if (tile.scale === exact) placeExactly(pen, tile, view, ratio);
        else place(pen, tile.picture!, tile.box);
        sheets.used(tile);
      }
    },
    settle(view, size, ratio) {
      const near = needed(view, size, ratio);
      // If there is an engraving already, the part in view does not wait for the rest of the field.
      sheets.want(plan.in(palette) ? near : [wholeIn(palette), ...near]);
    },
    complete: (view, size, ratio) => sheets.want([...needed(view, size, ratio), wholeIn(palette)]),
    settled: (view, size, ratio) => needed(view, size, ratio).every((tile) => tile.picture),
    engraved: () => plan.in(palette) !== null || wholeIn(palette).picture !== null,
    setPalette(next) {
      palette = next;
    },
    close: () => sheets.close(),
  };
}

/**
 * The painted sheets in sight that are worth drawing, worst first: the picture of the whole field, and sheets of the
 * two scales nearest to the view's.
 */
function bestOf(tiles: Iterable<Tile>, palette: PaletteName, exact: number, sight: Box): Tile[] {
  const miss = (scale: number) => Math.abs(Math.log(scale / exact));
  const at = [...tiles].filter((tile) => tile.picture && doOverlap(tile.box, sight));
  const own = at.filter((tile) => tile.palette === palette);
  // In other colours the last picture stays until one in these is ready.
  const shown = own.length > 0 ? own : at;
  const scales = [...new Set(shown.map(({ scale }) => scale))].sort((a, b) => miss(a) - miss(b)).slice(0, 2);
  return shown
    .filter(({ key, scale }) => key.startsWith(WHOLE_FIELD_PREFIX) || scales.includes(scale))
    .sort((a, b) => miss(b.scale) - miss(a.scale));
}

/** A picture made beforehand, and the colours it was made in; null until it has come, and in other colours. */
interface Underlay {
  readonly in: (palette: PaletteName) => HTMLImageElement | null;
}

/** Fetches the plan of a ground, which is shown until the ground itself is painted. */
function planAsUnderlay(source: GroundSource, changed: () => void): Underlay {
  const plan = planOfGround(makeGroundKey(source));
  if (!plan) return { in: () => null };
  const image = new Image();
  image.src = plan.picture;
  let ready = false;
  // Without it the flat tints will do.
  image.decode().then(
    () => {
      ready = true;
      changed();
    },
    () => undefined,
  );
  return { in: (palette) => (ready && palette === 'tinted' ? image : null) };
}

/** Flat tints, drawn in the page in a few milliseconds and shown until the engraving is ready. */
function flatPicture(source: GroundSource, bounds: Box, palette: PaletteName): PaintedSheet {
  const scale = WHOLE_SCALE / 2;
  const canvas = createCanvas(Math.ceil(bounds.width * scale), Math.ceil(bounds.height * scale));
  const sheet: Sheet = openSheet(canvas, bounds, scale);
  paintFlat(sheet, engraveShapes(source), TERRAIN_TINTS[palette]);
  return canvas;
}

function preparedPen(
  canvas: HTMLCanvasElement,
  view: View,
  size: Size,
  ratio: number,
  surround: string,
): CanvasRenderingContext2D {
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas, so the ground cannot be drawn.');
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = surround;
  pen.fillRect(0, 0, width, height);
  const scale = view.k * ratio;
  pen.setTransform(scale, 0, 0, scale, view.x * ratio, view.y * ratio);
  return pen;
}

/** The background of the sheet: a bare surface, or the room around a table for miniatures. */
const SURROUNDS = { hexes: '#D8C6A0', table: '#3F3225' } as const;

/** The sheet's own paper as its grain makes it look; the wood of a table's frame. */
const SHEETS = { hexes: '#EEE2C8', table: '#54432F' } as const;

/** The sheet with a soft edge: drawn, because a blurred shadow costs whole frames without a graphics card. */
function layPaper(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, sheet: string): void {
  pen.fillStyle = 'rgb(43 33 24 / 7%)';
  for (const spread of [9, 6, 3.5, 1.5]) {
    pen.fillRect(x - spread + 2, y - spread + 4, width + 2 * spread, height + 2 * spread);
  }
  pen.fillStyle = sheet;
  pen.fillRect(x, y, width, height);
}

function place(pen: CanvasRenderingContext2D, picture: CanvasImageSource, box: Box): void {
  pen.imageSmoothingEnabled = true;
  pen.drawImage(picture, box.x, box.y, box.width, box.height);
}

/** A sheet of the view's own scale is drawn pixel on pixel; otherwise it would be blurred. */
function placeExactly(pen: CanvasRenderingContext2D, tile: Tile, view: View, ratio: number): void {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const [originX, originY] = [Math.round(view.x * ratio), Math.round(view.y * ratio)];
  pen.drawImage(
    tile.picture!,
    originX + Math.round(tile.box.x * tile.scale),
    originY + Math.round(tile.box.y * tile.scale),
  );
  pen.restore();
}
