/** Panels of an answer that are fetched when they are needed. */
import { lazyComponent } from '../../app/lazyComponent.tsx';

export const loadFormation = () => import('../formation/FormationPanel.tsx');
export const loadLayOut = () => import('../../forces/LayOut.tsx');
export const loadOrderForm = () => import('../orders/OrderForm.tsx');
export const loadOrderSheet = () => import('../orders/OrderSheet.tsx');

export const FormationPanel = lazyComponent(async () => (await loadFormation()).FormationPanel);
export const LayOut = lazyComponent(async () => (await loadLayOut()).LayOut);
export const OrderForm = lazyComponent(async () => (await loadOrderForm()).OrderForm);
export const OrderSheet = lazyComponent(async () => (await loadOrderSheet()).OrderSheet);
