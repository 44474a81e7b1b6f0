import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from './sources.ts';

const windows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin', windows ? 'linstock.cmd' : 'linstock');

/** Runs the installed command from another folder, with the Node that the PATH offers. */
function linstock(args: readonly string[], path = process.env['PATH'] ?? '') {
  return spawnSync(bin, args, {
    encoding: 'utf8',
    cwd: join(root, '..'),
    env: { ...process.env, PATH: path },
    shell: windows,
  });
}

describe('the installed command', () => {
  test('linstock --help names its commands', () => {
    const { status, stdout, stderr } = linstock(['--help']);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    for (const command of [
      'battles',
      'play',
      'simulate',
      'odds',
      'reckon',
      'vectors',
      'replay',
      'verify',
      'clauses',
      'serve',
    ]) {
      assert.match(stdout, new RegExp(`^\\s+${command}\\b`, 'm'));
    }
  });

  test('linstock battles --json lists Cowpens to a program', () => {
    const { status, stdout, stderr } = linstock(['battles', '--json']);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.match(JSON.stringify(JSON.parse(stdout)), /"cowpens"/);
  });

  test('an unknown command ends with a sentence and a code that is not 0', () => {
    const { status, stderr } = linstock(['charge']);
    assert.notEqual(status, 0);
    assert.match(stderr, /charge/);
  });

  test("an older Node of the machine starts the project's own Node", (t) => {
    const older = olderNodeFolder();
    if (older === null) {
      t.skip('no Node older than 24 on this machine');
      return;
    }
    const { status, stdout, stderr } = linstock(['battles', '--json'], older);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.doesNotThrow(() => JSON.parse(stdout));
  });
});

/** A folder of the PATH whose `node` is older than 24; null if there is none. */
function olderNodeFolder(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const older = folders.find((folder) => {
    const node = join(folder, 'node');
    if (!existsSync(node)) return false;
    return Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]) < 24;
  });
  return older ?? null;
}
