/**
 * A child process that appends to one game as fast as it can, and prints each number once it is acknowledged:
 * `store-writer.ts FOLDER [BYTES]`.
 */
import { randomBytes } from 'node:crypto';
import type { Entry } from '@linstock/kernel';
import { openDatabase } from '../src/store/database.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import { bareGame } from './bareGame.ts';

const [folder = '', bytes = '100'] = process.argv.slice(2);
try {
  const store = sqliteStore(openDatabase(folder));
  if (!(await store.game('g'))) await store.create(bareGame('g'));
  for (let n = ((await store.game('g'))?.head ?? 0) + 1; ; n++) {
    const entry = { n, text: randomBytes(Number(bytes)).toString('hex') } as unknown as Entry;
    await store.append('g', entry, `cmd-${n}`);
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(3);
}
