import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { toySystem } from '../src/index.ts';

// No law may pass here only because it has no case: the toy uses every feature of a system.
testConformance(test, toySystem, { games: 2, every: 3 }, []);
