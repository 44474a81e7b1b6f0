import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closePanel, openClause, panels, togglePanel } from './panels.ts';
import { createStore } from './store.ts';

test('a watcher of a value is called at each change, and only then', () => {
  const store = createStore({ shots: 0, drill: 'line' });
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get().shots));
  store.change({ shots: 1 });
  store.set(store.get());
  store.change({ shots: 2 });
  stop();
  store.change({ shots: 3 });
  assert.deepEqual(heard, [1, 2]);
  assert.deepEqual(store.get(), { shots: 3, drill: 'line' });
});

test('if one listener unsubscribes during a change, the others still get it', () => {
  const store = createStore({ n: 0 });
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push('first');
    stop();
  });
  store.subscribe(() => heard.push('second'));
  store.change({ n: 1 });
  store.change({ n: 2 });
  assert.deepEqual(heard, ['first', 'second', 'second']);
});

test('only one panel is open; its own button closes it, and a clause opens the rules there', () => {
  togglePanel('textView');
  togglePanel('roster');
  assert.equal(panels.get().open, 'roster');
  openClause('AL-7.33c');
  assert.deepEqual(panels.get(), { open: 'rules', clause: 'AL-7.33c' });
  togglePanel('rules');
  assert.deepEqual(panels.get(), { open: null, clause: null });
  togglePanel('keys');
  closePanel();
  assert.equal(panels.get().open, null);
});
