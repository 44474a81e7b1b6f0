/** Whatever is answered is answered alike by mouse, keyboard, touch, in the text view and in forced colours: `npm run soak`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type Entry, Game, type GameRecord, type Side, sealedKnownTo } from '@linstock/kernel';
import { endsStep } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { seatsOf } from '../late.ts';
import { openPage } from '../launch.ts';
import { fillBy, type RowChoice, rowChoices } from '../sheet-ways.ts';
import { useTestSite } from '../testSite.ts';
import { giveBy, type IntendedAnswer, WAYS, type Way } from '../ways.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A moment of a golden game: the record up to it, and the answer given then. */
interface Moment extends IntendedAnswer {
  readonly kind: string;
  readonly record: GameRecord;
  readonly side: Side;
}

/** A moment at which a sheet must be filled in. */
interface SheetMoment extends Pick<Moment, 'kind' | 'record' | 'side'> {
  readonly told: readonly RowChoice[];
}

/** Maximum number of moments of one system that are tried. */
const MOST = 9;

/**
 * The first moments of a golden game at which a question of its kind is answered by clicks, and is not settled
 * automatically.
 */
function momentsOf(system: string, record: GameRecord): Moment[] {
  const rules = needRulebook(system);
  const game = Game.fromRecord(rules, record);
  const found = new Map<string, Moment>();
  record.entries.forEach((entry, n) => {
    if (found.size === MOST || !('answer' in entry) || entry.answer === undefined || 'standing' in entry)
      return;
    const at = game.positionAt(n);
    const question = at.open.find(({ side }) => side === entry.side);
    if (!question || question.standing || question.forcedAnswer?.() != null) return;
    const known = sealedKnownTo(at, question.side);
    const { present } = rules;
    if (present.asks.sheet?.({ field: game.field, state: at.state, known }, question)) return;
    const told = present.clicks.picks({ field: game.field, state: at.state, known }, question, entry.answer);
    const ends = endsStep(told.picks);
    const key = `${question.kind}${ends ? ', its end' : ''}`;
    if (found.has(key) || told.picks.some((pick) => 'leg' in pick || 'spot' in pick)) return;
    const scene = present.shows.scene({ field: game.field, state: at.state, known });
    const cut = { ...record, entries: record.entries.slice(0, n) };
    found.set(key, {
      kind: key,
      record: cut,
      side: entry.side,
      told,
      ends,
      scene,
      ground: present.shows.ground(game.field),
    });
  });
  return [...found.values()];
}

/** The first moments of golden games at which a sheet of its kind is filled in, and is not settled automatically. */
function sheetsOf(system: string, records: readonly GameRecord[]): SheetMoment[] {
  const found = new Map<string, SheetMoment>();
  for (const record of records) addSheets(found, system, record);
  return [...found.values()];
}

function addSheets(found: Map<string, SheetMoment>, system: string, record: GameRecord): void {
  const rules = needRulebook(system);
  const game = Game.fromRecord(rules, record);
  record.entries.forEach((_, n) => {
    const at = game.positionAt(n);
    for (const question of at.open) {
      const { kind, side, standing } = question;
      if (standing?.same?.() != null) continue;
      const known = sealedKnownTo(at, side);
      const sheet = found.has(kind)
        ? null
        : rules.present.asks.sheet?.({ field: game.field, state: at.state, known }, question);
      const told = sheet ? rowChoices(sheet, (answer) => question.refuse(answer) === null) : null;
      if (told)
        found.set(kind, { kind, side, told, record: { ...record, entries: record.entries.slice(0, n) } });
    }
  });
}

/** A side's answer on the sheet, once all have locked and it is revealed; null before. */
async function opened(page: Page, since: number, side: Side): Promise<string | null> {
  const entries = await entriesOf(page);
  const own = entries.slice(since).find((entry) => entry.side === side && 'answer' in entry);
  return own && 'answer' in own && own.answer !== undefined ? JSON.stringify(own.answer) : null;
}

async function entriesOf(page: Page): Promise<Entry[]> {
  const id = new URL(page.url()).hash.split('/')[2]?.split('?')[0];
  const reply = await page.request.get(new URL(`/api/games/${id}/record`, page.url()).href);
  return ((await reply.json()) as { entries: Entry[] }).entries;
}

