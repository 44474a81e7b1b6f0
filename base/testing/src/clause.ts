import { test } from 'node:test';

/**
 * A test that shows a rule, or several: `clause('AL-7.33c', 'musket fire is halved at 2 to 5 hexes', …)`.
 * The ids stand at the head of the test's name, where `linstock clauses` finds them too.
 */
export function clause(
  ids: string | readonly string[],
  name: string,
  shows: () => void | Promise<void>,
): void {
  const head = typeof ids === 'string' ? ids : ids.join(' ');
  test(`[${head}] ${name}`, shows);
}
