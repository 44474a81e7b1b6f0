/** The five ways to give an answer at the page: mouse, keyboard, touch, text view, and mouse in colours that are not ours. */
import { axialOf } from '@linstock/ground';
import type { Ground, Picked, PickedAnswer, Scene } from '@linstock/scene';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { fingerOf, mouseOf, type Spot } from './pointer.ts';
import { actors } from './reactor-ways.ts';
import { sayInTextView } from './textView.ts';

export type Way = 'mouse' | 'keyboard' | 'touch' | 'text view' | 'forced colours';

/** The page as each way has it. */
export const WAYS: Readonly<Record<Way, BrowserContextOptions>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  'text view': {},
  'forced colours': { forcedColors: 'active' },
};

/** An answer to be given, and the table it is given at. */
export interface IntendedAnswer {
  readonly told: PickedAnswer;
  readonly ends: boolean;
  readonly scene: Scene;
  readonly ground: Ground;
}

/** More presses than any one answer takes. */
const MOST = 9;

/**
 * Gives an answer on a page. Returns null once it is given, or else a description of the page when no more could be
 * done.
 */
export async function giveBy(page: Page, way: Way, meant: IntendedAnswer, given: () => Promise<boolean>) {
  for (let n = 0; n < MOST; n++) {
    if (await given()) return null;
    const stuck = way === 'text view' ? await inTextView(page, meant) : await press(page, way, meant);
    if (stuck !== null) return (await given()) ? null : stuck;
    await page.waitForTimeout(150);
  }
  return (await given()) ? null : `nothing came of ${MOST} presses`;
}

/** The text of a button, without the key next to it. */
const wordsOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.map((each) => {
      const copy = each.cloneNode(true) as HTMLElement;
      for (const extra of copy.querySelectorAll('kbd, .alike, .choice-cost')) extra.remove();
      return (each.getAttribute('aria-label') ?? copy.textContent ?? '').trim();
    }),
  );

const LISTS = '.action-list, .choice-list, .order-form, .order-form-choices';

/** The next press towards an answer; a description of the page if there is none. */
async function press(page: Page, way: Way, meant: IntendedAnswer): Promise<string | null> {
  const { told, ends, scene } = meant;
  const act = await actors(page, way, meant);
  if (act) return push(page, way, act.button, act.key);
  const card = page.locator('.odds-card .button-main:enabled');
  if ((await card.count()) > 0) return push(page, way, card.first(), 'Enter');
  const end = page.locator('[data-action="end"]:enabled');
  if (ends && (await end.count()) > 0) return push(page, way, end, '.');
  const chips = await page
    .locator('.actions .chip[data-unpicks]')
    .evaluateAll((all) => all.map((chip) => chip.getAttribute('data-unpicks') ?? ''));
  const troops = told.picks.map((pick) => nameOf(pick, scene)).filter((name) => name !== '');
  // One click on a stack selects all of it, with its leader. Units that are not intended are deselected.
  const surplus = chips.find((chip) => known(chip, scene) && !troops.includes(chip));
  if (surplus !== undefined)
    return push(page, way, page.locator(`.chip[data-unpicks=${JSON.stringify(surplus)}]`), null);
  const listed = page.locator(`.actions :is(${LISTS}) button:enabled`);
  const words = await wordsOf(listed);
  const at = words.indexOf(told.label);
  if (at >= 0) return push(page, way, listed.nth(at), null);
  const each = page.locator('.actions-each');
  if ((await each.count()) > 0) return push(page, way, each.first(), null);
  const next = told.picks.find((pick, i) => {
    const name = nameOf(pick, scene);
    return name === '' ? i >= chips.length : !chips.includes(name);
  });
  if (next === undefined) return `no button for "${told.label}" among ${JSON.stringify(words.slice(0, 12))}`;
  const all = troops.length === 2 ? 'Both' : `All ${troops.length}`;
  const together = page.getByRole('button', { name: `${all} together`, exact: true });
  if (chips.length > 0 && chips.length < troops.length && (await together.count()) > 0)
    return push(page, way, together, null);
  const turn = page.getByRole('button', { name: 'Turn in place' });
  if ('hex' in next && (await turn.count()) > 0 && stands(told.picks[0], next.hex, scene))
    return push(page, way, turn, ']');
  const row = words.indexOf(nameOf(next, scene));
  if (row >= 0 && !('hex' in next)) return push(page, way, listed.nth(row), null);
  return onMap(page, way, next, meant);
}

