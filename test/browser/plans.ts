/**
 * Paints the plans of the battles again. These small engravings are shown in the chooser, and under a board until it
 * is painted. `node test/browser/plans.ts` paints the plans whose ground has changed, `--all` all of them.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rulebooks } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { planOfBattle } from '../../apps/web/src/board/ground/plan.ts';
import type { PlanData } from '../../apps/web/src/plans/planData.ts';
import { launchBrowser } from './launch.ts';

const web = join(import.meta.dirname, '..', '..', 'apps', 'web');
const folder = join(web, 'src', 'plans');
const FILE = join(folder, 'plans.json');

/** The longer side of a plan in pixels, and the quality of its file. */
const LONGER = 1000;
const QUALITY = 0.62;

type Plans = Record<string, Record<string, PlanData>>;

/** Paints a battle's ground in a browser with the page's own painter; a WebP file. */
async function painted(page: Page, system: string, battle: string): Promise<Buffer> {
  const text = await page.evaluate(
    async ([rules, id, longer, quality]) => {
      const from = (path: string) => import(/* @vite-ignore */ path);
      const { loadRulebook } = await from('/@id/@linstock/systems');
      const { groundOfBattle } = await from('/src/board/ground/plan.ts');
      const { boundsOf, engrave } = await from('/src/board/ground/engraving.ts');
      const { paint } = await from('/src/board/ground/paint.ts');
      const { openSheet } = await from('/src/board/ground/sheet.ts');
      const { TERRAIN_TINTS } = await from('/src/design/palette.ts');
      const source = groundOfBattle(await loadRulebook(rules), id);
      const box = boundsOf(source);
      const scale = longer / Math.max(box.width, box.height);
      const canvas = new OffscreenCanvas(Math.round(box.width * scale), Math.round(box.height * scale));
      paint(openSheet(canvas, box, scale), engrave(source), TERRAIN_TINTS.tinted);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [system, battle, LONGER, QUALITY] as const,
  );
  return Buffer.from(text, 'base64');
}

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const before: Plans = JSON.parse(readFileSync(FILE, 'utf8'));
const plans: Plans = {};
const server = await createServer({ root: web, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  // Any address of the page's server will do, since only its modules are needed.
  await page.goto(new URL('notices.txt', server.resolvedUrls?.local[0]).href);
  for (const rules of rulebooks) {
    for (const battle of rules.battles) {
      const plan = planOfBattle(rules, battle);
      plans[rules.id] = { ...plans[rules.id], [battle]: plan };
      if (!all && before[rules.id]?.[battle]?.key === plan.key) continue;
      const file = join(folder, 'pictures', `${rules.id}-${battle}.webp`);
      const bytes = await painted(page, rules.id, battle);
      writeFileSync(file, bytes);
      console.log(
        `${rules.id}, ${battle}: ${Math.round(bytes.length / 1000)} kB, ${plan.troops.length} blocks`,
      );
    }
  }
  for (const [system, battles] of Object.entries(before))
    for (const battle of Object.keys(battles))
      if (!plans[system]?.[battle])
        rmSync(join(folder, 'pictures', `${system}-${battle}.webp`), { force: true });
  writeFileSync(FILE, `${JSON.stringify(plans)}\n`);
} finally {
  await browser.close();
  await server.close();
}
