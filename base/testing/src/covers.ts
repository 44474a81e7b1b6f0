import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originOf } from '@linstock/kernel';
import { clauseCoverage, clauseTests, unknownClauses } from './coverage.ts';

/**
 * The tests that fail the build if a clause of a system has neither test nor exemption. Each rules package
 * calls it once.
 */
export function coversEveryClause(system: string): void {
  test(`${system}: every clause has a test, or a reason why it means nothing in software`, async () => {
    const { total, covered, exempt, missing } = await clauseCoverage(system);
    assert.deepEqual(missing, []);
    assert.equal(covered + exempt, total);
  });

  test(`${system}: every clause says where it comes from, and rulings are marked as such`, async () => {
    const clauses = await clauseTests(system);
    for (const { id, from } of clauses) assert.match(from, /^(source|ruling)/, id);
    assert.ok(clauses.some((clause) => originOf(clause) === 'ruling'));
  });

  test(`${system}: no clause with a test is excused, and no test names a clause there is not`, async () => {
    for (const { id, tests, exempt } of await clauseTests(system))
      assert.ok(exempt === null || tests.length === 0, id);
    assert.deepEqual(await unknownClauses(system), []);
  });
}
