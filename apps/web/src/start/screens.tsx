/** The screens of the page. Each comes when it is asked for, so that the first is there soon. */
import { lazy } from 'react';
import { fetchGameScreen } from '../screen/fetchGameScreen.ts';

const chooser = () => import('../chooser/Chooser.tsx');
const reckoner = () => import('../reckoner/Reckoner.tsx');
const print = () => import('../print/PrintPage.tsx');
const seats = () => import('../seats/SeatPages.tsx');
const lab = () => import('../lab/LabScreen.tsx');

export const Chooser = lazy(async () => ({ default: (await chooser()).Chooser }));
export const GameScreen = lazy(async () => ({ default: (await fetchGameScreen()).GameScreen }));
export const Reckoner = lazy(async () => ({ default: (await reckoner()).Reckoner }));
export const LabScreen = lazy(async () => ({ default: (await lab()).LabScreen }));
export const PrintPage = lazy(async () => ({ default: (await print()).PrintPage }));
export const TransferPage = lazy(async () => ({ default: (await seats()).TransferPage }));
export const RecoveryPage = lazy(async () => ({ default: (await seats()).RecoveryPage }));
