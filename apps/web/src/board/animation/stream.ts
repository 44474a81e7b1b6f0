/** Running men: a rout is drawn as single men, each on a separate path. */
import type { Spot } from '../../common/box.ts';
import { colourOfCoat } from '../../design/palette.ts';
import { HEX_STEP } from '../plate/plate.ts';
import { drawShape, runFrames, toPartialShare } from './frames.ts';

/** Number of running men that are drawn. */
const MEN = 18;
/** For how long they are seen, in milliseconds. */
const STREAM_MS = 1500;

/** The share of the time after which the last man sets out, and the share that each man needs for his run. */
const LAST_START_SHARE = 0.42;
const RUN_SHARE = 0.56;

/** Width of the stream at its start, its growth, in plate units, and the number of steps on the way. */
const START_WIDTH = 44;
const WIDENING = 1.9;
const STRIDES = 15;

/** Distance that men run before they disappear, in plate units. */
const GONE_DISTANCE = 2.4 * HEX_STEP;

/**
 * A man who runs to the right, drawn around his feet: coat, head, and legs in two positions (stretched and
 * closed).
 */
const COAT = 'M-3 -4.4L-1.2 -11.4H2.6L2.8 -4.4ZM2 -10.4L6 -8.4L5.4 -7L1.4 -8.2Z';
const HEAD = 'M2 -11.6A2.3 2.3 0 1 1 1.9 -11.6Z';
const LEGS = ['M-.6 -4.6L-5.4 .4M.8 -4.6L4.8 -1.6L5.2 .8', 'M-.8 -4.6L-1.4 .6M.8 -4.6L1.6 .8'] as const;

/** Size of running men among miniatures on a table, and among counters, as a multiple of their drawing. */
const SIZES = { table: 0.72, hexes: 1.15 } as const;

/** Look of running men, and their speed as a multiple of the usual one. */
interface RunnerStyle {
  readonly coat: string;
  readonly among: keyof typeof SIZES;
  readonly tempo: number;
}

/** Shows men run along a line, scattered. */
export async function animateStream(
  layer: Element,
  [from, to]: readonly [Spot, Spot],
  { coat, among, tempo }: RunnerStyle,
): Promise<void> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const looks = dx < 0 ? -1 : 1;
  const size = SIZES[among];
  // The steps never coincide, so that no two men run in the same track.
  const men = Array.from({ length: MEN }, (_, i) => ({
    ...runner(layer, coat),
    aside: (((i * 7) % MEN) / MEN - 0.5) * START_WIDTH,
    late: (((i * 5) % MEN) / MEN) * LAST_START_SHARE,
    veers: (((i * 11) % MEN) / MEN - 0.5) * START_WIDTH,
  }));
  await runFrames({ ms: STREAM_MS, tempo }, (share) => {
    for (const { man, legs, aside, late, veers } of men) {
      const gone = toPartialShare(share, late, late + RUN_SHARE);
      const wide = aside * (1 + (WIDENING - 1) * gone) + veers * Math.sin(gone * Math.PI);
      const [x, y] = [from[0] + dx * gone - (dy / length) * wide, from[1] + dy * gone + (dx / length) * wide];
      const stride = gone * STRIDES + aside;
      const hop = Math.abs(Math.sin(stride * Math.PI)) * 2.2;
      legs.setAttribute('d', LEGS[Math.floor(Math.abs(stride)) % 2]!);
      man.setAttribute(
        'transform',
        `translate(${x.toFixed(1)} ${(y - hop).toFixed(1)}) scale(${looks * size} ${size})`,
      );
      man.setAttribute('opacity', String(gone <= 0 || gone >= 1 ? 0 : Math.min(1, 5 * (1 - gone))));
    }
  });
  for (const { man } of men) man.remove();
}

/** One man, and his legs. */
function runner(layer: Element, coat: string) {
  const man = drawShape(layer, 'g', 'runner');
  const legs = drawShape(man, 'path', 'runner-legs');
  const body = drawShape(man, 'path', 'runner-coat');
  body.setAttribute('d', COAT);
  body.setAttribute('fill', colourOfCoat(coat));
  drawShape(man, 'path', 'runner-head').setAttribute('d', HEAD);
  return { man, legs };
}

/** The direction in which men with this facing flee from a spot: away from their front. */
export function findFlightDirection([x, y]: Spot, facing: number | null): Spot {
  const angle = (((facing ?? 0) + 1800) / 1800) * Math.PI;
  return [x + Math.sin(angle) * GONE_DISTANCE, y - Math.cos(angle) * GONE_DISTANCE];
}
