/** Finds the reach of the framed stands while the page is idle, a little in each frame. */
import type { Spot as Place } from '@linstock/ground';
import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { reachOf } from './reach.ts';
import type { TableBoardProps } from './tableModel.ts';

/** The time of one slice of the work, and the delay before it begins, in milliseconds. */
const SLICE_MS = 6;
const START_DELAY_MS = 120;

/** The farthest places of a draft that has not moved; null until they are known, and if there is no draft. */
export function useReach(ready: Draft | null, judge: TableBoardProps['judge']): readonly Place[] | null {
  const [found, setFound] = useState<{ of: Draft; places: readonly Place[] } | null>(null);
  useEffect(() => {
    if (!ready) return;
    const search = reachOf(ready, judge);
    let timer = setTimeout(slice, START_DELAY_MS);
    function slice() {
      const until = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = search.next();
        if (done) return ready && setFound({ of: ready, places: value });
        if (performance.now() >= until) break;
      }
      timer = setTimeout(slice, SLICE_MS);
    }
    return () => clearTimeout(timer);
  }, [ready, judge]);
  return found !== null && found.of === ready && found.places.length > 0 ? found.places : null;
}
