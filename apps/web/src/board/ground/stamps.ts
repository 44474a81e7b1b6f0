/**
 * Distant trees by the thousand: each kind is drawn once in a few sizes and shapes for a scale, and then
 * copied. Near trees are drawn one by one.
 */
import { convertPixels, createPixels, divideInto, findInkedPart, layOver, type Pixels } from './pixels.ts';
import { createCanvas, openSheet, type Pen, penOf, type Sheet } from './sheet.ts';
import type { Sign } from './signs.ts';

/**
 * The scale, in device pixels to a plate unit, from which trees are cut out one by one. A sheet shows few
 * trees then, and large ones.
 */
const SINGLE_TREES_FROM_SCALE = 2;

/** Steps of size in plate units, and shapes of one size. */
const SIZE_STEP = 0.3;
const SHAPES = 6;

/** The steps of size that trees of woods have. */
const USUAL_SIZES = Array.from({ length: 12 }, (_, i) => 12 + i);

/** Extent of a tree with its shadow from its foot, in its sizes, and the margin around it, in pixels. */
const TREE_REACH = { left: 1.8, right: 2, up: 3.3, down: 1 } as const;
const STAMP_MARGIN_PX = 2;

/** Maximum number of scales whose stamps stay in memory. */
const MAX_CACHED_SCALES = 3;

/** Maximum number of pixels of a sheet whose trees are copied byte by byte. Printed maps have more pixels. */
const BY_BYTES = 4_000_000;

/** Draws one sign on a sheet. */
type SignPainter = (sheet: Sheet, sign: Sign) => void;

/** The place of a stamp on its sheet of stamps, and of the tree's foot in it, in pixels. */
interface Stamp {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  readonly foot: readonly [number, number];
}

interface Stamps {
  readonly picture: CanvasImageSource;
  /** The same in bytes; null if the browser lets no picture be read. */
  readonly pixels: Pixels | null;
  readonly stamps: ReadonlyMap<string, Stamp>;
}

const made = new Map<number, Stamps>();

/** Draws these trees from back to front. Small ones are copied from stamps. */
export function stampTrees(sheet: Sheet, trees: readonly Sign[], cut: SignPainter): void {
  const { pen, box, scale } = sheet;
  if (trees.length === 0) return;
  if (scale >= SINGLE_TREES_FROM_SCALE) {
    for (const tree of trees) cut(sheet, tree);
    return;
  }
  const { picture, pixels, stamps } = stampsFor(scale, trees, cut);
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const placed = trees.flatMap((tree) => {
    const stamp = stamps.get(stampKey(tree));
    if (!stamp) return [];
    // On whole pixels, or a stamp would be blurred; and on the same ones on either side of two sheets' border.
    const [x, y] = [Math.round(tree.at[0] * scale) - left, Math.round(tree.at[1] * scale) - top];
    return [{ stamp, x: x - stamp.foot[0], y: y - stamp.foot[1] }];
  });
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (pixels && pen.canvas.width * pen.canvas.height <= BY_BYTES) layAll(pen, pixels, placed);
  else
    for (const { stamp, x, y } of placed) {
      const [width, height] = stamp.size;
      pen.drawImage(picture, ...stamp.at, width, height, x, y, width, height);
    }
  pen.restore();
}

/** A stamp, and the place of its upper left corner on the sheet. */
interface PlacedStamp {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
}

/** Puts all stamps together byte by byte, and then copies the result onto the sheet. */
function layAll(pen: Pen, pixels: Pixels, placed: readonly PlacedStamp[]): void {
  const { width, height } = pen.canvas;
  const all = createPixels(width, height);
  for (const { stamp, x, y } of placed) {
    const [[atX, atY], [wide, high]] = [stamp.at, stamp.size];
    layOver(all, pixels, { x: atX, y: atY, width: wide, height: high }, x, y);
  }
  const canvas = createCanvas(width, height);
  const own = penOf(canvas);
  const image = own.createImageData(width, height);
  divideInto(image.data, all);
  own.putImageData(image, 0, 0);
  pen.drawImage(canvas, 0, 0);
}

const sizeStep = ({ size }: Sign): number => Math.round(size / SIZE_STEP);
const shapeOf = ({ chance }: Sign): number => Math.min(SHAPES - 1, Math.floor(chance * SHAPES));

