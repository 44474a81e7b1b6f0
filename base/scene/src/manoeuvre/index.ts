export type { DrillContext } from './drill.ts';
export * from './formation.ts';
export type * from './gesture.ts';
export type * from './manoeuvre.ts';
export * from './ordered.ts';
export * from './riding.ts';
export * from './trial.ts';
