/** The hexes of a route, if a player wants another than the shortest. */
import type { Refusal } from '@linstock/kernel';
import { type Choice, hexesPicked, isOfficer, type Picked, piecesPicked } from '@linstock/scene';
import { choiceOf } from '../picking/clickLegality.ts';
import { withSelection } from '../state/mode.ts';
import { narrowedIn, picksIn, routeIn, sheetIn } from '../state/modeSelectors.ts';
import {
  type JudgedAnswer,
  type MarchRoute,
  NO_ROUTE,
  type OpenQuestion,
  type SessionState,
} from '../state/state.ts';
import { enterMode, showToast, type Transition } from '../state/transition.ts';
import { clickRulesIn } from './judging.ts';

/** True if troops are selected that may march by a route. */
export function mayChooseRoute(state: SessionState): boolean {
  const { asked, scene, rulebook } = state;
  const picks = picksIn(state);
  const narrowed = narrowedIn(state);
  const sheet = sheetIn(state);
  const troops = piecesPicked(picks);
  if (
    !asked ||
    sheet ||
    troops.length === 0 ||
    troops.length < picks.length ||
    !rulebook?.present.clicks.meaning
  )
    return false;
  if (scene?.pieces.some((piece) => troops.includes(piece.id) && isOfficer(piece))) return false;
  return [...(narrowed?.next.values() ?? [])].some(
    ({ pick, choices }) => 'hex' in pick && (choices[0]?.path?.length ?? 0) > 1,
  );
}

/** The same troops to the same end, by the chosen hexes. */
function picksByRoute({ picks }: Choice<unknown>, route: readonly number[]): Picked[] {
  const at = picks.findIndex((pick) => 'hex' in pick);
  return [...picks.slice(0, at), ...route.map((hex) => ({ hex })), ...picks.slice(at)];
}

/** The route that stays while these are picked: as long as the troops are the same. */
export function keepRouteFor(state: Pick<SessionState, 'mode'>, picks: readonly Picked[]): MarchRoute {
  const before = picksIn(state);
  const route = routeIn(state);
  return piecesPicked(before).join() === piecesPicked(picks).join() ? route : NO_ROUTE;
}

/** The next hex clicked is one of the route, or is not. */
export function addToRoute(t: Transition, adds: boolean): Transition {
  return changeRoute(t, { ...routeIn(t.state), adds });
}

/** Takes a hex out of the route. */
export function dropFromRoute(t: Transition, hex: number): Transition {
  const route = routeIn(t.state);
  return changeRoute(t, { ...route, hexes: route.hexes.filter((each) => each !== hex) });
}

/** A click on a hex that the chosen troops must pass; null if it means anything else. */
export function clickRoute(t: Transition, candidates: readonly Picked[], adds: boolean): Transition | null {
  const { state } = t;
  const place = candidates.find((pick) => 'hex' in pick);
  if (!place || !('hex' in place) || !(adds || routeIn(state).adds) || !mayChooseRoute(state)) return null;
  const own = candidates.some((pick) => 'piece' in pick && isOwnPiece(state.asked, state, pick.piece));
  if (own && !routeIn(state).adds) return null;
  return changeRoute(t, { hexes: [...routeIn(state).hexes, place.hex], adds: false });
}

/** Takes the last hex out of the route; null if there is none. */
export function stepBackOnRoute(t: Transition): Transition | null {
  const { hexes, adds } = routeIn(t.state);
  if (!adds && hexes.length === 0) return null;
  return changeRoute(t, { hexes: adds ? hexes : hexes.slice(0, -1), adds: false });
}

/** A choice by the route, if that is legal. */
export function previewByRoute(t: Transition, choice: Choice<unknown> | null): Choice<unknown> | null {
  const tried = choice && tryByRoute(t, choice);
  return tried && !tried.refusal ? choiceOf(tried) : choice;
}

/** Why the picked troops may not get there by the route, under any facing; null if they may. */
export function refusalOfAll(t: Transition, left: readonly Choice<unknown>[]): Refusal | null {
  if (routeIn(t.state).hexes.length === 0) return null;
  const tried = left.map((choice) => tryByRoute(t, choice));
  const refusal = tried[0]?.refusal ?? null;
  return tried.every((each) => each?.refusal) ? refusal : null;
}

/** A choice by the route; or the choice itself and the reason, if the route is illegal. */
export function chooseByRoute(
  t: Transition,
  choice: Choice<unknown>,
): { readonly choice: Choice<unknown>; readonly refusal: Refusal | null } {
  const tried = tryByRoute(t, choice);
  return tried && !tried.refusal
    ? { choice: choiceOf(tried), refusal: null }
    : { choice, refusal: tried?.refusal ?? null };
}

/** Shows why the route is refused, at the place of the click. */
export function refuseRoute(t: Transition, { sentence, clause }: Refusal): Transition {
  const details = { point: t.state.clickPoint, remedy: null };
  return showToast(t, `By the way you have chosen: ${sentence}`, clause, details);
}

/** A march to one hex tried by the route; null if there is no route, or none that this choice could take. */
function tryByRoute(t: Transition, choice: Choice<unknown>): JudgedAnswer | null {
  const route = routeIn(t.state);
  const narrowed = narrowedIn(t.state);
  const marches = (choice.path?.length ?? 0) > 1 && hexesPicked(choice.picks).length === 1;
  // Another path to the same end that was found safer is unchanged.
  const offered = narrowed?.left.includes(choice) ?? false;
  if (route.hexes.length === 0 || !marches || !offered) return null;
  return clickRulesIn(t).judge(picksByRoute(choice, route.hexes));
}

const changeRoute = (t: Transition, route: MarchRoute): Transition =>
  enterMode(t, withSelection(t.state.mode, { route }), { toast: null });

/** True if a piece is of the side that is asked. */
const isOwnPiece = (asked: OpenQuestion | null, { scene }: SessionState, piece: string): boolean =>
  scene?.pieces.some(({ id, side }) => id === piece && side === asked?.side) ?? false;
