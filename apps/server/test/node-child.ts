/**
 * A node in a process of its own, to be killed: `node-child.ts FOLDER DATABASE_URL NATS_URL [real]`. Prints its address. It has toy
 * games, or with `real` those of the house.
 */
import { startServer } from '../src/index.ts';
import { TOY, WIDE } from './table.ts';

const [data = '', databaseUrl = '', natsUrl = '', games = 'toys'] = process.argv.slice(2);
const log = { write: () => undefined };
// A test that is stopped takes its nodes with it: their standard input ends.
process.stdin.resume().once('end', () => process.exit());
const { address } = await startServer({
  data,
  databaseUrl,
  natsUrl,
  port: 0,
  ...(games === 'toys' && { systems: TOY }),
  limits: WIDE,
  log,
});
process.stdout.write(`${address}\n`);
