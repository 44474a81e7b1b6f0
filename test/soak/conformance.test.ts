import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { systems } from '@linstock/systems';

test('every system has a file here, so that they run side by side', () => {
  const missing = systems.filter(({ id }) => !existsSync(join(import.meta.dirname, `${id}.test.ts`)));
  assert.deepEqual(missing, []);
});
