/** The server that is measured, in a process of its own: `server-child.ts FOLDER`. Prints its address once it is up. */
import { startServer } from '@linstock/server';

const wide = 1_000_000;
const { address } = await startServer({
  data: process.argv[2] ?? '',
  port: 0,
  systems: new URL('./skirmish/systems.ts', import.meta.url).href,
  limits: {
    requestsPerMinute: wide,
    makingPerMinute: wide,
    games: { most: wide, days: 1 },
    burst: wide,
    messagesPerSecond: wide,
    socketsPerVisitor: wide,
  },
});
process.stdout.write(`${address}\n`);
