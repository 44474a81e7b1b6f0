/** Finds what a stand does not see while the page is idle, a little in each frame. */
import type { Spot as Place, Pose, Thousandths } from '@linstock/ground';
import { useEffect, useState } from 'react';
import { findHiddenGround } from './hiddenGround.ts';

/** The time of one slice of the work, in milliseconds. */
const SLICE_MS = 6;

/**
 * The looking unit, the distance, and the rules' judgement of a place. Use the same object while its meaning
 * is unchanged.
 */
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
