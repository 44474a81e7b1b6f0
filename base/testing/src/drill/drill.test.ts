import { test } from 'node:test';
import { conformance } from '@linstock/kernel/conformance';
import { drill } from './index.ts';

for (const check of conformance(drill, { games: 6, every: 3 })) test(check.name, check.run);
