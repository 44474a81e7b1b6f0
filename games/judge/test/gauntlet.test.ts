import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { gauntletRules } from './contract/gauntlet.ts';

testConformance(test, gauntletRules(), {}, ['who is asked in mid-move was provoked, with the same chance']);
