import { clauseTests } from '@linstock/testing';

/** Lists every clause of a rule system with its tests; exit code 1 if one has neither test nor exemption. */
const system = process.argv[2] ?? 'american-legions';
const clauses = await clauseTests(system);
for (const { id, line, tests, exempt } of clauses) {
  const shown = tests.length > 0 ? tests.join('\n    ') : exempt === null ? 'NO TEST' : `exempt: ${exempt}`;
  console.log(`${id} ${line}\n    ${shown}`);
}
const missing = clauses.filter((clause) => clause.tests.length === 0 && clause.exempt === null);
console.log(`${clauses.length} clauses of ${system}, ${missing.length} without a test.`);
process.exitCode = missing.length > 0 ? 1 : 0;
