/** A child process that appends to one game as fast as it can and prints each number once it is acknowledged. */
import { randomBytes } from 'node:crypto';
import type { Entry } from '@linstock/kernel';
import { openEmbedded } from '../src/store/embedded.ts';
import { storeOn } from '../src/store/store.ts';
import { bareGame } from './bareGame.ts';

const [folder = '', size = '100'] = process.argv.slice(2);
try {
  const { db, close } = await openEmbedded(folder);
  const store = storeOn(db, close);
  if (!(await store.game('g'))) {
    await store.create(bareGame('g'));
  }
  for (let n = ((await store.game('g'))?.head ?? 0) + 1; ; n++) {
    const entry = { n, text: randomBytes(Number(size)).toString('hex') } as unknown as Entry;
    await store.append('g', entry, `cmd-${n}`);
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(3);
}
