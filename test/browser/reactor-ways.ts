/** A question at which several units may act together: each is ticked in a list, and then they act. */
import type { Locator, Page } from 'playwright-core';
import type { IntendedAnswer, Way } from './ways.ts';

/**
 * The next press, with its key, so that the intended units act. Null if no such list is open, or if it should be
 * passed.
 */
export async function actors(
  page: Page,
  way: Way,
  { told, ends, scene }: IntendedAnswer,
): Promise<{ readonly button: Locator; readonly key: string | null } | null> {
  const list = page.getByRole('group', { name: 'Who acts' });
  if (ends || (await list.count()) === 0) return null;
  const own = list.getByText(told.label, { exact: true });
  const named = told.picks.flatMap((pick) => ('piece' in pick ? [pick.piece] : []));
  const names = scene.pieces.filter(({ id }) => named.includes(id)).map(({ name }) => name);
  const rows = list.locator('button.reactor');
  const ticked = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.getAttribute('aria-label') ?? '',
      on: row.getAttribute('aria-pressed') === 'true',
    })),
  );
  const meant = (name: string) => names.some((each) => name === each || name.startsWith(`${each}, `));
  const wrong = ticked.findIndex(({ name, on }) => meant(name) !== on);
  if (wrong >= 0) return { button: rows.nth(wrong), key: null };
  if ((await own.count()) > 0 && !(await says(page, told.label))) return { button: own.first(), key: null };
  const go = page.locator('.reactors-commands .button-main:enabled');
  return (await go.count()) > 0 ? { button: go, key: way === 'keyboard' ? 'Enter' : null } : null;
}

/** True if the open card belongs to this answer. */
async function says(page: Page, label: string): Promise<boolean> {
  return (await page.locator('.odds-card h2', { hasText: label }).count()) > 0;
}
