/** Parts of the table that nobody needs as a battle opens. They are fetched in a quiet moment, before the server can have gone. */
import { lazy, useEffect } from 'react';
import { fetchSoon } from '../app/fetchSoon.ts';

const after = () => import('./after/AfterBattle.tsx');
const shop = () => import('../forces/MusterShop.tsx');

export const AfterBattle = lazy(async () => {
  try {
    return { default: (await after()).AfterBattle };
  } catch {
    return { default: NotFetched };
  }
});
export const MusterShop = lazy(async () => ({ default: (await shop()).MusterShop }));

/** Fetches how a battle went while it is still being fought. */
export function useLater(): void {
  useEffect(() => fetchSoon(after), []);
}

function NotFetched() {
  return (
    <p role="alert">
      How it went could not be fetched: the server does not answer. Reload this page when it does.
    </p>
  );
}
