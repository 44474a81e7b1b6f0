import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

/** This system as the packages with Node's builds name it. */
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

for (const name of [`node-${system}`, `node-bin-${system}`])
  test(`a start without the ${name.replace(system, 'SYSTEM')} of the lock file installs again`, () => {
    const checkout = smallCheckout();
    try {
      bootstrap(checkout);
      const path = join(checkout, 'package-lock.json');
      const lock = JSON.parse(readFileSync(path, 'utf8'));
      // Optional and for another system, so that npm itself has nothing to fetch.
      lock.packages[`node_modules/${name}`] = { version: '24.0.0', optional: true, os: ['none'] };
      lock.packages[''].optionalDependencies = { [name]: '24.0.0' };
      writeFileSync(path, JSON.stringify(lock));
      assert.match(bootstrap(checkout).stdout, /^Installing packages/);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  });

describe('bootstrap in a small checkout', () => {
  const checkout = smallCheckout();
  after(() => rmSync(checkout, { recursive: true, force: true }));
  const guard = join(checkout, '.installing');
  const installed = join(checkout, 'node_modules', 'powder', 'package.json');

  test('leaves no lock file on the first install, and says that it installs', () => {
    const { status, stdout } = bootstrap(checkout);
    assert.equal(status, 0);
    assert.match(stdout, /^Installing packages/);
    assert.ok(existsSync(installed));
    assert.ok(!existsSync(guard));
  });

  test('does and says nothing on the second start', () => {
    assert.deepEqual(bootstrap(checkout), { status: 0, stdout: '', stderr: '' });
  });

  test('installs again after an interrupted install, despite the lock file that it left', () => {
    rmSync(join(checkout, 'node_modules', '.package-lock.json'));
    writeFileSync(guard, String(pidOfTheDead()));
    assert.match(bootstrap(checkout).stdout, /^Installing packages/);
    assert.ok(!existsSync(guard));
  });

  test('waits while another process installs', async () => {
    rmSync(join(checkout, 'node_modules'), { recursive: true });
    writeFileSync(guard, String(process.pid));
    const second = spawn(process.execPath, [join(checkout, 'scripts', 'bootstrap.mjs')], { env: plainEnv });
    const [said] = (await once(second.stdout, 'data')) as [Buffer];
    assert.match(said.toString(), /^Another start is installing/);
    assert.ok(!existsSync(installed));
    const ended = once(second, 'exit');
    rmSync(guard);
    assert.deepEqual(await ended, [0, null]);
    assert.ok(existsSync(installed));
  });

  test('refuses a damaged lock file with a sentence', () => {
    writeFileSync(join(checkout, 'package-lock.json'), '{');
    const { status, stderr } = bootstrap(checkout);
    assert.equal(status, 1);
    assert.match(stderr, /^package-lock\.json is missing or damaged: .+\n$/);
  });
});

/** The environment without what the npm that runs these tests has set for its own checkout. */
const plainEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

function bootstrap(checkout: string) {
  const script = join(checkout, 'scripts', 'bootstrap.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: plainEnv,
  });
  return { status, stdout, stderr };
}

/** A checkout with one workspace and nothing to download, so that the real npm installs it without a network. */
function smallCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-bootstrap-'));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts', 'bootstrap.mjs'));
  mkdirSync(join(folder, 'powder'));
  const root = { name: 'magazine', version: '1.0.0', workspaces: ['powder'] };
  const powder = { name: 'powder', version: '1.0.0' };
  const packages = { '': root, powder, 'node_modules/powder': { resolved: 'powder', link: true } };
  const lock = { name: 'magazine', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'powder', 'package.json'), JSON.stringify(powder));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

/** The id of a process that has ended. */
function pidOfTheDead(): number {
  return spawnSync(process.execPath, ['--eval', '']).pid;
}
