export * from './gap.ts';
export * from './lattice.ts';
export * from './stand.ts';
