import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { duel, skirmishing } from '../../test/firing.ts';
import { contact } from '../../test/shocking.ts';
import { flintlock } from '../index.ts';
import { shotOf } from '../play/fire/shot.ts';
import { fireReckoning } from '../reckon/fire.ts';
import { situations } from './situations.ts';
import { threats } from './threats.ts';

for (const battle of flintlock.battles)
  test(`${battle}: values that are filled in from a piece fit their form`, () => {
    const { field, position } = Game.create(flintlock, { battle, dice: { kind: 'seeded', seed: 's' } });
    const { present, reckonings } = flintlock;
    const forms = new Set<string>();
    for (const { id } of present.shows.scene({ field, state: position.state, known: [] }).pieces)
      for (const { form, situation } of present.shows.situations?.(
        { field, state: position.state, known: [] },
        id,
      ) ?? []) {
        forms.add(form);
        const reckoned = reckonings[form]?.reckon(situation);
        assert.ok(reckoned && 'outcomes' in reckoned, `${id} ${form}: ${JSON.stringify(reckoned)}`);
      }
    for (const form of ['continuity', 'seizure', 'flight', 'self-activation', 'morale', 'pre-shock'])
      assert.ok(forms.has(form), form);
  });

clause(
  ['FL-11.34f', 'FL-5.6c', 'FL-2.24c'],
  'the shot filled in and the threat are those of the unit’s own Activation if it is active',
  () => {
    const t = duel({ british: ['1011'], american: ['1008'], britishGuns: [{ at: '0911' }] });
    const { field, state: s } = t;
    const [foot, gun, enemy] = [t.unit('Webster'), t.gun(0), t.unit('Eaton')];
    s.volley[t.command('Webster')] = { kind: 'block', of: s.moment };
    s.limbered[gun] = 1;
    const thrown = (unit: number) =>
      fireReckoning(shotOf({ field, s }, unit, enemy, 'phasing'), '').outcomes.map(({ key }) => key);
    for (const unit of [foot, gun]) {
      const fire = situations(field, s, `unit:${unit}`).find(({ form }) => form === 'fire') ?? assert.fail();
      const reckoned = flintlock.reckonings['fire']?.reckon(fire.situation);
      assert.deepEqual(
        reckoned && 'outcomes' in reckoned && reckoned.outcomes.map(({ key }) => key),
        thrown(unit),
      );
    }
    const told = threats(field, s, `unit:${enemy}`).map(({ from, reckoning }) => [
      from[0],
      reckoning.outcomes.map(({ key }) => key),
    ]);
    assert.deepEqual(
      new Map(told as [string, string[]][]),
      new Map([foot, gun].map((u) => [`unit:${u}`, thrown(u)])),
    );
  },
);

clause(['FL-12.52b', 'FL-6.54a'], 'a Line all in SK fits the form of a Shock, with no unit', () => {
  const t = contact({
    eaton: { skirmishers: 1, at: ['0505'] },
    webster: { at: ['0506'] },
    prepare: skirmishing('Eaton'),
  });
  const shock = situations(t.field, t.state, `unit:${t.unit('Webster')}`).find(
    ({ form }) => form === 'shock',
  );
  const reckoned = flintlock.reckonings['shock']?.reckon(
    shock?.situation ?? assert.fail('none is filled in'),
  );
  assert.ok(reckoned && 'outcomes' in reckoned, JSON.stringify(reckoned));
});
