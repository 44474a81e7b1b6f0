/**
 * A server of the real systems with its usual limits, in a process of its own: `server.ts FOLDER`. Prints its
 * address, then for each input line the milliseconds of processor time it has used.
 */
import { createInterface } from 'node:readline';
import { LIMITS, startServer } from '@linstock/server';

// All processes of this machine count as one visitor, so the watched player needs sockets in addition to those of
// the flood.
const socketsPerVisitor = LIMITS.socketsPerVisitor + 10;
const { address } = await startServer({
  data: process.argv[2] ?? '',
  port: 0,
  limits: { socketsPerVisitor },
});
process.stdout.write(`${address}\n`);
createInterface({ input: process.stdin }).on('line', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${Math.round((user + system) / 1000)}\n`);
});
