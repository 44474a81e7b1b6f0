/** Parts of the table that nobody needs as a battle opens. They are fetched in a quiet moment, before the server can have gone. */
import { lazy, useEffect } from 'react';
import { fetched } from '../app/fetched.tsx';
import { fetchSoon } from '../app/fetchSoon.ts';

const after = () => import('./after/AfterBattle.tsx');
const desk = () => import('./desk/Desk.tsx');
const fork = () => import('./replay/Fork.tsx');
const ledger = () => import('./dice/Ledger.tsx');
const formation = () => import('./formation/FormationPanel.tsx');
const layOut = () => import('../forces/LayOut.tsx');
const orderForm = () => import('./orders/OrderForm.tsx');
const orderSheet = () => import('./orders/OrderSheet.tsx');
const roster = () => import('./troops/Roster.tsx');
const reactors = () => import('./reaction/Reactors.tsx');
const seat = () => import('./seat/SeatPanel.tsx');
const shop = () => import('../forces/MusterShop.tsx');

export const AfterBattle = fetched(async () => (await after()).AfterBattle);
export const Desk = fetched(async () => (await desk()).Desk);
export const Fork = fetched(async () => (await fork()).Fork);
export const Ledger = fetched(async () => (await ledger()).Ledger);
export const FormationPanel = fetched(async () => (await formation()).FormationPanel);
export const LayOut = fetched(async () => (await layOut()).LayOut);
export const OrderForm = fetched(async () => (await orderForm()).OrderForm);
export const OrderSheet = fetched(async () => (await orderSheet()).OrderSheet);
export const Reactors = fetched(async () => (await reactors()).Reactors);
export const Roster = fetched(async () => (await roster()).Roster);
export const SeatPanel = fetched(async () => (await seat()).SeatPanel);
export const MusterShop = lazy(async () => ({ default: (await shop()).MusterShop }));

const PARTS = [after, desk, fork, formation, layOut, ledger, orderForm, orderSheet, reactors, roster, seat];

/** Fetches what is likely to be opened while the battle is being fought. */
export function useLater(): void {
  useEffect(() => {
    for (const part of PARTS) fetchSoon(part);
  }, []);
}
