import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { playMatch } from '@linstock/lab';
import { rulebooks } from '@linstock/systems/all';

/** Games of each battle, half of them with the sides reversed. */
const GAMES = 4;

for (const rules of rulebooks) {
  test(`the captain beats the greedy bot over all battles of ${rules.title}`, async (t) => {
    const told: string[] = [];
    let points = 0;
    for (const battle of rules.battles)
      await t.test(`${battle} is fought to its end ${GAMES} times`, async () => {
        // The messages about the battle before are printed only when the games give other tasks time.
        await setImmediate();
        const field = rules.field(battle, {});
        const results = Array.from({ length: GAMES }, (_, n) =>
          playMatch(rules, field, {
            battle,
            bots: ['captain', 'greedy'],
            reversed: n % 2 === 1,
            seed: `soak:${battle}:${n >> 1}`,
            efforts: [1, 1],
          }),
        );
        const won = results.reduce((sum, result) => sum + result.points[0], 0);
        told.push(`${battle} ${won} of ${GAMES}`);
        points += won;
      });
    assert.ok(points > (GAMES * rules.battles.length) / 2, told.join(', '));
  });
}
