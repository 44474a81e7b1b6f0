/** Pieces on their way: moved by the frame, not by React. */
import type { Spot } from '../../common/box.ts';
import type { Arm, Gait } from '../../play/steps/animation.ts';
import type { Step } from '../plate/sight.ts';
import { placeAcross, raiseDust } from './dust.ts';
import { runFrames } from './frames.ts';
import { findStepAlong, moveTime } from './path.ts';

const SPOT = /translate\((-?[\d.e-]+)[ ,]+(-?[\d.e-]+)\)/;

/** The place of a piece at rest, from its element. */
const homeOf = (element: Element): Spot | null => spotIn(element.getAttribute('data-home'));

/** The present place of a piece. */
export const findPresentSpot = (element: Element): Spot | null => spotIn(element.getAttribute('transform'));

function spotIn(transform: string | null): Spot | null {
  const found = SPOT.exec(transform ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Puts a piece back at the start of its path, so that its end is not shown before it has moved. */
export function putAtStart(element: Element, way: readonly Step[]): void {
  const [start] = way;
  if (start) show(element, start);
}

/** The gait of a piece. */
export interface PieceMotion {
  readonly gait: Gait;
  readonly arm: Arm;
  readonly tempo: number;
  /** True if another path follows immediately. */
  readonly goesOn: boolean;
  /** Hears of each step. */
  readonly told: (step: Step) => void;
}

/** Duration of a gait, as a share of the usual one. */
const GAIT_TIME_SHARE: Readonly<Record<Gait, number>> = {
  march: 1,
  charge: 0.75,
  retreat: 1.1,
  flight: 0.85,
};

/** Walks a piece along a way to where it rests. */
export async function animateWalk(element: Element, way: readonly Step[], going: PieceMotion): Promise<void> {
  const { gait, arm, tempo, goesOn, told } = going;
  const home = homeOf(element);
  const last = way.at(-1);
  if (!home || !last || way.length < 2) return;
  const whole = goesOn ? way : [...way.slice(0, -1), { ...last, spot: home }];
  const dusty = gait === 'charge' || (arm === 'horse' && gait !== 'retreat');
  const raise = dusty ? dustOf(element, tempo) : null;
  element.setAttribute('data-moving', '');
  const hop = HOPS[gait] * (arm === 'horse' ? 1.6 : 1);
  const ms = Math.max(MIN_GAIT_MS[gait], moveTime(whole) * GAIT_TIME_SHARE[gait]);
  await runFrames({ ms, tempo }, (share) => {
    const step = findStepAlong(whole, gait === 'charge' ? 1 - Math.sqrt(1 - share ** 1.6) : share);
    const [x, y] = step.spot;
    const hopping = { ...step, spot: [x, y - Math.abs(Math.sin((share * ms) / STRIDE_MS)) * hop] as const };
    show(element, hopping);
    told(hopping);
    raise?.(step.spot);
  });
}

/**
 * The minimum time of a move by gait, and the time of one stride at a run, in milliseconds. Troops that run take
 * at least as long as the men who are drawn running with them.
 */
const MIN_GAIT_MS: Readonly<Record<Gait, number>> = { march: 0, charge: 640, retreat: 0, flight: 1250 };
const STRIDE_MS = 42;

/** Height by which troops at this gait bob, in plate units. */
const HOPS: Readonly<Record<Gait, number>> = { march: 0, charge: 2.2, retreat: 0, flight: 1.8 };

/** Draws dust behind a piece after each stretch of its path. */
function dustOf(element: Element, tempo: number): (spot: Spot) => void {
  const layer = element.parentElement;
  const part = turnedPart(element) ?? element;
  const { width } = (part as SVGGElement).getBBox();
  let last: Spot | null = null;
  return (spot) => {
    last ??= spot;
    const [dx, dy] = [spot[0] - last[0], spot[1] - last[1]];
    const gone = Math.hypot(dx, dy);
    if (!layer || gone < DUST_STEP) return;
    last = spot;
    const many = Math.max(2, Math.round(width / 18));
    const ahead: Spot = [dx / gone, dy / gone];
    raiseDust(layer, placeAcross([spot[0], spot[1] + 6], ahead, many, width * 0.9), { size: 7, tempo });
  };
}

/** Distance between clouds, in plate units. */
const DUST_STEP = 17;

/** Puts a piece where it rests. */
export function putAtRest(element: Element): void {
  element.setAttribute('transform', element.getAttribute('data-home') ?? '');
  element.removeAttribute('data-moving');
  const turned = turnedPart(element);
  turned?.setAttribute('transform', `rotate(${turned.getAttribute('data-turn') ?? 0})`);
}

/** The part of a piece that turns with its facing. */
const turnedPart = (element: Element): Element | null => element.querySelector('[data-turn]');

function show(element: Element, { spot: [x, y], turn }: Step): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
  if (turn !== null) turnedPart(element)?.setAttribute('transform', `rotate(${turn})`);
}
