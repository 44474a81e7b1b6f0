import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'peers');

/** Loads a module of a peer, of the type that the caller says, installing the peers first if it is missing. Throws if they cannot be installed. */
export function peer<T>(module: string): T {
  const [, name = module] = /^((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (!existsSync(join(FOLDER, 'node_modules', name))) {
    console.log('Installing the peers into bench/peers ...');
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--workspaces=false',
    ];
    const done = spawnSync('npm', args, {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (done.status !== 0) throw new Error('The peers could not be installed; npm says why above.');
  }
  // boardgame.io checks its moves far more dearly outside production.
  process.env['NODE_ENV'] ??= 'production';
  return createRequire(join(FOLDER, 'package.json'))(module);
}
