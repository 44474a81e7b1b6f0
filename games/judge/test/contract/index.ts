export { gauntletRules } from './gauntlet.ts';
export { judgeContract } from './judge.ts';
export { MemoryStore } from './memory-store.ts';
export { type GameConnection, type Levels, loadToy, type Place, Reader, sitDown, TOYS } from './place.ts';
export { type Check, storeContract, type TriedStore } from './store.ts';
export { StorePlace } from './store-place.ts';
