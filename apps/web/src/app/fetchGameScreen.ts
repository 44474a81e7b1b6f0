/** Fetches the game screen, which is not in the first bundle. */
export const fetchGameScreen = () => import('../screen/GameScreen.tsx');

/** Fetches the game screen while nothing else is to do, so that a battle begins at once. Fails in silence: it is asked for again. */
export function fetchGameScreenSoon(): void {
  const fetchIt = () => void fetchGameScreen().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt, { timeout: 4000 });
  else setTimeout(fetchIt, 1500);
}
