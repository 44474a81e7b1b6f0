import { useCallback, useEffect, useState } from 'react';

/** The fetched value; null before. */
export interface FetchedState<T> {
  readonly value: T | null;
  /** Why the last fetch failed, in a sentence. */
  readonly trouble: string | null;
  /** Fetches it again. */
  readonly read: () => Promise<void>;
}

/** Fetches something when it is first shown. */
export function useFetched<T>(fetchIt: () => Promise<T>): FetchedState<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      fetchIt().then(
        (fetched) => {
          setValue(fetched);
          setTrouble(null);
        },
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [fetchIt],
  );
  useEffect(() => void read(), [read]);
  return { value, trouble, read };
}
