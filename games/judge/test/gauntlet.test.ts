import { test } from 'node:test';
import { conformance } from '@linstock/kernel/conformance';
import { gauntletRules } from './contract/gauntlet.ts';

for (const check of conformance(gauntletRules())) test(check.name, check.run);
