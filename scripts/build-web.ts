/** Builds the page (apps/web) when its sources are newer than its bundle. Run alone: `npm run build:web`. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps', 'web');
const bundle = join(web, 'dist');
const stamp = join(bundle, '.sources');

/** What the bundle is made of; a change in any of these makes it stale. */
const sources = [
  'package-lock.json',
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

const isBuiltFrom = (wanted: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Puts a fresh bundle in the old one's place; another process that has just done the same is as good. */
function swapIn(fresh: string, wanted: string): void {
  rmSync(bundle, { recursive: true, force: true });
  try {
    renameSync(fresh, bundle);
  } catch (error) {
    if (!isBuiltFrom(wanted)) throw error;
  }
}

/** Bundles into a folder of its own, to be swapped in, so that a running server never serves half a page. */
async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({ root: web, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
}

/**
 * Makes sure `apps/web/dist` holds a bundle of the present sources, and says so when it has to build one.
 * @returns the folder to serve
 */
export async function ensureWebBuilt(): Promise<string> {
  const wanted = hashOfSources();
  if (isBuiltFrom(wanted)) return bundle;
  if (!existsSync(join(web, 'index.html'))) {
    throw new Error('apps/web/index.html is missing, so there is no page to build: restore it with git.');
  }
  console.log('Building the page (its sources have changed) ...');
  const begun = performance.now();
  const fresh = join(root, 'node_modules', '.cache', 'linstock', `web-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await bundleInto(fresh);
    writeFileSync(join(fresh, '.sources'), wanted);
    swapIn(fresh, wanted);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  console.log(`Page built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  return bundle;
}

if (import.meta.main) await ensureWebBuilt();
