import { needSystem } from '@linstock/systems';
import { clauseCoverage, clauseTests } from '@linstock/testing';
import { Command } from 'commander';
import { EXIT } from '../failure.ts';
import { printJson, printLine } from '../print.ts';
import { terminal } from '../terminal.ts';

/** `linstock clauses`: every clause of a system, its source, and the tests that show it. */
export function clausesCommand(): Command {
  return new Command('clauses')
    .description('List every clause of a rule system, where it comes from, and the tests that show it.')
    .argument('[system]', 'rule system', 'american-legions')
    .option('--missing', 'list only clauses without a test')
    .option('--json', 'print the counts and the ids without a test as JSON')
    .addHelpText(
      'after',
      '\nExit code 1 when a clause has neither a test nor a reason why it means nothing in software.\nExample:\n  linstock clauses american-legions --missing',
    )
    .action(async (system: string, options: { missing?: boolean; json?: boolean }) => {
      needSystem(system);
      const coverage = await clauseCoverage(system);
      if (coverage.missing.length > 0) terminal().code = EXIT.no;
      if (options.json) return printJson(coverage);
      for (const { id, line, from, tests, exempt } of await clauseTests(system)) {
        const untested = tests.length === 0 && exempt === null;
        if (options.missing && !untested) continue;
        printLine(`${id}  ${line}`);
        printLine(`    from: ${from}`);
        for (const test of tests) printLine(`    ${test}`);
        if (exempt !== null) printLine(`    exempt: ${exempt}`);
        if (untested) printLine('    NO TEST');
      }
      const { total, covered, exempt, missing } = coverage;
      printLine(`${total} clauses: ${covered} with a test, ${exempt} exempt, ${missing.length} without.`);
    });
}
