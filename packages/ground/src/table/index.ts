export * from './gap.ts';
export * from './lattice.ts';
export * from './stand.ts';
export * from './stretch.ts';
export * from './terrain.ts';
