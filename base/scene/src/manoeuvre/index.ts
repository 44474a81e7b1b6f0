export type { DrillContext } from './drill.ts';
export * from './formation.ts';
export type * from './gesture.ts';
export type * from './manoeuvre.ts';
export * from './manoeuvres.ts';
export * from './officer-rides.ts';
export * from './trial.ts';
