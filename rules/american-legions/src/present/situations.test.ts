import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { americanLegions } from '../index.ts';

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
