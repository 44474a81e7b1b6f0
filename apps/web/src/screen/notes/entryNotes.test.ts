import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryNotes, loadNotes, MAX_NOTES, notesOf, saveNote, sortNotes } from './entryNotes.ts';

/** A browser's storage. */
function storage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  const items = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return Object.assign(() => items, { kept });
}

const shown = (game: string) => sortNotes(notesOf(entryNotes.get(), game));

test('a note is stored with its entry, found again, and removed when it is emptied', () => {
  const browser = storage();
  saveNote('one', 7, 'A bluff?', browser);
  saveNote('one', 3, 'Too early?', browser);
  assert.deepEqual(shown('one'), [
    [3, 'Too early?'],
    [7, 'A bluff?'],
  ]);
  loadNotes('two', storage({ 'linstock.notes.two': browser.kept.get('linstock.notes.one') ?? '' }));
  assert.deepEqual(shown('two'), shown('one'), 'as another visit finds them');
  saveNote('one', 7, '', browser);
  assert.deepEqual(shown('one'), [[3, 'Too early?']]);
  assert.equal(browser.kept.get('linstock.notes.one'), '[[3,"Too early?"]]');
});

test('damaged notes are dropped, and their number is limited to what a browser can store', () => {
  loadNotes('damaged', storage({ 'linstock.notes.damaged': '[[1,{"html":true}]]' }));
  assert.deepEqual(shown('damaged'), []);
  const browser = storage();
  for (let n = 0; n < MAX_NOTES; n++) assert.ok(saveNote('full', n, 'x', browser));
  assert.equal(saveNote('full', MAX_NOTES, 'x', browser), false);
  assert.ok(saveNote('full', 5, 'changed', browser), 'one that is there can be changed');
});
