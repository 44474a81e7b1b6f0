/** The clauses that are cited around a line. */
import { type ESTree, parseSync } from 'vite';

/** A declaration at the top level of a source, with the comment above it. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The name it declares; '' for a statement that declares nothing. */
  readonly name: string;
  /** The clauses cited in it or above it; those of the whole file if it cites none. */
  readonly clauses: readonly string[];
}

/** The declarations of a source, each with the clauses cited there. `ids` are all clauses there are, in their order. */
export function placesOf(path: string, text: string, ids: readonly string[]): readonly Place[] {
  const whole = citedClauses(text, ids);
  let from = 0;
  return parseSync(path, text).program.body.map((statement) => {
    const start = from;
    from = statement.end;
    const own = citedClauses(text.slice(start, statement.end), ids);
    return { start, end: statement.end, name: nameOf(statement), clauses: own.length > 0 ? own : whole };
  });
}

function nameOf(statement: ESTree.Statement | ESTree.Directive): string {
  const exported =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declared: ESTree.Node | null = exported ? statement.declaration : statement;
  if (declared?.type === 'VariableDeclaration') {
    const [first] = declared.declarations;
    return first?.id.type === 'Identifier' ? first.id.name : '';
  }
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? declared.id.name : '';
}

/** A clause, and what may follow it: `XX-1a, b`, `XX-1a-d`, `XX-1a to d`, `XX-1a to XX-1d`, `XX-1a to c, f`. */
const CITATION =
  /\b([A-Z]{2,}-[A-Z\d.]*\d)([a-z]{0,2}\d*)((?:, [a-z]{1,2}(?!\w)|(?:-| to (?:\1)?)[a-z]{1,2}(?!\w))*)/g;
const FURTHER = /(, |-| to )(?:[A-Z]{2,}-[A-Z\d.]*\d)?([a-z]+)/g;

/** The clauses a text cites, in the order of `ids`. */
export function citedClauses(text: string, ids: readonly string[]): readonly string[] {
  const cited = new Set<string>();
  for (const [, section = '', letter = '', further = ''] of text.matchAll(CITATION)) {
    let last = section + letter;
    cited.add(last);
    for (const [, sign, next = ''] of further.matchAll(FURTHER)) {
      const from = ids.indexOf(last);
      last = section + next;
      if (sign === ', ') cited.add(last);
      else if (from >= 0) for (const id of ids.slice(from, ids.indexOf(last) + 1)) cited.add(id);
    }
  }
  return ids.filter((id) => cited.has(id));
}
