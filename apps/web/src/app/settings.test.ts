import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followOtherTabs, mayAnimate, paletteOf, readSettings, settings } from './settings.ts';

const usual = readSettings(null);

test('without stored settings, or with unreadable ones, the defaults are used', () => {
  for (const kept of ['', 'no JSON', '[]', '7', 'null', '{}'])
    assert.deepEqual(readSettings(kept), usual, kept);
});

test('one impossible value alone is reset; the other settings stay', () => {
  const kept = { theme: 'dark', textSize: 5000, logDepth: 9, hexNumbers: false, older: 'setting' };
  assert.deepEqual(readSettings(JSON.stringify(kept)), { ...usual, theme: 'dark', hexNumbers: false });
});

test("the reader's choice about animation counts before the system's", (t) => {
  const wish = { matches: true };
  Object.assign(globalThis, { matchMedia: () => wish });
  t.after(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
  assert.equal(mayAnimate({ ...usual, animation: 'on' }), true);
  assert.equal(mayAnimate({ ...usual, animation: 'system' }), false, 'the system wishes for less motion');
  wish.matches = false;
  assert.equal(mayAnimate({ ...usual, animation: 'system' }), true);
  assert.equal(mayAnimate({ ...usual, animation: 'off' }), false);
});

test('the map has the contrast that the device asks for, until the reader chooses another', () => {
  assert.deepEqual([paletteOf(usual, true), paletteOf(usual, false)], ['high', 'tinted']);
  assert.equal(paletteOf({ ...usual, palette: 'tinted' }, true), 'tinted');
});

test('a setting changed in another tab applies here too', (t) => {
  t.after(() => settings.set(usual));
  const tab = new EventTarget();
  followOtherTabs(tab);
  const hear = (key: string, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  hear('linstock.games', '{"theme":"dark"}');
  assert.equal(settings.get().theme, 'system');
  hear('linstock.settings', '{"theme":"dark"}');
  assert.equal(settings.get().theme, 'dark');
  hear('linstock.settings', null);
  assert.equal(settings.get().theme, 'system');
});
