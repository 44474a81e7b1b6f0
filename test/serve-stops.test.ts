import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'linstock-stop-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a server that gets a stop signal at its first line stops in order', {
  timeout: 300_000,
}, async () => {
  const [data, page] = [join(folder, 'data'), folder];
  writeFileSync(join(page, 'index.html'), '');
  const main = join(import.meta.dirname, '../apps/cli/src/main.ts');
  const args = [main, 'serve', '--port', '0', '--data', data, '--page', page];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  await once(server.stdout, 'data');
  server.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
