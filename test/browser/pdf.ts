/** The content of a PDF that Chromium made: its pages, and the rectangles on each, in millimetres. */
import { inflateSync } from 'node:zlib';

/** An upright rectangle on a page, from its upper left corner. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page of a PDF. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly rectangles: readonly PageBox[];
}

const PER_POINT = 25.4 / 72;

/** The pages of a PDF in their order. */
export function pagesOf(pdf: Buffer): PdfPage[] {
  const text = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)) {
    objects.set(match[1] ?? '', match[2] ?? '');
  }
  return [...objects.values()]
    .filter((each) => /\/Type\s*\/Page\b/.test(each))
    .map((page) => pageOf(page, objects));
}

function pageOf(page: string, objects: ReadonlyMap<string, string>): PdfPage {
  const box = /\/MediaBox\s*\[([^\]]*)\]/.exec(page)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  const [width, height] = [(box[2] ?? 0) * PER_POINT, (box[3] ?? 0) * PER_POINT];
  const drawing = [...(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])]
    .map(([, id]) => streamOf(objects.get(id ?? '') ?? ''))
    .join('\n');
  const rectangles = rectanglesIn(drawing).map(({ x, y, ...size }) => ({ x, y: height - y, ...size }));
  return { width, height, rectangles };
}

function streamOf(object: string): string {
  const begin = /stream\r?\n/.exec(object);
  if (!begin) return '';
  const end = object.lastIndexOf('endstream');
  const bytes = Buffer.from(object.slice(begin.index + begin[0].length, end), 'latin1');
  return /\/FlateDecode/.test(object) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

type Matrix = readonly [number, number, number, number, number, number];

const joined = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** Every rectangle of a drawing, its upper edge measured from the foot of the page. */
function rectanglesIn(drawing: string): PageBox[] {
  const found: PageBox[] = [];
  const kept: Matrix[] = [];
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  let numbers: number[] = [];
  for (const word of drawing.split(/\s+/)) {
    const number = Number(word);
    if (word !== '' && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (word === 'q') kept.push(at);
    if (word === 'Q') at = kept.pop() ?? at;
    if (word === 'cm') at = joined(numbers.slice(-6) as unknown as Matrix, at);
    if (word === 're') found.push(placed(at, numbers.slice(-4)));
    numbers = [];
  }
  return found;
}

function placed([a, , , d, e, f]: Matrix, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): PageBox {
  const [left, right] = [a * x + e, a * (x + width) + e].sort((p, q) => p - q) as [number, number];
  const [foot, top] = [d * y + f, d * (y + height) + f].sort((p, q) => p - q) as [number, number];
  return {
    x: left * PER_POINT,
    y: top * PER_POINT,
    width: (right - left) * PER_POINT,
    height: (top - foot) * PER_POINT,
  };
}
