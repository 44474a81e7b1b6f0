/** Choosing which way to face, the last click of many answers. */
import type { TenthDegrees } from '@linstock/ground';
import {
  type Choice,
  cheapestOf,
  choicesWith,
  hexesPicked,
  includesPick,
  type Picked,
  type Piece,
} from '@linstock/scene';
import type { Facings } from '../chosen/facingChoice.ts';
import { meaningOfPicks, narrowedIn, picksIn, previewIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

/** A way to face that can be chosen next. */
interface Way {
  readonly facing: TenthDegrees;
  readonly choice: Choice<unknown>;
}

/** The way to face among these picks; null if there is none. */
export function facingIn(picks: readonly Picked[]): TenthDegrees | null {
  const [heading = null] = picks.flatMap((pick) => ('heading' in pick ? [pick.heading] : []));
  return heading;
}

/** The ways to face among what can be clicked next. */
function facingsLeft(state: SessionState): readonly Way[] {
  const narrowed = narrowedIn(state);
  return [...(narrowed?.next.values() ?? [])].flatMap((next) => {
    if (!('heading' in next.pick)) return [];
    const choice = cheapestOf(next.choices);
    return choice ? [{ facing: next.pick.heading, choice }] : [];
  });
}

/** The choice shown on the map: hovered, meant, or the cheapest while only the facing is left to choose. */
export function findShownChoice(state: SessionState): Choice<unknown> | null {
  const known = previewIn(state) ?? meaningOfPicks(state)?.choice;
  if (known) return known;
  return facingsLeft(state).length > 0 ? cheapestOf(narrowedIn(state)?.left ?? []) : null;
}

/** The chevrons to be drawn round the hex picked; null if there is nothing to turn. */
export function facingsOf(state: SessionState): Facings | null {
  const [hex] = hexesPicked(picksIn(state)).slice(-1);
  const ways = facingsLeft(state);
  if (hex === undefined || ways.length === 0) return null;
  const shown = findShownChoice(state);
  const choices = ways.map(({ facing, choice }) => {
    const { label, cost } = choice;
    return { facing, label, cost, chosen: choice === shown };
  });
  return { hex, choices };
}

/** The piece that was picked first. */
function firstPickedPiece(state: Pick<SessionState, 'mode' | 'scene'>): Piece | null {
  const { scene } = state;
  const picks = picksIn(state);
  const [first] = picks;
  const id = first && 'piece' in first ? first.piece : null;
  return scene?.pieces.find((piece) => piece.id === id) ?? null;
}

/** The next facing, turning by `by` steps (to the right if positive) from the shown one; null if there is none. */
export function measureTurn(state: SessionState, by: number): Choice<unknown> | null {
  const mover = firstPickedPiece(state);
  // At its own place it turns from its present facing; elsewhere from the facing on arrival.
  const stays = mover?.place && includesPick(picksIn(state), mover.place);
  const shown = stays ? previewIn(state) : findShownChoice(state);
  const at = facingIn(shown?.picks ?? []) ?? mover?.facing ?? 0;
  const ways = [...facingsLeft(state)];
  ways.sort((a, b) => turnTo(at, a.facing, by) - turnTo(at, b.facing, by));
  return ways[0]?.choice ?? null;
}

/**
 * The picks by which the selected troops turn in place, together with those that must turn with them. Null if they
 * have been made, or if nothing may turn.
 */
export function listTurnPicks(state: Pick<SessionState, 'mode' | 'scene'>): readonly Picked[] | null {
  const picks = picksIn(state);
  const left = narrowedIn(state)?.left ?? [];
  const place = firstPickedPiece(state)?.place ?? null;
  if (place === null || includesPick(picks, place) || left.length === 0) return null;
  const turns = choicesWith(left, [...picks, place]).filter((each) => facingIn(each.picks) !== null);
  const fewest = turns.sort((a, b) => a.picks.length - b.picks.length)[0];
  return fewest?.picks.filter((pick) => !('heading' in pick)) ?? null;
}

const WHOLE_TURN = 3600;

/** The angle from one facing to another in this direction, in tenths of a degree; a whole turn for none. */
function turnTo(at: number, to: number, by: number): number {
  return (((to - at) * Math.sign(by) + 2 * WHOLE_TURN - 1) % WHOLE_TURN) + 1;
}

/** True if the picks include a facing that can be turned. */
export const mayTurn = (state: SessionState): boolean =>
  listTurnPicks(state) !== null || facingsLeft(state).length > 0;
