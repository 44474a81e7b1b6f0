import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { rulebookById } from '@linstock/systems/all';
import { clauseCoverage } from '@linstock/testing';
import { root } from './sources.ts';

// A package that is not registered is still being built: it cannot be played, and its tests are not written yet.
const registered = globSync('rules/*', { cwd: root })
  .map((room) => basename(room))
  .filter((system) => rulebookById(system) !== undefined);

test('there are systems whose clauses are checked', () => {
  assert.ok(registered.includes('american-legions') && registered.includes('morschauser'), registered.join());
});

for (const system of registered) {
  test(`every clause of ${system} has a test, or a reason why it needs none`, async () => {
    const { missing } = await clauseCoverage(system);
    assert.deepEqual(missing, []);
  });
}

test('rules are written in words, not in names of the program', () => {
  for (const system of registered)
    for (const [id, { line }] of Object.entries(rulebookById(system)?.clauses ?? {}))
      assert.doesNotMatch(line, /`|\b[a-z]{2,}[A-Z][a-z]/, id);
});

/** The lines of docs/rulings.md, as `id clause`. */
function writtenRulings(): readonly string[] {
  const page = readFileSync(join(root, 'docs/rulings.md'), 'utf8');
  return [...page.matchAll(/^\| ([A-Z]+-R\d+) \| ([\w.-]+) \| [^|]+ \| [^|]+ \|$/gm)].map(
    ([, id, clause]) => `${id} ${clause}`,
  );
}

test('each line of docs/rulings.md is named by its clause, and each ruling of a clause has its line', () => {
  const named = registered.flatMap((system) =>
    Object.entries(rulebookById(system)?.clauses ?? {}).flatMap(([clause, { rulings = [] }]) =>
      rulings.map((ruling) => `${ruling} ${clause}`),
    ),
  );
  assert.deepEqual([...writtenRulings()].sort(), named.sort());
});

test('every row of the tables of docs/rulings.md has an id, a clause, a ruling and a reason', () => {
  const rows = readFileSync(join(root, 'docs/rulings.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!id |---)/.test(line));
  assert.equal(writtenRulings().length, rows.length);
});
