import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  packStudy,
  parseStudyFile,
  readStudyFile,
  type StudyFile,
  studySchema,
  unpackStudy,
  withoutNames,
  writeStudyFile,
} from './index.ts';
import schema from './study-schema.json' with { type: 'json' };

const shipped = (): StudyFile =>
  readStudyFile(readFileSync(new URL('../../../../games/lessons/src/studies/cowpens.json', import.meta.url)));

test('the JSON Schema of studies is the one their reader has', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(studySchema())), schema);
});

test('a study survives its file and its link unchanged, its records chained again', async () => {
  const study = shipped();
  assert.deepEqual(readStudyFile(writeStudyFile(study)), study);
  const packed = await packStudy(study, true);
  assert.ok(packed.length < 20_000, `${packed.length} characters`);
  assert.deepEqual(JSON.parse(JSON.stringify(await unpackStudy(packed))), JSON.parse(JSON.stringify(study)));
});

test('the names of players go along with a link only if they are wanted', async () => {
  const bare = await unpackStudy(await packStudy(shipped(), false));
  for (const study of [bare, withoutNames(shipped())])
    for (const record of Object.values(study.records)) assert.equal(record['players'], undefined);
});

test('a link that was cut or changed is refused with one sentence', async () => {
  const packed = await packStudy(shipped(), false);
  await assert.rejects(unpackStudy(packed.slice(0, -10)), {
    message: 'This link was cut short or changed on its way. Ask for the file.',
  });
});

test('each fault of a study is one sentence that names the place', () => {
  const study = shipped();
  const [first] = study.chapters;
  assert.ok(first);
  const changed = (chapter: object) => () =>
    parseStudyFile({ ...study, chapters: [{ ...first, ...chapter }] });
  assert.throws(changed({ record: 'other' }), /of a record “other” that the study does not hold/);
  assert.throws(changed({ to: 9999 }), /runs from entry 0 to 9999; its record has \d+/);
  assert.throws(changed({ notes: [{ entry: 0, text: 'See [7].' }] }), /speaks of \[7\], and no disc has/);
  assert.throws(
    changed({ notes: [{ entry: 0, drawings: [{ kind: 'number', n: 1, at: 'hex:17' }] }] }),
    /a place is hex:q,r or at:x,y or piece:ID/,
  );
});
