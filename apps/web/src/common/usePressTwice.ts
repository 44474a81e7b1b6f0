import { useEffect, useState } from 'react';

/** Milliseconds in which a second press counts. */
const SECOND_PRESS_MS = 5000;

/** An action that needs a second press within five seconds. */
export function usePressTwice(act: () => void): { readonly sure: boolean; readonly press: () => void } {
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return;
    const timer = setTimeout(() => setSure(false), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, [sure]);
  const press = () => {
    if (sure) act();
    setSure(!sure);
  };
  return { sure, press };
}
