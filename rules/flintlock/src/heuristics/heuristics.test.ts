import { test } from 'node:test';
import { assertHeuristicsLegal, assertReflexesPure } from '@linstock/testing';
import { flintlock } from '../index.ts';

test('what the bots would answer is legal, whatever their plans', () =>
  assertHeuristicsLegal(flintlock, 'cowpens', 20));
test('what a reflex answers depends on the position alone', () => assertReflexesPure(flintlock, 'cowpens'));
