import type { Game, Play } from '../game.ts';

/** Whether Cavalry gets away from a shot of Infantry's Phasing Fire, so that it is not fired (FL-13.11a, FL-13.12b, FL-13.14a). */
// oxlint-disable-next-line require-yield
export function* avoidShot(_game: Game, _target: number, _firer: number): Play<boolean> {
  return false;
}
