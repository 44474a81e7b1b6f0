/**
 * Combines small pictures into a large one byte by byte, because a canvas is slow at thousands of stamps.
 * Colours are premultiplied by alpha, as in a canvas.
 */

/** A picture in bytes: red, green, blue and density of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A part of a picture, in pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture with nothing on it. */
export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(4 * width * height) };
}

/** The pixels of a canvas in its own format. */
export function convertPixels({ width, height, data: read }: Pixels): Pixels {
  const data = new Uint8ClampedArray(read.length);
  for (let i = 0; i < read.length; i += 4) {
    const density = read[i + 3]!;
    if (density === 0) continue;
    for (let c = i; c < i + 3; c++) data[c] = (read[c]! * density) / 255;
    data[i + 3] = density;
  }
  return { width, height, data };
}

/** A picture as a canvas takes it, written over `into`. */
export function divideInto(into: Uint8ClampedArray, { data }: Pixels): void {
  for (let i = 0; i < data.length; i += 4) {
    const density = data[i + 3]!;
    if (density === 0) continue;
    for (let c = i; c < i + 3; c++) into[c] = (data[c]! * 255) / density;
    into[i + 3] = density;
  }
}

/** The smallest part of a picture that contains all its ink. Its size is 0 if there is no ink. */
export function findInkedPart({ width, data }: Pixels, part: Part): Part {
  let [left, top, right, bottom] = [part.x + part.width, part.y + part.height, part.x, part.y];
  for (let y = part.y; y < part.y + part.height; y++)
    for (let x = part.x; x < part.x + part.width; x++) {
      if (data[4 * (y * width + x) + 3] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return right > left
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { ...part, width: 0, height: 0 };
}

/** Lays a part of one picture over another, its upper left corner at `x`, `y`; what would lie beyond the edge is left out. */
export function layOver(onto: Pixels, from: Pixels, part: Part, x: number, y: number): void {
  const [out, ink] = [onto.data, from.data];
  const [left, right] = [Math.max(0, -x), Math.min(part.width, onto.width - x)];
  const [top, bottom] = [Math.max(0, -y), Math.min(part.height, onto.height - y)];
  for (let row = top; row < bottom; row++) {
    let o = 4 * ((y + row) * onto.width + x + left);
    let i = 4 * ((part.y + row) * from.width + part.x + left);
    for (let column = left; column < right; column++, o += 4, i += 4) {
      const density = ink[i + 3]!;
      if (density === 0) continue;
      if (density === 255 || out[o + 3] === 0) {
        out[o] = ink[i]!;
        out[o + 1] = ink[i + 1]!;
        out[o + 2] = ink[i + 2]!;
        out[o + 3] = density;
        continue;
      }
      const rest = 255 - density;
      for (let c = 0; c < 4; c++) {
        // A 255th by shifting, to the nearest.
        const left = out[o + c]! * rest + 128;
        out[o + c] = ink[i + c]! + ((left + (left >> 8)) >> 8);
      }
    }
  }
}
