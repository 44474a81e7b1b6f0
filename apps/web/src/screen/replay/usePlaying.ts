import { useEffect } from 'react';

/** Duration of an entry of a replay at speed 1, in milliseconds. */
export const ENTRY_MS = 700;
/** Time before it is checked again whether all moving pieces have arrived, in milliseconds. */
const LOOK_AGAIN_MS = 60;

/** Steps on after `stay` milliseconds; asks again if `step` returns false because it cannot be yet. */
export function usePlaying(playing: boolean, stay: number, step: () => boolean): void {
  useEffect(() => {
    if (!playing) return;
    const tries = () => {
      if (!step()) timer = setTimeout(tries, LOOK_AGAIN_MS);
    };
    let timer = setTimeout(tries, stay);
    return () => clearTimeout(timer);
  });
}
