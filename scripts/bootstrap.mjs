// Runs before `npm start`, `npm test` and `npm run bench`, on whatever Node the machine has (18 or newer):
// installs what package-lock.json names when node_modules says otherwise, and makes sure a Node 24 is at hand.
// Afterwards the PATH that npm gives its scripts finds node_modules/.bin/node, which is 24.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const guard = join(root, '.installing');
const windows = process.platform === 'win32';
const wantedNode = 24;
const minutesBeforeGuardIsStale = 15;

/** The major number of a version such as `v24.21.0`. */
function major(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

/** The `packages` of a lock file; null if there is no such file or it cannot be read. */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Tells whether node_modules has the packages of package-lock.json. npm writes node_modules/.package-lock.json as its
 * last act, so an interrupted install does not count, and a manual `npm install` does. Optional packages may be missing
 * (another system's binaries) but not differ.
 */
function installed() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted)
    throw new Error(
      'package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.',
    );
  if (!present) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const found = present[path];
    if (!found && entry.optional) continue;
    if (!found || found.version !== entry.version || found.integrity !== entry.integrity) return false;
    if (entry.link && !existsSync(join(root, path))) return false;
  }
  return Object.keys(present).every((path) => path in wanted) && hasThisSystemsNode(wanted);
}

/** False if the lock file names a Node for this system that is not installed: node_modules came from another machine. */
function hasThisSystemsNode(wanted) {
  const system = `${windows ? 'win' : process.platform}-${process.arch}`;
  // The builds for Apple's own processors have a package name of their own.
  const names = [`node_modules/node-${system}`, `node_modules/node-bin-${system}`];
  return names.every((name) => !(name in wanted) || existsSync(join(root, name)));
}

/** Runs `npm ci` with the npm that called us, and with npm's own Node: ours may lie in the folder that `ci` empties. */
function install() {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const byNode = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const run = byNode
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (run.status !== 0)
    throw new Error('npm ci did not finish; what it said stands above. Run the command again.');
}

/** Takes the guard that keeps two installs apart; false if another process has it. */
function takeGuard() {
  try {
    const file = openSync(guard, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** True if the guard was left behind: its process is gone, or it is older than any install takes. */
function guardIsStale() {
  try {
    const age = Date.now() - statSync(guard).mtimeMs;
    if (age > minutesBeforeGuardIsStale * 60_000) return true;
    const pid = Number(readFileSync(guard, 'utf8'));
    if (!pid) return age > 5000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Installs, unless another start is doing so: then waits for it and looks again. */
function installOnce() {
  let told = false;
  while (!takeGuard()) {
    if (guardIsStale()) {
      rmSync(guard, { force: true });
      continue;
    }
    if (!told) console.log('Another start is installing the packages; waiting for it ...');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  try {
    if (installed()) return;
    console.log('Installing packages (first start, or package-lock.json has changed) ...');
    const begun = Date.now();
    install();
    console.log(`Packages installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
  } finally {
    rmSync(guard, { force: true });
  }
}

/** The major version of the Node that npm's scripts will find: the installed one, or else this one. */
function nodeForScripts() {
  const path = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(path)) return major(process.version);
  return major(spawnSync(path, ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() ?? '');
}

function bootstrap() {
  if (major(process.version) < 18) {
    throw new Error(
      `Linstock needs Node 20 or newer to start; this is ${process.version}. Install it from nodejs.org.`,
    );
  }
  if (!installed()) installOnce();
  if (nodeForScripts() < wantedNode) {
    throw new Error(
      `Linstock runs on Node ${wantedNode} or newer; this is ${process.version}, and npm has no Node ${wantedNode} that runs on ` +
        `${process.platform} ${process.arch}. Install Node ${wantedNode} from nodejs.org and run the command again.`,
    );
  }
}

try {
  bootstrap();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
