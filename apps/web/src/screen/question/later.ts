/** Panels of an answer that are fetched when they are needed. */
import { fetched } from '../../app/fetched.tsx';

export const formation = () => import('../formation/FormationPanel.tsx');
export const layOut = () => import('../../forces/LayOut.tsx');
export const orderForm = () => import('../orders/OrderForm.tsx');
export const orderSheet = () => import('../orders/OrderSheet.tsx');

export const FormationPanel = fetched(async () => (await formation()).FormationPanel);
export const LayOut = fetched(async () => (await layOut()).LayOut);
export const OrderForm = fetched(async () => (await orderForm()).OrderForm);
export const OrderSheet = fetched(async () => (await orderSheet()).OrderSheet);
