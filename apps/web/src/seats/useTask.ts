import { useState } from 'react';

/** A task of a button: whether it runs, and the sentence of the last one that failed. */
export interface Task {
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Runs a task unless one runs. */
  run(work: () => Promise<void>): void;
}

/** Runs the tasks of the buttons of a page, one at a time. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    work()
      .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return { busy, trouble, run };
}