/** The key of a stamp. */
function stampKey(tree: Sign): string {
  return `${tree.kind}/${sizeStep(tree)}/${shapeOf(tree)}`;
}

/** The stamps of a scale; made again with those that are missing. */
function stampsFor(scale: number, trees: readonly Sign[], cut: SignPainter): Stamps {
  const known = made.get(scale);
  const wanted = trees.filter((tree) => !known?.stamps.has(stampKey(tree)));
  if (known && wanted.length === 0) return known;
  // All usual sizes of a kind are made together, since the next sheet will need them.
  const usual = [...new Set(wanted.map(({ kind }) => kind))].flatMap((kind) =>
    USUAL_SIZES.flatMap((step) => Array.from({ length: SHAPES }, (_, shape) => `${kind}/${step}/${shape}`)),
  );
  const all = [...new Set([...(known?.stamps.keys() ?? []), ...usual, ...wanted.map(stampKey)])];
  const stamps = cutStamps(scale, all, cut);
  made.delete(scale);
  made.set(scale, stamps);
  for (const each of made.keys()) if (made.size > MAX_CACHED_SCALES) made.delete(each);
  return stamps;
}

/** Cuts stamps in rows, each with the size and shape of its name. */
function cutStamps(scale: number, names: readonly string[], cut: SignPainter): Stamps {
  const signs = names.map((name): Sign => {
    const [kind, step, shape] = name.split('/');
    return {
      kind: kind as Sign['kind'],
      at: [0, 0],
      size: Number(step) * SIZE_STEP,
      chance: (Number(shape) + 0.5) / SHAPES,
    };
  });
  const most = Math.max(...signs.map(({ size }) => size)) * scale;
  const foot = [
    Math.ceil(TREE_REACH.left * most) + STAMP_MARGIN_PX,
    Math.ceil(TREE_REACH.up * most) + STAMP_MARGIN_PX,
  ] as const;
  const size = [
    foot[0] + Math.ceil(TREE_REACH.right * most) + STAMP_MARGIN_PX,
    foot[1] + Math.ceil(TREE_REACH.down * most) + STAMP_MARGIN_PX,
  ] as const;
  const across = Math.ceil(Math.sqrt(names.length));
  const rows = Math.ceil(names.length / across);
  const canvas = createCanvas(across * size[0], rows * size[1]);
  const sheet = openSheet(
    canvas,
    { x: 0, y: 0, width: canvas.width / scale, height: canvas.height / scale },
    scale,
  );
  const stamps = new Map<string, Stamp>();
  signs.forEach((sign, i) => {
    const at = [(i % across) * size[0], Math.floor(i / across) * size[1]] as const;
    cut(sheet, { ...sign, at: [(at[0] + foot[0]) / scale, (at[1] + foot[1]) / scale] });
    stamps.set(names[i]!, { at, size, foot });
  });
  penOf(canvas).globalAlpha = 1;
  const pixels = readFrom(canvas);
  const picture = 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas;
  return { picture, pixels, stamps: pixels ? trimmed(stamps, pixels) : stamps };
}

/** The stamps in bytes. Null if a browser that protects its reader returns noise instead: then a bare corner of the sheet is not bare. */
function readFrom(canvas: OffscreenCanvas | HTMLCanvasElement): Pixels | null {
  const { width, height } = canvas;
  const pixels = convertPixels(penOf(canvas).getImageData(0, 0, width, height));
  return pixels.data[3] === 0 && pixels.data.some((byte) => byte > 0) ? pixels : null;
}

/** Stamps without the empty paper round them. */
function trimmed(stamps: ReadonlyMap<string, Stamp>, pixels: Pixels): ReadonlyMap<string, Stamp> {
  return new Map(
    [...stamps].map(
      ([
        name,
        {
          at: [atX, atY],
          size: [wide, high],
          foot,
        },
      ]): [string, Stamp] => {
        const { x, y, width, height } = findInkedPart(pixels, { x: atX, y: atY, width: wide, height: high });
        return [name, { at: [x, y], size: [width, height], foot: [foot[0] - x + atX, foot[1] - y + atY] }];
      },
    ),
  );
}
