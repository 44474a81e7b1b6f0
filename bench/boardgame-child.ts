/** boardgame.io's server with its store in memory, in a process of its own. Prints its address once it is up. */
import type { AddressInfo, Server } from 'node:net';
import { type Library, skirmishFor } from './boardgame.ts';
import { reportCpu } from './cpu.ts';
import { peer } from './peers.ts';

interface ServerLibrary {
  readonly Server: (setting: object) => {
    run(port: number): Promise<{ readonly appServer: Server }>;
  };
  readonly Origins: { readonly LOCALHOST: unknown };
}

const core = peer<Library>('boardgame.io/core');
const { Server: createServer, Origins } = peer<ServerLibrary>('boardgame.io/server');
// It prints what it does on standard output.
console.log = () => undefined;
const game = skirmishFor(core, false);
const { appServer } = await createServer({ games: [game], origins: [Origins.LOCALHOST] }).run(0);
reportCpu();
process.stdout.write(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}\n`);
