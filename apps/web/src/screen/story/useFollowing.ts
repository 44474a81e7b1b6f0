import { type RefObject, useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { FieldHandle } from '../field/Field.tsx';
import { placeOf } from '../field/picture.ts';
import { useSession, useSessionState } from '../useSession.ts';
import { onceKnown } from './onceKnown.ts';
import { endsOf } from './trails.ts';

/** Where the story is, seen from where the camera looks. */
export type Fight =
  /** It is in view, or nothing is told. */
  | 'here'
  /** The camera has gone there, and may be told to stay. */
  | 'followed'
  /** It is elsewhere, and the camera was told to stay. */
  | 'elsewhere';

/** Whoever is so far from the window's edge is seen whole, in CSS pixels. */
const WELL = 40;

const NOBODY: readonly string[] = [];

/** Takes the camera to each deed of the other side, unless it was told to stay; says where the fight is. */
export function useFollowing(handle: RefObject<FieldHandle | null>): Fight {
  const { follow } = useSettings();
  const telling = useSessionState((state) => (state.asked === null ? (state.telling?.n ?? null) : null));
  const trails = useSessionState((state) => state.trails);
  const about = useSessionState((state) => state.telling?.about ?? NOBODY);
  const { store } = useSession();
  const since = useSessionState((state) => state.since);
  const [found, setFound] = useState<{ readonly fight: Fight; readonly since: number } | null>(null);
  useEffect(() => {
    if (telling === null) return;
    const { scene } = store.get();
    const whereabouts = (id: string) => placeOf(id, scene);
    const left = trails.filter(({ newest }) => newest).flatMap(endsOf);
    const places = left.length > 0 ? left : about.map(whereabouts).filter((place) => place !== null);
    // What is well within the window needs no other view: a camera that moves at each deed is no help.
    const board = handle.current;
    const look = () => (follow ? board?.follow(places, WELL) : board?.sees(places, WELL));
    return onceKnown(look, (seen) => {
      setFound((before) => {
        const was = before?.since === since ? before.fight : 'here';
        // Once it had to go somewhere it may be told to stay until the turn is over.
        const stays = follow && was === 'followed' ? 'followed' : 'here';
        return { since, fight: seen ? stays : follow ? 'followed' : 'elsewhere' };
      });
    });
  }, [handle, follow, telling, trails, about, store, since]);
  return telling !== null && found?.since === since ? found.fight : 'here';
}
