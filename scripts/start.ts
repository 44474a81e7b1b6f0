/** `npm start`: builds the page when it is stale, then serves it and opens the browser. Options go through: `npm start -- --port 5000`. */
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';

const main = join(import.meta.dirname, '..', 'apps', 'cli', 'src', 'main.ts');

await ensureWebBuilt();
process.argv = [process.execPath, main, 'serve', '--open', ...process.argv.slice(2)];
await import('../apps/cli/src/main.ts');
