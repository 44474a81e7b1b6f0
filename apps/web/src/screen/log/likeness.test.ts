import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { playTo } from '../../play/testing.ts';
import { buildLogLines, describeLine } from '../../words/logLines.ts';
import { castOf } from '../../words/names.ts';
import { matchWords } from './likeness.ts';

/** The log lines of a battle played for a while, and a search of them. */
function fought(system: string, battle: string, entries: number) {
  const game = playTo(system, battle, (_, { head }) => head > entries);
  const scene = needRulebook(system).present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const cast = castOf(scene);
  const logLines = buildLogLines(game.log, scene);
  const isVolley = (logLine: (typeof logLines)[number]) =>
    logLine.items.some(({ logItem }) => eventOf(logItem)?.kind === 'volley');
  return { logLines, cast, isVolley, found: (words: string) => logLines.filter(matchWords(words, cast)) };
}

const maida = fought('morschauser', 'maida', 260);
const cowpens = fought('american-legions', 'cowpens', 110);

test('a search for fire also finds lines that a rule system calls shooting, and the reverse', () => {
  for (const { logLines, isVolley, found } of [maida, cowpens])
    for (const words of ['fire', 'firing', 'shoots', 'shot', 'volley', 'FIRE']) {
      const volleys = logLines.filter(isVolley);
      assert.ok(volleys.length > 0);
      const like = found(words);
      const missed = volleys.filter((logLine) => !like.includes(logLine)).map(describeLine);
      assert.deepEqual(missed, [], words);
    }
  assert.ok(maida.found('fire').length < maida.logLines.length / 2, 'and not everything besides');
});

test('a name is found without its accents, by a part of it, and by the one on the counter', () => {
  const { found } = maida;
  const full = found('Compère');
  assert.ok(full.length > 0);
  assert.deepEqual(found('compere'), full);
  assert.deepEqual(found('compè'), full);
  const troops = [...cowpens.cast.values()].find(({ name, short }) => !name.includes(short));
  assert.ok(troops, 'somebody has another name on his counter');
  const done = cowpens.logLines.filter(({ pieces }) => pieces.includes(troops.id));
  assert.ok(done.length > 0);
  const like = cowpens.found(troops.short);
  const missed = done.filter((logLine) => !like.includes(logLine));
  assert.deepEqual(missed.map(describeLine), []);
});

test('an arm is found by what people call it; all the words must be there', () => {
  const { found, cast } = maida;
  const guns = found('guns fire');
  assert.ok(guns.length > 0);
  for (const { pieces } of guns)
    assert.ok(pieces.some((id) => ['gun', 'howitzer'].includes(cast.get(id)?.kind ?? '')));
  assert.ok(guns.length < found('fire').length);
  assert.deepEqual(found('fire submarine'), []);
  assert.deepEqual(found('  '), maida.logLines);
});
