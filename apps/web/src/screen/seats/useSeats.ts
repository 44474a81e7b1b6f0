import { otherSide, type Side } from '@linstock/kernel';
import type { PlayedClock, SideState } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import type { Presence } from '../../common/PresenceSign.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** Milliseconds without a connection after which a player counts as away. */
const AWAY_MS = 60_000;

/** A player as a row shows it. */
export interface SeatRow {
  readonly side: Side;
  readonly name: string;
  /** True for the reader's own seat. */
  readonly mine: boolean;
  /** True if a machine plays for the player, who is absent. */
  readonly machine: boolean;
  readonly state: SideState;
  /** When the seat was last given to another browser by consent, and the name of a new player; null if it never was. */
  readonly handed: { readonly at: number; readonly name: string | null } | null;
}

/** The players of this game; null for a game without two people on a server. */
export interface Seats {
  /** The opponent above the reader. */
  readonly rows: readonly [SeatRow, SeatRow];
  readonly clock: PlayedClock | null;
  readonly spectators: number;
  readonly outage: { readonly from: number; readonly to: number; readonly resumes: number } | null;
  /** The page's own time at which this arrived, see `performance.now()`; and the server's time then. */
  readonly received: number;
  readonly now: number;
}

/** The players of this game, if it is played between people on a server; else null. */
export function useSeats(): Seats | null {
  const session = useSession();
  const update = useSessionState((state) => state.seatsUpdate);
  const seats = useSessionState((state) => state.view?.seats);
  const over = useSessionState((state) => state.game?.over ?? false);
  const [mine, second] = session.seats;
  if (!update || !seats || over || second !== undefined) return null;
  const bottom = mine ?? 1;
  const top = otherSide(bottom);
  if (seats[top]?.kind !== 'human' || seats[bottom]?.kind !== 'human') return null;
  const handed = (side: Side) => update.seats.handed?.findLast((each) => each.side === side) ?? null;
  const row = (side: Side): SeatRow => ({
    side,
    // A new player may have taken over the seat while this page was open.
    name: handed(side)?.name ?? seats[side]?.name ?? '',
    handed: handed(side),
    mine: side === mine,
    machine: update.seats.sides[side].machine,
    state: update.seats.sides[side],
  });
  const { clock, spectators, outage, now } = update.seats;
  return { rows: [row(top), row(bottom)], clock, spectators, outage, received: update.received, now };
}

/** The time left on a clock now, countNoun by the page since the server sent it. */
export function readTimeLeft({ state }: Pick<SeatRow, 'state'>, received: number): number {
  const { clock } = state;
  if (!clock) return 0;
  const counted = clock.state === 'running' ? performance.now() - received : 0;
  return Math.max(0, clock.left - counted);
}

/** The server's time now. */
export function readServerTime({ now, received }: Pick<Seats, 'now' | 'received'>): number {
  return now + performance.now() - received;
}

/** The presence of a player, as this page knows it. */
export function findPresence({ state, machine }: SeatRow, seats: Pick<Seats, 'now' | 'received'>): Presence {
  if (machine) return 'machine';
  if (state.connected) return 'here';
  return state.lastHere !== null && readServerTime(seats) - state.lastHere < AWAY_MS ? 'here' : 'away';
}

/** A value that is worked out again each second, such as a clock; the component is drawn again if it has changed. */
export function useEachSecond<T extends string | number | boolean | null>(value: () => T): T {
  const [, draw] = useState(value);
  const now = value();
  useEffect(() => {
    const timer = setInterval(() => draw(value()), 1000);
    return () => clearInterval(timer);
  });
  return now;
}
