import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { conformance } from '@linstock/kernel/conformance';
import { rulebooks } from '@linstock/systems/all';

/** Games a battle, and how seldom a costly check looks: many times what `npm test` does. A system takes two to ten minutes. */
const LONG = { games: 2, every: 40, seed: 'soak' };

/** Every law over many random games of a system, each reported when done: one may take a minute. */
export function conformsLong(system: string): void {
  const rules = rulebooks.find(({ id }) => id === system);
  if (!rules) throw new Error(`There is no system "${system}".`);
  for (const check of conformance(rules, LONG))
    test(check.name, async () => {
      // A law is shown in one breath, and the runner prints only between two.
      await setImmediate();
      check.run();
    });
}
