import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { layersOf, without } from './layers.ts';
import { parsed, root, type Source, sources } from './sources.ts';

/** Tests may import from any layer, and so may the files that only tests use. */
const shipped = sources.filter(({ path, isTest }) => !isTest && !path.endsWith('/testing.ts'));
const shippedAt = new Map(shipped.map((source) => [source.path, source]));

const within = (room: string) => shipped.filter(({ path }) => path.startsWith(`${room}/`));

/** The folder of a package that a file is in; `.` for a file next to the folders. */
function folderIn(room: string, path: string): string {
  const [folder = '.', ...more] = posix.relative(room, path).split('/');
  return more.length > 0 ? folder : '.';
}

/** The files that a file imports from its own package. */
const importedBy = ({ path, imports }: Source): readonly string[] =>
  imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));

/** Imports from a folder that is not below the importer's own. */
function importsUp(room: string, folders: readonly string[]): readonly string[] {
  const rankOf = (path: string) => folders.indexOf(folderIn(room, path));
  return within(room).flatMap((source) =>
    importedBy(source)
      .filter((target) => target.startsWith(`${room}/`) && rankOf(target) > rankOf(source.path))
      .map((target) => `${source.path} imports ${target}`),
  );
}

/** The folders of a list: one folder, or one in each package that fits a pattern with `*`. */
function placesOf(pattern: string): readonly string[] {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return [pattern];
  const rooms = new Set(sources.map(({ room }) => room).filter((room) => room.startsWith(head)));
  return [...rooms].map((room) => `${room}${tail}`);
}

/** The page of docs that shows a list, and the folder in which its rows begin; null for a list that is not shown. */
function docsOf(pattern: string): readonly [file: string, from: string] | null {
  if (pattern.startsWith('apps/web/src')) return ['docs/changing-the-page.md', 'apps/web/src'];
  if (pattern.startsWith('rules/')) return ['docs/adding-a-system.md', pattern];
  return null;
}

/** The row of a layer in the docs. */
function rowOf(place: string, folder: string, holds: string): string {
  return folder === '.'
    ? `| ${place === '' ? 'the rest' : `the rest of \`${place}/\``} | ${holds} |`
    : `| \`${place}/\` | ${holds} |`;
}

for (const [room, layers] of Object.entries(layersOf)) {
  const folders = layers.map(([folder]) => folder);
  const places = placesOf(room);
  const docs = docsOf(room);

  test(`${room}: the list of layers names every folder, and only folders that exist`, () => {
    const found = new Set(places.flatMap((place) => within(place).map(({ path }) => folderIn(place, path))));
    assert.deepEqual([...folders].sort(), [...found].sort());
  });

  test(`${room}: imports go down`, () => {
    assert.deepEqual(
      places.flatMap((place) => importsUp(place, folders)),
      [],
    );
  });

  test(`${room}: the docs show its layers`, { skip: docs === null }, () => {
    const [file, from] = docs ?? ['', ''];
    const rows = layers.map(([folder, holds]) =>
      rowOf(posix.relative(from, folder === '.' ? room : posix.join(room, folder)), folder, holds),
    );
    const shown = readFileSync(join(root, file), 'utf8').includes(`|\n${rows.join('\n')}\n\n`);
    assert.ok(shown, `${file} needs these rows:\n${rows.join('\n')}`);
  });
}

for (const [folder, module] of Object.entries(without)) {
  test(`${folder} does without ${module}, and so does every file it needs`, () => {
    const needed = new Set(within(folder));
    assert.ok(needed.size > 0);
    for (const source of needed)
      for (const path of importedBy(source)) {
        const next = shippedAt.get(path);
        if (next) needed.add(next);
      }
    const guilty = [...needed].filter(({ imports }) => imports.includes(module));
    assert.deepEqual(
      guilty.map(({ path }) => path),
      [],
    );
  });
}

test('an import from a higher layer is found', () => {
  assert.ok(importsUp('apps/web/src', ['screen', 'play']).some((each) => / imports .*\/play\//.test(each)));
});

test('the file of a worker is an import', () => {
  const { imports } = parsed('a.ts', "new Worker(new URL('../screen/b.ts', import.meta.url));");
  assert.deepEqual(imports, ['../screen/b.ts']);
});
