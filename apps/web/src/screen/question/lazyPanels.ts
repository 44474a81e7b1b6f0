/** Panels of an answer that are fetched when they are needed. */
import { makeLazy } from '../../app/lazyComponent.tsx';

export const loadFormation = () => import('../formation/FormationPanel.tsx');
export const loadLayOut = () => import('../../forces/LayOut.tsx');
export const loadOrderForm = () => import('../orders/OrderForm.tsx');
export const loadOrderSheet = () => import('../orders/OrderSheet.tsx');

export const FormationPanel = makeLazy(async () => (await loadFormation()).FormationPanel);
export const LayOut = makeLazy(async () => (await loadLayOut()).LayOut);
export const OrderForm = makeLazy(async () => (await loadOrderForm()).OrderForm);
export const OrderSheet = makeLazy(async () => (await loadOrderSheet()).OrderSheet);
