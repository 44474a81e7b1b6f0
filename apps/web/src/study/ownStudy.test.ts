import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseStudyFile } from '@linstock/battles/study';
import { parseRecord } from '@linstock/kernel';
import { addVariation, beginQuestion, withAnswer, withQuestion, withVariation } from './ownQuestions.ts';
import { addChapter, beginStudy, type DrawingHand, drawAt, withNote } from './ownStudy.ts';

const golden = new URL('../../../../rules/american-legions/src/golden/waxhaws.json', import.meta.url);
const record = parseRecord(JSON.parse(readFileSync(golden, 'utf8')));
const HAND: DrawingHand = { tool: 'arrow', colour: 'side-1', words: '', start: null };

test('a study that was begun, drawn on and given a chapter can be read back as a file', () => {
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

test('a note is removed when its text and its last drawing are', () => {
  const begun = beginStudy('own-1234', 'Waxhaws', record);
  const ringed = drawAt([], { ...HAND, tool: 'ring' }, 'hex:0,1');
  const rubbed = drawAt(ringed, { ...HAND, tool: 'rub out' }, 'hex:0,1');
  assert.deepEqual(rubbed, []);
  const noted = withNote(begun, 0, 2, { drawings: ringed });
  assert.equal(noted.chapters[0]?.notes.length, 1);
  assert.deepEqual(withNote(noted, 0, 2, { drawings: rubbed }).chapters[0]?.notes, []);
});

test('a question can be added, worded, given a third answer, and removed', () => {
  const begun = beginStudy('own-1234', 'Waxhaws', record);
  const worded = withAnswer(beginQuestion(), 1, { says: 'Charge', history: true, counts: 'sound' });
  const asked = withQuestion(begun, 0, 3, withAnswer(worded, 2, { says: 'Wait' }));
  const study = parseStudyFile(JSON.parse(JSON.stringify(asked)));
  const question = study.chapters[0]?.notes[0]?.question;
  assert.deepEqual(
    question?.answers.map(({ says, history }) => [says, history ?? false]),
    [
      ['The first answer', false],
      ['Charge', true],
      ['Wait', false],
    ],
  );
  assert.deepEqual(withQuestion(study, 0, 3, null).chapters[0]?.notes, []);
});

test('a variation can be added from a record with the same beginning, named, and removed', () => {
  const begun = beginStudy('own-1234', 'Waxhaws', record);
  const added = addVariation(begun, 0, 6, JSON.stringify(record));
  const named = withVariation(added, 0, 0, 'Had they waited');
  assert.equal(named.chapters[0]?.variations?.[0]?.title, 'Had they waited');
  assert.deepEqual(Object.keys(withVariation(named, 0, 0, null).records), ['main']);
  assert.throws(() => addVariation(begun, 0, 6, 'no record'), { name: 'RangeError' });
  const other = { ...record, entries: record.entries.slice(5) };
  assert.throws(() => addVariation(begun, 0, 6, JSON.stringify(other)), { name: 'RangeError' });
});
