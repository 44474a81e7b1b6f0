/** Paints the miniatures of a table on its canvas: bases first, then everything upright, from back to front. */
import type { Size, Spot } from '../../common/box.ts';
import { SIDE_COLOURS } from '../../design/palette.ts';
import type { Relics } from '../animation/relics.ts';
import { type Pen, penOf } from '../ground/sheet.ts';
import type { View } from '../plate/camera.ts';
import type { Step } from '../plate/sight.ts';
import { PER_INCH, type TablePlate, unitsOf } from '../plate/tablePlate.ts';
import { paintBase, paintPips, paintShadow, type Set } from './bases.ts';
import { type ClusterStore, createClusterStore } from './clusterStore.ts';
import type { Miniature } from './miniature.ts';
import { type Lens, paintFallen, paintSmoke } from './relics.ts';
import { paintStandard } from './standard.ts';
import { paintStone } from './stones.ts';

/** The present contents of the table. */
export interface TableContents {
  readonly miniatures: readonly Miniature[];
  readonly relics: Relics;
  readonly plate: TablePlate;
  /** The places of moving pieces, by id. */
  readonly moving: ReadonlyMap<string, Step>;
  /** The colour of each side's rims. */
  readonly rims: readonly [string, string];
}

/** The painter of one canvas. */
export interface MiniatureLayer {
  /** Draws everything visible; true when everything was drawn at its own scale. */
  readonly draw: (laid: TableContents, view: View, size: Size, ratio: number, resting: boolean) => boolean;
}

/** The rims where a page says nothing else. */
export const USUAL_RIMS: readonly [string, string] = SIDE_COLOURS;

interface BaseSet {
  readonly miniature: Miniature;
  readonly set: Set;
  readonly nth: number;
}

/** A stand of this frontage has figures of 1·7 inches, in thousandths. */
const STAND = 3000;

/** The input for drawing one frame. */
interface Frame {
  readonly pen: Pen;
  readonly ratio: number;
  /** Device pixels to an inch of the table. */
  readonly perInch: number;
  readonly resting: boolean;
  readonly store: ClusterStore;
}

/** Starts the painter. */
export function startMiniatureLayer(canvas: HTMLCanvasElement): MiniatureLayer {
  const store = createClusterStore();
  return {
    draw(laid, view, size, ratio, resting) {
      const pen = clearedPen(canvas, size, ratio);
      store.begin();
      const frame: Frame = { pen, ratio, perInch: PER_INCH * view.k * ratio, resting, store };
      const sets = laid.miniatures
        .flatMap((miniature) => setsOf(miniature, laid, view, frame))
        .filter(({ set }) => isInSight(set, canvas))
        .sort((a, b) => a.set.at[1] - b.set.at[1]);
      const each = (draw: (one: BaseSet) => void) => {
        for (const one of sets) {
          pen.globalAlpha = one.miniature.faint ? CARRIED_OPACITY : 1;
          draw(one);
        }
        pen.globalAlpha = 1;
      };
      const place = ([x, y]: Spot): Spot => [(x * view.k + view.x) * ratio, (y * view.k + view.y) * ratio];
      const lens: Lens = { plate: laid.plate, perInch: frame.perInch, place };
      each(({ set }) => paintShadow(pen, set));
      paintFallen(pen, lens, laid.relics.fallen);
      each(({ set }) => paintBase(pen, set, ratio));
      each((one) => {
        paintFigures(frame, one);
        paintPips(pen, one.set, one.miniature.bases[one.nth]!.strength, ratio);
        paintSigns(frame, one);
      });
      paintSmoke(pen, lens, laid.relics.smoke);
      return !store.owing();
    },
  };
}

/** Opacity of a carried stand at its old place, and of the colours of a stand that has acted. */
const CARRIED_OPACITY = 0.35;
const SPENT_OPACITY = 0.82;

function clearedPen(canvas: HTMLCanvasElement, size: Size, ratio: number): Pen {
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const pen = penOf(canvas);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, width, height);
  return pen;
}

function isInSight({ at: [x, y], wide, deep }: Set, { width, height }: HTMLCanvasElement): boolean {
  const reach = 2 * (wide + deep);
  return x > -reach && y > -reach && x < width + reach && y < height + reach;
}

/** The figures of a base. */
function paintFigures({ pen, perInch, resting, store }: Frame, { miniature, set, nth }: BaseSet): void {
  const { arm, uniform, posture, firing, spent, bases } = miniature;
  const { strength, frontage, depth } = bases[nth]!;
  const size = { frontage: frontage / 1000, depth: depth / 1000 };
  const cluster = { arm, uniform, strength, ...size, posture, firing };
  const { picture, times } = store.picture(cluster, set.turn, perInch, resting);
  const { canvas, middle } = picture;
  const alpha = pen.globalAlpha;
  if (spent) pen.globalAlpha = alpha * SPENT_OPACITY;
  pen.drawImage(
    canvas,
    Math.round(set.at[0] - middle[0] * times),
    Math.round(set.at[1] - middle[1] * times),
    canvas.width * times,
    canvas.height * times,
  );
  pen.globalAlpha = alpha;
}

/** The standard of a regiment, and the stone of its state. */
function paintSigns({ pen, ratio }: Frame, { miniature, set, nth }: BaseSet): void {
  const { flag, posture, bases, uniform } = miniature;
  if (flag && nth === Math.floor(bases.length / 2)) {
    const wide = Math.max(1.05 * set.inch, Math.min(14 * ratio, 0.42 * Math.max(set.wide, set.deep)));
    paintStandard(pen, corner(set, 0, 0.1), { wide, high: wide * 0.66 }, flag, uniform.facing);
  }
  const stone = Math.max(6.5 * ratio, Math.min(15 * ratio, 0.3 * set.inch));
  if (nth === 0) paintStone(pen, corner(set, 0.5, -0.5), stone, posture);
}

/** A spot of a base by shares of its frontage to the right and its depth ahead of its middle. */
function corner({ at: [x, y], turn, wide, deep }: Set, right: number, ahead: number): Spot {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x + right * wide * cos + ahead * deep * sin, y + right * wide * sin - ahead * deep * cos];
}

/** The bases of a miniature on the canvas. */
function setsOf(
  miniature: Miniature,
  { moving, rims }: TableContents,
  view: View,
  { ratio, perInch }: Frame,
): BaseSet[] {
  const step = moving.get(miniature.id);
  const [x, y] = step?.spot ?? miniature.spot;
  const turn = step?.turn ?? miniature.turn;
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const round = miniature.arm === 'general' || miniature.arm === 'commander';
  return miniature.bases.map((base, nth) => {
    const [right, ahead] = [unitsOf(base.right), unitsOf(base.ahead)];
    const [px, py] = [x + right * cos + ahead * sin, y + right * sin - ahead * cos];
    return {
      miniature,
      nth,
      set: {
        at: [(px * view.k + view.x) * ratio, (py * view.k + view.y) * ratio],
        turn: (turn + base.turn / 10 + 360) % 360,
        wide: (base.frontage / 1000) * perInch,
        deep: (base.depth / 1000) * perInch,
        inch: perInch * Math.min(1, Math.max(base.frontage, base.depth) / STAND) * (round ? 1.5 : 1),
        side: miniature.side,
        rim: rims[miniature.side],
        round,
        spent: miniature.spent,
      },
    };
  });
}
