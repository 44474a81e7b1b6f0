import type { Side } from '@linstock/kernel';
import { type Created, createdSchema, gameViewSchema, joinSchema, leavingSchema } from '@linstock/protocol';
import { z } from 'zod';
import { hashOfTable } from '../app/route.ts';
import { addressOf } from '../common/home.ts';
import { isRemembered } from './account.ts';
import { ConnectionHost } from './connectionHost.ts';
import { type CreatedGame, type GameBackend, HostError, type NewGame } from './host.ts';
import { myGames } from './myGames.ts';
import { callServer } from './serverCall.ts';
import { answersIn } from './storedAnswers.ts';
import { openSocketConnection } from './socketConnection.ts';

/** The backend on the server that this page came from. */
export function makeServerBackend(): GameBackend {
  const settle = async (created: Created, mine: readonly Side[]): Promise<CreatedGame> => {
    const { id } = created.game;
    for (const link of created.links) if (mine.includes(link.side)) await joinSeat(id, link.token);
    if (mine.length === 1) await keepSeat(id);
    myGames.remember({ id, house: 'server', seats: mine, looked: created.game.head });
    const others = created.links.filter((link) => !mine.includes(link.side));
    return {
      id,
      links: others.map((link) => ({
        side: link.side,
        token: link.token,
        address: `${location.origin}${location.pathname}${hashOfTable(id)}?seat=${link.token}`,
      })),
    };
  };
  return {
    kind: 'server',
    async create({ mine, ...wish }: NewGame) {
      return settle(await callServer('POST', 'api/games', createdSchema, wish), mine);
    },
    async importRecord(record, seats, mine) {
      return settle(await callServer('POST', 'api/games/import', createdSchema, { record, seats }), mine);
    },
    async fork() {
      throw new HostError(
        'no-fork',
        'A game that continues another is stored in this browser, not on the server.',
      );
    },
    async open(id) {
      const game = await callServer('GET', `api/games/${encodeURIComponent(id)}`, gameViewSchema);
      const known = myGames.seats(id);
      const seats = known.length > 0 ? known : game.seat === null ? [] : [game.seat];
      return new ConnectionHost(
        game,
        seats,
        (seat, from, handlers) => openSocketConnection(socketAddress(id, seat, from), handlers, globalThis),
        answersIn(() => localStorage, id),
      );
    },
    async remove(id) {
      const path = `api/games/${encodeURIComponent(id)}?confirm=${encodeURIComponent(id)}`;
      const said = await callServer('DELETE', path, leavingSchema.nullable());
      myGames.forget(id);
      return said?.sentence ?? null;
    },
  };
}

/** Takes a seat by the token of its link, for this browser and for the account of its player if there is one. */
export async function takeSeat(id: string, token: string): Promise<void> {
  await joinSeat(id, token);
  if (myGames.seats(id).length === 1) await keepSeat(id);
}

/** Takes a seat by the token of its link. The browser then stores it as a cookie that the page cannot read. */
async function joinSeat(id: string, token: string): Promise<void> {
  if (!joinSchema.safeParse({ token }).success)
    throw new HostError(
      'bad-link',
      'This invitation is incomplete: its last part, the seat, is damaged. Ask for the link again and copy all of it.',
    );
  const game = await callServer('POST', `api/games/${encodeURIComponent(id)}/join`, z.unknown(), { token });
  const seat = gameViewSchema.safeParse(game);
  if (seat.success && seat.data.seat !== null)
    myGames.remember({ id, house: 'server', seats: [seat.data.seat] });
}

/** Why seats just taken are not the account's, by game, until a player has read it. */
const refusals = new Map<string, string>();

/** Why the seat of a game just taken here is not the account's, once; null if it is, or if nobody is signed in. */
export function takeKeepRefusal(id: string): string | null {
  const sentence = refusals.get(id) ?? null;
  refusals.delete(id);
  return sentence;
}

/** Adds the seat just taken to the account, if somebody is signed in. A refusal leaves the seat to this browser alone. */
async function keepSeat(id: string): Promise<void> {
  if (!isRemembered()) return;
  const { moveSeat } = await import('./accountCalls.ts');
  await moveSeat(id, 'keep').catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error;
    refusals.set(id, refusalWords(error));
  });
}

/** Why the account does not have a seat, and what that means. */
function refusalWords({ code, message }: HostError): string {
  return code === 'not-signed-in'
    ? 'You are signed out, so only this browser holds the seat. Sign in to keep it.'
    : `Only this browser holds the seat, not your account. ${message}`;
}

function socketAddress(id: string, seat: Side | null, from: number): string {
  const asked = new URLSearchParams({ from: String(from), ...(seat !== null && { seat: String(seat) }) });
  return addressOf(`ws/games/${encodeURIComponent(id)}?${asked}`).replace(/^http/, 'ws');
}
