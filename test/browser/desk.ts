/** The text desk as a person uses it. */
import type { Page } from 'playwright-core';

/** Says a line at the desk, which is opened for it; what the desk replies. */
export async function sayAtDesk(page: Page, line: string): Promise<string> {
  const desk = page.getByRole('complementary', { name: 'Text desk' });
  if ((await desk.count()) === 0) await page.keyboard.press('j');
  const box = desk.getByRole('textbox', { name: 'Command' });
  await box.fill(line);
  await box.press('Enter');
  await page.waitForTimeout(150);
  // What is said may bring the curtain between two players, and no desk is behind it.
  const reply = await desk
    .getByRole('status')
    .textContent({ timeout: 1_000 })
    .catch(() => null);
  return reply ?? '';
}
