/** What axe, the checker of pages for people who do not see or use them as most do, objects to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const axe = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
);

/** What axe objects to in a part of a page, grave or not. */
export async function objections(page: Page, within: string): Promise<string[]> {
  return (await faultsIn(page, within, {})).map(({ told }) => told);
}

/** What axe objects to in a part of a page, grave matters only. */
export async function graveObjections(page: Page, within: string): Promise<string[]> {
  // A counter's name is its story; the figures printed on it, and the key printed on a button, are no labels.
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const found = await faultsIn(page, within, { rules });
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ told }) => told);
}

async function faultsIn(page: Page, within: string, how: object): Promise<Fault[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    ([part, options]) =>
      (window as unknown as { axe: { run(part: string, options: object): Promise<AxeResults> } }).axe.run(
        part,
        options,
      ),
    [within, how] as const,
  );
  return found.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map((node) => ({ impact, told: `${id}: ${help} at ${node.target.join(' ')}` })),
  );
}

interface Fault {
  readonly impact: string | null;
  /** The rule, what it wants, and where. */
  readonly told: string;
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}
