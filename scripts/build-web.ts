/** Builds the page (apps/web) when its sources are newer than its bundle. Run alone: `npm run build:web`. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { noticesOf } from './notices.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps', 'web');

/** A bundle of the page: its folder, and the conditions under which its sources are resolved. */
interface Edition {
  readonly bundle: string;
  readonly conditions: readonly string[];
}

const HOUSE: Edition = { bundle: join(web, 'dist'), conditions: [] };
/** The page with the toy systems of the tests in addition to the real ones. */
const WITH_TOYS: Edition = { bundle: join(web, 'dist-toys'), conditions: ['linstock-toys'] };

/** The sources of the bundle; a change in any of these makes it stale. */
const sources = [
  'package-lock.json',
  'scripts/notices.ts',
  'apps/web/*.{html,json,ts,js}',
  'apps/web/{src,public}/**/*',
  '{base,games}/*/{src,data}/**/*',
  'rules/*/{src,data}/**/*',
];

/** One hash over the names and contents of all sources, tests excepted. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...new Set(entries)].sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

function isBuiltFrom({ bundle }: Edition, wanted: string): boolean {
  const stamp = join(bundle, '.sources');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** Puts a fresh bundle in the old one's place; another process that has just done the same is as good. */
function swapIn(edition: Edition, fresh: string, wanted: string): void {
  const { bundle } = edition;
  rmSync(bundle, { recursive: true, force: true });
  try {
    renameSync(fresh, bundle);
  } catch (error) {
    if (!isBuiltFrom(edition, wanted)) throw error;
  }
}

/** Bundles into a folder of its own, to be swapped in, so that a running server never serves half a page. */
async function bundleInto({ conditions }: Edition, folder: string): Promise<void> {
  const { build, defaultClientConditions } = await import('vite');
  await build({
    root: web,
    logLevel: 'warn',
    resolve: { conditions: [...defaultClientConditions, ...conditions] },
    build: { outDir: folder, emptyOutDir: true },
  });
  writeFileSync(join(folder, 'notices.txt'), noticesOf(web));
  nameEdition(folder);
}

/**
 * Tells the page's service worker which files to store. If one of them changes, so does the worker's own
 * text, by which browsers recognise a new edition.
 */
function nameEdition(folder: string): void {
  const worker = join(folder, 'offline.js');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'offline.js')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const edition = {
    name: hash.digest('hex').slice(0, 16),
    files: files.map((file) => (file === 'index.html' ? '/' : `/${file}`)),
  };
  writeFileSync(worker, `self.EDITION=${JSON.stringify(edition)};\n${readFileSync(worker, 'utf8')}`);
}

/**
 * Makes sure `apps/web/dist` has a bundle of the present sources, and says so if it must build one.
 * @param toys true if the page needs the toy systems of the tests too (then it is in `apps/web/dist-toys`)
 * @returns the folder to serve
 */
export async function ensureWebBuilt(toys = false): Promise<string> {
  const edition = toys ? WITH_TOYS : HOUSE;
  const wanted = hashOfSources();
  if (isBuiltFrom(edition, wanted)) return edition.bundle;
  if (!existsSync(join(web, 'index.html'))) {
    throw new Error('apps/web/index.html is missing, so there is no page to build: restore it with git.');
  }
  console.log('Building the page (its sources have changed) ...');
  const begun = performance.now();
  const fresh = join(
    root,
    'node_modules',
    '.cache',
    'linstock',
    `${basename(edition.bundle)}-${process.pid}`,
  );
  mkdirSync(fresh, { recursive: true });
  try {
    await bundleInto(edition, fresh);
    writeFileSync(join(fresh, '.sources'), wanted);
    swapIn(edition, fresh, wanted);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  console.log(`Page built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  return edition.bundle;
}

if (process.argv[1] === import.meta.filename) await ensureWebBuilt();
