import { test } from 'node:test';
import { conformance } from '@linstock/kernel/conformance';
import { rulebooks } from '@linstock/systems/all';

/** Games a battle, and how seldom a costly check looks: many times what `npm test` does. */
const LONG = { games: 4, every: 5, seed: 'soak' };

for (const rules of rulebooks) for (const check of conformance(rules, LONG)) test(check.name, check.run);
