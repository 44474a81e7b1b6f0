import { type RefObject, useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { idOfPlace } from '../../board/model.ts';
import { useMedia } from '../../common/useMedia.ts';
import { placesOf } from '../aiming/aim.ts';
import { useSession, useSessionState } from '../useSession.ts';
import { actorsIn, foesIn } from './actors.ts';
import type { FieldHandle } from './Field.tsx';

/**
 * Brings into sight who is chosen, with those he may strike as far as they have room, or who can act; where some of them are in sight
 * already, or the view was told to stay, it is left where it is, unless those chosen are too small or too near the edge on a phone. Once only: the view may be moved away from them.
 */
export function useActorsInSight(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const { store } = useSession();
  const asked = useSessionState((state) => state.asked);
  const picks = useSessionState((state) => state.picks);
  const commanded = useSessionState((state) => state.commanded?.formation ?? null);
  const brought = useRef('');
  useEffect(() => {
    const state = store.get();
    const actors = follow ? actorsIn(state) : null;
    const board = handle.current;
    // The only one who can act is looked for anew once he is chosen: he is then to be large enough for a finger.
    const key = `${state.head} ${actors?.chosen} ${actors?.who.map(({ id }) => id)}`;
    if (!actors || !board || key === brought.current) return;
    brought.current = key;
    const who = placesOf(actors.who);
    const targets = placesOf(actors.targets);
    const seen = (place: string) => board.sees([place]);
    const here = who.some(seen) && (targets.length === 0 || targets.some(seen));
    if (here && (board.reads(who) || !actors.chosen)) return;
    board.bring(who, targets, placesOf(foesIn(state)));
  }, [handle, store, follow, asked, picks, commanded]);
}

/**
 * Brings into sight where troops told something together would come to: for a finger, which shows it by a tap, and where it waits to
 * be confirmed. A mouse that only passes over an order moves nothing.
 */
export function useGoalsInSight(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const { store } = useSession();
  const finger = useMedia('(pointer: coarse)');
  const shown = useSessionState((state) => state.commanded?.shown ?? null);
  useEffect(() => {
    const board = handle.current;
    if (!follow || !board || !shown || !(finger || shown.waits)) return;
    const goals = shown.plan.destinations.map(({ place }) => idOfPlace(place));
    if (goals.length > 0 && !board.sees(goals)) board.bring(goals, [], placesOf(foesIn(store.get())));
  }, [handle, follow, finger, shown, store]);
}
