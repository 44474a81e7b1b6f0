/**
 * A server of the house's own systems under its usual limits, in a process of its own: `server.ts FOLDER`. Prints its address,
 * then for each line it is sent the milliseconds of processor time it has used.
 */
import { createInterface } from 'node:readline';
import { LIMITS, startServer } from '@linstock/server';

// Every process of this machine is one visitor, so the player who is watched needs places besides those of the flood.
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
