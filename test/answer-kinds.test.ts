import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ESTree, Visitor } from 'vite';
import { parsed, type Source, sources } from './sources.ts';

/** Files of a rule system that may name one kind of answer, at most: its decision, its rows, its words and few more. */
const MAX_FILES = 8;

for (const system of ['american-legions', 'flintlock', 'johnny-reb', 'morschauser'])
  test(`${system}: each kind of answer is named in few files`, () => {
    const files = sources.filter(({ room, isTest }) => room === `rules/${system}` && !isTest);
    for (const [kind, naming] of filesByKind(files)) {
      assert.ok(
        naming.length <= MAX_FILES,
        `'${kind}' is named in ${naming.length} files, at most ${MAX_FILES}: ${naming.join(', ')}`,
      );
    }
  });

test('answers, comparisons and types name a kind; a phase or a form of that name does not', () => {
  const kinds = (text: string) => [...filesByKind([parsed('rules/toy/src/toy.ts', text)]).keys()];
  assert.deepEqual(kinds("const a = { do: 'fire' };"), ['fire']);
  assert.deepEqual(kinds("type A = { do: 'fire' }; const b = (a: A) => a.do === 'fire';"), ['fire']);
  assert.deepEqual(kinds("const phase = 'fire'; const form = { form: 'fire' };"), []);
});

/** The files that name each kind of answer. A kind is what some answer has in its `do`. */
function filesByKind(files: readonly Source[]): Map<string, string[]> {
  const named = files.map((file) => ({ path: file.path, ...kindsIn(file) }));
  const kinds = new Set(named.flatMap(({ answers }) => [...answers]));
  const found = new Map<string, string[]>();
  for (const kind of [...kinds].sort())
    found.set(
      kind,
      named.filter(({ answers, others }) => answers.has(kind) || others.has(kind)).map(({ path }) => path),
    );
  return found;
}

/** The kinds that a file gives to an answer, and those it names in comparisons, types and keys of tables. */
function kindsIn({ program }: Source): { readonly answers: Set<string>; readonly others: Set<string> } {
  const [answers, others] = [new Set<string>(), new Set<string>()];
  new Visitor({
    Property({ key, value }) {
      if (nameOf(key) === 'do') addText(value, answers);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (nameOf(key) === 'do' && typeAnnotation) addText(typeAnnotation.typeAnnotation, answers);
    },
    BinaryExpression({ left, right }) {
      if (readsKind(left)) addText(right, others);
      if (readsKind(right)) addText(left, others);
    },
    SwitchStatement({ discriminant, cases }) {
      if (readsKind(discriminant)) for (const each of cases) if (each.test) addText(each.test, others);
    },
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type !== 'Identifier' || !/Answer|Decision|Row|Deed|QuestionOf/.test(typeName.name))
        return;
      for (const each of typeArguments?.params ?? []) addText(each, others);
    },
  }).visit(program);
  return { answers, others };
}

function readsKind(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'do';
}

function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** Adds the text of a literal, or those of a union of literals. */
function addText(node: ESTree.Node, into: Set<string>): void {
  if (node.type === 'Literal' && typeof node.value === 'string') into.add(node.value);
  else if (node.type === 'TSLiteralType') addText(node.literal, into);
  else if (node.type === 'TSUnionType') for (const each of node.types) addText(each, into);
  else if (node.type === 'ConditionalExpression')
    for (const each of [node.consequent, node.alternate]) addText(each, into);
}
