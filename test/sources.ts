/** All source files of Linstock, read and parsed once for the tests of the whole code base. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// Vite exports the TypeScript parser that it uses, so no second one is installed.
import { type ESTree, parseSync, Visitor } from 'vite';

/** A source file of a package: its imports, and the parsed program for finer questions. */
export interface Source {
  /** From the root of the checkout, with `/`. */
  readonly path: string;
  /** `base/kernel`, `rules/american-legions`, `apps/web`, `scripts` … */
  readonly room: string;
  /** True for tests and for code that only tests use. The rules for shipped code do not apply to it. */
  readonly isTest: boolean;
  readonly lines: number;
  /** Every function, method and component, with the name it can be called by. */
  readonly functions: readonly MeasuredFunction[];
  /** Every module asked for: static, re-exported, type-only, dynamic with a literal, and the file of a worker. */
  readonly imports: readonly string[];
  readonly program: ESTree.Program;
  /** The part of the program that can import: a visit of it costs far less than one of all sources. */
  readonly importing: ESTree.Program;
}

/** A function and its length, including inner functions. */
export interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
}

export const root = join(import.meta.dirname, '..');

const grouped = new Set(['base', 'rules', 'games', 'apps']);

/** All .ts, .tsx and .mjs files. */
export const sources: readonly Source[] = globSync(
  '{base,rules,games,apps,scripts,test,bench}/**/*.{ts,tsx,mjs}',
  {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  },
)
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => parsed(path, readFileSync(join(root, path), 'utf8')));

/** Parses one file as it would stand at `path`. Refuses a text that does not parse. */
export function parsed(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const parts = path.split('/');
  const importing = importingPart(program, text);
  return {
    path,
    room: grouped.has(parts[0] ?? '') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''),
    isTest: /\.test\.tsx?$/.test(path) || /\/test\//.test(path),
    lines: text.split('\n').length - 1,
    functions: functionsOf(program, text),
    imports: importsOf(importing),
    program,
    importing,
  };
}

/** All of a program if its code has an import or a worker in its midst, else the statements that import. */
function importingPart(program: ESTree.Program, text: string): ESTree.Program {
  if (/\bimport\s*\(|\bWorker\b/.test(text)) return program;
  return { ...program, body: program.body.filter((each) => 'source' in each && each.source) };
}

function importsOf(program: ESTree.Program): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: (node) => void found.push(node.source.value),
    ExportAllDeclaration: (node) => void found.push(node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) found.push(node.source.value);
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        found.push(node.source.value);
    },
    TSImportType: (node) => void found.push(node.source.value),
    NewExpression: (node) => {
      const file = workerFile(node);
      if (file !== null) found.push(file);
    },
  }).visit(program);
  return found;
}

/** The file in `new Worker(new URL('./file.ts', import.meta.url))`; null for any other expression. */
function workerFile({ callee, arguments: [url] }: ESTree.NewExpression): string | null {
  if (callee.type !== 'Identifier' || callee.name !== 'Worker' || url?.type !== 'NewExpression') return null;
  const [file] = url.arguments;
  return file?.type === 'Literal' && typeof file.value === 'string' ? file.value : null;
}

/**
 * All functions of a program. A function without a name of its own gets that of its variable or property, or else
 * `nameless`.
 */
function functionsOf(program: ESTree.Program, text: string): readonly MeasuredFunction[] {
  const found: MeasuredFunction[] = [];
  const measure = (node: ESTree.Node, name: string) =>
    found.push({ name, lines: text.slice(node.start, node.end).split('\n').length });
  const isFunction = (node: ESTree.Node | null) =>
    node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';
  const seen = new Set<ESTree.Node>();
  const named = (node: ESTree.Node | null, name: string) => {
    if (!node || !isFunction(node) || seen.has(node)) return;
    seen.add(node);
    measure(node, name);
  };
  const keyOf = (key: ESTree.Node) =>
    key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key.name : 'nameless';
  new Visitor({
    FunctionDeclaration: (node) => void measure(node, node.id?.name ?? 'nameless'),
    VariableDeclarator: (node) => named(node.init, keyOf(node.id)),
    Property: (node) => named(node.value, keyOf(node.key)),
    PropertyDefinition: (node) => named(node.value, keyOf(node.key)),
    MethodDefinition: (node) => named(node.value, keyOf(node.key)),
    FunctionExpression: (node) => named(node, node.id?.name ?? 'nameless'),
    ArrowFunctionExpression: (node) => named(node, 'nameless'),
  }).visit(program);
  return found;
}
