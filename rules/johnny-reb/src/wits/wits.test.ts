import { test } from 'node:test';
import { assertReflexesPure, assertWitsLegal } from '@linstock/testing';
import { johnnyReb as rules } from '../index.ts';

for (const battle of rules.battles) {
  test(`${battle}: whatever is asked in a random game, reflex and candidates are legal, whatever the plans`, () =>
    assertWitsLegal(rules, battle, 4));

  test(`${battle}: what a reflex answers depends on the position alone`, () =>
    assertReflexesPure(rules, battle));
}
