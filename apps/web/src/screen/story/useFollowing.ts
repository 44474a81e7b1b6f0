import { type RefObject, useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { FieldHandle } from '../Field.tsx';
import { useSessionState } from '../useSession.ts';
import { endsOf } from './trails.ts';

/** Takes the camera to each deed of the other side, unless it was told to stay. */
export function useFollowing(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const telling = useSessionState((state) => state.telling?.n ?? null);
  const trails = useSessionState((state) => state.trails);
  useEffect(() => {
    if (!follow || telling === null) return;
    const places = trails.filter(({ newest }) => newest).flatMap(endsOf);
    if (places.length > 0) handle.current?.fitPlaces(places);
  }, [handle, follow, telling, trails]);
}
