import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJsonFile, parseJsonText } from './file-text.ts';

const EXPECTED = { what: 'a game record', remedy: 'Choose another file.' };
const VALUE = { name: 'Ségur 李 👩‍👩‍👧', list: [1, 2] };
const TEXT = JSON.stringify(VALUE);

const bigEndian = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
const ENCODINGS: readonly (readonly [string, Uint8Array])[] = [
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 BE', bigEndian(`\ufeff${TEXT}`)],
  ['UTF-16 LE without a mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 BE without a mark', bigEndian(TEXT)],
];
for (const [name, bytes] of ENCODINGS)
  test(`JSON in ${name} is read`, () => assert.deepEqual(parseJsonFile(bytes, EXPECTED), VALUE));

const REFUSED: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
  ['an empty file', '', /^This file is empty; expected a game record\. Choose another file\.$/],
  ['blanks alone', ' \n', /is empty/],
  ['a byte-order mark alone', '\ufeff', /is empty/],
  [
    'a zip archive',
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0),
    /is a zip archive; expected a game record\. Unpack it first\. Choose another file\./,
  ],
  ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), /packed by gzip/],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13), /is a picture \(PNG\)/],
  ['a binary', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 0, 0), /is no text/],
  ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0), /is text in UTF-32; .* Save it as UTF-8/],
  ['Latin-1', Uint8Array.of(0x22, 0x53, 0xe9, 0x22), /no text in UTF-8 or UTF-16.* save it as UTF-8\./],
  ['half a UTF-16 character', Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x22), /UTF-8 or UTF-16, or it is damaged/],
  ['XML', '<?xml version="1.0"?><map/>', /is a map in XML \(TMX\)/],
  ['a tileset in XML', '<?xml version="1.0"?>\n<tileset name="a">', /is a tileset in XML \(TSX\)/],
  ['other XML', '<svg/>', /is XML/],
  ['a web page', '<!DOCTYPE html><html></html>', /is a web page/],
  ['a map in JavaScript', '(function(name,data){\n if(typeof on', /is a JavaScript map file/],
  ['a map in Lua', 'return {\n  version = "1.10",', /is a Lua file/],
  [
    'a letter',
    'My dear Sir',
    /^This is not JSON, or not all of it: it goes wrong in line 1, column 1, where it says "My dear Sir"\./,
  ],
  ['a file cut short', TEXT.slice(0, -3), /goes wrong at its end, where something is missing/],
  ['a stray comma', '{\n"a": 1,\n}', /goes wrong in line 3, column 1, where it says "}"/],
  ['NaN', '{"a": 1,\n "x": NaN, "y": 2}', /goes wrong in line 2, column 7, where it says "NaN,"\./],
  ['deep lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /more than 64 deep/],
];
for (const [name, content, sentence] of REFUSED)
  test(`${name} is refused, and named`, () => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    assert.throws(
      () => parseJsonFile(bytes, EXPECTED),
      (error) => {
        assert.ok(error instanceof RangeError);
        assert.match(error.message, sentence);
        assert.doesNotMatch(error.message, /Unexpected|token|position|undefined/);
        return true;
      },
    );
  });

test('JSON of the command line is read with a byte-order mark too', () => {
  assert.deepEqual(parseJsonText(`\ufeff${TEXT}`, EXPECTED), VALUE);
});
