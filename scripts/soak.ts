/**
 * `npm run soak`: what takes too long for `npm test`: whole battles by hand in the browser, conformance over many games,
 * matches of the captain. Half an hour or so; the last line is `N passed, N failed`.
 */
import { testsApart } from './checks/nodeTests.ts';
import { runAndReport } from './checks/summary.ts';

await runAndReport(testsApart('test/browser/soak/*.test.ts', 'test/soak/*.test.ts'));
