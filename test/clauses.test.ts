import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { clauseCoverage } from '@linstock/testing';
import { root } from './sources.ts';

for (const system of globSync('rules/*', { cwd: root }).map((room) => basename(room))) {
  test(`every clause of ${system} has a test, or a reason why it needs none`, async () => {
    const { missing } = await clauseCoverage(system);
    assert.deepEqual(missing, []);
  });
}