/** True if a piece stands at a hex. */
function stands(pick: Picked | undefined, hex: number, { pieces }: Scene): boolean {
  const place = pick && 'piece' in pick ? pieces.find(({ id }) => id === pick.piece)?.place : null;
  return place != null && 'hex' in place && place.hex === hex;
}

/** True if a name is that of troops. */
const known = (name: string, { pieces, bodies }: Scene): boolean =>
  [...pieces, ...bodies].some((each) => each.name === name);

/** The name of a thing to be picked on the page; empty for a place and a facing. */
function nameOf(pick: Picked, { pieces, bodies }: Scene): string {
  if ('button' in pick) return pick.label;
  if ('piece' in pick) return pieces.find(({ id }) => id === pick.piece)?.name ?? '';
  return 'body' in pick ? (bodies.find(({ id }) => id === pick.body)?.name ?? '') : '';
}

/** Presses a button, by its key if it shows one. */
async function push(page: Page, way: Way, button: Locator, key: string | null): Promise<null> {
  if (way === 'touch') await button.tap();
  else if (way !== 'keyboard') await button.click();
  else if (key !== null) await page.keyboard.press(key);
  else {
    const hint = await button
      .locator('kbd')
      .first()
      .textContent({ timeout: 200 })
      .catch(() => null);
    if (hint !== null && /^\d$/.test(hint)) await page.keyboard.press(hint);
    else {
      await button.focus();
      await page.keyboard.press('Enter');
    }
  }
  return null;
}

// ── on the map ────────────────────────────────────────────────────────────────────────────────────────────────────

async function onMap(page: Page, way: Way, pick: Picked, meant: IntendedAnswer): Promise<string | null> {
  if (way === 'keyboard') return byCursor(page, pick, meant);
  const hand = way === 'touch' ? await fingerOf(page) : mouseOf(page);
  for (let n = 0; n < MOST; n++) {
    const at = await placeOf(page, pick, meant);
    if (!at) return `nothing to press for ${JSON.stringify(pick)}`;
    const slide = await page.evaluate(slideTo, at);
    if (slide === null) {
      await hand.press(at);
      return null;
    }
    await hand.carry(slide.from, slide.to);
    await atRest(page);
  }
  return `${JSON.stringify(pick)} does not come into sight`;
}

/** The place of a piece or a hex on the page; null for anything else. */
async function placeOf(page: Page, pick: Picked, meant: IntendedAnswer): Promise<Spot | null> {
  if ('hex' in pick) return hexAt(page, pick.hex, meant);
  if (!('piece' in pick)) return null;
  const place = meant.scene.pieces.find(({ id }) => id === pick.piece)?.place;
  return (
    (await pieceAt(page, pick.piece)) ?? (place && 'hex' in place ? hexAt(page, place.hex, meant) : null)
  );
}

/** Runs in the page: how to move the map so that a point of it can be pressed; null if it can be pressed already. */
function slideTo(at: Spot): { readonly from: Spot; readonly to: Spot } | null {
  const onMap = ({ x, y }: Spot) => document.elementFromPoint(x, y)?.closest('[role="application"]');
  const edge = 12;
  const free = [
    [0, 0],
    [edge, 0],
    [-edge, 0],
    [0, edge],
    [0, -edge],
  ].every(([dx = 0, dy = 0]) => onMap({ x: at.x + dx, y: at.y + dy }));
  if (free) return null;
  const { x, y, width, height } = document.querySelector('[role="application"]')!.getBoundingClientRect();
  const bottom = Math.min(y + height, innerHeight);
  const middle = { x: x + width / 2, y: (y + bottom) / 2 };
  const least = (by: number, most: number) => Math.sign(by) * Math.min(Math.abs(by), most);
  const by = { x: least(middle.x - at.x, width / 3), y: least(middle.y - at.y, (bottom - y) / 3) };
  // A drag of a selected counter carries it, so the map is dragged at bare ground.
  const spots = Array.from({ length: 60 }, (_, i) => ({
    x: middle.x + ((i % 8) - 4) * (width / 20),
    y: middle.y + (Math.floor(i / 8) - 4) * ((bottom - y) / 20),
  }));
  const from =
    spots.find(
      (spot) => onMap(spot) && !document.elementFromPoint(spot.x, spot.y)?.closest('[data-piece]'),
    ) ?? middle;
  return { from, to: { x: from.x + by.x, y: from.y + by.y } };
}

