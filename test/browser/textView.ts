/** The text view as a person uses it. */
import type { Page } from 'playwright-core';

/** Types a line into the text view, which is opened for it. Returns the reply. */
export async function sayInTextView(page: Page, line: string): Promise<string> {
  const textView = page.getByRole('complementary', { name: 'Text view' });
  if ((await textView.count()) === 0) await page.keyboard.press('j');
  const box = textView.getByRole('textbox', { name: 'Command' });
  await box.fill(line);
  await box.press('Enter');
  await page.waitForTimeout(150);
  // The line may bring up the curtain between two players, which hides the text view.
  const reply = await textView
    .getByRole('status')
    .textContent({ timeout: 1_000 })
    .catch(() => null);
  return reply ?? '';
}
