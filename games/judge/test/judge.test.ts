import { test } from 'node:test';
import { judgeContract, MemoryStore, StorePlace } from './contract/index.ts';

const store = new MemoryStore();
const place = new StorePlace({ store, add: (game) => store.add(game) });
for (const check of judgeContract(() => place)) test(check.name, check.run);
