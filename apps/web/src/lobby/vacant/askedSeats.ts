/** The seats that this browser has asked for, until they are its own or are refused. */
import { askedSeatSchema, type VacantSeat, vacantSeatSchema } from '@linstock/protocol';
import { z } from 'zod';
import { createStore } from '../../app/store.ts';
import { HostError } from '../../host/host.ts';
import { parseJson } from '../../host/json.ts';
import { myGames } from '../../host/myGames.ts';
import { askForSeat, fetchAskedSeat } from '../../host/vacantSeatCalls.ts';
import { readKnownGames } from '../games/useSeatGames.ts';

const STORAGE_KEY = 'linstock.asked-seats';

/** Seats that a browser remembers to have asked for. */
const MAX_ASKED = 20;

const askedSchema = z.object({
  seat: vacantSeatSchema,
  state: askedSeatSchema.shape.state,
  due: askedSeatSchema.shape.due,
});

/** A seat that this browser has asked for, and what became of it. */
export type AskedSeat = z.infer<typeof askedSchema>;

/** The seats that this browser has asked for, the latest first. */
export const askedSeats = createStore<{ readonly asked: readonly AskedSeat[] }>({ asked: stored() });

/** Asks for a seat. Throws a HostError if that is refused. */
export async function askFor(seat: VacantSeat, name: string): Promise<void> {
  await askForSeat(seat, name);
  forgetAsked(seat.game);
  const asked: AskedSeat = { seat, state: 'waiting', due: null };
  keep([asked, ...askedSeats.get().asked].slice(0, MAX_ASKED));
}

/** Forgets a request, once its end was read. */
export function forgetAsked(game: string): void {
  keep(askedSeats.get().asked.filter(({ seat }) => seat.game !== game));
}

/** Asks the server what became of the requests. A seat that was given is among the games of this browser from then on. */
export async function readAskedSeats(): Promise<void> {
  for (const { seat, state } of askedSeats.get().asked)
    if (state === 'waiting' || state === 'agreed') await readAsked(seat.game);
}

async function readAsked(game: string): Promise<void> {
  try {
    const { side, state, due } = await fetchAskedSeat(game);
    if (state === 'done') {
      myGames.remember({ id: game, house: 'server', seats: [side] });
      readKnownGames();
      forgetAsked(game);
    } else
      keep(askedSeats.get().asked.map((each) => (each.seat.game === game ? { ...each, state, due } : each)));
  } catch (error) {
    if (error instanceof HostError && ['no-game', 'no-request'].includes(error.code)) forgetAsked(game);
  }
}

function stored(): readonly AskedSeat[] {
  try {
    return z.array(askedSchema).safeParse(parseJson(localStorage.getItem(STORAGE_KEY) ?? '')).data ?? [];
  } catch {
    return [];
  }
}

function keep(asked: readonly AskedSeat[]): void {
  askedSeats.set({ asked });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(asked));
  } catch {
    // Full or forbidden: it is known until the page is closed.
  }
}
