import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import { useEffect, useState } from 'react';

const fetched = new Map<string, AnyRulebook>();

/** The rulebook of a system, fetched when first asked for; null until it is there, and for no system. */
export function useRulebook(id: string | null): AnyRulebook | null {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (id === null || fetched.has(id)) return;
    let left = false;
    // No error here: it is loaded again later, and the game screen shows any error.
    void loadRulebook(id).then(
      (rulebook) => {
        fetched.set(id, rulebook);
        if (!left) arrived((n) => n + 1);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [id]);
  return (id === null ? null : fetched.get(id)) ?? null;
}

/** True once the page has had a moment with nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 1500);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: 4000 });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
