/** Finds what a stand does not see while the page is idle, a little in each frame. */
import type { Spot as Place, Pose, Thousandths } from '@linstock/ground';
import { useEffect, useState } from 'react';
import { findHiddenGround } from './hiddenGround.ts';

/** How long it may take at a time, in milliseconds. */
const SLICE_MS = 6;

/** Who looks, how far, and what the rules say of a place; keep it the same as long as it means the same. */
export interface HiddenGroundQuery {
  readonly from: Pose;
  readonly far: Thousandths;
  readonly sees: (place: Place) => boolean;
}

/** The parts of the ground ahead of it that a stand does not see; null until they are known. */
export function useHiddenGround(looking: HiddenGroundQuery | null): readonly (readonly Place[])[] | null {
  const [found, setFound] = useState<{ of: HiddenGroundQuery; parts: readonly (readonly Place[])[] } | null>(
    null,
  );
  useEffect(() => {
    if (!looking) return;
    const search = findHiddenGround(looking.from, looking.far, looking.sees);
    let timer = setTimeout(slice);
    function slice() {
      const until = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = search.next();
        if (done) return looking && setFound({ of: looking, parts: value });
        if (performance.now() >= until) break;
      }
      timer = setTimeout(slice);
    }
    return () => clearTimeout(timer);
  }, [looking]);
  return found !== null && found.of === looking ? found.parts : null;
}
