import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { type ESTree, Visitor } from 'vite';
import { fileOf, manifests } from './rooms.ts';
import { parsed, type Source, sources } from './sources.ts';

/** Files that are read by path and not imported: the clauses of a system that need no test. */
const READ_BY_PATH = /\/exempt\.ts$/;

/** The names a declaration declares. */
function declaredBy(declaration: ESTree.Declaration): readonly string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  const id = 'id' in declaration ? declaration.id : null;
  return id?.type === 'Identifier' ? [id.name] : [];
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** The names a file exports. Names re-exported by `export *` are not among them. */
function exportsOf({ program }: Source): readonly string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return declaredBy(statement.declaration);
    return statement.specifiers.map(({ exported }) => nameOf(exported));
  });
}

/** An import of a file: a name, or `all of it`. */
type Taken = readonly [specifier: string, name: string];

function takenBy({ importing }: Source): readonly Taken[] {
  const taken: Taken[] = [];
  const whole = (specifier: unknown) => {
    if (typeof specifier === 'string') taken.push([specifier, 'all of it']);
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const each of specifiers)
        if (each.type === 'ImportSpecifier') taken.push([source.value, nameOf(each.imported)]);
        else whole(source.value);
    },
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source) for (const { local } of specifiers) taken.push([source.value, nameOf(local)]);
    },
    ExportAllDeclaration: ({ source }) => whole(source.value),
    ImportExpression: ({ source }) => whole(source.type === 'Literal' ? source.value : null),
    TSImportType: ({ source }) => whole(source.value),
  }).visit(importing);
  return taken;
}

/** Number of times a file uses each name. */
function saysOf({ program }: Source): ReadonlyMap<string, number> {
  const says = new Map<string, number>();
  const count = ({ name }: { readonly name: string }) => void says.set(name, (says.get(name) ?? 0) + 1);
  new Visitor({ Identifier: count, JSXIdentifier: count }).visit(program);
  return says;
}

/** Exports that no other file imports and that their own file does not need either. */
function unusedIn(all: readonly Source[], doors: ReadonlySet<string>): readonly string[] {
  const used = new Set<string>();
  for (const source of all)
    for (const [specifier, name] of takenBy(source)) {
      const from = specifier.startsWith('.')
        ? posix.join(posix.dirname(source.path), specifier)
        : fileOf(source, specifier)?.path;
      used.add(`${from}: ${name}`);
    }
  return all
    .filter(({ path, isTest }) => !isTest && !doors.has(path) && !used.has(`${path}: all of it`))
    .flatMap((source) => {
      const untaken = exportsOf(source).filter((name) => !used.has(`${source.path}: ${name}`));
      // Few files have any, and only those are searched for their own uses.
      if (untaken.length === 0) return [];
      const says = saysOf(source);
      const local = new Set(
        source.program.body.flatMap((each) =>
          each.type === 'ExportNamedDeclaration' && each.declaration ? declaredBy(each.declaration) : [],
        ),
      );
      return untaken
        .filter((name) => !local.has(name) || (says.get(name) ?? 0) < 2)
        .map((name) => `${source.path}: ${name}`);
    });
}

test('every export is used', () => {
  const doors = new Set(
    [...manifests].flatMap(([room, { exports = {} }]) =>
      Object.values(exports).flatMap((file) => (typeof file === 'string' ? [posix.join(room, file)] : [])),
    ),
  );
  const rooms = sources.filter(({ path }) => /^(base|rules|games|apps)\//.test(path));
  assert.ok(rooms.length > 1000);
  const unused = unusedIn(sources, doors).filter((each) => !READ_BY_PATH.test(each.split(':')[0] ?? ''));
  assert.deepEqual(
    unused.filter((each) => /^(base|rules|games|apps)\//.test(each)),
    [],
  );
});

test('an unused export is found', () => {
  const text = `export const march = 1; export const halt = 2; export type Order = typeof halt; export { fire } from './fire.ts';`;
  const orders = parsed('rules/toy/src/orders.ts', text);
  const fire = parsed('rules/toy/src/fire.ts', `export const fire = 1;`);
  const play = parsed('rules/toy/src/play.ts', `import { march } from './orders.ts'; march();`);
  assert.deepEqual(unusedIn([orders, fire, play], new Set()), [
    'rules/toy/src/orders.ts: Order',
    'rules/toy/src/orders.ts: fire',
  ]);
});
