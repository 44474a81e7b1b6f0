/** `npm start`: builds the page when it is stale, then serves it and opens the browser. Options go through: `npm start -- --port 5000`. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';

const main = join(import.meta.dirname, '..', 'apps', 'cli', 'src', 'main.ts');

try {
  await ensureWebBuilt();
} catch (error) {
  console.error(`The page does not build: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
if (process.env['npm_lifecycle_event'] === 'start') endWithNpm();
enableCompileCache(); // the second start takes half the time
// In this same process, so that Ctrl-C and a kill reach the server itself.
process.argv = [process.execPath, main, 'serve', '--open', ...process.argv.slice(2)];
await import('../apps/cli/src/main.ts');

/**
 * Killing `npm start` kills npm and its shell but not their child processes. Such a process sees that its parent has
 * changed.
 */
function endWithNpm(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
