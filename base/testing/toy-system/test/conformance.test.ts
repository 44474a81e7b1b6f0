import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { toySystem } from '../src/index.ts';

// No law may pass here for want of a case: the toy uses everything a system may.
testConformance(test, toySystem, { games: 2, every: 3 }, []);
