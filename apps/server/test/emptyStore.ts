/** A data folder with an empty database in it: making one takes seconds, copying one does not. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../src/store/embedded.ts';

const storeSources = join(import.meta.dirname, '..', 'src', 'store');
const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'linstock');

/** Lays an empty database, as a new server would make it, into a folder that has none. */
export async function layEmptyStore(folder: string): Promise<void> {
  cpSync(join(await emptyStore(), 'games'), join(folder, 'games'), { recursive: true });
}

/** The folder with the database that is copied: made if there is none yet from these sources. */
async function emptyStore(): Promise<string> {
  const home = join(cache, `store-${madeFrom()}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(`${home}-`);
  try {
    const { close } = await openEmbedded(staging);
    await close();
    renameSync(staging, home);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return home;
}

/** A hash over everything that decides the empty database: the database's version, and our tables. */
function madeFrom(): string {
  const hash = createHash('sha256');
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(entry), '..', 'package.json')));
  for (const name of readdirSync(storeSources).sort()) hash.update(readFileSync(join(storeSources, name)));
  return hash.digest('hex').slice(0, 16);
}
