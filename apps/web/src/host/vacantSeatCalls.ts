import type { Side } from '@linstock/kernel';
import { type AskedSeatView, askedSeatSchema, type VacantSeat, vacantSeatsSchema } from '@linstock/protocol';
import { z } from 'zod';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();

/** The seats whose players have left and that anybody may ask for. Throws a HostError, as do all functions here. */
export async function fetchVacantSeats(): Promise<readonly VacantSeat[]> {
  return (await callServer('GET', 'api/vacant-seats', vacantSeatsSchema)).seats;
}

/** Offers the opponent's seat to anybody, or no longer. @param side of the seat of this browser */
export async function changeVacancy(game: string, side: Side, open: boolean): Promise<void> {
  await callServer('POST', `${pathOf(game)}/vacancy?seat=${side}`, nothing, { open });
}

/** Asks for a seat that is offered, as a new player of the game. */
export async function askForSeat({ game, side }: VacantSeat, name: string): Promise<void> {
  await callServer('POST', `${pathOf(game)}/succeed`, nothing, { side, name });
}

/** What became of this browser's request for a seat of a game. */
export function fetchAskedSeat(game: string): Promise<AskedSeatView> {
  return callServer('GET', `${pathOf(game)}/asked`, askedSeatSchema);
}

const pathOf = (game: string): string => `api/games/${encodeURIComponent(game)}/seat`;
