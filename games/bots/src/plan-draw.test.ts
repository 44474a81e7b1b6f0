import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { drawPlans } from './plan-draw.ts';

const commands = ['a', 'b', 'c', 'd', 'e', 'f'].map((body) => ({ body, plans: ['stay', 'go', 'back'] }));
/** For these going is better, for the others it is worse; to go back is bad for all. Each alone changes less than luck does. */
const GO = ['a', 'c', 'e'];
const RIGHT = commands.map(({ body }) => [body, GO.includes(body) ? 'go' : 'stay']);

function worthOf(plans: Readonly<Record<string, string>>, seed: string): number {
  const each = Object.entries(plans).map(([body, plan]): number =>
    plan === 'go' ? (GO.includes(body) ? 500 : -500) : plan === 'back' ? -800 : 0,
  );
  return each.reduce((sum, worth) => sum + worth, 0) + seededChance(seed).below(1600) - 800;
}

const thinking = (seed: string) => ({ chance: seededChance(seed), effort: 10 });

test('if plans differ by less than luck, most of the good ones are still found, and few bad ones', () => {
  let right = 0;
  let all = 0;
  for (let i = 0; i < 20; i++) {
    const found = drawPlans(commands, thinking(`draw${i}`), worthOf);
    for (const [body, plan] of RIGHT) {
      all++;
      if (found[body as string] === plan) right++;
    }
  }
  assert.ok(right > 0.85 * all, `${right} of ${all}`);
});

test('if no plan is better than another, the natural one is used', () => {
  const luckless = drawPlans(commands, thinking('none'), () => 0);
  assert.deepEqual(
    Object.values(luckless),
    commands.map(() => 'stay'),
  );
});

test('plans that look good but lose to the natural one are dropped', () => {
  let tried = 0;
  // Going looks better while plans are drawn; with the same dice it then loses.
  const found = drawPlans(commands, thinking('fooled'), ({ a }) => {
    tried++;
    return a === 'go' ? (tried <= 140 ? 900 : -900) : 0;
  });
  assert.equal(found.a, 'stay');
});

test('a bot out of time before its first playout uses the natural plan', () => {
  let tried = 0;
  const found = drawPlans(commands, { ...thinking('late'), late: () => true }, () => ++tried);
  assert.equal(tried, 0);
  assert.deepEqual(
    Object.values(found),
    commands.map(() => 'stay'),
  );
});

test('plans drawn until a limit are still compared with the natural ones', () => {
  let tried = 0;
  const found = drawPlans(commands, { ...thinking('proved'), isDrawn: () => tried >= 30 }, ({ a }) => {
    tried++;
    return a === 'go' ? (tried <= 30 ? 900 : -900) : 0;
  });
  assert.ok(tried > 30);
  assert.equal(found.a, 'stay');
});
