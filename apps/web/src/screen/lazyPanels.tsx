/**
 * Parts of the page that are not needed when a battle opens. They are loaded in a quiet moment, while the
 * server still answers.
 */
import { lazy, useEffect } from 'react';
import { fetchSoon } from '../app/fetchSoon.ts';
import { makeLazy } from '../app/lazyComponent.tsx';
import { loadAfter } from './after/lazyPanels.ts';
import { loadFormation, loadLayOut, loadOrderForm, loadOrderSheet } from './question/lazyPanels.ts';
import { loadReactors } from './reaction/lazyPanels.ts';

const textView = () => import('./textView/TextView.tsx');
const fork = () => import('./replay/Fork.tsx');
const hand = () => import('./umpire/HandPanel.tsx');
const ledger = () => import('./dice/Ledger.tsx');
const share = () => import('./share/SharePanel.tsx');
const roster = () => import('./troops/Roster.tsx');
const seat = () => import('./seat/SeatPanel.tsx');
const talk = () => import('./talk/TalkPanel.tsx');
const shop = () => import('../forces/MusterShop.tsx');

export const TextView = makeLazy(async () => (await textView()).TextView);
export const Fork = makeLazy(async () => (await fork()).Fork);
export const HandPanel = makeLazy(async () => (await hand()).HandPanel);
export const Ledger = makeLazy(async () => (await ledger()).Ledger);
export const SharePanel = makeLazy(async () => (await share()).SharePanel);
export const Roster = makeLazy(async () => (await roster()).Roster);
export const SeatPanel = makeLazy(async () => (await seat()).SeatPanel);
export const TalkPanel = makeLazy(async () => (await talk()).TalkPanel);
export const MusterShop = lazy(async () => ({ default: (await shop()).MusterShop }));

const PARTS = [
  loadAfter,
  textView,
  fork,
  loadFormation,
  loadLayOut,
  ledger,
  loadOrderForm,
  loadOrderSheet,
  loadReactors,
  roster,
  seat,
  share,
  talk,
];

/** Fetches what is likely to be opened while the battle is being fought. */
export function useLater(): void {
  useEffect(() => {
    for (const part of PARTS) fetchSoon(part);
  }, []);
}
