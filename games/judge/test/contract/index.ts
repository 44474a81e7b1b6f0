export { type Check, storeContract, type TriedStore } from './store.ts';
export { MemoryStore } from './memory-store.ts';
