export type { AnyRules, HostServices, JudgedGame, OtherNodes, SeatServices } from './host-services.ts';
export { type ImportedRecord, importRecord } from './imported-record.ts';
export { Judge } from './judge.ts';
export { Players } from './players.ts';
export { noGame, RefusedCommand } from './refusals.ts';
export { settledAnswer } from './standing.ts';
export type { AppendResult, Store, StoredGame } from './store.ts';
export { type SendToReader, type Subscription } from './subscription.ts';
export type { BotAnswer, BotQuestion, Think } from './think.ts';
