/** The house's own source files, read and parsed once for the house-wide tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A source file of a room: its imports, and the parsed program for finer questions. */
export interface Source {
  /** From the root of the checkout, with `/`. */
  readonly path: string;
  /** `base/kernel`, `rules/american-legions`, `apps/web`, `scripts` … */
  readonly room: string;
  /** A test, or something only tests use; free of the laws for what ships. */
  readonly isTest: boolean;
  readonly lines: number;
  /** Every module asked for: static, re-exported, type-only and dynamic with a literal. */
  readonly imports: readonly string[];
  readonly program: ESTree.Program;
}

export const root = join(import.meta.dirname, '..');

const grouped = new Set(['base', 'rules', 'games', 'apps']);

/** All .ts, .tsx and .mjs files of the house. */
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
  return {
    path,
    room: grouped.has(parts[0] ?? '') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''),
    isTest: /\.test\.tsx?$/.test(path) || /\/test\//.test(path),
    lines: text.split('\n').length - 1,
    imports: importsOf(program),
    program,
  };
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
  }).visit(program);
  return found;
}
