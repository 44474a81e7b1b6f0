/** Parts of the table that nobody needs as a battle opens. They are fetched in a quiet moment, before the server can have gone. */
import { type ComponentType, lazy, useEffect } from 'react';
import { fetchSoon } from '../app/fetchSoon.ts';

const after = () => import('./after/AfterBattle.tsx');
const ledger = () => import('./dice/Ledger.tsx');
const seat = () => import('./seat/SeatPanel.tsx');
const shop = () => import('../forces/MusterShop.tsx');

/** A part that is fetched; where it cannot be, a sentence stands in its place. */
const fetched = (part: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      return { default: await part() };
    } catch {
      return { default: NotFetched };
    }
  });

export const AfterBattle = fetched(async () => (await after()).AfterBattle);
export const Ledger = fetched(async () => (await ledger()).Ledger);
export const SeatPanel = fetched(async () => (await seat()).SeatPanel);
export const MusterShop = lazy(async () => ({ default: (await shop()).MusterShop }));

/** Fetches what is likely to be opened while the battle is being fought. */
export function useLater(): void {
  useEffect(() => {
    for (const part of [after, ledger, seat]) fetchSoon(part);
  }, []);
}

function NotFetched() {
  return (
    <p role="alert">This could not be fetched: the server does not answer. Reload this page when it does.</p>
  );
}
