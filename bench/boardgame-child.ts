/** boardgame.io's server with its store in memory, in a process of its own. Prints its address once it is up. */
import type { AddressInfo, Server } from 'node:net';
import { type Library, skirmishFor } from './boardgame.ts';
import { peer } from './peers.ts';
import { reportCpu } from './cpu.ts';

interface ServerLibrary {
  readonly Server: (setting: object) => {
    run(port: number): Promise<{ readonly appServer: Server }>;
  };
  readonly Origins: { readonly LOCALHOST: unknown };
}

const core = peer('boardgame.io/core') as Library;
const { Server: createServer, Origins } = peer('boardgame.io/server') as ServerLibrary;
// It prints what it does on standard output.
console.log = () => undefined;
const game = skirmishFor(core, false);
const { appServer } = await createServer({ games: [game], origins: [Origins.LOCALHOST] }).run(0);
reportCpu();
process.stdout.write(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}\n`);
