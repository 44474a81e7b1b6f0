import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { idOfPlace } from '../../common/places.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { placesOf } from '../../play/aiming/aim.ts';
import { formationIn, picksIn } from '../../play/state/modeSelectors.ts';
import { type Actors, findActors, findFoes } from './actors.ts';
import { useBoardResized } from './useBoardResized.ts';

/**
 * Brings the selected unit and as many of its targets as fit into sight, or without a selection the units
 * that can act. The view is left alone if some of them are in sight already, or if it should stay, unless
 * selected units are too small or too near the edge on a phone. This happens only once, so that the player
 * can move the view away. A small window shows an actor and a target together, and does so again after a
 * change of its size.
 */
export function useActorsInSight(
  handle: RefObject<FieldHandle | null>,
  board: RefObject<HTMLElement | null>,
): void {
  const { follow } = useSettings();
  const { store } = useSession();
  const asked = useSessionState((state) => state.asked);
  const picks = useSessionState(picksIn);
  const commanded = useSessionState((state) => formationIn(state)?.formation ?? null);
  const brought = useRef('');
  const moved = useRef(false);
  const look = useCallback(
    (again: boolean) => {
      const state = store.get();
      const actors = follow ? findActors(state) : null;
      const { current: field } = handle;
      // The only unit that can act is framed again once it is selected: it must be large enough for a finger.
      const key = `${state.head} ${actors?.chosen} ${actors?.who.map(({ id }) => id)}`;
      if (!actors || !field || (key === brought.current && !again)) return;
      brought.current = key;
      moved.current = false;
      bringActors(field, actors, placesOf(findFoes(state)));
    },
    [handle, store, follow],
  );
  useEffect(() => look(false), [look, asked, picks, commanded]);
  useBoardResized(board, moved, () => look(true));
}

/** Moves the view if it does not show these actors, and in a small window some of their targets or enemies with them. */
function bringActors(board: FieldHandle, actors: Actors, foes: readonly string[]): void {
  const who = placesOf(actors.who);
  const targets = placesOf(actors.targets);
  const named = targets.length > 0;
  const about = { actors: who, targets: named ? targets : actors.chosen ? [] : foes, whole: named };
  const shown = board.showsQuestion(about);
  if (shown === false) return board.goToQuestion(about);
  const seen = (place: string) => board.sees([place]);
  const here = shown ?? (who.some(seen) && (!named || targets.some(seen)));
  if (here && (named || board.reads(who) || !actors.chosen)) return;
  board.bring(who, targets, foes);
}

/**
 * Brings into sight the new places of troops that get an order together: for a finger, which shows it by a tap, and if the order waits to
 * be confirmed. A mouse that only hovers over an order moves nothing.
 */
export function useGoalsInSight(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const { store } = useSession();
  const finger = useMedia('(pointer: coarse)');
  const shown = useSessionState((state) => formationIn(state)?.shown ?? null);
  useEffect(() => {
    const board = handle.current;
    if (!follow || !board || !shown || !(finger || shown.waits)) return;
    const goals = shown.plan.destinations.map(({ place }) => idOfPlace(place));
    if (goals.length > 0 && !board.sees(goals)) board.bring(goals, [], placesOf(findFoes(store.get())));
  }, [handle, follow, finger, shown, store]);
}
