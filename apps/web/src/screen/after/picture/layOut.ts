import { type Box, boxOf, growBox, type Spot } from '../../../common/box.ts';
/** The parts of the picture of a battle's end, before anything is drawn. */

/** The path of a regiment, or a body of men at the end. */
export interface Track {
  readonly side: 0 | 1;
  readonly spots: readonly Spot[];
  /** True if it is lost. */
  readonly gone: boolean;
}

/** A numbered moment that turned the battle. */
export interface Disc {
  readonly at: Spot;
  readonly text: string;
}

/** Ground shown around everything drawn on it, in plate units. */
const GROUND_MARGIN = 70;

/**
 * The part of the ground that shows all tracks in the shape of the picture's map. It stays on the ground if
 * possible.
 */
export function chooseMapBox(spots: readonly Spot[], ground: Box, shape: number): Box {
  const wanted = spots.length > 0 ? growBox(boxOf(spots), GROUND_MARGIN) : ground;
  const width = Math.max(wanted.width, wanted.height * shape);
  const height = width / shape;
  const place = (from: number, length: number, low: number, room: number) => {
    const start = from - length / 2;
    if (length >= room) return low + (room - length) / 2;
    return Math.min(Math.max(start, low), low + room - length);
  };
  return {
    x: place(wanted.x + wanted.width / 2, width, ground.x, ground.width),
    y: place(wanted.y + wanted.height / 2, height, ground.y, ground.height),
    width,
    height,
  };
}

/** A map limited to its ground: the part of the box on it, and its place on the picture. */
export function limitToGround(box: Box, ground: Box, map: Box): { readonly box: Box; readonly map: Box } {
  const [x, y] = [Math.max(box.x, ground.x), Math.max(box.y, ground.y)];
  const width = Math.min(box.x + box.width, ground.x + ground.width) - x;
  const height = Math.min(box.y + box.height, ground.y + ground.height) - y;
  const scale = Math.min(map.width / width, map.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    box: { x, y, width, height },
    map: { x: map.x + (map.width - size.width) / 2, y: map.y + (map.height - size.height) / 2, ...size },
  };
}

/** A text in lines no wider than this. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines that texts may have so that all of them can be written. */
interface LineSpace {
  /** The height of the picture, the height of a line, and the gap between two texts, in pixels. */
  readonly height: number;
  readonly step: number;
  readonly gap: number;
  /** Maximum number of lines of a text. */
  readonly most: number;
}

/** Into how many lines each of these texts is put, so that as many as can be are written: rather all of them in short than the first in full. */
export function shareLines(lengths: readonly number[], { height, step, gap, most }: LineSpace): number {
  const high = (lines: number) =>
    lengths.reduce((sum, length) => sum + Math.min(length, lines) * step + gap, 0);
  let lines = most;
  while (lines > 1 && high(lines) > height) lines--;
  return lines;
}

/**
 * The first lines of a text. If a part is left out, the last of them ends in dots and is no wider than the
 * others.
 */
export function shortenToLines(
  lines: readonly string[],
  many: number,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  if (lines.length <= many) return [...lines];
  const words = lines[many - 1]?.split(' ') ?? [];
  while (words.length > 1 && widthOf(`${words.join(' ')} …`) > width) words.pop();
  return [...lines.slice(0, many - 1), `${words.join(' ')} …`];
}
