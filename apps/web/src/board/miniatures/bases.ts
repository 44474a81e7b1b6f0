/**
 * The bases of stands: exact in plan, with flock, a rim in the colour of the side, and a bar and a wedge that
 * show the front.
 */
import type { Spot } from '../../common/box.ts';
import { mixColours } from '../../design/colour.ts';
import { hash } from '../ground/seed.ts';
import type { Pen } from '../ground/sheet.ts';

/** A base on the canvas, in device pixels. */
export interface Set {
  readonly at: Spot;
  /** Degrees clockwise from straight up the screen. */
  readonly turn: number;
  readonly wide: number;
  readonly deep: number;
  /** Device pixels to an inch of figures on it: what is drawn on small bases is small. */
  readonly inch: number;
  /** The second side has its rear corners cut, so that a grey print tells the sides apart. */
  readonly side: 0 | 1;
  readonly rim: string;
  readonly round: boolean;
  /** Nothing is left for it to do this turn. */
  readonly spent: boolean;
}

/** Device pixels to a CSS pixel: what has a least size has it in CSS pixels. */
type Ratio = number;

const FLOCK_COLOURS = ['#A9A36C', '#8F8B55'] as const;
const SPENT_COLOURS = ['#A39C86', '#8F8974'] as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Runs `draw` with the pen at the middle of a base, its front up. */
function onBase(pen: Pen, { at: [x, y], turn }: Set, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(radians(turn));
  draw();
  pen.restore();
}

function trace(pen: Pen, { wide, deep, side, round }: Set): void {
  const [w, d] = [wide / 2, deep / 2];
  pen.beginPath();
  if (round) return pen.arc(0, 0, w, 0, Math.PI * 2);
  const cut = side === 0 ? 0 : Math.min(0.08 * deep, 0.08 * wide);
  pen.moveTo(-w, -d);
  pen.lineTo(w, -d);
  pen.lineTo(w, d - cut);
  pen.lineTo(w - cut, d);
  pen.lineTo(cut - w, d);
  pen.lineTo(-w, d - cut);
  pen.closePath();
}

/** The shadow a base throws. */
export function paintShadow(pen: Pen, base: Set): void {
  const [x, y] = base.at;
  onBase(pen, { ...base, at: [x + 0.16 * base.inch, y + 0.2 * base.inch] }, () => {
    trace(pen, base);
    pen.fillStyle = 'rgb(38 26 12 / 30%)';
    pen.fill();
  });
}

/** A base with its edge, flock, rim, front bar and wedge. */
export function paintBase(pen: Pen, base: Set, ratio: Ratio): void {
  const {
    at: [x, y],
    inch,
    rim,
    spent,
    wide,
    deep,
  } = base;
  const thick = clamped(0.11 * inch, 1, 6 * ratio);
  onBase(pen, { ...base, at: [x, y + thick] }, () => {
    trace(pen, base);
    pen.fillStyle = mixColours(rim, '#000000', 0.45);
    pen.fill();
  });
  onBase(pen, base, () => {
    trace(pen, base);
    const [from, to] = spent ? SPENT_COLOURS : FLOCK_COLOURS;
    pen.fillStyle = from;
    pen.fill();
    pen.save();
    pen.clip();
    pen.rotate(-radians(base.turn));
    const shade = pen.createLinearGradient(-wide / 2, -deep / 2, wide / 2, deep / 2);
    shade.addColorStop(0, from);
    shade.addColorStop(1, to);
    pen.fillStyle = shade;
    pen.fillRect(-wide - deep, -wide - deep, 2 * (wide + deep), 2 * (wide + deep));
    pen.restore();
    if (inch >= 11 * ratio) tufts(pen, base);
    trace(pen, base);
    pen.strokeStyle = rim;
    pen.lineWidth = clamped(0.1 * inch, 1.1 * ratio, 2.4 * ratio);
    pen.stroke();
    if (base.side === 1) notches(pen, base, ratio);
    front(pen, base, ratio);
  });
}

/** The notched rim of the second side. It distinguishes the sides without colour and in a far view. */
function notches(pen: Pen, { inch, rim }: Set, ratio: Ratio): void {
  const notch = clamped(0.22 * inch, 2.4 * ratio, 5 * ratio);
  pen.lineWidth = clamped(0.13 * inch, 2 * ratio, 3.4 * ratio);
  for (const [colour, dash] of [
    [mixColours(rim, '#000000', 0.6), []],
    ['#FBF5E6', [notch, notch]],
  ] as const) {
    pen.strokeStyle = colour;
    pen.setLineDash([...dash]);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Grass on the flock, lighter and darker, the same at every redraw. */
function tufts(pen: Pen, { wide, deep, inch, round }: Set): void {
  const count = Math.round(((wide * deep) / (inch * inch)) * 5);
  pen.lineWidth = Math.max(1, 0.035 * inch);
  for (const [shift, colour] of [
    [0, 'rgb(92 90 44 / 70%)'],
    [1, 'rgb(201 193 120 / 75%)'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.beginPath();
    for (let i = shift; i < count; i += 2) {
      const [x, y] = [(hash(i, 1, 77) - 0.5) * wide * 0.94, (hash(i, 2, 77) - 0.5) * deep * 0.94];
      if (round && Math.hypot(x, y) > wide * 0.45) continue;
      const lean = (hash(i, 3, 77) - 0.5) * 0.18 * inch;
      pen.moveTo(x, y);
      pen.lineTo(x + lean, y - 0.13 * inch);
    }
    pen.stroke();
  }
}

function front(pen: Pen, { wide, deep, inch, rim, round }: Set, ratio: Ratio): void {
  const bar = clamped(0.15 * inch, 2 * ratio, 3.5 * ratio);
  const half = Math.max(0.36 * inch, Math.min(4.4 * ratio, 0.2 * wide));
  const edge = -deep / 2;
  if (!round) {
    pen.fillStyle = '#17110B';
    pen.fillRect(-wide / 2, edge, wide, bar);
  }
  pen.beginPath();
  pen.moveTo(-half, edge);
  pen.lineTo(0, edge - half * 0.85);
  pen.lineTo(half, edge);
  pen.closePath();
  pen.strokeStyle = '#FBF5E6';
  pen.lineWidth = 1.8 * ratio;
  pen.stroke();
  pen.fillStyle = rim;
  pen.fill();
}

/** A square for each strength point on the rear edge, dark where it is lost. */
export function paintPips(
  pen: Pen,
  base: Set,
  { left, full }: { readonly left: number; readonly full: number },
  ratio: Ratio,
): void {
  if (full <= 1 || base.round) return;
  const room = (base.wide * 0.92) / full;
  const side = Math.min(clamped(0.25 * base.inch, 3.2 * ratio, 10 * ratio), room * 0.78);
  const step = Math.min(side * 1.35, room);
  const line = Math.min(0.7 * ratio, side * 0.16);
  onBase(pen, base, () => {
    for (let i = 0; i < full; i++) {
      const [x, y] = [(i - (full - 1) / 2) * step - side / 2, base.deep / 2 - side * 1.5];
      pen.fillStyle = '#17110B';
      pen.fillRect(x - line, y - line, side + 2 * line, side + 2 * line);
      pen.fillStyle = i < left ? '#FBF5E6' : '#5A4A33';
      pen.fillRect(x, y, side, side);
    }
  });
}
