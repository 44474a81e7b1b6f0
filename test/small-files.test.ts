import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { Visitor } from 'vite';
import { parsed, type Source, sources } from './sources.ts';

/** Number of lines up to which a file with a single importer should be merged with it. */
const MAX_SMALL = 30;
/** Lines that the two may have together. */
const MAX_MERGED = 200;

const at = (source: Source, specifier: string) => posix.join(posix.dirname(source.path), specifier);

/** The files that a file fetches only when they are needed: a script of the page is cut there. */
function fetchedLaterBy(source: Source): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportExpression({ source: of }) {
      if (of.type === 'Literal' && typeof of.value === 'string') found.push(at(source, of.value));
    },
  }).visit(source.importing);
  return found;
}

/**
 * The small files that only one other file imports, if that is in the same folder and not long. A test may import
 * the file as well.
 */
function filesToMerge(all: readonly Source[]): readonly string[] {
  const importersOf = Map.groupBy(
    all.flatMap((source) =>
      [...new Set(source.imports)].map((each) => ({ source, target: at(source, each) })),
    ),
    ({ target }) => target,
  );
  const fetchedLater = new Set(all.flatMap(fetchedLaterBy));
  return all
    .filter(
      ({ path, lines, isTest }) =>
        !isTest && lines <= MAX_SMALL && !path.endsWith('.worker.ts') && !fetchedLater.has(path),
    )
    .filter((source) => {
      const [importer, ...more] = importersOf.get(source.path) ?? [];
      if (!importer || more.length > 0 || fetchedLaterBy(source).length > 0) return false;
      const { path, lines } = importer.source;
      return posix.dirname(path) === posix.dirname(source.path) && lines + source.lines <= MAX_MERGED;
    })
    .map(({ path }) => path);
}

test('a small file of the page with one importer in its folder is merged with that file', () => {
  const found = filesToMerge(sources).filter((path) => path.startsWith('apps/web/src/'));
  assert.deepEqual(found, []);
});

for (const [says, files, found] of [
  ['one importer', { 'a/b.ts': '', 'a/c.ts': "import './b.ts';" }, ['a/b.ts']],
  ['an importer in another folder', { 'a/b.ts': '', 'd/c.ts': "import '../a/b.ts';" }, []],
  [
    'an importer and a test',
    { 'a/b.ts': '', 'a/c.ts': "import './b.ts';", 'a/b.test.ts': "import './b.ts';" },
    [],
  ],
  ['fetched when it is needed', { 'a/b.ts': '', 'a/c.ts': "import('./b.ts');" }, []],
  ['a long importer', { 'a/b.ts': '', 'a/c.ts': `import './b.ts';${'\n'.repeat(MAX_MERGED + 1)}` }, []],
  ['more than a few lines', { 'a/b.ts': '\n'.repeat(MAX_SMALL + 1), 'a/c.ts': "import './b.ts';" }, []],
] as const)
  test(`a file is found to be small and needed once: ${says}`, () => {
    const all = Object.entries<string>(files).map(([path, text]) => parsed(path, text));
    assert.deepEqual(filesToMerge(all), found);
  });
