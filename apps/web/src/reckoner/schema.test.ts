import assert from 'node:assert/strict';
import { test } from 'node:test';
import { morschauser } from '@linstock/morschauser';
import { filled, readSchema } from './schema.ts';

test("a field of the form that may be left out stays empty, and the rules' own value is reckoned with", () => {
  const form = morschauser.reckonings['melee'];
  assert.ok(form);
  const situation = filled(readSchema(form.schema), {
    attacker: { type: 'cavalry' },
    defender: { type: 'lineInfantry' },
  });
  const { attacker, flankAttack } = situation as {
    attacker: { strength?: number; traits: unknown };
    flankAttack: boolean;
  };
  assert.equal(attacker.strength, undefined);
  assert.deepEqual([attacker.traits, flankAttack], [[], false]);
  const reckoned = form.reckon(situation);
  assert.ok('dice' in reckoned && reckoned.dice.count === 4, 'all four strength points of heavy cavalry');
});
