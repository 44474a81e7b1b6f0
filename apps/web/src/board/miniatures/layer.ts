/** Paints the miniatures of a table on its canvas: bases first, then all that stands up, from the back to the front. */
import { SIDE_COLOURS } from '../../design/palette.ts';
import type { Size, View } from '../camera.ts';
import { penOf } from '../ground/sheet.ts';
import type { Step } from '../pieces/path.ts';
import type { Spot } from '../plate.ts';
import { PER_INCH, unitsOf } from '../table/tablePlate.ts';
import { paintBase, paintPips, paintShadow, type Set } from './bases.ts';
import { clusterStore } from './clusterStore.ts';
import type { Miniature } from './miniature.ts';
import { paintStandard } from './standard.ts';
import { paintStone } from './stones.ts';

/** What is on the table just now. */
export interface Laid {
  readonly miniatures: readonly Miniature[];
  /** Where pieces on their way are, by id. */
  readonly moving: ReadonlyMap<string, Step>;
  /** The colour of each side's rims. */
  readonly rims: readonly [string, string];
}

/** The painter of one canvas. */
export interface MiniatureLayer {
  /** Draws all that is in sight; true when everything was drawn at its own scale. */
  readonly draw: (laid: Laid, view: View, size: Size, ratio: number, resting: boolean) => boolean;
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

/** Starts the painter. */
export function miniatureLayer(canvas: HTMLCanvasElement): MiniatureLayer {
  const store = clusterStore();
  return {
    draw(laid, view, size, ratio, resting) {
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const pen = penOf(canvas);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, width, height);
      store.begin();
      const perInch = PER_INCH * view.k * ratio;
      const sets = laid.miniatures
        .flatMap((miniature) => setsOf(miniature, laid, view, ratio, perInch))
        .filter(({ set: { at, wide, deep } }) => {
          const reach = wide + deep + 2 * perInch;
          return at[0] > -reach && at[1] > -reach && at[0] < width + reach && at[1] < height + reach;
        })
        .sort((a, b) => a.set.at[1] - b.set.at[1]);
      const each = (draw: (one: BaseSet) => void) => {
        for (const one of sets) {
          pen.globalAlpha = one.miniature.faint ? 0.35 : 1;
          draw(one);
        }
        pen.globalAlpha = 1;
      };
      each(({ set }) => paintShadow(pen, set));
      each(({ set }) => paintBase(pen, set, ratio));
      each((one) => {
        const { miniature, set, nth } = one;
        const base = miniature.bases[nth]!;
        const { picture, times } = store.picture(
          {
            arm: miniature.arm,
            uniform: miniature.uniform,
            strength: base.strength,
            frontage: base.frontage / 1000,
            depth: base.depth / 1000,
            posture: miniature.posture,
            firing: false,
          },
          set.turn,
          perInch,
          resting,
        );
        const { canvas: figures, middle } = picture;
        if (miniature.spent) pen.globalAlpha *= 0.82;
        pen.drawImage(
          figures,
          Math.round(set.at[0] - middle[0] * times),
          Math.round(set.at[1] - middle[1] * times),
          figures.width * times,
          figures.height * times,
        );
        if (miniature.spent) pen.globalAlpha = miniature.faint ? 0.35 : 1;
        paintPips(pen, set, base.strength, ratio);
        finish(one);
      });
      return !store.owing();
      function finish({ miniature, set, nth }: BaseSet): void {
        const { flag, posture, bases, uniform } = miniature;
        if (flag && nth === Math.floor(bases.length / 2)) {
          const wide = Math.max(0.95 * set.inch, 9 * ratio);
          paintStandard(pen, corner(set, 0, 0.1), { wide, high: wide * 0.66 }, flag, uniform.facing);
        }
        if (nth === 0)
          paintStone(
            pen,
            corner(set, 0.5, -0.5),
            Math.max(6.5 * ratio, Math.min(15 * ratio, 0.3 * set.inch)),
            posture,
          );
      }
    },
  };
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
  { moving, rims }: Laid,
  view: View,
  ratio: number,
  perInch: number,
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
