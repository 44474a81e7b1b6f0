/** Panels of an answer that are fetched when they are needed. */
import { lazyComponent } from '../../app/lazyComponent.tsx';

export const formation = () => import('../formation/FormationPanel.tsx');
export const layOut = () => import('../../forces/LayOut.tsx');
export const orderForm = () => import('../orders/OrderForm.tsx');
export const orderSheet = () => import('../orders/OrderSheet.tsx');

export const FormationPanel = lazyComponent(async () => (await formation()).FormationPanel);
export const LayOut = lazyComponent(async () => (await layOut()).LayOut);
export const OrderForm = lazyComponent(async () => (await orderForm()).OrderForm);
export const OrderSheet = lazyComponent(async () => (await orderSheet()).OrderSheet);
