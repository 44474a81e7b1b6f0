/**
 * `npm run soak`: what takes too long for `npm test`: whole battles by hand in the browser, conformance over many games,
 * matches of the captain. Half an hour or so; the last line is `N passed, N failed`.
 */
import { testsApart } from './checks/nodeTests.ts';
import { runAndReport } from './checks/summary.ts';

// The tests of `npm test` that draw at random draw more here.
process.env.LINSTOCK_LONG = '1';
const DRAWN = 'test/browser/{framing,small-windows,translated,workers}.test.ts';
await runAndReport(testsApart('test/browser/soak/*.test.ts', 'test/soak/*.test.ts', DRAWN));
