export type { AnyRules, HostServices, JudgedGame } from './host-services.ts';
export { Judge } from './judge.ts';
export { Players } from './players.ts';
export { noGame, Refused } from './refused.ts';
export { settledAnswer } from './standing.ts';
export type { Appended, Store, StoredGame } from './store.ts';
export { type Say, type Subscription } from './subscription.ts';
export { type TakenIn, takenIn } from './taken-in.ts';
export type { Asked, Think, Thought } from './think.ts';
