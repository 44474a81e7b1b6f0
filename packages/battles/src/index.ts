export type * from './american-legions/battle.ts';
export type * from './battle.ts';
export type * from './outcome.ts';
