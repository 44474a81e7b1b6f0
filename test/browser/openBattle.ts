/** Opens a battle of two players at one screen without the chooser, for tests of later parts of the game. */
import { catalogueOf } from '@linstock/battles';
import { type Created, createdSchema } from '@linstock/protocol';
import { systems } from '@linstock/systems';
import type { Page } from 'playwright-core';

/** A battle in the words of the chooser. */
export interface BattleToOpen {
  readonly battle: string;
  /** The rule system, if there are several; the first otherwise. */
  readonly rules?: string;
}

/**
 * Makes a game on the server that this page plays for both sides, and opens it as the chooser does. The chooser
 * itself draws all battles, which takes as long as a board. Its own tests click it.
 */
export async function openBattle(page: Page, url: string, toOpen: BattleToOpen): Promise<void> {
  const { game, links } = await createGame(page, url, toOpen);
  const requests = page.context().request;
  for (const { token } of links) {
    const joined = await requests.post(`${url}api/games/${game.id}/join`, { data: { token } });
    if (!joined.ok()) throw new Error(`No seat is given: ${await joined.text()}`);
  }
  const known = { id: game.id, house: 'server', seats: [0, 1], looked: game.head };
  if (page.url().startsWith(url)) {
    await leave(page, url);
    await page.evaluate(remember, known);
    await page.evaluate((id) => (location.hash = `#/g/${id}`), game.id);
    return;
  }
  await page.addInitScript(remember, known);
  await page.goto(`${url}#/g/${game.id}`);
}

/**
 * Leaves what the page shows for an address with nothing to draw. A page that goes on from there to a game loads no
 * script again. That takes a fifth of the time of a newly opened page.
 */
export async function leave(page: Page, url: string): Promise<void> {
  const nothing = `${url}#/nothing/here`;
  if (page.url() !== nothing) await page.goto(nothing);
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
}

/** Runs in the page: has it know of a game as of one that was begun on it. */
function remember(known: { readonly id: string; readonly [more: string]: unknown }): void {
  if (location.protocol === 'about:') return;
  const place = 'linstock.games';
  const games = JSON.parse(localStorage.getItem(place) ?? '[]') as { id: string }[];
  if (games.every(({ id }) => id !== known.id))
    localStorage.setItem(place, JSON.stringify([known, ...games]));
}

async function createGame(page: Page, url: string, { battle, rules }: BattleToOpen): Promise<Created> {
  const listed = catalogueOf(systems).find(({ title }) => title.includes(battle));
  const system = listed?.systems.find(({ title }) => rules === undefined || title === rules);
  if (!listed || !system) throw new Error(`There is no battle "${battle}" under ${rules ?? 'any rules'}.`);
  const person = { kind: 'human' };
  const data = { system: system.id, battle: listed.id, options: {}, seats: [person, person] };
  const reply = await page.context().request.post(`${url}api/games`, { data });
  if (!reply.ok()) throw new Error(`The server makes no ${listed.id}: ${await reply.text()}`);
  return createdSchema.parse(await reply.json());
}
