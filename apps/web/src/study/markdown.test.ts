import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from './markdown.ts';

const plain = (text: string) => [{ kind: 'paragraph', of: [{ kind: 'text', text }] }];

test('markup that a study may not have stays as it was typed', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![a](https://example.org/a.png)',
    '[a](javascript:alert(1))',
    '[a](http://example.org)',
    '[a](data:text/html,x)',
    '# A heading',
    '`code`',
  ])
    assert.deepEqual(readMarkdown(text), plain(text));
});

test('numbers in brackets are discs, and links lead to pieces, hexes, clauses and https', () => {
  const of = (text: string) => [{ kind: 'text', text }];
  assert.deepEqual(
    readMarkdown('See [2], [Howard](piece:leader:5), [there](hex:3,-1), [rule](clause:AL-6.2a).')[0],
    {
      kind: 'paragraph',
      of: [
        { kind: 'text', text: 'See ' },
        { kind: 'disc', n: 2 },
        { kind: 'text', text: ', ' },
        { kind: 'place', place: 'piece:leader:5', of: of('Howard') },
        { kind: 'text', text: ', ' },
        { kind: 'place', place: 'hex:3,-1', of: of('there') },
        { kind: 'text', text: ', ' },
        { kind: 'clause', clause: 'AL-6.2a', of: of('rule') },
        { kind: 'text', text: '.' },
      ],
    },
  );
  assert.deepEqual(readMarkdown('[a](https://example.org/x)')[0], {
    kind: 'paragraph',
    of: [{ kind: 'link', href: 'https://example.org/x', of: of('a') }],
  });
});

test('lists and quotations keep their parts', () => {
  const [list, quotation] = readMarkdown('- one\n- *two*\n\n> said');
  assert.deepEqual(list, {
    kind: 'list',
    ordered: false,
    items: [
      plain('one'),
      [{ kind: 'paragraph', of: [{ kind: 'emphasis', of: [{ kind: 'text', text: 'two' }] }] }],
    ],
  });
  assert.deepEqual(quotation, { kind: 'quotation', of: plain('said') });
});
