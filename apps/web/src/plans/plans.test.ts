import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rulebooks } from '@linstock/systems/all';
import { planOfBattle } from '../board/ground/plan.ts';
import plans from './plans.json' with { type: 'json' };

test('the chooser shows every battle as it is today: its ground, and the places of its troops', () => {
  const made: Record<string, Record<string, unknown>> = plans;
  for (const rules of rulebooks) {
    for (const battle of rules.battles) {
      const file = join(import.meta.dirname, 'pictures', `${rules.id}-${battle}.webp`);
      const stale = `The plan of ${battle} under ${rules.id} is old. Paint it: npm run add-battle -- ${rules.id} ${battle}`;
      assert.ok(existsSync(file), stale);
      assert.deepEqual(made[rules.id]?.[battle], planOfBattle(rules, battle), stale);
    }
  }
});
