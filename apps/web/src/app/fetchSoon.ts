/** Fetches a part of the page while nothing else is to do. Fails in silence: it is asked for again when it is wanted. */
export function fetchSoon(part: () => Promise<unknown>): void {
  const fetchIt = () => void part().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt, { timeout: 4000 });
  else setTimeout(fetchIt, 1500);
}
