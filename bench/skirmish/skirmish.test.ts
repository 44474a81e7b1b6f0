import { test } from 'node:test';
import { conformance } from '@linstock/kernel/conformance';
import { skirmish } from './index.ts';

for (const check of conformance(skirmish, { games: 1, every: 50 })) test(check.name, check.run);
