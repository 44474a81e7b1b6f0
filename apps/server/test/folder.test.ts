/** The data folder: who may read it, and what is said when it cannot be used. */
import assert from 'node:assert/strict';
import { chmodSync, globSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Fault } from '../src/fault.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { makeFolder, openingFault } from '../src/store/folder.ts';
import { holdFolder } from '../src/store/lock.ts';
import { storeOn } from '../src/store/store.ts';
import { bareGame } from './bareGame.ts';
import { layEmptyStore } from './emptyStore.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-folder-'));
const folder = join(base, 'data');
before(() => layEmptyStore(folder));
after(() => rmSync(base, { recursive: true, force: true }));

const noModes = process.platform === 'win32' && 'rights are kept otherwise there';
const asRoot = process.getuid?.() === 0 && 'root may write everywhere';

/** Everything in a folder that others than its owner may do something with. */
function openToOthers(home: string): string[] {
  const all = [home, ...readdirSync(home, { recursive: true }).map((name) => join(home, String(name)))];
  return all.filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test('an earlier data folder is closed to other users, and so are new files in it', {
  skip: noModes,
}, async () => {
  chmodSync(folder, 0o755);
  for (const path of globSync(join(folder, 'games/**/*')))
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  const { db, close } = await openEmbedded(folder);
  const store = storeOn(db, close);
  await store.create(bareGame('g'));
  assert.deepEqual(openToOthers(folder), []);
  await close();
  assert.deepEqual(openToOthers(folder), []);
});

test('a folder with other things in it stays as open as it was; the games in it are closed', {
  skip: noModes,
}, async () => {
  const home = join(base, 'home');
  await layEmptyStore(home);
  writeFileSync(join(home, 'diary.txt'), '');
  chmodSync(home, 0o755);
  const { close } = await openEmbedded(home);
  await close();
  assert.deepEqual([statSync(home).mode & 0o777, openToOthers(join(home, 'games'))], [0o755, []]);
});

/** The sentence with which something is refused. */
function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    return error.message;
  }
  return assert.fail('it was not refused');
}

test('a folder that cannot be made or written is named, with advice', { skip: noModes || asRoot }, () => {
  const shut = join(base, 'shut');
  makeFolder(shut);
  chmodSync(shut, 0o500);
  assert.match(
    refusal(() => makeFolder(shut)),
    /shut cannot be written \(.*permission denied.*--data/,
  );
  assert.match(
    refusal(() => makeFolder(join(shut, 'inner'))),
    /inner cannot be made \(.*--data/,
  );
  chmodSync(shut, 0o700);
});

test('a file instead of the folder, and a bad lock file, differ from a folder in use', () => {
  const file = join(base, 'file');
  writeFileSync(file, 'x');
  assert.match(
    refusal(() => makeFolder(file)),
    /file cannot be made/,
  );
  writeFileSync(`${file}.lock`, 'this is no lock'.repeat(100));
  assert.match(
    refusal(() => holdFolder(file)),
    /file\.lock cannot be used .*delete it/,
  );
  const nowhere = join(base, 'nowhere', 'games');
  assert.match(
    refusal(() => holdFolder(nowhere)),
    /games\.lock cannot be used/,
  );
  const held = holdFolder(join(base, 'held'));
  assert.match(
    refusal(() => holdFolder(join(base, 'held'))),
    /in use by another Linstock/,
  );
  held.release();
});

test('damaged database files give a sentence that says what can be done', async () => {
  const home = join(base, 'damaged');
  await layEmptyStore(home);
  writeFileSync(join(home, 'games', 'global', 'pg_control'), Buffer.alloc(8192));
  await assert.rejects(openEmbedded(home), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.match(error.message, /the database there is damaged \((?!.*(ASSERTIONS|object)).*--data/);
    return true;
  });
});

test('if the database does not open and the disk is full, the disk is named', () => {
  const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.');
  assert.match(
    openingFault('/games', aborted, 1_000_000).message,
    /^The disk with \/games is full.*Make room/,
  );
  assert.doesNotMatch(openingFault('/games', aborted, 1e9).message, /full|ASSERTIONS/);
  assert.doesNotMatch(openingFault('/games', { errno: 20 }, 1e9).message, /object/);
});
