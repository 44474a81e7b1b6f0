/**
 * Begins a rule system as a copy of the toy: `npm run add-system -- NAME`. The copy can be played at once. It is registered by one
 * line of games/systems/src/registry.ts; docs/adding-a-system.md says how to go on.
 */
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks/jobs.ts';

/** The toy, and what a copy has instead of its names. */
const TOY = { folder: 'base/testing/toy-system', id: 'drill', title: 'The Drill Square' };

const DEPENDENCIES = {
  dependencies: {
    '@linstock/ground': '*',
    '@linstock/kernel': '*',
    '@linstock/scene': '*',
    zod: '4.6.7',
  },
  devDependencies: { '@linstock/testing': '*' },
};

type Data = Record<string, unknown>;

/**
 * Adds a rule system to a checkout: its package, its line in the registry, its place among the dependencies
 * and in the lock file, and its link in `node_modules`.
 * @param checkout the root of the checkout
 * @param id small letters and hyphens, such as `red-coats`
 * @throws RangeError for any other form of id, or an id that is in use
 */
export function addSystem(checkout: string, id: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new RangeError(`"${id}" is no name for a system. Use small letters and hyphens: red-coats.`);
  const folder = join(checkout, 'rules', id);
  if (existsSync(folder) || existsSync(join(checkout, 'node_modules/@linstock', id)))
    throw new RangeError(`There is a package "${id}" already. Choose another name.`);
  for (const part of ['src', 'test'])
    cpSync(join(checkout, TOY.folder, part), join(folder, part), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) rename(join(folder, file), id);
  writeJson(join(folder, 'package.json'), {
    name: `@linstock/${id}`,
    version: versionOf(checkout),
    private: true,
    type: 'module',
    license: 'MIT',
    exports: {
      '.': './src/index.ts',
      './system': './src/system.ts',
      './vectors': './test/vectors/index.ts',
    },
    ...DEPENDENCIES,
  });
  register(join(checkout, 'games/systems'), id);
  lock(checkout, id);
  symlinkSync(folder, join(checkout, 'node_modules/@linstock', id), 'junction');
}

/** Replaces the names of the toy in a file of the copy. */
function rename(path: string, id: string): void {
  const text = readFileSync(path, 'utf8');
  const renamed = text
    .replaceAll(`'${TOY.id}'`, `'${id}'`)
    .replaceAll(TOY.title, titleOf(id))
    .replaceAll('the toy system', titleOf(id))
    .replaceAll('toySystem', camelCase(id));
  if (renamed !== text) writeFileSync(path, renamed);
}

/** `red-coats` as a title: `Red Coats`. */
const titleOf = (id: string): string =>
  id.replace(/(^|-)[a-z]/g, (end) => end.toUpperCase().replace('-', ' '));

/** `red-coats` as the name of a constant: `redCoats`. */
const camelCase = (id: string): string => id.replace(/-[a-z]/g, (end) => end.slice(1).toUpperCase());

function register(systems: string, id: string): void {
  const registry = join(systems, 'src/registry.ts');
  writeFileSync(
    registry,
    `${readFileSync(registry, 'utf8')}export * as ${camelCase(id)} from '@linstock/${id}/system';\n`,
  );
  const manifest = readJson(join(systems, 'package.json'));
  writeJson(join(systems, 'package.json'), dependingOn(manifest, id));
}

function lock(checkout: string, id: string): void {
  const path = join(checkout, 'package-lock.json');
  const file = readJson(path);
  const packages = file['packages'] as Record<string, Data>;
  packages['games/systems'] = dependingOn(packages['games/systems'] ?? {}, id);
  packages[`node_modules/@linstock/${id}`] = { resolved: `rules/${id}`, link: true };
  packages[`rules/${id}`] = {
    name: `@linstock/${id}`,
    version: versionOf(checkout),
    license: 'MIT',
    ...DEPENDENCIES,
  };
  writeJson(path, { ...file, packages: sorted(packages) });
}

const dependingOn = (manifest: Data, id: string): Data => ({
  ...manifest,
  dependencies: sorted({ ...(manifest['dependencies'] as Data), [`@linstock/${id}`]: '*' }),
});

const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The version that all packages of a checkout have. */
const versionOf = (checkout: string): unknown => readJson(join(checkout, 'package.json'))['version'];

const readJson = (path: string): Data => JSON.parse(readFileSync(path, 'utf8')) as Data;
const writeJson = (path: string, data: Data): void =>
  writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`);

if (import.meta.main) {
  const [id = ''] = process.argv.slice(2);
  try {
    addSystem(root, id);
    console.log(
      `rules/${id} is a copy of the toy. Its figures, golden game and plan: npm run add-battle -- ${id} square`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
