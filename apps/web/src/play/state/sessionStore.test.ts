import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSessionStore } from './sessionStore.ts';

/** A store, with a list of what its subscribers and its effects see. */
function watched() {
  const store = createSessionStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(`speed ${store.get().speed}`));
  const effect = (what: string) =>
    store.effect(() => {
      seen.push(`${what} at speed ${store.get().speed}`);
    });
  const change = (fields: { readonly speed: number }) => store.put({ ...store.get(), ...fields });
  return { store, seen, effect, change };
}

test('one event notifies once, and its effects follow', () => {
  const { store, seen, effect, change } = watched();
  store.event(() => {
    change({ speed: 2 });
    effect('sent');
    store.event(() => change({ speed: 3 }));
    change({ speed: 4 });
    assert.equal(store.get().speed, 4, 'within the event its own changes are read');
  });
  assert.deepEqual(seen, ['speed 4', 'sent at speed 4']);
});

test('outside an event each change notifies, and its effects run at once', () => {
  const { seen, effect, change } = watched();
  change({ speed: 2 });
  effect('sent');
  assert.deepEqual(seen, ['speed 2', 'sent at speed 2']);
});

test('an event that throws changes nothing and has no effects', () => {
  const { store, seen, effect, change } = watched();
  store.event(() => {
    change({ speed: 2 });
    assert.throws(() =>
      store.event(() => {
        change({ speed: 3 });
        effect('sent');
        throw new Error('broken');
      }),
    );
  });
  assert.deepEqual(seen, ['speed 2']);
});
