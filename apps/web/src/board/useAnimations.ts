/** Plays each animation once, in order; what still waits stands where it will start. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Animation, type Sight, smoke, standAtStart, walk } from './pieces/motion.ts';
import type { Step } from './pieces/path.ts';

/** Runs the queue given by the application, and tells when pieces set out and when all stand. */
export function useAnimations(
  animations: readonly Animation[],
  on: boolean,
  world: RefObject<SVGGElement | null>,
  sight: Sight,
  moves: (moving: boolean) => void,
): void {
  const seen = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const under = useRef(0);
  const tell = useRef(moves);
  useEffect(() => {
    tell.current = moves;
  });
  useLayoutEffect(() => {
    const root = world.current;
    for (const animation of animations) {
      if (!root || seen.current.has(animation.id)) continue;
      seen.current.add(animation.id);
      const moving = on && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const play = moving ? playing(animation, root, sight) : null;
      if (!play) continue;
      if (under.current++ === 0) tell.current(true);
      queue.current = queue.current
        .then(() => (document.hidden ? undefined : play()))
        .catch(() => undefined)
        .then(() => {
          if (--under.current === 0) tell.current(false);
        });
    }
  }, [animations, on, world, sight]);
}

/** Sets an animation up now and returns how to play it when its turn comes. */
function playing(
  animation: Animation,
  world: SVGGElement,
  { spotOf, stepsOf, moved }: Sight,
): (() => Promise<void>) | null {
  if (animation.kind === 'smoke') {
    const at = spotOf(animation.from);
    const towards = spotOf(animation.towards);
    return at && towards ? () => smoke(world, at, towards, animation.weapon) : null;
  }
  const way = stepsOf(animation.path);
  const find = () => world.querySelector(`[data-piece="${CSS.escape(animation.piece)}"]`);
  const element = find();
  if (!element) return null;
  const { piece } = animation;
  const told = (step: Step | null) => moved?.(piece, step);
  standAtStart(element, way);
  told(way[0] ?? null);
  return async () => {
    const now = find();
    if (now) await walk(now, way, told);
    told(null);
  };
}
