/** Plays each group of animations once, in order. Pieces of waiting groups are drawn at the start of their path. */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Spot } from '../../common/box.ts';
import { type Animation, groupsOf } from '../../play/steps/animation.ts';
import type { Sight, Step } from '../plate/sight.ts';
import { animateClash, type Charger, isHandToHand } from './clash.ts';
import { animateWalk, findPresentSpot, putAtRest, putAtStart } from './motion.ts';
import { animateStream, findFlightDirection } from './stream.ts';
import type { AnimationListeners } from './useRelicDelay.ts';
import { animateVolley, ROLL_DELAY_MS } from './volley.ts';

/** The animations of a board. */
interface AnimationRun {
  readonly animations: readonly Animation[];
  readonly settings: {
    /** True if pieces may move. */
    readonly animation: boolean;
    /** Speed, as a multiple of the usual one. */
    readonly tempo: number;
  };
  /** The sounds of the animations before have ended. */
  readonly untilHeard: () => Promise<void>;
}

interface Audience extends AnimationListeners {
  readonly sight: Sight;
}

/** Runs the queue given by the application. */
export function useAnimations(
  world: RefObject<SVGGElement | null>,
  { animations, settings, untilHeard }: AnimationRun,
  audience: Audience,
): void {
  const playing = { on: settings.animation, tempo: settings.tempo, untilHeard, ...audience };
  const seen = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const under = useRef(0);
  const ahead = useRef(new Map<string, number>());
  const latest = useRef(playing);
  useLayoutEffect(() => {
    latest.current = playing;
  });
  useLayoutEffect(() => {
    const root = world.current;
    const fresh = animations.filter(({ id }) => !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    const { on, sight } = latest.current;
    const moving = on && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const group of root ? groupsOf(fresh) : []) {
      const begins = () => latest.current.onBegins(group);
      if (!moving || !root) {
        begins();
        continue;
      }
      const plays = group.map((each) => prepared(each, { world: root, sight, ahead: ahead.current }));
      const play = async () => {
        if (document.hidden) return;
        await latest.current.untilHeard();
        begins();
        await Promise.all(plays.map((each) => each(latest.current.tempo)));
      };
      if (under.current++ === 0) latest.current.onMoving(true);
      queue.current = queue.current
        .then(play)
        .catch(() => undefined)
        .then(() => {
          for (const each of group) settle(each, { world: root, sight, ahead: ahead.current });
          if (--under.current === 0) latest.current.onMoving(false);
        });
    }
  }, [animations, world]);
}

interface Stage {
  readonly world: SVGGElement;
  readonly sight: Sight;
  /** The remaining paths of each piece. */
  readonly ahead: Map<string, number>;
}

type Play = (tempo: number) => Promise<void>;

const NO_ANIMATION: Play = async () => undefined;

const pieceIn = (world: Element, id: string): Element | null =>
  world.querySelector(`[data-piece="${CSS.escape(id)}"]`);

/** Prepares an animation now. Returns a function that plays it when its turn comes. */
function prepared(animation: Animation, stage: Stage): Play {
  const { world, sight } = stage;
  const spots = (from: Parameters<Sight['spotOf']>[0], to: typeof from) => {
    const [a, b] = [sight.spotOf(from), sight.spotOf(to)];
    return a && b ? ([a, b] as const) : null;
  };
  switch (animation.kind) {
    case 'move':
      return preparedMove(animation, stage);
    case 'volley': {
      const line = spots(animation.from, animation.towards);
      if (!line) return NO_ANIMATION;
      const front = animation.front ? spots(...animation.front) : null;
      return async (tempo) => {
        await new Promise((later) => setTimeout(later, (animation.nth * ROLL_DELAY_MS) / tempo));
        await animateVolley(world, { line, front }, animation.weapon, tempo);
      };
    }
    case 'clash': {
      const line = spots(animation.at, animation.against);
      if (!line || (!isTable(world) && !isHandToHand(line))) return NO_ANIMATION;
      return (tempo) => {
        return animateClash(world, line, chargersIn(stage, animation.pieces), tempo);
      };
    }
    case 'losses':
      return NO_ANIMATION;
    case 'break': {
      const from = sight.spotOf(animation.from);
      return from
        ? (tempo) =>
            animateStream(
              world,
              [from, findFlightDirection(from, animation.facing)],
              running(world, animation.coat, tempo),
            )
        : NO_ANIMATION;
    }
  }
}

/** The size of running men: as small as miniatures if stands turn with their facing. Counters do not turn. */
function running(world: Element, coat: string, tempo: number) {
  const among = isTable(world) ? ('table' as const) : ('hexes' as const);
  return { coat, among, tempo };
}

const isTable = (world: Element): boolean => world.querySelector('[data-turn]') !== null;

/** The charging pieces, at their present places. */
function chargersIn({ world, sight }: Stage, pieces: readonly string[]): Charger[] {
  return pieces.flatMap((id) => {
    const element = pieceIn(world, id);
    const home = element && findPresentSpot(element);
    if (!home) return [];
    const goes = (spot: Spot | null) => {
      const [x, y] = spot ?? home;
      element.setAttribute('transform', `translate(${x} ${y})`);
      sight.moved?.(id, spot && { spot, turn: null });
    };
    return [{ home, goes }];
  });
}

type Move = Extract<Animation, { kind: 'move' }>;

function preparedMove({ piece, path, gait, arm, coat }: Move, { world, sight, ahead }: Stage): Play {
  const way = sight.stepsOf(path);
  const element = pieceIn(world, piece);
  if (!element) return NO_ANIMATION;
  const waiting = ahead.get(piece) ?? 0;
  ahead.set(piece, waiting + 1);
  // A piece that continues a movement is drawn at the start of the next part.
  if (waiting === 0) {
    putAtStart(element, way);
    sight.moved?.(piece, way[0] ?? null);
  }
  return async (tempo) => {
    const now = pieceIn(world, piece);
    if (!now) return;
    const told = (step: Step | null) => sight.moved?.(piece, step);
    const goesOn = (ahead.get(piece) ?? 0) > 1;
    const [first, last] = [way[0]?.spot, way.at(-1)?.spot];
    const runs =
      gait === 'flight' && first && last
        ? animateStream(world, [first, last], running(world, coat, tempo))
        : null;
    await Promise.all([animateWalk(now, way, { gait, arm, tempo, goesOn, told }), runs]);
  };
}

/** A path was finished or cancelled: a piece without more paths rests. */
function settle(animation: Animation, { world, sight, ahead }: Stage): void {
  if (animation.kind !== 'move') return;
  const left = (ahead.get(animation.piece) ?? 1) - 1;
  if (left > 0) return void ahead.set(animation.piece, left);
  if (!ahead.delete(animation.piece)) return;
  sight.moved?.(animation.piece, null);
  const element = pieceIn(world, animation.piece);
  if (element) putAtRest(element);
}
