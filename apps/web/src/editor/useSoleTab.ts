import { useEffect, useState } from 'react';

/** True if this tab edits a battle, false if another does; null until that is known. */
export type SoleTab = boolean | null;

/** Browsers have locks only on pages that came safely. */
const HAS_LOCKS = 'locks' in navigator;

/** Milliseconds within which a tab that has just been left lets go of its battle. */
const PATIENCE_MS = 500;

/**
 * Holds a battle for this tab while it is shown. A browser without locks lets every tab edit.
 * @param takes takes it from the tab that has it
 */
export function useSoleTab(battle: string, takes: boolean): SoleTab {
  const [held, setHeld] = useState<SoleTab>(() => (HAS_LOCKS ? null : true));
  useEffect(() => {
    if (!HAS_LOCKS) return undefined;
    const waiting = new AbortController();
    let release = (): void => undefined;
    const shown = new Promise<void>((resolve) => {
      release = resolve;
    });
    const timer = setTimeout(() => {
      setHeld(false);
      waiting.abort();
    }, PATIENCE_MS);
    const hold = (): Promise<void> => {
      clearTimeout(timer);
      setHeld(true);
      return shown;
    };
    let left = false;
    navigator.locks
      .request(`linstock-edit:${battle}`, takes ? { steal: true } : { signal: waiting.signal }, hold)
      // Another tab has taken it, or has had it all the time.
      .catch(() => {
        if (!left) setHeld(false);
      });
    return () => {
      left = true;
      clearTimeout(timer);
      waiting.abort();
      release();
    };
  }, [battle, takes]);
  return held;
}
