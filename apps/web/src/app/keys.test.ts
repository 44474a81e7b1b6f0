import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strokeOf } from '../board/handling/keys.ts';
import { deedOf, KEYS } from './keys.ts';
import { CHANGEABLE } from './ownKeys.ts';

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });

test('no letter has two uses: what the board takes for itself the screen never hears', () => {
  for (const key of CHANGEABLE)
    assert.ok(!(strokeOf(press(key), {}, true) && deedOf(press(key), true, {})), `${key} has two uses`);
});

test('each letter that does something is in the list, once', () => {
  const listed = KEYS.flatMap(({ keys }) => [...new Set(keys)]).map((key) => key.toLowerCase());
  for (const key of CHANGEABLE) {
    const used = strokeOf(press(key), {}, true) ?? deedOf(press(key), true, {});
    if (used)
      assert.deepEqual(
        listed.filter((each) => each === key),
        [key],
      );
  }
});

test('a key that was changed does what the usual one did', () => {
  assert.deepEqual(deedOf(press('u'), true, {}), deedOf(press(';'), true, { u: ';' }));
  assert.equal(deedOf(press('u'), true, { u: ';' }), null);
});
