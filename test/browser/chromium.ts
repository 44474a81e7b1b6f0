/** The source of the tests' browser: an environment variable, the npm package, or the system; never a download. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Chromium that can be started, with what its process needs in its environment. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..', '..');
const packaged = join(root, 'node_modules', '@sparticuz', 'chromium');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH` if set, else the packaged one (Linux, x64), else one of the system.
 * Refuses with a sentence if there is none.
 */
export function findChromium(): Chromium {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return { executablePath: named, env: {} };
    throw new Error(
      `CHROMIUM_PATH names "${named}", which does not exist: set it to a Chromium, or unset it.`,
    );
  }
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged))
    return packagedChromium();
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  const found = [...candidates, ...systemPlaces].find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, env: {} };
  throw new Error(
    `No Chromium is found for ${process.platform} ${process.arch}: install Chromium or Chrome, or set CHROMIUM_PATH.`,
  );
}

/**
 * The packaged Chromium, unpacked once per version. It brings the libraries (NSS, NSPR, expat) that a bare machine
 * lacks, and a font. Both are always used, so that every machine runs what was tested.
 */
function packagedChromium(): Chromium {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const home = join(root, 'node_modules', '.cache', 'linstock', `chromium-${version}`);
  if (!existsSync(home)) unpackInto(home);
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: home },
  };
}

/** Unpacks beside `home` and renames, so that a second process never starts a half-written browser. */
function unpackInto(home: string): void {
  mkdirSync(join(home, '..'), { recursive: true });
  const staging = mkdtempSync(`${home}-`);
  // The package unpacks into TMPDIR, and its libraries only where it believes itself on that cloud's machines.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'nodejs24.x' };
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env });
    writeFileSync(join(staging, 'fonts.conf'), fontsAt(join(home, 'fonts')));
    renameSync(staging, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The package's own font settings name fixed folders; these name ours. */
function fontsAt(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`;
}
