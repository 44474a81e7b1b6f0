import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { test } from 'node:test';
import { namesCompared, outsideWorld } from './laws.ts';
import { parsed, root, type Source, sources } from './sources.ts';

/** A room and what it may import, from the ground up: rooms whole, or one door of a room. `rules/*` is any one system. */
const order: Readonly<Record<string, readonly string[]>> = {
  // What a game is. It knows no board and no rules.
  'packages/kernel': [],
  // Where a game happens. Knowing the kernel lets it speak in its sides and clauses.
  'packages/ground': ['packages/kernel'],
  // Battles are data that the systems read, and not the other way round: a system takes its forces from here.
  'packages/battles': ['packages/kernel', 'packages/ground'],
  // A system never knows another: what two share is a function of kernel or ground.
  'rules/*': ['packages/kernel', 'packages/ground', 'packages/battles'],
  // The register is the one room that names the systems; everyone else takes a Rulebook from it.
  'packages/systems': ['packages/kernel', 'packages/ground', 'packages/battles', 'rules/*'],
  // A bot plays any Rulebook it is handed.
  'packages/bots': ['packages/kernel'],
  'packages/lab': ['packages/kernel', 'packages/battles', 'packages/systems', 'packages/bots'],
  'apps/server': ['packages/kernel', 'packages/battles', 'packages/systems', 'packages/bots', 'packages/lab'],
  // The page speaks the server's protocol, and knows nothing else of it.
  'apps/web': [
    'packages/kernel',
    'packages/ground',
    'packages/battles',
    'packages/systems',
    'packages/bots',
    'packages/lab',
    '@linstock/server/protocol',
  ],
  // Reads the rooms' files to count clauses with tests, and replays the golden games of the Rulebook it is handed.
  'packages/testing': ['packages/kernel'],
  // `serve` starts the server, `clauses` counts.
  'apps/cli': [
    'packages/kernel',
    'packages/ground',
    'packages/battles',
    'packages/systems',
    'packages/bots',
    'packages/lab',
    'packages/testing',
    'apps/server',
  ],
};

/** Rooms that run unchanged in a browser and in Node (law 1), beside the rule systems. */
const portable = new Set([
  'packages/kernel',
  'packages/ground',
  'packages/battles',
  'packages/systems',
  'packages/bots',
  'packages/lab',
]);

const isPortable = (source: Source) =>
  !source.isTest && (portable.has(source.room) || source.room.startsWith('rules/'));
const inARoom = sources.filter((source) => /^(packages|rules|apps)\//.test(source.room));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (room: string) =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as Manifest;
const manifests = new Map(
  globSync('{packages,rules,apps}/*/package.json', { cwd: root }).map((path) => {
    const room = dirname(path).replaceAll('\\', '/');
    return [room, manifestOf(room)] as const;
  }),
);
const roomOfPackage = new Map([...manifests].map(([room, manifest]) => [manifest.name, room]));
const rootTools = Object.keys(manifestOf('.').devDependencies ?? {});

/** `@scope/name/sub` -> `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const rankOf = (room: string) => (room.startsWith('rules/') ? 'rules/*' : room);

/** Whether a source may import a room. A test may play with any package and system, but not with an app. */
function mayImport(source: Source, target: string, door = target): boolean {
  if (target === source.room) return true;
  const allowed = order[rankOf(source.room)] ?? [];
  if (allowed.includes(rankOf(target)) || allowed.includes(door)) return true;
  return source.isTest && !target.startsWith('apps/');
}

const none = (complaints: readonly string[]) => assert.deepEqual(complaints, []);

test('every room has its place in the order', () => {
  none(
    [...manifests.keys()]
      .filter((room) => !(rankOf(room) in order))
      .map((room) => `${room} stands in no order`),
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

test('a room is entered by its front door', () => {
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

test('what a room imports stands in its package.json', () => {
  none(
    inARoom.flatMap((source) => {
      const { dependencies = {}, devDependencies = {} } = manifests.get(source.room) ?? {};
      const ships = !source.isTest && /\/(src|bin)\//.test(source.path);
      const declared = [...Object.keys(dependencies), ...(ships ? [] : Object.keys(devDependencies))];
      // Tests may use the tools of the house and, through the workspace, any room.
      const known = new Set(source.isTest ? [...declared, ...rootTools, ...roomOfPackage.keys()] : declared);
      const foreign = source.imports.filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
      return foreign
        .filter((name) => !known.has(packageOf(name)))
        .map((name) => `${source.path} imports ${name}`);
    }),
  );
});

test('law 1: no Node built-ins where the browser goes', () => {
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

test('law 2: nobody asks which system he is playing', () => {
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

test('a broken law is noticed', () => {
  const text = `
    import type { Rulebook } from '@linstock/kernel';
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
    '@linstock/kernel',
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