/** The answer accepted since the game was resumed from its record; null if there is none. */
async function answered(page: Page, since: number): Promise<string | null> {
  const next = (await entriesOf(page)).slice(since).find((entry) => 'dice' in entry && !('nonce' in entry));
  return next && 'answer' in next ? JSON.stringify(next.answer) : null;
}

for (const [system, ...battles] of [
  ['american-legions', 'cowpens'],
  ['flintlock', 'cowpens'],
  ['morschauser', 'maida'],
  // On McPherson's Ridge no charge has a choice of target.
  ['johnny-reb', 'mcphersons-ridge', 'little-round-top'],
] as const)
  describe(`${system}: each kind of answer, five ways`, () => {
    const site = useTestSite();
    const golden = (battle: string): GameRecord =>
      JSON.parse(readFileSync(join(root, 'rules', system, 'src', 'golden', `${battle}.json`), 'utf8'));
    const moments = momentsOf(system, golden(battles[0]));
    const sheets = sheetsOf(system, battles.map(golden));

    /** Fills in a sheet in one of the ways and locks it. The other side locks its sheet as it is. */
    async function filledBy(way: Way, { record, side, told }: SheetMoment): Promise<string | null> {
      const { page, complaints } = await openPage(site.browser(), WAYS[way]);
      page.setDefaultTimeout(20_000);
      const seats = await seatsOf(site.url(), record);
      await page.goto(seats[side]);
      await page.locator('.order-sheet').waitFor();
      await fillBy(page, way, told);
      const other = await openPage(site.browser());
      await other.page.goto(seats[side === 0 ? 1 : 0]);
      const lock = other.page.locator('.order-sheet-foot .button-main:enabled');
      const since = record.entries.length;
      for (let n = 0; n < 40 && (await opened(page, since, side)) === null; n++) {
        if (await lock.isVisible()) await lock.click();
        await page.waitForTimeout(150);
      }
      const answer = await opened(page, since, side);
      assert.deepEqual([...complaints, ...other.complaints], []);
      await page.context().close();
      await other.page.context().close();
      return answer;
    }

    async function givenBy(way: Way, moment: Moment): Promise<string | null> {
      const { page, complaints } = await openPage(site.browser(), WAYS[way]);
      page.setDefaultTimeout(20_000);
      const seats = await seatsOf(site.url(), moment.record);
      await page.goto(seats[moment.side] ?? '');
      await page.locator('.prompt-sentence').first().waitFor();
      const curtain = page.getByRole('button', { name: /show it$/ });
      if (await curtain.isVisible()) await curtain.click();
      const since = moment.record.entries.length;
      const stuck = await giveBy(page, way, moment, async () => (await answered(page, since)) !== null);
      const answer = stuck ?? (await answered(page, since));
      assert.deepEqual(complaints, []);
      await page.context().close();
      return answer;
    }

    for (const moment of moments)
      test(`${moment.kind}: ${moment.told.label}`, async () => {
        const given: Partial<Record<Way, string | null>> = {};
        for (const way of Object.keys(WAYS) as Way[]) given[way] = await givenBy(way, moment);
        const { mouse } = given;
        assert.ok(mouse?.startsWith('{'), mouse ?? '');
        assert.deepEqual(given, Object.fromEntries(Object.keys(WAYS).map((way) => [way, mouse])));
      });

    for (const sheet of sheets)
      test(`${sheet.kind}, a sheet: ${sheet.told.map(({ choice }) => choice.label).join(', ')}`, async () => {
        const given: Partial<Record<Way, string | null>> = {};
        for (const way of Object.keys(WAYS) as Way[]) given[way] = await filledBy(way, sheet);
        const { mouse } = given;
        assert.ok(mouse?.startsWith('{'), mouse ?? 'not locked');
        assert.deepEqual(given, Object.fromEntries(Object.keys(WAYS).map((way) => [way, mouse])));
      });

    test('there is an action to try', () =>
      assert.ok(
        moments.length + sheets.length >= 3,
        `${moments.length} and ${sheets.length} kinds of question`,
      ));
  });
