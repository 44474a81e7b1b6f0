/** The server that is measured, in a process of its own: `server-child.ts FOLDER`. Prints its address once it is up. */
import { startServer } from '@linstock/server';
import { reportCpu } from './cpu.ts';

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
    visitorBurst: wide,
    visitorMessagesPerSecond: wide,
    socketsPerVisitor: wide,
  },
});
reportCpu();
process.stdout.write(`${address}\n`);
