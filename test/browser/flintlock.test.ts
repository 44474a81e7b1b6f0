import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { botNamed, thinkingAt } from '@linstock/bots';
import { Game, type GameRecord, type Question, seededChance } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { useHouse } from './house.ts';
import { takeUpBetweenTwo } from './late.ts';
import { openPage } from './launch.ts';
import { atRest } from './layout.ts';
import { clickPiece, read, throwButton, untilAsked } from './person.ts';

const rules = needRulebook('flintlock');
type Asked = Question<unknown>;

/** A moment of a battle that bots have played so far, and what is needed of it. */
interface Reached<T> {
  readonly record: GameRecord;
  readonly found: T;
}

/** A move into a hex that can only be entered under fire. */
interface UnderFire {
  readonly unit: string;
  readonly label: string;
}

/** A Shock that may be declared, and a unit of another Command of the same side. */
interface ShockToCome {
  readonly stranger: string;
}

/** Has bots play Cowpens from a seed until something is found in what is asked. */
function playUntil<T>(find: (game: Game<unknown, unknown, unknown>, asked: Asked) => T | null): Reached<T> {
  const dice = { kind: 'seeded', seed: 'late' } as const;
  const players = ['greedy', 'greedy'] as const;
  const game = Game.create(rules, { battle: 'cowpens', options: {}, players, dice });
  const thinking = { ...thinkingAt('easy', seededChance('late')), carelessness: 0 };
  for (let [asked] = game.open; asked; [asked] = game.open) {
    const found = find(game, asked);
    if (found !== null) return { record: game.record, found };
    const proposal = game.propose(
      asked.side,
      botNamed('greedy').answer(game.position, asked.side, thinking),
      game.head,
    );
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  throw new Error('The bots came to the end of Cowpens without what is looked for.');
}

/** What a piece is called on the map. */
function nameOf({ field, position }: Game<unknown, unknown, unknown>, id: string): string {
  return rules.present.scene(field, position.state, []).pieces.find((piece) => piece.id === id)?.name ?? '';
}

/** A British move whose every way into its last hex draws fire. */
function underFire(game: Game<unknown, unknown, unknown>, asked: Asked): UnderFire | null {
  if (asked.kind !== 'action' || asked.side !== 0) return null;
  const safe = new Set<string>();
  const drawn = new Map<string, UnderFire>();
  for (const answer of asked.options()) {
    const { label, picks } = rules.present.picks(game.field, game.position.state, asked, answer, []);
    const [piece, hex] = picks;
    if (!/ moves to /.test(label) || !piece || !hex || !('piece' in piece) || !('hex' in hex)) continue;
    const key = `${piece.piece} ${hex.hex}`;
    if ((asked.invites?.(answer) ?? []).length === 0) safe.add(key);
    else drawn.set(key, { unit: nameOf(game, piece.piece), label });
  }
  return [...drawn].find(([key]) => !safe.has(key))?.[1] ?? null;
}

/** A Shock that the odds are told of, with a unit that has no part in this turn. */
function shockToCome(game: Game<unknown, unknown, unknown>, asked: Asked): ShockToCome | null {
  if (asked.kind !== 'action') return null;
  const { field, position } = game;
  const all = [...asked.options()].map((each) => rules.present.picks(field, position.state, asked, each, []));
  const shock = all.find(({ label }) => label.startsWith('Shock: '));
  if (!shock?.strikes?.some(({ sums }) => (sums ?? []).length > 0)) return null;
  const { pieces, bodies } = rules.present.scene(field, position.state, []);
  const leader = /^Shock: (.*) attacks$/.exec(shock.label)?.[1];
  const own = bodies.find(({ name }) => leader === name)?.id;
  const stranger = pieces.find(
    ({ side, group, place, kind }) =>
      side === asked.side && group !== own && place !== null && !/leader|commander/.test(kind),
  );
  return stranger ? { stranger: stranger.name } : null;
}

describe('Flintlock, from a moment of Cowpens', () => {
  const house = useHouse();
  let move: Reached<UnderFire>;
  before(() => {
    move = playUntil(underFire);
  });

  test('a move by clicks draws fire: the other seat is asked, sees the chance, and takes it by hand', async () => {
    const { mine, theirs } = await seats(move.record);
    await march(mine.page, move.found);
    const asked = await untilAsked(theirs.page);
    assert.equal(asked.banner, 'American');
    assert.match(asked.prompt, /FL-11\.13/);
    await theirs.page.locator('.action-list button').first().click();
    const card = theirs.page.getByRole('region', { name: 'Odds' });
    if ((await card.count()) === 0) await theirs.page.locator('.choice-list button').first().click();
    await card.getByRole('heading', { name: /\d+\.\d %\) fires?$/ }).waitFor();
    await throwButton(theirs.page).click();
    await assertFiredOn(mine.page, move.found.unit);
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('the same, settled beforehand: who has closed the window fires all the same', async () => {
    const { mine, theirs } = await seats(move.record);
    await theirs.page.getByRole('button', { name: 'Your seat' }).click();
    await theirs.page
      .getByRole('group', { name: /Fire at movement/ })
      .getByRole('radio', { name: 'always' })
      .check();
    await theirs.page.keyboard.press('Escape');
    await theirs.page.close();
    await march(mine.page, move.found);
    await assertFiredOn(mine.page, move.found.unit);
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('a Shock shows every addend and the chance of each end before it is given; a unit of another Command is refused by name', async () => {
    const { record, found } = playUntil(shockToCome);
    const { mine, theirs } = await seats(record);
    const page = (await askedOf([mine.page, theirs.page])) ?? mine.page;
    const before = await untilAsked(page);
    await clickPiece(page, storyOf(found.stranger));
    const { slip } = await untilAsked(page, before);
    assert.ok(slip.includes(found.stranger), slip);
    assert.match(slip, /\.\s*FL-\d/);
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: /Shock/ }).click();
    const card = page.getByRole('region', { name: 'Odds' });
    for (const name of [/^Strength of the attack/, /^Strength of the defence/]) {
      const addends = card.getByRole('region', { name });
      await addends
        .getByRole('button', { name: /^Rule FL-/ })
        .first()
        .waitFor();
    }
    const shares = await card.locator('.blow-ends .figure').allInnerTexts();
    const tenths = shares.reduce((sum, share) => sum + Math.round(Number.parseFloat(share) * 10), 0);
    assert.equal(tenths, 1000, shares.join(' + '));
    assert.equal((await read(page))?.entry, before.entry, 'nothing is given yet');
    await card.locator('.button-main').click();
    await mine.page.getByRole('region', { name: 'Log' }).getByText(/Shock/).first().waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  /** Both windows of a game that goes on from a record. */
  async function seats(record: GameRecord) {
    const [british = '', american = ''] = await takeUpBetweenTwo(house.url(), record);
    const [mine, theirs] = [await openPage(house.browser()), await openPage(house.browser())];
    await Promise.all([mine.page.goto(british), theirs.page.goto(american)]);
    for (const { page } of [mine, theirs]) await page.getByRole('application').waitFor();
    return { mine, theirs };
  }
});

/** The page of these that is asked now. */
async function askedOf(pages: readonly Page[]): Promise<Page | undefined> {
  const index = await Promise.race(pages.map(async (page, i) => untilAsked(page).then(() => i)));
  return pages[index];
}

const storyOf = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},`);

/** Moves a unit by clicks on the map: the unit, the hex, and the way to face; the card says who may fire at it. */
async function march(page: Page, { unit, label }: UnderFire): Promise<void> {
  const begun = await untilAsked(page);
  const choice = page.locator('.choice-list').getByRole('button', { name: label });
  const card = page.getByRole('region', { name: 'Odds' });
  await clickPiece(page, storyOf(unit));
  await untilAsked(page, begun);
  await atRest(page);
  const { marked } = await untilAsked(page);
  for (const mark of marked) {
    await page.mouse.click(...mark);
    if ((await choice.count()) > 0) break;
    await page.keyboard.press('Escape');
    await clickPiece(page, storyOf(unit));
  }
  await choice.click();
  await card.getByRole('region', { name: 'What it invites' }).getByText('%').first().waitFor();
  await card.locator('.button-main').click();
}

/** The log says that a unit was fired at. */
async function assertFiredOn(page: Page, unit: string): Promise<void> {
  await page.getByRole('region', { name: 'Log' }).getByText(`fires at the ${unit}`).first().waitFor();
}
