import { rememberName } from '../app/playerName.ts';
import { rememberAccount } from './account.ts';
import { fetchAccountSeats, fetchMe, moveSeat } from './accountCalls.ts';
import { HostError } from './host.ts';
import { type KnownGame, myGames } from './myGames.ts';

/** Seats that a browser takes along when it signs in: each is a request, and a cookie. */
const MAX_TAKEN = 40;

/** A seat that could not be added to the account, and why. */
export interface LeftSeat {
  readonly game: KnownGame;
  readonly why: string;
}

/** The result of signing in for the seats of this browser. */
export interface KeptSeats {
  readonly kept: readonly KnownGame[];
  readonly left: readonly LeftSeat[];
}

/** Asks who is signed in now. */
export async function readAccount(): Promise<void> {
  const me = await fetchMe();
  rememberAccount(me.account ? me : null);
  if (me.name === null) return;
  rememberName(me.name);
  await takeSeats();
}

/** Adds the seats of this browser to the account that has just signed in. */
export async function keepSeats(): Promise<KeptSeats> {
  const kept: KnownGame[] = [];
  const left: LeftSeat[] = [];
  for (const game of myGames.list().filter(({ house, seats }) => house === 'server' && seats.length === 1))
    try {
      await moveSeat(game.id, 'keep');
      kept.push(game);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      // If the game was deleted, or this browser has lost the seat, there is no seat to add.
      if (!['no-game', 'no-seat'].includes(error.code)) left.push({ game, why: error.message });
    }
  return { kept, left };
}

/** Takes along the seats that the account has, and this browser does not know. */
async function takeSeats(): Promise<void> {
  const seats = (await fetchAccountSeats()).filter(({ game }) => !myGames.find(game));
  for (const { game } of seats.slice(0, MAX_TAKEN)) {
    const seat = await moveSeat(game, 'own').catch(() => null);
    if (seat) myGames.remember({ id: seat.game, house: 'server', seats: [seat.side] });
  }
}
