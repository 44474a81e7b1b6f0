import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMBED_SIZES, embeddedStudyOf, embedRequestOf, writeEmbedCode } from './embedAddress.ts';

const home = new URL('https://club.example/linstock/');
const [wide] = EMBED_SIZES;

test("the embed code's address gives back the game, the entry and the hidden parts", () => {
  const asked = { game: 'FKS64h', entry: 136, without: ['names', 'log'] } as const;
  const code = writeEmbedCode(home, asked, 'Cowpens', wide);
  const source = /src="([^"]*)"/.exec(code)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.equal(source, 'https://club.example/linstock/embed/g/FKS64h#e=136&without=names,log');
  const { pathname, hash } = new URL(source);
  assert.deepEqual(embedRequestOf(pathname, hash), asked);
});

test('the title of a frame cannot end its attribute', () => {
  const code = writeEmbedCode(home, { game: 'g', entry: null, without: [] }, 'A "hill" & <b>', wide);
  assert.ok(code.includes('title="A &quot;hill&quot; &amp; &lt;b>, a battle at Linstock"'), code);
});

test('any other address is not one of a game, and odd values are ignored', () => {
  assert.equal(embedRequestOf('/g/FKS64h', ''), null);
  assert.deepEqual(embedRequestOf('/embed/g/x', '#e=-1&without=map'), {
    game: 'x',
    entry: null,
    without: [],
  });
});

test('an embedded study is named by its path, or is written whole after the #', () => {
  assert.deepEqual(embeddedStudyOf('/club/embed/s/cowpens', '#c=3'), { study: 'cowpens', chapter: 3 });
  assert.deepEqual(embeddedStudyOf('/embed/', '#/s/1.abc-_1'), { study: '1.abc-_1', chapter: 1 });
  assert.equal(embeddedStudyOf('/embed/g/abc', ''), null);
});
