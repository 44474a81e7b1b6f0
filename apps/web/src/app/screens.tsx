/** The screens of the page. Each comes when it is asked for, so that the first is there soon. */
import { lazy } from 'react';

const chooser = () => import('../chooser/Chooser.tsx');
const table = () => import('../screen/GameScreen.tsx');
const reckoner = () => import('../reckoner/Reckoner.tsx');
const lab = () => import('../lab/LabScreen.tsx');

export const Chooser = lazy(async () => ({ default: (await chooser()).Chooser }));
export const GameScreen = lazy(async () => ({ default: (await table()).GameScreen }));
export const Reckoner = lazy(async () => ({ default: (await reckoner()).Reckoner }));
export const LabScreen = lazy(async () => ({ default: (await lab()).LabScreen }));

/** Fetches the table while nothing else is to do, so that a battle begins at once. Fails in silence: it is asked for again. */
export function fetchTableSoon(): void {
  const fetchIt = () => void table().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt, { timeout: 4000 });
  else setTimeout(fetchIt, 1500);
}

/** What stands there until a screen has come. */
export function Coming() {
  return (
    <main className="notice coming" aria-busy="true">
      <h1>Unrolling the maps …</h1>
    </main>
  );
}
