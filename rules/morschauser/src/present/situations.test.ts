import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '../../test/battlefield.ts';
import { morschauser } from '../index.ts';

const { present, reckonings } = morschauser;

for (const battle of morschauser.battles)
  test(`${battle}: values that are filled in from a piece fit their form`, () => {
    const field = morschauser.field(battle, { preset: 'full' });
    const state = morschauser.deploy(field);
    const forms = new Set<string>();
    for (const piece of present.shows.scene({ field, state, known: [] }).pieces)
      for (const { form, situation } of present.shows.situations?.({ field, state, known: [] }, piece.id) ??
        []) {
        forms.add(form);
        const reckoned = reckonings[form]?.reckon(situation);
        assert.ok(reckoned, form);
        if ('sentence' in reckoned) assert.notEqual(reckoned.code, 'malformed', reckoned.sentence);
      }
    for (const form of ['shooting', 'melee', 'melee-reply', 'command', 'morale', 'rally', 'risk'])
      assert.ok(forms.has(form), form);
  });

test('a shot and a round are filled in as they would be fought', () => {
  const { setting, s } = begin({
    south: [{ type: 'lightInfantry', weapon: 'rifle', at: [[20, 20]] }],
    north: [{ at: [[20, 30, 0]] }],
    terrain: [
      {
        id: 'wood',
        kind: 'woods',
        poly: [
          [10, 28],
          [30, 28],
          [30, 34],
          [10, 34],
        ],
      },
    ],
  });
  const filled = present.shows.situations?.({ field: setting, state: s, known: [] }, 'company:0') ?? [];
  const [shot, round] = ['shooting', 'melee'].map(
    (name) => filled.find(({ form }) => form === name)?.situation as Record<string, unknown>,
  );
  assert.deepEqual([shot?.['range'], shot?.['cover'], shot?.['weapon']], [7, 'woods', 'rifle']);
  assert.equal(round?.['flankAttack'], true);
  assert.deepEqual(Object.entries(round?.['attacker'] ?? {}).at(-1), ['ground', ['woods']]);
});
