/**
 * `npm run soak`: checks that take too long for `npm test`: whole battles by hand in the browser, conformance over
 * many games, matches of the captain. About half an hour; the last line is `N passed, N failed`.
 */
import { tool } from './checks/jobs.ts';
import { testsApart } from './checks/nodeTests.ts';
import { runAndReport } from './checks/summary.ts';

// The tests of `npm test` that draw at random draw more here.
process.env.LINSTOCK_LONG = '1';
const DRAWN = 'test/browser/{framing,small-windows,translated,workers}.test.ts';
// In `npm test` the linter checks the types; the compiler has the last word.
const PROJECTS = ['tsconfig.json', 'apps/web/src/tsconfig.json', 'apps/web/tsconfig.json'];
await runAndReport([
  ...PROJECTS.map((project) => tool(`types of ${project}`, 'tsc', '-p', project)),
  ...testsApart('test/browser/soak/*.test.ts', 'test/soak/*.test.ts', DRAWN),
]);
