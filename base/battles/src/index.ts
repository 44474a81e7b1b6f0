export type * from './battle.ts';
export * from './battles.ts';
export * from './catalogue.ts';
export * from './hex-map.ts';
export * from './naming.ts';
export type { Outcome, Range, SideOutcome } from './outcome.ts';
export * from './parse.ts';
export { SURVEY_KINDS } from './survey.ts';
export * from './uniform.ts';
