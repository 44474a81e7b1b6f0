/** The real server, started as a person starts it: a process of its own, on a free port, with a data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureWebBuilt } from '../../scripts/build-web.ts';

const root = join(import.meta.dirname, '..', '..');
const linstock = join(root, 'apps', 'cli', 'bin', 'linstock.mjs');

/** A server under test. */
export interface RunningServer {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** The folder of its games. It outlives the server, so that another can be started on it. */
  readonly data: string;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Stops it as Ctrl-C does, or immediately with SIGKILL. Resolves with its exit code when it has ended. */
  readonly stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

/** A new empty data folder, and how to be rid of it. */
export function dataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'linstock-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Builds the page if it is stale and starts `linstock serve` on a free port. If the server ends before it prints its
 * address, this fails with its output.
 * @param data the folder for its games
 * @param port a fixed port; otherwise the system chooses one
 * @param toys true if server and page also know the toy systems of the tests
 * @param env more variables of its environment
 */
export async function startServer(
  data: string,
  port = 0,
  toys = false,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const page = await ensureWebBuilt(toys);
  const conditions = toys ? ['--conditions=linstock-toys'] : [];
  const args = [...conditions, linstock, 'serve', '--port', String(port), '--data', data, '--page', page];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const url = await addressOf(child, lines);
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return { url, data, output: () => lines.join('\n'), stop };
}

/** Collects what a server prints, and waits for the line with its address. */
function addressOf(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(line)?.[0];
        if (address !== undefined) found(address.replace('localhost', '127.0.0.1'));
      });
    }
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      failed(
        new Error(`The server ended (${signal ?? code}) before it listened. It said:\n${lines.join('\n')}`),
      );
    });
  });
}
