/** The data folder: who may read it, and the message if it cannot be used. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Fault } from '../src/fault.ts';
import { openDatabase } from '../src/store/database.ts';
import { makeFolder, openingFault } from '../src/store/folder.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import { bareGame } from './bareGame.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-folder-'));
after(() => rmSync(base, { recursive: true, force: true }));

const noModes = process.platform === 'win32' && 'rights are kept otherwise there';
const asRoot = process.getuid?.() === 0 && 'root may write everywhere';

/** Everything in a folder that others than its owner may do something with. */
function openToOthers(home: string): string[] {
  const all = [home, ...readdirSync(home, { recursive: true }).map((name) => join(home, String(name)))];
  return all.filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test('the data folder is closed to other users, even if it was open; so are new files in it', {
  skip: noModes,
}, async () => {
  const folder = join(base, 'data');
  openDatabase(folder).close();
  assert.deepEqual(openToOthers(folder), []);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'games.sqlite'), 0o644);
  const store = sqliteStore(openDatabase(folder));
  await store.create(bareGame('g'));
  assert.deepEqual(readdirSync(folder), ['games.sqlite', 'games.sqlite-wal']);
  assert.deepEqual(openToOthers(folder), []);
  await store.close();
  assert.deepEqual(openToOthers(folder), []);
});

test('a shared folder keeps its permissions; only the games in it are closed to others', {
  skip: noModes,
}, () => {
  const home = join(base, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'diary.txt'), '');
  chmodSync(home, 0o755);
  openDatabase(home).close();
  const mode = (path: string) => statSync(path).mode & 0o777;
  assert.deepEqual([mode(home), mode(join(home, 'games.sqlite'))], [0o755, 0o600]);
});

/** The sentence of a refusal. */
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

test('a file instead of the folder is refused', () => {
  const file = join(base, 'file');
  writeFileSync(file, 'x');
  assert.match(
    refusal(() => openDatabase(file)),
    /file cannot be made/,
  );
});

for (const [what, bytes] of [
  ['no database', (): Buffer => Buffer.from('this is no database'.repeat(1000))],
  ['a database with a page overwritten', (sound: Buffer): Buffer => sound.fill(7, 8192, 12_288)],
  ['a database cut short', (sound: Buffer): Buffer => sound.subarray(0, 12_288)],
] as const) {
  test(`${what} gives a sentence that says what can be done`, async () => {
    const home = join(base, what);
    const file = join(home, 'games.sqlite');
    openDatabase(home).close();
    writeFileSync(file, bytes(readFileSync(file)));
    assert.match(
      refusal(() => openDatabase(home)),
      /cannot be opened: the database there is damaged \(.*linstock restore.*--data/,
    );
  });
}

test('a folder of games stored by an earlier Linstock is refused, with the command that converts it', () => {
  const old = join(base, 'old');
  mkdirSync(join(old, 'games'), { recursive: true });
  writeFileSync(join(old, 'games', 'PG_VERSION'), '18\n');
  assert.match(
    refusal(() => openDatabase(old)),
    /earlier Linstock\. Convert them once with: npx linstock migrate --data \/.*old$/,
  );
  assert.deepEqual(readdirSync(old), ['games']);
});

test('if the database does not open and the disk is full, the disk is named', () => {
  const error = Object.assign(new Error('unable to open database file'), { errcode: 14 });
  assert.match(openingFault('/games', error, 1_000_000).message, /^The disk with \/games is full.*Make room/);
  assert.match(openingFault('/games', error, 1e9).message, /does not open \(unable to open/);
});
