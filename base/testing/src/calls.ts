import { type ESTree, parseSync, Visitor } from 'vite';

/** Which clauses the tests of a file register, read from the parsed file: what a comment says does not count. */

/** A test or vector and the ids it names. */
export interface ClauseCall {
  readonly where: string;
  readonly ids: readonly string[];
}

/**
 * The calls of `clause(ids, name, …)` in a test file, where `clause` is the one of `@linstock/testing`. Ids must be
 * written out there; of a name made from parts, only the literal text is reported.
 */
export function clauseCalls(source: string, where: string): ClauseCall[] {
  const { program, errors } = parseSync(where, source);
  if (errors.length > 0) throw new Error(`${where} does not parse: ${errors[0]?.message}`);
  const named = nameOfClause(program);
  const found: ClauseCall[] = [];
  if (named === null) return found;
  new Visitor({
    CallExpression({ callee, arguments: [ids, name] }) {
      if (callee.type !== 'Identifier' || callee.name !== named) return;
      found.push({ where: `${where}: ${name ? wordsOf(name) : ''}`, ids: ids ? idsOf(ids) : [] });
    },
  }).visit(program);
  return found;
}

/** The local name of the `clause` that a file imports; null if it imports none. */
function nameOfClause({ body }: ESTree.Program): string | null {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== '@linstock/testing') continue;
    for (const each of statement.specifiers)
      if (each.type === 'ImportSpecifier' && 'name' in each.imported && each.imported.name === 'clause')
        return each.local.name;
  }
  return null;
}

function idsOf(argument: ESTree.Argument): string[] {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? [argument.value] : [];
  if (argument.type !== 'ArrayExpression') return [];
  return argument.elements.flatMap((each) =>
    each?.type === 'Literal' && typeof each.value === 'string' ? [each.value] : [],
  );
}

function wordsOf(argument: ESTree.Argument): string {
  if (argument.type === 'Literal') return String(argument.value);
  if (argument.type !== 'TemplateLiteral') return '';
  return argument.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
