/** A node of toy games in a process of its own, to be killed: `node-child.ts FOLDER DATABASE_URL NATS_URL`. Prints its address. */
import { startServer } from '../src/index.ts';
import { TOY, WIDE } from './table.ts';

const [data = '', databaseUrl = '', natsUrl = ''] = process.argv.slice(2);
const log = { write: () => undefined };
const { address } = await startServer({
  data,
  databaseUrl,
  natsUrl,
  port: 0,
  systems: TOY,
  limits: WIDE,
  log,
});
process.stdout.write(`${address}\n`);
