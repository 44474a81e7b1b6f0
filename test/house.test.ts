import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parsed, root, sources } from './sources.ts';

const longestFile = 400;
/** Files that are one long table, read by looking up. */
const tables = /(^|\/)(tables|clauses)\.ts$|\/data\//;

test(`no file is longer than ${longestFile} lines, tables and tests excepted`, () => {
  const styles = globSync('apps/*/{src,public}/**/*.css', { cwd: root }).map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
  assert.ok(styles.length > 0, 'style sheets are found');
  const code = sources.filter(({ path, isTest }) => !isTest && !tables.test(path));
  const long = [...code, ...styles].filter(({ lines }) => lines > longestFile);
  assert.deepEqual(
    long.map(({ path, lines }) => `${path}: ${lines} lines`),
    [],
  );
});

const longestFunction = 60;
/** Functions that are longer still. The list only shrinks: a shortened function is removed, and none is added. */
const tooLong: readonly string[] = [];

test(`no function is longer than ${longestFunction} lines, except those still to be taken apart`, () => {
  const long = sources
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, functions }) =>
      functions.filter(({ lines }) => lines > longestFunction).map(({ name }) => `${path}: ${name}`),
    );
  assert.deepEqual(
    long.filter((each) => !tooLong.includes(each)),
    [],
    `longer than ${longestFunction} lines: take it apart`,
  );
  assert.deepEqual(
    tooLong.filter((each) => !long.includes(each)),
    [],
    'no longer too long, or gone: take it off the list in test/house.test.ts',
  );
});

test('functions are measured whatever form they have', () => {
  const { functions } = parsed(
    'base/kernel/src/volley.ts',
    `export function fire() {
      return [1].map((n) => {
        return n;
      });
    }
    const aim = () => {
      return 2;
    };
    class Gun {
      #load() {}
      ram = () => {};
    }
    const orders = { halt() {}, march: function () {} };`,
  );
  assert.deepEqual(
    functions.map(({ name, lines }) => `${name} ${lines}`),
    ['fire 5', 'nameless 3', 'aim 3', 'load 1', 'ram 1', 'halt 1', 'march 1'],
  );
});

/** Things a checkout must not contain: they would work, or make sense, on one machine only. */
const strangers = [
  {
    what: 'a package registry',
    sign: /\bregistry\.npmjs\b|\bnpmjs\.(?:org|com)\/(?!package\/)/i,
  },
  { what: 'a path of one machine', sign: /(?<![\w.~*-])\/(?:home|root|Users|work)\/[\w.-]|[A-Z]:\\+Users\\/ },
];

test('no file names a package registry or a path of one machine', (t) => {
  if (!existsSync(join(root, '.git'))) {
    t.skip('not a git checkout: what belongs to it is not known');
    return;
  }
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const found = listed.filter((path) => isText(path)).flatMap((path) => strangersIn(path));
  assert.deepEqual(found, []);
});

function isText(path: string): boolean {
  const full = join(root, path);
  return (
    path !== '' &&
    existsSync(full) &&
    statSync(full).isFile() &&
    !readFileSync(full).subarray(0, 8000).includes(0)
  );
}

function strangersIn(path: string): readonly string[] {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      strangers.filter(({ sign }) => sign.test(line)).map(({ what }) => `${path}:${at + 1} names ${what}`),
    );
}

interface Versions {
  readonly version?: string;
  readonly packages?: Readonly<Record<string, { readonly version?: string }>>;
}

test('the lock file and all packages have the version that is first in the changelog', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const versions = (path: string) => JSON.parse(read(path)) as Versions;
  const [, latest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
  const files = globSync('{.,bench,base/*,rules/*,games/*,apps/*}/package.json', { cwd: root });
  assert.ok(files.length > 15);
  const locked = Object.entries(versions('package-lock.json').packages ?? {})
    .filter(([path]) => !path.includes('node_modules/'))
    .map(([path, { version }]) => [`package-lock.json: ${path || 'the root'}`, version]);
  const all = [...files, 'package-lock.json'].map((path) => [path, versions(path).version]);
  assert.ok(locked.length > 15);
  assert.deepEqual(
    [...all, ...locked].filter(([, version]) => version !== latest),
    [],
  );
});
