import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { playTo } from '../../play/testing.ts';
import { buildLogLines, describeLine } from '../../words/logLines.ts';
import { castOf } from '../../words/names.ts';
import { filterLog, NO_FILTER, regimentsOf, writeLog } from './logFilter.ts';

const system = 'american-legions';
const game = playTo(system, 'cowpens', (_, { head }) => head > 90);
const scene = needRulebook(system).present.shows.scene({
  field: game.field,
  state: game.position.state,
  known: [],
});
const cast = castOf(scene);
const logLines = buildLogLines(game.log, scene);

test('a search lists the lines with all its words, under the headings of their steps', () => {
  const found = filterLog(logLines, { ...NO_FILTER, words: 'militia fire' }, cast);
  const lines = found.filter(({ kind }) => kind !== 'phase' && kind !== 'turn');
  assert.ok(lines.length > 0);
  for (const line of lines)
    assert.match(line.items.map(({ logItem }) => logItem.sentence).join(' '), /[Mm]ilitia/);
  found.forEach((logLine, i) => {
    if (logLine.kind === 'phase') assert.notEqual(found[i + 1]?.kind, 'phase', 'no head over nothing');
  });
  assert.ok(lines.length < logLines.length / 2);
});

test('a unit is found by its regiment, both when it acts and when it is the target', () => {
  assert.ok(regimentsOf(cast, 0).includes('71st Highlanders'));
  assert.ok(!regimentsOf(cast, 1).includes('71st Highlanders'));
  const found = filterLog(logLines, { ...NO_FILTER, regiment: '71st Highlanders' }, cast).filter(
    ({ kind }) => kind !== 'phase' && kind !== 'turn',
  );
  assert.ok(found.some(({ side }) => side === 0));
  const theirs = new Set(scene.pieces.filter(({ name }) => name.includes('71st')).map(({ id }) => id));
  assert.ok(found.every(({ pieces }) => pieces.some((piece) => theirs.has(piece))));
});

test('the copied text has the visible lines, one per line', () => {
  const found = filterLog(logLines, { ...NO_FILTER, diceOnly: true }, cast);
  const text = writeLog(found);
  for (const logLine of found)
    if (logLine.kind === 'blow') assert.ok(text.includes(describeLine(logLine)), describeLine(logLine));
});
