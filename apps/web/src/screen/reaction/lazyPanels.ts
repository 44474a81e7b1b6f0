import { lazyComponent } from '../../app/lazyComponent.tsx';

export const loadReactors = () => import('./Reactors.tsx');

/** The units that may act in the enemy's turn, fetched when they are needed. */
export const Reactors = lazyComponent(async () => (await loadReactors()).Reactors);
