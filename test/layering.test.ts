import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { circlesOf } from './circles.ts';
import { namesCompared, outsideWorld, usedOfSafePages } from './laws.ts';
import { fileOf, type Manifest, manifestOf, manifests, packageOf, roomOfPackage } from './rooms.ts';
import { parsed, root, type Source, sources } from './sources.ts';

/**
 * The layers, from the bottom up: a package may import from the layers before its own in this list, and from its own.
 */
const floors = ['base', 'rules', 'games', 'apps'] as const;

/** A package and what it may import: whole packages, or one export of a package. `rules/*` is any one system. */
const order: Readonly<Record<string, readonly string[]>> = {
  // The definition of a game. It knows no board and no rules.
  'base/kernel': [],
  // The place of a game. Knowing the kernel lets it use its sides and clauses.
  'base/ground': ['base/kernel'],
  // The view model, as exact types.
  'base/scene': ['base/kernel', 'base/ground'],
  // Data that belongs to no system: surveys, names, history.
  'base/battles': ['base/kernel', 'base/ground'],
  // Reads the rooms' files to count clauses with tests, and replays the golden games of the Rulebook it is handed.
  'base/testing': ['base/kernel', 'base/ground', 'base/scene'],
  // A system never knows another: what two share is a function of the base.
  'rules/*': ['base/kernel', 'base/ground', 'base/scene', 'base/battles'],
  // The registry is the one package that names the systems. All other code gets a Rulebook from it.
  'games/systems': ['base/kernel', 'base/scene', 'rules/*'],
  // The messages between page and host.
  'games/protocol': ['base/kernel'],
  // A bot plays any Rulebook it is handed.
  'games/bots': ['base/kernel'],
  // A lesson is a record and words, for any reader of a game.
  'games/lessons': ['base/kernel', 'base/scene'],
  'games/judge': ['base/kernel', 'games/bots', 'games/protocol'],
  // Battles made by users: their files, their checks.
  'games/editor': ['base/kernel', 'base/ground', 'base/scene', 'base/battles', 'games/systems'],
  'games/lab': ['base/kernel', 'base/scene', 'base/battles', 'games/systems', 'games/bots'],
  'apps/server': [
    'base/kernel',
    'base/scene',
    'base/battles',
    'games/systems',
    'games/bots',
    'games/judge',
    'games/protocol',
    'games/lab',
  ],
  'apps/web': [
    'base/kernel',
    'base/ground',
    'base/scene',
    'base/battles',
    'games/systems',
    'games/bots',
    'games/judge',
    'games/protocol',
    'games/lab',
    'games/editor',
    'games/lessons',
    // Until the protocol has moved into its own room.
    '@linstock/protocol',
  ],
  // `serve` starts the server, `clauses` counts.
  'apps/cli': [
    'base/kernel',
    'base/ground',
    'base/scene',
    'base/battles',
    'base/testing',
    'games/systems',
    'games/bots',
    'games/judge',
    'games/protocol',
    'games/lab',
    'games/editor',
    'apps/server',
  ],
};

/** Packages that run unchanged in a browser and in Node (law 1): all under the apps except those for tests. */
const portable = new Set(
  Object.keys(order).filter((room) => !room.startsWith('apps/') && room !== 'base/testing'),
);

