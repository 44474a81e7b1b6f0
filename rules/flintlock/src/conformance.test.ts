import { test } from 'node:test';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { flintlock } from './index.ts';

/** The laws every rulebook of the house keeps. */
testConformance(test, flintlock, { games: 1, every: 41 }, openlyPlayed);
