import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseStudyFile } from '@linstock/battles/study';
import { parseRecord } from '@linstock/kernel';
import { addChapter, beginStudy, type DrawingHand, drawAt, withNote } from './ownStudy.ts';

const golden = new URL('../../../../rules/american-legions/src/golden/waxhaws.json', import.meta.url);
const record = parseRecord(JSON.parse(readFileSync(golden, 'utf8')));
const HAND: DrawingHand = { tool: 'arrow', colour: 'side-1', words: '', start: null };

test('a study that is begun, drawn on and given a chapter is a study file', () => {
  const begun = beginStudy('own-1234', 'Waxhaws', record);
  const drawn = drawAt([], { ...HAND, start: 'piece:company:1' }, 'hex:0,1');
  const written = withNote(begun, 0, 4, {
    text: 'Look [1].',
    drawings: drawAt(drawn, { ...HAND, tool: 'number' }, 'hex:0,0'),
  });
  const study = parseStudyFile(JSON.parse(JSON.stringify(addChapter(written, 0, 9))));
  assert.equal(study.chapters[1]?.from, 9);
  assert.deepEqual(study.chapters[0]?.notes, [
    {
      entry: 4,
      text: 'Look [1].',
      drawings: [
        { kind: 'arrow', via: ['piece:company:1', 'hex:0,1'], colour: 'side-1' },
        { kind: 'number', n: 1, at: 'hex:0,0' },
      ],
    },
  ]);
});

test('a note goes away with its text and its last drawing', () => {
  const begun = beginStudy('own-1234', 'Waxhaws', record);
  const ringed = drawAt([], { ...HAND, tool: 'ring' }, 'hex:0,1');
  const rubbed = drawAt(ringed, { ...HAND, tool: 'rub out' }, 'hex:0,1');
  assert.deepEqual(rubbed, []);
  const noted = withNote(begun, 0, 2, { drawings: ringed });
  assert.equal(noted.chapters[0]?.notes.length, 1);
  assert.deepEqual(withNote(noted, 0, 2, { drawings: rubbed }).chapters[0]?.notes, []);
});
