/** The words that a screen reader would get, recorded in the page: each change of a live region, in order. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The texts that live regions have had since the last reading. */
    spokenSoFar: string[];
  }
}

/** From now on, records the texts of live regions. */
export async function noteSpoken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    window.spokenSoFar = said;
    const live = '[role="status"], [role="alert"], [aria-live="polite"]';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(live);
        if (region) regions.add(region);
      }
      for (const region of regions) {
        const words = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (words !== '') said.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** The texts since the recording began, or since the last call. */
export function spokenBy(page: Page): Promise<string[]> {
  return page.evaluate(() => window.spokenSoFar.splice(0));
}
