import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { WINDOWS } from '../apps/web/src/design/windows.ts';

const root = join(import.meta.dirname, '..', 'apps', 'web', 'src');
const NAMES_FILE = join('design', 'windows.css');
const sheets = globSync('**/*.css', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}));
const scripts = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The windows that have a name, with their conditions. */
const named = new Map(
  [
    ...(sheets.find(({ path }) => path === NAMES_FILE)?.text ?? '').matchAll(
      /@custom-media --([\w-]+) ([^;]+);/g,
    ),
  ].map(([, name = '', condition = '']) => [name, condition]),
);

/** Asks for a width or a height of the window. */
const ASKS_FOR_SIZE = /\((?:min-|max-)?(?:width|height)\b/;

const conditionsOf = (text: string): string[] =>
  [...text.matchAll(/@media([^{]*)\{/g)].map(([, condition = '']) => condition.trim());

test('a style sheet asks for the windows by their names, and for no width or height', () => {
  assert.equal(named.size, 8);
  const found = sheets.flatMap(({ path, text }) =>
    conditionsOf(text)
      .filter((each) => ASKS_FOR_SIZE.test(each))
      .map((each) => `${path}: ${each}`),
  );
  assert.deepEqual(found, []);
});

test('every window that a style sheet names exists, is imported by the sheet, and is used', () => {
  const used = new Set<string>();
  for (const { path, text } of sheets) {
    const names = conditionsOf(text).flatMap((each) => [...each.matchAll(/--([\w-]+)/g)].map(([, n]) => n!));
    for (const name of names) {
      assert.ok(named.has(name), `${path}: there is no window --${name}`);
      used.add(name);
    }
    assert.equal(/@import "[^"]*design\/windows\.css"/.test(text), names.length > 0, path);
  }
  assert.deepEqual(
    [...named.keys()].filter((name) => !used.has(name)),
    [],
  );
});

test('scripts ask for the same windows, by their names', () => {
  for (const [name, condition] of Object.entries(WINDOWS)) assert.equal(condition, named.get(name), name);
  const found = scripts.filter(
    ({ path, text }) =>
      path !== join('design', 'windows.ts') && /['"`][^'"`\n]*\((?:min|max)-(?:width|height):/.test(text),
  );
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  );
});