/** The middle of a counter that is on top of its stack. */
function pieceAt(page: Page, piece: string) {
  return page.evaluate((id) => {
    const button = document.querySelector(`[role="application"] [data-piece="${CSS.escape(id)}"]`);
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    const at = { x: x + width / 2, y: y + height / 2 };
    return document.elementFromPoint(at.x, at.y)?.closest('[data-piece]') === button ? at : null;
  }, piece);
}

/** The middle of a hex on the page, computed from the counters in other hexes. */
async function hexAt(page: Page, hex: number, { scene, ground }: IntendedAnswer) {
  if (ground.kind !== 'hexes') return null;
  const boxes = await page.locator('[role="application"] [data-piece]').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { id: each.getAttribute('data-piece'), x: x + width / 2, y: y + height / 2 };
    }),
  );
  const seen = boxes.flatMap(({ id, x, y }) => {
    const place = scene.pieces.find((piece) => piece.id === id)?.place;
    return place && 'hex' in place ? [{ axial: axialOf(ground.map, place.hex), x, y }] : [];
  });
  const [q, r] = axialOf(ground.map, hex);
  // Hexes that stand on a point: the distance in a row is the distance of two rows times 2/√3.
  const rows = fit(seen.map(({ axial, y }) => [axial[1], y]));
  const wide = fit(seen.map(({ axial, x }) => [axial[0] + axial[1] / 2, x]));
  if (!rows || !wide) return null;
  return { x: wide(q + r / 2), y: rows(r) };
}

/** The straight line through points, by least squares; null if they do not tell it. */
function fit(points: readonly (readonly [number, number])[]): ((at: number) => number) | null {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [a]) => sum + (a - middle) ** 2, 0);
  const rise = points.reduce((sum, [a, b]) => sum + (a - middle) * (b - height), 0) / spread;
  return spread > 0 ? (at) => height + rise * (at - middle) : null;
}

/** The keys that move the cursor, by direction. */
const CURSOR = ['e', 'd', 'c', 'z', 'a', 'q'];

/** The hex of a page's cursor. */
const cursors = new WeakMap<Page, number>();

/** Walks the cursor of the keys to a hex, and presses Enter there. */
async function byCursor(
  page: Page,
  pick: Picked,
  { scene, ground, told }: IntendedAnswer,
): Promise<string | null> {
  const placeOf = (piece: string | null) => scene.pieces.find(({ id }) => id === piece)?.place;
  const [first] = told.picks;
  const start = first && 'piece' in first ? placeOf(first.piece) : null;
  const end = 'piece' in pick ? placeOf(pick.piece) : pick;
  if (ground.kind !== 'hexes' || !start || !end || !('hex' in start) || !('hex' in end))
    return `the cursor of the keys finds no ${JSON.stringify(pick)}`;
  await page.getByRole('application').focus();
  // The first press sets the cursor to the selected piece. Later ones move it from its place.
  if (!cursors.has(page)) await page.keyboard.press('e');
  for (const direction of walk(ground.map.neighbours, cursors.get(page) ?? start.hex, end.hex))
    await page.keyboard.press(CURSOR[direction] ?? '');
  cursors.set(page, end.hex);
  await page.keyboard.press('Enter');
  return null;
}

/** Directions that lead from one hex to another, by the fewest steps. */
function walk(neighbours: Int32Array | Int16Array, from: number, to: number): number[] {
  const came = new Map<number, readonly number[]>([[from, []]]);
  for (const [hex, way] of came) {
    if (hex === to) return [...way];
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbours[hex * 6 + direction] ?? -1;
      if (next >= 0 && !came.has(next)) came.set(next, [...way, direction]);
    }
  }
  return [];
}

// ── in the text view ───────────────────────────────────────────────────────────────────────────────────────────────────

async function inTextView(page: Page, { told, ends }: IntendedAnswer): Promise<string | null> {
  let heard = await sayInTextView(page, ends ? 'end' : told.label);
  if (heard.startsWith('Which?')) {
    const which = await page.locator('.command-which button').allTextContents();
    const at = which.findIndex((each) => each.replace(/^\d+ /, '') === told.label);
    if (at < 0) return `"${told.label}" is answered with ${JSON.stringify(which)}`;
    heard = await sayInTextView(page, `${at + 1}`);
  }
  if (/Say end again/.test(heard)) heard = await sayInTextView(page, 'end');
  if (/Enter again/.test(heard)) heard = await sayInTextView(page, '');
  return /^No answer|nothing such/.test(heard) ? `"${told.label}" is answered with "${heard}"` : null;
}
