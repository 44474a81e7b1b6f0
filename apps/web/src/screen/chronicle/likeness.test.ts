import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { playedTo } from '../../play/testing.ts';
import { deedSentence, deedsOf } from '../../words/deeds.ts';
import { castOf } from '../../words/names.ts';
import { likeIn } from './likeness.ts';

/** The deeds of a battle played for a while, and a search of them. */
function fought(system: string, battle: string, entries: number) {
  const game = playedTo(system, battle, (_, { head }) => head > entries);
  const scene = needRulebook(system).present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const cast = castOf(scene);
  const deeds = deedsOf(game.log, scene);
  const isVolley = (deed: (typeof deeds)[number]) =>
    deed.lines.some(({ logItem }) => eventOf(logItem)?.kind === 'volley');
  return { deeds, cast, isVolley, found: (words: string) => deeds.filter(likeIn(words, cast)) };
}

const maida = fought('morschauser', 'maida', 260);
const cowpens = fought('american-legions', 'cowpens', 110);

test('who looks for fire finds it where the rules call it shooting, and the other way round', () => {
  for (const { deeds, isVolley, found } of [maida, cowpens])
    for (const words of ['fire', 'firing', 'shoots', 'shot', 'volley', 'FIRE']) {
      const volleys = deeds.filter(isVolley);
      assert.ok(volleys.length > 0);
      const like = found(words);
      const missed = volleys.filter((deed) => !like.includes(deed)).map(deedSentence);
      assert.deepEqual(missed, [], words);
    }
  assert.ok(maida.found('fire').length < maida.deeds.length / 2, 'and not everything besides');
});

test('a name is found without its accents, by a part of it, and by the one on the counter', () => {
  const { found } = maida;
  const full = found('Compère');
  assert.ok(full.length > 0);
  assert.deepEqual(found('compere'), full);
  assert.deepEqual(found('compè'), full);
  const troops = [...cowpens.cast.values()].find(({ name, short }) => !name.includes(short));
  assert.ok(troops, 'somebody has another name on his counter');
  const done = cowpens.deeds.filter(({ pieces }) => pieces.includes(troops.id));
  assert.ok(done.length > 0);
  const like = cowpens.found(troops.short);
  const missed = done.filter((deed) => !like.includes(deed));
  assert.deepEqual(missed.map(deedSentence), []);
});

test('an arm is found by what people call it; all the words must be there', () => {
  const { found, cast } = maida;
  const guns = found('guns fire');
  assert.ok(guns.length > 0);
  for (const { pieces } of guns)
    assert.ok(pieces.some((id) => ['gun', 'howitzer'].includes(cast.get(id)?.kind ?? '')));
  assert.ok(guns.length < found('fire').length);
  assert.deepEqual(found('fire submarine'), []);
  assert.deepEqual(found('  '), maida.deeds);
});
