export type * from './american-legions/battle.ts';
export type * from './battle.ts';
export * from './battles.ts';
export * from './catalogue.ts';
export * from './hash.ts';
export * from './maps.ts';
export type { Outcome, Range, SideOutcome } from './outcome.ts';
export * from './parse.ts';
