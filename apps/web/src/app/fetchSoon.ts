/**
 * Fetches a part of the page while the browser is idle. A failure is ignored: the part is fetched again when it is
 * needed.
 */
export function fetchSoon(part: () => Promise<unknown>): void {
  const fetchIt = () => void part().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt, { timeout: 4000 });
  else setTimeout(fetchIt, 1500);
}
