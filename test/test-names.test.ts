/** Names of tests are short: subject, condition, result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ESTree, Visitor } from 'vite';
import { parsed, type Source, sources } from './sources.ts';

const longestName = 100;
/** Number of names that are longer still. It only falls: lower it when you shorten one. */
const stillTooLong = 0;

/** The names of tests in a file, as far as they are literal text; computed parts are not counted. */
function namesIn({ program }: Source): readonly string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== 'Identifier') return;
      const name = callee.name === 'clause' ? second : callee.name === 'test' ? first : undefined;
      if (name) found.push(textOf(name));
    },
  }).visit(program);
  return found;
}

function textOf(argument: ESTree.Argument): string {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : '';
  if (argument.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.raw).join('');
  return '';
}

test(`test names have at most ${longestName} letters`, () => {
  const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path));
  const names = tests.flatMap((source) => namesIn(source).map((name) => ({ path: source.path, name })));
  assert.ok(names.length > 3000);
  const long = names.filter(({ name }) => name.length > longestName);
  assert.ok(
    long.length <= stillTooLong,
    `${long.length} names are longer: ${long.map(({ path, name }) => `${path}: ${name}`).join('\n')}`,
  );
});

test('a name is found in a test and in a clause, literal or with computed parts', () => {
  const source = parsed(
    'base/kernel/src/volley.test.ts',
    "test('one', () => {}); clause('AL-1', `two ${3}`, () => {}); other('four', () => {});",
  );
  assert.deepEqual(namesIn(source), ['one', 'two ']);
});
