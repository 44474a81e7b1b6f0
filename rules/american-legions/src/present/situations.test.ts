import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { charging, firing, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { americanLegions } from '../index.ts';
import { attackOf as volleyOf } from '../play/fire-attack.ts';
import { attackOf as chargeOf } from '../play/shock-attack.ts';
import { fireReckoning } from '../reckon/fire.ts';
import { shockReckoning } from '../reckon/shock.ts';
import { situations } from './situations.ts';

for (const battle of americanLegions.battles)
  test(`${battle}: the values filled in from a piece fit their form`, () => {
    const game = Game.create(americanLegions, { battle, dice: { kind: 'seeded', seed: 's' } });
    const { present, reckonings } = americanLegions;
    const { pieces } = present.shows.scene({ field: game.field, state: game.position.state, known: [] });
    const forms = new Set<string>();
    for (const piece of pieces) {
      for (const { form, situation } of present.shows.situations?.(
        { field: game.field, state: game.position.state, known: [] },
        piece.id,
      ) ?? []) {
        forms.add(form);
        const reckoned = reckonings[form]?.reckon(situation);
        const refused = reckoned && 'sentence' in reckoned ? reckoned : null;
        assert.notEqual(refused?.code, 'malformed', refused?.sentence);
      }
    }
    assert.deepEqual([...forms].sort(), ['fire', 'morale', 'shock']);
  });

clause(
  ['AL-7.33g', 'AL-7.33n', 'AL-7.41h', 'AL-7.41r'],
  'fire and shock filled in from a company come through the side that it is on',
  () => {
    const keys = (reckoned: unknown) =>
      (reckoned as { outcomes: { key: string }[] }).outcomes.map(({ key }) => key);
    const filled = (t: Situation, form: string) => {
      const found = situations(t.field, t.state, `company:${t.company('Foot')}`).find(
        (each) => each.form === form,
      );
      return keys(americanLegions.reckonings[form]?.reckon(found?.situation ?? assert.fail(form)));
    };
    const foot = { at: stack(2, 1, -1), facing: 5 };
    for (const state of ['ok', 'routed'] as const) {
      const american = { regiments: { Line: { at: stack(2, 0, -1), state, order: 'none' as const } } };
      const volley = firing({ Foot: foot }, { american });
      const both = [volley.company('Foot'), volley.company('Foot', 1)];
      const { field, state: s } = volley;
      const shot = volleyOf({ field, s }, 0, volley.hex(0, -1), both);
      assert.deepEqual(filled(volley, 'fire'), keys(fireReckoning(shot)));
      const charge = charging({ Foot: foot }, { american });
      const struck = chargeOf({ field: charge.field, s: charge.state }, 0, charge.hex(0, -1), [
        charge.hex(1, -1),
      ]);
      assert.deepEqual(filled(charge, 'shock'), keys(shockReckoning(struck)));
    }
  },
);
