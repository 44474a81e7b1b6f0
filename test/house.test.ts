import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, sources } from './sources.ts';

const longestFile = 400;
/** Files that are one long table, read by looking up. */
const tables = /(^|\/)(tables|clauses)\.ts$|\/data\//;

test(`no file is longer than ${longestFile} lines, tables and tests excepted`, () => {
  const long = sources.filter(
    ({ lines, path, isTest }) => lines > longestFile && !isTest && !tables.test(path),
  );
  assert.deepEqual(
    long.map(({ path, lines }) => `${path}: ${lines} lines`),
    [],
  );
});

/** What a checkout must not hold: it would work, or make sense, on one machine only. */
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
