/** Plays each animation once, in order; what still waits stands where it will start. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Animation, smoke, standAtStart, walk } from './pieces/motion.ts';
import type { Spot } from './plate.ts';

/** Runs the queue given by the application; off, it only tells that each is done. */
export function useAnimations(
  animations: readonly Animation[],
  on: boolean,
  world: RefObject<SVGGElement | null>,
  spotOf: (place: string) => Spot | null,
  done: ((id: string) => void) | undefined,
): void {
  const seen = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const tell = useRef(done);
  useEffect(() => {
    tell.current = done;
  });
  useLayoutEffect(() => {
    const root = world.current;
    for (const animation of animations) {
      if (!root || seen.current.has(animation.id)) continue;
      seen.current.add(animation.id);
      const moving = on && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const play = moving ? playing(animation, root, spotOf) : null;
      queue.current = queue.current
        .then(() => play?.())
        .catch(() => undefined)
        .then(() => tell.current?.(animation.id));
    }
  }, [animations, on, world, spotOf]);
}

/** Sets an animation up now and returns how to play it when its turn comes. */
function playing(
  animation: Animation,
  world: SVGGElement,
  spotOf: (place: string) => Spot | null,
): (() => Promise<void>) | null {
  if (animation.kind === 'smoke') {
    const at = spotOf(animation.place);
    const towards = animation.towards === null ? null : spotOf(animation.towards);
    return at ? () => smoke(world, at, towards) : null;
  }
  const path = animation.path.map(spotOf).filter((spot) => spot !== null);
  const find = () => world.querySelector(`[data-piece="${CSS.escape(animation.piece)}"]`);
  const element = find();
  if (!element) return null;
  standAtStart(element, path);
  return async () => {
    const now = find();
    if (now) await walk(now, path);
  };
}
