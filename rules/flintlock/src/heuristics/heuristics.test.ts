import { test } from 'node:test';
import { assertHeuristicsLegal, assertReflexesPure } from '@linstock/testing';
import { flintlock } from '../index.ts';

test('the answers of bots are legal under any plan', () => assertHeuristicsLegal(flintlock, 'cowpens', 20));
test('the answer of a reflex depends on the position alone', () => assertReflexesPure(flintlock, 'cowpens'));
