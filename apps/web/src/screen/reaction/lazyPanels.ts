import { makeLazy } from '../../app/lazyComponent.tsx';

export const loadReactors = () => import('./Reactors.tsx');

/** The units that may act in the enemy's turn, fetched when they are needed. */
export const Reactors = makeLazy(async () => (await loadReactors()).Reactors);
