/** What axe, the checker of pages for people who do not see or use them as most do, objects to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const axe = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
);

/** What axe objects to in a part of a page, grave or not: the rule, what it wants, and where. */
export async function objections(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (part) => (window as unknown as { axe: { run(part: string): Promise<AxeResults> } }).axe.run(part),
    within,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}
