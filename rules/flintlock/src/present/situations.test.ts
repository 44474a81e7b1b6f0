import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { flintlock } from '../index.ts';

for (const battle of flintlock.battles)
  test(`${battle}: what is filled in from a piece fits the form it is for`, () => {
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
