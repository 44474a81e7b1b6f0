import { test } from 'node:test';
import { MemoryStore, storeContract } from './contract/index.ts';

const store = new MemoryStore();
for (const check of storeContract(() => ({ store, add: (game) => store.add(game) })))
  test(check.name, check.run);
