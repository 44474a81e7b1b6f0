import { makeLazy } from '../../app/lazyComponent.tsx';

export const loadAfter = () => import('./AfterBattle.tsx');

/** The page after a battle, fetched when it is needed. */
export const AfterBattle = makeLazy(async () => (await loadAfter()).AfterBattle);
