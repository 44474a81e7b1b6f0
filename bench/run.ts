/**
 * `npm run bench`: measures all parts and writes the results into RESULTS.md. --only=kernel,… some parts only --peers
 * installs the peers (bench/peers) and measures them in the same run --seconds=N seconds a run (default 1; each
 * figure takes four runs or more, until two agree within 5 %)
 */
import { parseArgs } from 'node:util';
import { americanLegionsPart } from './american-legions.ts';
import { flintlockPart } from './flintlock.ts';
import { groundPart } from './ground.ts';
import { johnnyRebPart } from './johnny-reb.ts';
import { kernelPart } from './kernel.ts';
import { lobbyPart } from './lobby.ts';
import { morschauserPart } from './morschauser.ts';
import { pagePart } from './page.ts';
import type { Part } from './part.ts';
import { keepResults, table } from './results.ts';
import { serverPart } from './server.ts';
import { tableGeometryPart } from './table-geometry.ts';

const parts: readonly Part[] = [
  kernelPart,
  americanLegionsPart,
  morschauserPart,
  flintlockPart,
  johnnyRebPart,
  groundPart,
  tableGeometryPart,
  serverPart,
  pagePart,
  lobbyPart,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1' },
  },
});
const names = values.only?.split(',') ?? parts.map((part) => part.name);
const unknown = names.find((name) => !parts.some((part) => part.name === name));
const seconds = Number(values.seconds);
if (unknown !== undefined || !(seconds > 0)) {
  console.error(`Parts: ${parts.map((part) => part.name).join(', ')}; --seconds takes a number above 0.`);
  process.exit(2);
}
for (const part of parts.filter((one) => names.includes(one.name))) {
  console.log(`\n${part.title}`);
  const rows = await part.run({ effort: { ms: seconds * 1000, runs: 3 }, peers: values.peers });
  console.log(table(rows));
  keepResults(part, rows);
}
