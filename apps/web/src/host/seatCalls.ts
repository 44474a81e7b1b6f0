import type { Side } from '@linstock/kernel';
import {
  gameViewSchema,
  type OwnSeat,
  ownSeatSchema,
  seatWordsSchema,
  transferOfferSchema,
  transferSchema,
} from '@linstock/protocol';
import { z } from 'zod';
import { myGames } from './myGames.ts';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();

/** A player's own view of a seat of this browser. Throws a HostError, as do all functions here. */
export function fetchOwnSeat(game: string, side: Side): Promise<OwnSeat> {
  return callServer('GET', seatPath(game, side, ''), ownSeatSchema);
}

/** Makes a link that takes a seat to another device, once. */
export function makeTransfer(game: string, side: Side): Promise<z.infer<typeof transferSchema>> {
  return callServer('POST', seatPath(game, side, '/transfer'), transferSchema, {});
}

/** The seat that a transfer code would take along. Takes nothing. */
export function findTransfer(code: string): Promise<z.infer<typeof transferOfferSchema>> {
  return callServer('POST', 'api/transfers/find', transferOfferSchema, { code });
}

/** Takes a seat along to this browser. */
export async function takeTransfer(game: string, code: string): Promise<void> {
  rememberSeat(await callServer('POST', gamePath(game, '/seat/take'), gameViewSchema, { code }));
}

/** Signs a device out of the seat, or brings it back at once. */
export async function changeDevice(
  game: string,
  side: Side,
  device: string,
  change: 'sign-out' | 'restore',
): Promise<void> {
  await callServer('POST', seatPath(game, side, `/devices/${device}/${change}`), nothing, {});
}

/** Signs all other devices out of the seat. */
export async function signOutOthers(game: string, side: Side): Promise<void> {
  await callServer('POST', seatPath(game, side, '/others/sign-out'), nothing, {});
}

/** Makes six new words for a seat. They are sent once. */
export async function makeSeatWords(game: string, side: Side): Promise<readonly string[]> {
  return (await callServer('POST', seatPath(game, side, '/words'), seatWordsSchema, {})).words;
}

/** Brings a seat back to this browser by its six words. */
export async function recoverSeat(game: string, side: Side, words: string): Promise<void> {
  rememberSeat(await callServer('POST', gamePath(game, '/seat/recover'), gameViewSchema, { side, words }));
}

/** Asks the opponent to consent that this browser gets a seat. */
export async function requestSeat(game: string, side: Side): Promise<void> {
  await callServer('POST', gamePath(game, '/seat/requests'), nothing, { side });
}

/** Agrees to a request for the opponent's seat, or refuses it. */
export async function answerRequest(
  game: string,
  side: Side,
  request: string,
  agree: boolean,
): Promise<void> {
  await callServer('POST', seatPath(game, side, `/requests/${request}/answer`), nothing, { agree });
}

/** Stops a request for a seat of this browser. */
export async function stopRequest(game: string, side: Side, request: string): Promise<void> {
  await callServer('POST', seatPath(game, side, `/requests/${request}/stop`), nothing, {});
}

/** A game as a spectator sees it. */
export function fetchGameView(game: string): Promise<z.infer<typeof gameViewSchema>> {
  return callServer('GET', gamePath(game, ''), gameViewSchema);
}

function rememberSeat({ id, seat }: z.infer<typeof gameViewSchema>): void {
  if (seat !== null) myGames.remember({ id, house: 'server', seats: [seat] });
}

const gamePath = (game: string, rest: string): string => `api/games/${encodeURIComponent(game)}${rest}`;
const seatPath = (game: string, side: Side, rest: string): string =>
  `${gamePath(game, `/seat${rest}`)}?seat=${side}`;
