/** The log of golden games. What is looked for is found by what it is: the games are played again when rules change. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { regimentIn } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { deedAt } from '../screen/after/deedAt.ts';
import { chanceTold, type Deed, deedSentence, deedsOf } from './deeds.ts';
import { castOf } from './names.ts';

/** All deeds of a golden game, and everybody in it. */
function goldenDeeds(system: string, battle: string) {
  const golden = join(import.meta.dirname, '../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, record);
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  return { deeds: deedsOf(game.log, scene), cast: castOf(scene) };
}

/** The first deed that is looked for. Throws if there is none. */
function found(deeds: readonly Deed[], wanted: (deed: Deed) => boolean): Deed {
  const deed = deeds.find(wanted);
  assert.ok(deed, 'the golden game has such a deed');
  return deed;
}

const COWPENS = goldenDeeds('american-legions', 'cowpens');
const MAIDA = goldenDeeds('morschauser', 'maida');

test('a volley, its throw and the losses it dealt are one deed, told by their entries too', () => {
  const { deeds } = COWPENS;
  const volley = found(
    deeds,
    ({ kind, text, harms, n, last }) =>
      kind === 'blow' && text.includes(' fire') && harms.length > 0 && last > n,
  );
  assert.equal(volley.rolls.length, 1);
  assert.equal(deedAt(deeds, volley.last), volley, 'the loss is taken by an entry of its own');
  assert.equal(deedAt(deeds, 99_999), null);
  const miss = found(deeds, ({ text, outcome }) => text.includes(' fire') && outcome === 'no effect');
  assert.match(deedSentence(miss), /: no effect\.$/);
});

test('a hit that the enemy takes on another company of the regiment shot at belongs to the shot', () => {
  const shots = MAIDA.deeds.filter(({ kind, text }) => kind === 'blow' && text.includes('shoots at'));
  const hit = shots.filter(({ outcome }) => outcome !== 'no hit');
  assert.ok(hit.length > 10);
  const credited = hit.filter(({ harms }) => harms.length > 0);
  assert.ok(credited.length > 0.9 * hit.length, `${credited.length} of ${hit.length}`);
  assert.ok(
    credited.some(({ text, harms }) => harms.some((each) => !text.includes(each.sentence.slice(4, 20)))),
  );
});

test("a regiment's march is told once, however many orders it took", () => {
  const { deeds, cast } = COWPENS;
  const bodyOf = ({ pieces }: Deed) => regimentIn(cast.get(pieces[0] ?? '')?.name ?? '');
  const marches = deeds.flatMap((deed, i) => {
    const next = deeds[i + 1];
    const marching =
      deed.kind === 'way' && next?.kind === 'way' && / (?:moves?|rides) /.test(deed.text + next.text);
    return marching ? [[bodyOf(deed), bodyOf(next)] as const] : [];
  });
  assert.ok(marches.length > 10);
  for (const [one, other] of marches) assert.notEqual(one, other);
  assert.ok(deeds.some(({ text, n, last }) => / up to \d+ hexes$/.test(text) && last > n));
});

test('a melee tells the chances of the throws of both sides, and what it cost though that is told before', () => {
  const melees = MAIDA.deeds.filter(({ kind, text }) => kind === 'blow' && text.includes(' against '));
  assert.ok(melees.length > 3);
  for (const melee of melees) {
    assert.equal(melee.rolls.length, 2, melee.text);
    assert.match(chanceTold(melee), / and /);
  }
  const beaten = found(melees, ({ harms }) =>
    harms.some(({ sentence }) => sentence.endsWith('is destroyed.')),
  );
  assert.doesNotMatch(deedSentence(beaten), /is beaten\..*is destroyed/, 'the beaten is named once');
});

test('who has the initiative is told with both dice, which are not those of a rally that follows', () => {
  const { deeds } = goldenDeeds('johnny-reb', 'mcphersons-ridge');
  const initiative = found(deeds, ({ text }) => text.includes('has the initiative'));
  assert.deepEqual(
    initiative.rolls.map(({ reckoning }) => reckoning.name),
    ['initiative', 'initiative'],
  );
});
