import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ESTree, Visitor } from 'vite';
import { parsed, type Source, sources } from './sources.ts';

/** Methods that find elements by a selector. */
const FINDERS = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'getElementsByClassName',
]);

/** Files that may find elements by a class or by a selector that is not written out, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'apps/web/src/common/parts.ts': 'builds its selectors from the names of parts',
};

/** The text of a selector; null if it is not written out at its use. */
function textOf(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('x');
  return null;
}

/** A class in a selector; not a dot within a value in quotes. */
const hasClass = (selector: string): boolean => /\.[a-z]/i.test(selector.replaceAll(/"[^"]*"|'[^']*'/g, ''));

/** Selectors in a file that find elements by class, or that are computed. */
function foundByClass({ program }: Source): readonly string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [selector] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (!FINDERS.has(name)) return;
      const text = textOf(selector);
      if (text === null || name === 'getElementsByClassName' || hasClass(text))
        found.push(`${name}(${text ?? '…'})`);
    },
  }).visit(program);
  return found;
}

const page = sources.filter(({ path, isTest }) => path.startsWith('apps/web/src/') && !isTest);

test('no component finds another by the classes of its style', () => {
  const found = page
    .filter(({ path }) => !(path in EXEMPT))
    .flatMap((source) => foundByClass(source).map((each) => `${source.path}: ${each}`));
  assert.deepEqual(found, [], 'Name the element with `part` (apps/web/src/common/parts.ts).');
});

test('a selector with a class is found, and one that is not written out', () => {
  const text =
    "a.closest('.b'); a.querySelector(`#c .d${e}`); a.querySelectorAll(f); a.matches('[g=\".h\"], i');";
  assert.deepEqual(foundByClass(parsed('a.ts', text)), [
    'closest(.b)',
    'querySelector(#c .dx)',
    'querySelectorAll(…)',
  ]);
});

test('each exempt file needs its exemption', () => {
  for (const path of Object.keys(EXEMPT)) {
    const source = page.find((each) => each.path === path);
    assert.ok(source && foundByClass(source).length > 0, path);
  }
});
