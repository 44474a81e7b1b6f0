/** The effect of a gesture on a formation. */
import { canonical } from '@linstock/kernel';
import {
  type DrillContext,
  type Formation,
  type Gesture,
  type Ground,
  type Manoeuvre,
  manoeuvreOf,
} from '@linstock/scene';
import { type DrillCommand, listDrillCommands } from '../chosen/gestures.ts';
import { orderedFormationIn } from '../formation/orderedFormation.ts';
import { formationIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';
import type { Transition } from '../state/transition.ts';

/** The plan of a gesture. A plan made for the pointer is not computed again for the click. */
export function planGesture(t: Transition, gesture: Gesture): Manoeuvre<unknown> | null {
  const formation = orderedFormationIn(t.state);
  const from = formation && makeDrillContext(t, formation);
  const ground = groundIn(t);
  if (!from || !ground) return null;
  const shown = formationIn(t.state)?.shown;
  return shown && isSameGesture(shown.gesture, gesture) ? shown.plan : manoeuvreOf(from, ground, gesture);
}

/** A formation in its position, to be given an order. */
export function makeDrillContext(
  { rules: { game, rulebook } }: Transition,
  formation: Formation,
): DrillContext<unknown, unknown, unknown> | null {
  const { side } = formation;
  return game && { present: rulebook.present, position: game.position.forSeat(side), side, formation };
}

export function groundIn({ rules: { game, rulebook } }: Transition): Ground | null {
  return game && rulebook.present.shows.ground(game.field);
}

export const isSameGesture = (one: Gesture | null, other: Gesture): boolean =>
  one !== null && canonical(one) === canonical(other);

/** The orders for a formation by a button or a number. */
export function drillCommandsIn({
  rulebook,
  game,
}: Pick<SessionState, 'rulebook' | 'game'>): readonly DrillCommand[] {
  const ground = rulebook && game && rulebook.present.shows.ground(game.field);
  return listDrillCommands(ground?.kind ?? 'hexes');
}
