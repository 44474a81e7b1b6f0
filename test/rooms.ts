import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, type Source, sources } from './sources.ts';

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly imports?: Readonly<Record<string, { readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (room: string) =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as Manifest;

export const manifests = new Map(
  globSync('{base,rules,games,apps}/*/package.json', { cwd: root }).map((path) => {
    const room = dirname(path).replaceAll('\\', '/');
    return [room, manifestOf(room)] as const;
  }),
);

export const roomOfPackage = new Map([...manifests].map(([room, manifest]) => [manifest.name, room]));

/** `@scope/name/sub` -> `@scope/name`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const sourceAt = new Map(sources.map((source) => [source.path, source]));

/** The file that an import loads: a relative one, or an export of a package; undefined for packages of others. */
export function fileOf(from: Source, specifier: string): Source | undefined {
  const asked = specifier.startsWith('.')
    ? posix.join(posix.dirname(from.path), specifier)
    : specifier.startsWith('#')
      ? withinRoom(from.room, specifier)
      : behindDoor(specifier);
  return asked === undefined ? undefined : sourceAt.get(asked);
}

/** Resolves a specifier by the package's own package.json, without conditions. */
function withinRoom(room: string, specifier: string): string | undefined {
  const file = manifests.get(room)?.imports?.[specifier]?.default;
  return file === undefined ? undefined : posix.join(room, file);
}

function behindDoor(specifier: string): string | undefined {
  const room = roomOfPackage.get(packageOf(specifier));
  if (room === undefined) return undefined;
  const file = manifests.get(room)?.exports?.[`.${specifier.slice(packageOf(specifier).length)}`];
  return typeof file === 'string' ? posix.join(room, file) : undefined;
}
