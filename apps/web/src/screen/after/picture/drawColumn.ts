/** The written side of the picture: the verdict, who commanded, losses by turn, luck. */
import type { EndPicture } from './endPicture.ts';
import { breakLines, shareLines, shortenToLines } from './layOut.ts';

/** Start and width of the column, in pixels. */
interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const TITLE = '"IM Fell English", Georgia, serif';
const READING = '"EB Garamond Variable", Georgia, serif';
const FIGURES = '"Alegreya Sans", sans-serif';
const INK = '#2B2118';

/** Writes the column from the top down; the numbers of those turnings that have their words in it. */
export function drawColumn(pen: CanvasRenderingContext2D, picture: EndPicture, column: Column): string[] {
  let y = write(pen, picture.verdict, column, column.y + 24, { font: `34px ${TITLE}`, step: 40 }) + 18;
  for (const side of [0, 1] as const) {
    pen.fillStyle = picture.colours[side];
    pen.fillRect(column.x, y - 15, 17, 17);
    pen.strokeStyle = INK;
    pen.lineWidth = 1.5;
    pen.strokeRect(column.x, y - 15, 17, 17);
    pen.fillStyle = INK;
    pen.font = `500 22px ${FIGURES}`;
    pen.fillText(`${picture.sides[side]}: ${picture.players[side]}`, column.x + 28, y);
    y += 32;
  }
  y = drawLosses(pen, picture, column, y + 24) + 42;
  const { below, told } = drawTurned(pen, picture, column, y);
  write(pen, `Luck. ${picture.luck}`, column, below, { font: `24px ${READING}`, step: 31 });
  pen.font = `500 20px ${FIGURES}`;
  pen.fillStyle = '#5A4632';
  pen.fillText(`${picture.rules} · played at Linstock`, column.x, 950);
  return told;
}

/** No more is written below this height: the foot of the picture has its own line. */
const FOOT_Y = 862;
/** The maximum size of a turning point. */
const MAX_LINES = 3;
const LINE_STEP = 24;
const LINE_GAP = 8;

/** The turning points by the numbers of the discs on the map, as many as fit. */
function drawTurned(
  pen: CanvasRenderingContext2D,
  { turned }: EndPicture,
  { x, width }: Column,
  from: number,
): { readonly below: number; readonly told: string[] } {
  const told: string[] = [];
  if (turned.length === 0) return { below: from, told };
  pen.fillStyle = INK;
  pen.font = `26px ${TITLE}`;
  pen.fillText('Turning points', x, from);
  let y = from + 32;
  const room = width - 28;
  const widthOf = (line: string) => pen.measureText(line).width;
  pen.font = `20px ${READING}`;
  const texts = turned.map(({ text, sentence }) => ({ text, lines: breakLines(sentence, room, widthOf) }));
  const lengths = texts.map(({ lines }) => lines.length);
  const many = shareLines(lengths, { height: FOOT_Y - y, step: LINE_STEP, gap: LINE_GAP, most: MAX_LINES });
  for (const { text, lines } of texts) {
    const kept = shortenToLines(lines, many, room, widthOf);
    if (y + kept.length * LINE_STEP > FOOT_Y) break;
    pen.font = `700 20px ${FIGURES}`;
    pen.fillText(text, x, y);
    pen.font = `20px ${READING}`;
    kept.forEach((line, i) => pen.fillText(line, x + 28, y + i * LINE_STEP));
    y += kept.length * LINE_STEP + LINE_GAP;
    told.push(text);
  }
  return { below: y + 14, told };
}

interface Hand {
  readonly font: string;
  /** From line to line, in pixels. */
  readonly step: number;
}

/** Writes a text in lines from this height down; the height of the line after it. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, width }: Column,
  from: number,
  { font, step }: Hand,
): number {
  pen.font = font;
  pen.fillStyle = INK;
  const lines = breakLines(text, width, (line) => pen.measureText(line).width);
  lines.forEach((line, i) => pen.fillText(line, x, from + i * step));
  return from + lines.length * step;
}

/** Height of the bars of both sides together, in pixels. */
const BARS_HEIGHT = 130;

/** Losses by turn as bars, the first side's up and the second's down, with the sums in words. */
function drawLosses(
  pen: CanvasRenderingContext2D,
  { stages, sides, colours }: EndPicture,
  { x, width }: Column,
  from: number,
): number {
  const end = stages.at(-1);
  const bars = stages.slice(1).map(({ now, lost }, i) => ({
    now,
    lost: lost.map((many, side) => Math.max(0, many - (stages[i]?.lost[side] ?? 0))),
  }));
  // Both sides have one measure, and each has as much room as its worst turn needs.
  const [up = 1, down = 1] = [0, 1].map((side) => Math.max(0.5, ...bars.map(({ lost }) => lost[side] ?? 0)));
  const unit = BARS_HEIGHT / (up + down);
  const step = width / Math.max(4, bars.length);
  const words = (side: 0 | 1) => `${sides[side]}: ${end?.lost[side] ?? 0} of ${end?.of[side] ?? 0} lost`;
  pen.fillStyle = INK;
  pen.font = `26px ${TITLE}`;
  pen.fillText('Losses by turn', x, from);
  pen.font = `500 20px ${FIGURES}`;
  pen.fillText(words(0), x, from + 32);
  const axis = from + 44 + up * unit;
  const below = from + 44 + BARS_HEIGHT;
  bars.forEach(({ now, lost }, i) => {
    for (const side of [0, 1] as const) {
      const high = (lost[side] ?? 0) * unit;
      pen.fillStyle = colours[side];
      pen.fillRect(x + i * step + 5, side === 0 ? axis - high : axis, step - 10, high);
    }
    pen.fillStyle = INK;
    pen.textAlign = 'center';
    pen.fillText(String(now), x + (i + 0.5) * step, below + 20);
    pen.textAlign = 'left';
  });
  pen.fillRect(x, axis - 1, width, 2);
  pen.fillText(words(1), x, below + 46);
  return below + 46;
}
