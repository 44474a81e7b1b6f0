/**
 * The licences of everything bundled into the page. Licences of code require their notice, that of the fonts
 * requires its text.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const HEAD = `Linstock's page is made with the work of others. These are their notices and licences.
`;
const RULE = '='.repeat(80);

/**
 * The notices of all packages that a workspace depends on, directly or through other workspaces and packages. Throws if
 * one has no licence text.
 * @param room folder of the workspace
 */
export function noticesOf(room: string): string {
  const folders = new Set<string>();
  gather(room, folders);
  const notices = [...folders].filter((folder) => !isOurs(folder)).map(battleSummaryOf);
  return [HEAD, ...notices.sort()].join(`\n${RULE}\n\n`);
}

/** Adds the folders of all dependencies of a package. */
function gather(folder: string, folders: Set<string>): void {
  for (const name of Object.keys(packageIn(folder).dependencies ?? {})) {
    const needed = folderOf(name, folder);
    if (folders.has(needed)) continue;
    folders.add(needed);
    gather(needed, folders);
  }
}

function battleSummaryOf(folder: string): string {
  const { name, version, license } = packageIn(folder);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
  if (file === undefined) {
    throw new Error(`${name} ${version} (${license}) comes without the text of its licence, see ${folder}.`);
  }
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

const isOurs = (folder: string): boolean => packageIn(folder).name.startsWith('@linstock/');

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The folder of a package that another one needs: in the nearest `node_modules` upwards. */
function folderOf(name: string, from: string): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
    if (at === dirname(at)) throw new Error(`${name}, which ${from} needs, is not installed: run npm ci.`);
  }
}
