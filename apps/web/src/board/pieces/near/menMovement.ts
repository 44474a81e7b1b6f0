import type { Sight } from '../../plate/sight.ts';

/** In the near view the men move with their counters, if all of a stack are moving. */

/** Hears where pieces on their way are, and takes the men on the ground there; `world` is asked when it is needed. */
export function createMenMover(world: () => Element | null): NonNullable<Sight['moved']> {
  const moving = new Set<string>();
  return (piece, step) => {
    if (step) moving.add(piece);
    else moving.delete(piece);
    const pile = world()?.querySelector(`[data-men~="${CSS.escape(piece)}"]`);
    const men = pile?.getAttribute('data-men')?.split(' ') ?? [];
    if (!pile || (step && !men.every((each) => moving.has(each)))) return;
    const [x, y] = step?.spot ?? [0, 0];
    pile.setAttribute('transform', step ? `translate(${x} ${y})` : (pile.getAttribute('data-home') ?? ''));
  };
}
