import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backendOf } from './backends.ts';
import { isOwnId, makeOwnId } from './gameId.ts';

test("a server's game is looked up there, whatever its first letter; a browser's game here", () => {
  const random = (bytes: number) => '0f'.repeat(bytes);
  assert.equal(isOwnId(makeOwnId(random)), true);
  assert.equal(backendOf(makeOwnId(random)).kind, 'browser');
  for (const id of ['bvhYN67BOTg3X81GYJVC0Q', 'b0f0f0f0f0f0f0f0f0f0f0', 'Kd3_x7BOTg3X81GYJVC0QA'])
    assert.equal(backendOf(id).kind, 'server', id);
});
