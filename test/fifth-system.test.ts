/**
 * A fifth rule system is one line outside its package. A copy of the toy under a new name, registered by one line in
 * a copy of the checkout, passes its own tests, those of every system and those of the code base.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { addSystem } from '../scripts/add-system.ts';
import { root } from '../scripts/checks/jobs.ts';

/** Folders that a copy needs nothing of, or has links to. */
const LEFT_OUT = /(^|[/\\])(node_modules|dist|\.git)$/;

/** A copy of the checkout in a folder outside it, with links to the installed packages. */
function copyOfCheckout(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
  const installed = join(root, 'node_modules');
  const own = join(folder, 'node_modules', '@linstock');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@linstock')
      symlinkSync(join(installed, name), join(folder, 'node_modules', name), 'junction');
  for (const layer of ['base', 'rules', 'games', 'apps'])
    for (const name of readdirSync(join(folder, layer)))
      symlinkSync(join(folder, layer, name), join(own, name), 'junction');
}

/** Tests of the other systems, which take time and show nothing about the fifth. */
const OTHERS = '/every clause of (?!fifth)|what (?!Fifth).* tells a newcomer/';

/** Lines of a text that another does not have. */
const newLines = (text: string, before: string): readonly string[] => {
  const old = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !old.has(line));
};

test('a copy of the toy is a fifth system by one line, and passes every test of a system', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-fifth-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  copyOfCheckout(folder);
  const registry = 'games/systems/src/registry.ts';
  addSystem(folder, 'fifth');
  const added = newLines(
    readFileSync(join(folder, registry), 'utf8'),
    readFileSync(join(root, registry), 'utf8'),
  );
  assert.deepEqual(added, ["export * as fifth from '@linstock/fifth/system';"]);

  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const files = [
    'rules/fifth/test/**/*.test.ts',
    'games/systems/src/{systems,guides,vectors}.test.ts',
    'test/{clauses,layers,layering}.test.ts',
  ];
  const args = ['--test', '--test-isolation=none', '--test-reporter=tap', `--test-skip-pattern=${OTHERS}`];
  const run = spawnSync(process.execPath, [...args, ...files], { cwd: folder, encoding: 'utf8', env });
  assert.equal(run.status, 0, run.stdout.slice(-6000) + run.stderr);
  for (const passed of ['ok .* - every clause of fifth has a test', 'ok .* - Fifth: random games end'])
    assert.match(run.stdout, new RegExp(passed));
});

test('a system name that is taken or invalid is refused', () => {
  assert.throws(() => addSystem(root, 'flintlock'), /There is a package "flintlock" already/);
  assert.throws(() => addSystem(root, 'Red Coats'), /"Red Coats" is no name for a system/);
});
