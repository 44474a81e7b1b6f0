/** The written side of the picture: the verdict, who commanded, losses by turn, luck. */
import type { EndPicture } from './endPicture.ts';
import { inLines } from './layOut.ts';

/** Where the column begins, and how wide it is, in pixels. */
interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const TITLE = '"IM Fell English", Georgia, serif';
const READING = '"EB Garamond Variable", Georgia, serif';
const FIGURES = '"Alegreya Sans", sans-serif';
const INK = '#2B2118';

/** Writes the column from the top down. */
export function drawColumn(pen: CanvasRenderingContext2D, picture: EndPicture, column: Column): void {
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
  y = drawTurned(pen, picture, column, y);
  y = write(pen, `Luck. ${picture.luck}`, column, y, { font: `24px ${READING}`, step: 31 });
  pen.font = `500 20px ${FIGURES}`;
  pen.fillStyle = '#5A4632';
  pen.fillText(`${picture.rules} · played at Linstock`, column.x, 950);
}

/** No more is written below this height: the foot of the picture has its own line. */
const FOOT = 850;
/** Lines a turning has at the most. */
const LINES = 3;

/** What turned it, by the numbers of the discs on the map; those for whom there is room. */
function drawTurned(
  pen: CanvasRenderingContext2D,
  { turned }: EndPicture,
  { x, width }: Column,
  from: number,
): number {
  if (turned.length === 0) return from;
  pen.fillStyle = INK;
  pen.font = `26px ${TITLE}`;
  pen.fillText('What turned it', x, from);
  let y = from + 32;
  for (const { text, sentence } of turned) {
    if (y > FOOT - LINES * 24) break;
    pen.font = `700 20px ${FIGURES}`;
    pen.fillStyle = INK;
    pen.fillText(text, x, y);
    pen.font = `20px ${READING}`;
    const lines = inLines(sentence, width - 28, (line) => pen.measureText(line).width);
    const kept = lines.slice(0, LINES);
    if (lines.length > LINES) kept.push(`${kept.pop()} …`);
    kept.forEach((line, i) => pen.fillText(line, x + 28, y + i * 24));
    y += kept.length * 24 + 8;
  }
  return y + 14;
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
  const lines = inLines(text, width, (line) => pen.measureText(line).width);
  lines.forEach((line, i) => pen.fillText(line, x, from + i * step));
  return from + lines.length * step;
}

/** Height of the bars of both sides together, in pixels. */
const HIGH = 130;

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
  const unit = HIGH / (up + down);
  const step = width / Math.max(4, bars.length);
  const words = (side: 0 | 1) => `${sides[side]}: ${end?.lost[side] ?? 0} of ${end?.of[side] ?? 0} lost`;
  pen.fillStyle = INK;
  pen.font = `26px ${TITLE}`;
  pen.fillText('Losses by turn', x, from);
  pen.font = `500 20px ${FIGURES}`;
  pen.fillText(words(0), x, from + 32);
  const axis = from + 44 + up * unit;
  const below = from + 44 + HIGH;
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
