export { Judge } from './judge.ts';
export { type Line, type Say } from './line.ts';
export { Players } from './players.ts';
export { noGame, Refused } from './refused.ts';
export { settledAnswer } from './standing.ts';
export type { Appended, KeptGame, Store } from './store.ts';
export type { AnyRules, JudgedGame, Surroundings } from './surroundings.ts';
export { type TakenIn, takenIn } from './taken-in.ts';
export type { Asked, Think, Thought } from './think.ts';