const isPortable = (source: Source) => !source.isTest && portable.has(rankOf(source.room));
const inARoom = sources.filter((source) => /^(base|rules|games|apps)\//.test(source.room));

const rootTools = Object.keys(manifestOf('.').devDependencies ?? {});

const rankOf = (room: string) => (room.startsWith('rules/') ? 'rules/*' : room);

/** True if a source may import a room. A test may play with any package and system, but not with an app. */
function mayImport(source: Source, target: string, door = target): boolean {
  if (target === source.room) return true;
  const allowed = order[rankOf(source.room)] ?? [];
  if (allowed.includes(rankOf(target)) || allowed.includes(door)) return true;
  return source.isTest && !target.startsWith('apps/');
}

const none = (complaints: readonly string[]) => assert.deepEqual(complaints, []);

test('every package has its place in the order', () => {
  none(
    [...manifests.keys()]
      .filter((room) => !(rankOf(room) in order))
      .map((room) => `${room} stands in no order`),
  );
});

test('the sources of every package are read, or no check would apply there', () => {
  const read = new Set(sources.map(({ room }) => room));
  none([...manifests.keys()].filter((room) => !read.has(room)).map((room) => `nothing is read of ${room}`));
});

test('the order of the packages is the order of the layers', () => {
  const floorOf = (room: string) => floors.findIndex((floor) => room.startsWith(`${floor}/`));
  none(
    Object.entries(order).flatMap(([room, allowed]) =>
      allowed
        .filter((other) => floorOf(other) > floorOf(room))
        .map((other) => `${room} may import ${other}, which stands on a floor below it`),
    ),
  );
});

test('imports go one way', () => {
  none(
    inARoom.flatMap((source) =>
      source.imports.flatMap((specifier) => {
        const target = roomOfPackage.get(packageOf(specifier));
        if (target === undefined || mayImport(source, target, specifier)) return [];
        return [`${source.path} imports ${specifier}, which its place in the order forbids`];
      }),
    ),
  );
});

test('a package is imported by its exports only', () => {
  const complaints = inARoom.flatMap((source) =>
    source.imports.flatMap((specifier) => {
      if (specifier.startsWith('.')) return roomEscaped(source, specifier);
      const room = roomOfPackage.get(packageOf(specifier));
      if (room === undefined) return [];
      const door = `.${specifier.slice(packageOf(specifier).length)}`;
      return door in (manifests.get(room)?.exports ?? {})
        ? []
        : [`${source.path} imports ${specifier}, no export of ${room}`];
    }),
  );
  none(complaints);
});

/** A relative import must stay in its room. */
function roomEscaped(source: Source, specifier: string): readonly string[] {
  const target = posix.join(posix.dirname(source.path), specifier);
  if (target.startsWith(`${source.room}/`)) return [];
  return [`${source.path} reaches out of its room: ${specifier}`];
}

test('the imports of a package are in its package.json', () => {
  none(
    inARoom.flatMap((source) => {
      const { dependencies = {}, devDependencies = {} } = manifests.get(source.room) ?? {};
      const ships = !source.isTest && /\/(src|bin)\//.test(source.path);
      const declared = [...Object.keys(dependencies), ...(ships ? [] : Object.keys(devDependencies))];
      // Tests may use development tools and, through the workspace, any package.
      const known = new Set(source.isTest ? [...declared, ...rootTools, ...roomOfPackage.keys()] : declared);
      // Imports that begin with # are resolved by the package's own package.json.
      const foreign = source.imports.filter((name) => !/^(\.|#|node:)/.test(name));
      return foreign
        .filter((name) => !known.has(packageOf(name)))
        .map((name) => `${source.path} imports ${name}`);
    }),
  );
});

/** A package of types alone is used by being there. */
const isTypes = (name: string) => name.startsWith('@types/');

test('the dependencies of a package.json are imported by its package', () => {
  none(
    [...manifests].flatMap(([room, { dependencies = {}, devDependencies = {} }]) => {
      const shipped = textOf(room, '{src,bin,*/src}/**/*.{ts,tsx,mjs,css}', /\.test\.tsx?$/);
      const all = textOf(room, '{.,src,bin,test}/**/*.{ts,tsx,mjs,css}');
      const idle = (names: object, text: string) =>
        Object.keys(names).filter((name) => !isTypes(name) && !isNamedIn(text, name));
      return [...idle(dependencies, shipped), ...idle(devDependencies, all)].map(
        (name) => `${room}/package.json names ${name}, which nothing there imports`,
      );
    }),
  );
});

test('package-lock.json has the dependencies of each package, or a fresh clone would not install', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Partial<Manifest>>>;
  };
  for (const [room, { name, dependencies = {}, devDependencies = {} }] of manifests) {
    const locked = lock.packages[room];
    const say = `${room}: run \`npm run npm24 -- install --package-lock-only\``;
    assert.deepEqual(locked?.dependencies ?? {}, dependencies, say);
    assert.deepEqual(locked?.devDependencies ?? {}, devDependencies, say);
    assert.ok(`node_modules/${name}` in lock.packages, say);
  }
});

/** The text of a package's files. */
function textOf(room: string, pattern: string, except = /^$/): string {
  const files = globSync(pattern, {
    cwd: join(root, room),
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) || except.test(path),
  });
  return files.map((path) => readFileSync(join(root, room, path), 'utf8')).join('\n');
}

