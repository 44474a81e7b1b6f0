import { fetched } from '../../app/fetched.tsx';

export const after = () => import('./AfterBattle.tsx');

/** The page after a battle, fetched when it is needed. */
export const AfterBattle = fetched(async () => (await after()).AfterBattle);