/** True if a package, or a file of it, is named in quotes: fonts are named in style sheets and by their files. */
function isNamedIn(text: string, name: string): boolean {
  return ["'", '"'].some(
    (quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`),
  );
}

test('law 1: no Node built-ins in code for the browser', () => {
  const builtin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
  none(
    inARoom
      .filter((source) => isPortable(source) || (source.room === 'apps/web' && !source.isTest))
      .filter((source) => source.path.includes('/src/'))
      .flatMap((source) => source.imports.filter(builtin).map((name) => `${source.path} imports ${name}`)),
  );
});

test('law 1: no clock, no chance but the dice, no page and no process', () => {
  none(
    inARoom
      .filter(isPortable)
      .flatMap((source) => outsideWorld(source).map((what) => `${source.path} uses ${what}`)),
  );
});

/** Browsers without it still run the code. */
const COPIES = 'apps/web/src/common/copyText.ts';

test('the page uses nothing that browsers deny to a page served by http from another machine', () => {
  none(
    inARoom
      .filter((source) => source.room === 'apps/web' && !source.isTest && source.path !== COPIES)
      .flatMap((source) => usedOfSafePages(source).map((what) => `${source.path} uses ${what}`)),
  );
});

test('law 2: no code asks which system it plays', () => {
  const systems = new Set(
    [...manifests.keys()].filter((room) => room.startsWith('rules/')).map((room) => room.slice(6)),
  );
  none(
    inARoom
      .filter((source) => !source.isTest && !source.room.startsWith('rules/'))
      .flatMap((source) =>
        namesCompared(source)
          .filter((name) => systems.has(name))
          .map((name) => `${source.path} compares with '${name}'`),
      ),
  );
});

const importedFiles = new Map(
  sources.map((source) => [source, source.imports.flatMap((specifier) => fileOf(source, specifier) ?? [])]),
);

/** The source files that a file imports, also for their types alone or at run time. */
const importedBy = (source: Source): readonly Source[] => importedFiles.get(source) ?? [];

/** Every file that can be loaded from these, including late imports. */
function reachedFrom(roots: readonly Source[]): ReadonlySet<Source> {
  const reached = new Set(roots);
  for (const source of reached) for (const next of importedBy(source)) reached.add(next);
  return reached;
}

test('no two files import each other, directly or indirectly', () => {
  none(circlesOf(inARoom, importedBy).map((circle) => circle.map(({ path }) => path).join(' -> ')));
});

test('a cycle of imports is shown from its first file back to it, once', () => {
  const imports: Readonly<Record<string, string>> = { a: 'bc', b: 'd', c: '', d: 'eb', e: 'e', f: 'a' };
  const circles = circlesOf(Object.keys(imports), (file) => imports[file] ?? []);
  assert.deepEqual(
    circles.map((circle) => circle.join(' -> ')),
    ['b -> d -> b', 'e -> e'],
  );
});

test('the page includes no test vectors: they are behind a separate export', () => {
  const page = reachedFrom(sources.filter(({ room, isTest }) => room === 'apps/web' && !isTest));
  const paths = [...page].map(({ path }) => path);
  // A system that cannot be played yet has no such export.
  for (const [room, { exports }] of manifests)
    if (room.startsWith('rules/') && exports !== undefined && './system' in exports)
      assert.ok(paths.includes(`${room}/src/index.ts`), `${room} is in the page`);
  none(paths.filter((path) => path.includes('/vectors/') || path === 'games/systems/src/vectors.ts'));
});

test('the checks of the laws find every kind of breach in a sample source', () => {
  const text = `
    import type { Rulebook } from '@linstock/scene';
    export { rally } from '../play/rally.ts';
    const late = import('node:fs');
    type Unit = import('@linstock/ground').Hex;
    const now = new Date(); const die = Math.random() + Date.now();
    if (rules.id === 'flintlock') process.exit(performance.now());
    switch (rules.id) { case 'johnny-reb': document.title = 'Math.random'; }
    const order = { window: unit.window, process: 1 };`;
  const source = parsed('rules/flintlock/src/reckon/fire.ts', text);
  assert.deepEqual([...source.imports].sort(), [
    '../play/rally.ts',
    '@linstock/ground',
    '@linstock/scene',
    'node:fs',
  ]);
  assert.deepEqual([...outsideWorld(source)].sort(), [
    'Date.now',
    'Math.random',
    'document',
    'new Date',
    'performance',
    'process',
  ]);
  assert.deepEqual([...namesCompared(source)].sort(), ['flintlock', 'johnny-reb']);
});
