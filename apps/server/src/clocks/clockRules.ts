/** The rules of clocks: pure functions of a stored clock and the time. All times are milliseconds. */
import type { GameHeader, Side } from '@linstock/kernel';
import type { AgreedClock, PlayedClock } from '@linstock/protocol';
import { Fault } from '../fault.ts';

const MINUTE_MS = 60_000;

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The time that a side with a budget gets. */
const GIFT_MS = 15 * MINUTE_MS;

/** The clock of one side; the fields are those of GameClockTable. */
export interface SideClock {
  readonly left: number;
  readonly from: number | null;
  readonly changed: number | null;
  readonly out: number | null;
  readonly vacationLeft: number;
  readonly vacationUntil: number | null;
  /** Says if a machine plays the side for its absent player now, or has done so before. */
  readonly machine: 'no' | 'plays' | 'played';
}

/** The clocks of a game. */
export interface GameClock {
  readonly terms: PlayedClock;
  readonly turn: number;
  readonly entry: number;
  readonly sides: readonly [SideClock, SideClock];
}

/** The facts that clocks depend on: the position after an entry, and facts about the players. */
export interface ClockPosition {
  readonly now: number;
  readonly entry: number;
  readonly turn: number;
  /** The sides whose clocks may run: a person holds the seat and is asked. */
  readonly asked: readonly [boolean, boolean];
  /** The side that has answered by hand since the clocks last followed; null if none has. */
  readonly answered: Side | null;
  /** When the clock of each side runs again after the service was down. */
  readonly resumes: readonly [number, number];
}

/** The time that a side has for a turn, an answer, or the game. */
export function allotment(terms: PlayedClock): number {
  return terms.kind === 'days' ? terms.days * DAY_MS : terms.minutes * MINUTE_MS;
}

/** The clock that a game is played by. Records from elsewhere, and older games, name minutes for each answer only. */
export function playedClock({ clock }: GameHeader, agreed: AgreedClock | null): PlayedClock | null {
  if (agreed && agreed.kind !== 'none') return agreed;
  return clock ? { kind: 'answer', ...clock } : null;
}

/** The clocks of a game that begins. */
export function newClock(terms: PlayedClock): GameClock {
  const side: SideClock = {
    left: allotment(terms),
    from: null,
    changed: null,
    out: null,
    vacationLeft: terms.kind === 'days' ? terms.vacation * DAY_MS : 0,
    vacationUntil: null,
    machine: 'no',
  };
  return { terms, turn: 0, entry: 0, sides: [side, side] };
}

/** The time a side has left, never below 0. */
export function timeLeft({ left, from }: SideClock, now: number): number {
  return from === null ? left : Math.max(0, left - Math.max(0, now - from));
}

/** When the next clock runs out; null if none runs, or all running ones have run out. */
export function timeOut({ sides }: GameClock): number | null {
  const ends = sides.flatMap(({ left, from, out }) => (from === null || out !== null ? [] : [from + left]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** True if a player has left, as far as the clock tells: the time has run out, or a machine plays. */
export function isLeft({ sides }: GameClock): boolean {
  return sides.some(({ out, machine }) => out !== null || machine === 'plays');
}

/** The clocks at a position. Both run if both sides are asked. Returns the same clock if nothing changes. */
export function followPosition(clock: GameClock, at: ClockPosition): GameClock {
  const turns = Math.max(0, at.turn - clock.turn);
  const [first, second] = ([0, 1] as const).map((side) => followSide(clock, side, turns, at));
  if (!first || !second || (first === clock.sides[0] && second === clock.sides[1] && turns === 0))
    return clock;
  return { ...clock, turn: clock.turn + turns, entry: at.entry, sides: [first, second] };
}

function followSide(clock: GameClock, side: Side, turns: number, at: ClockPosition): SideClock {
  const { terms } = clock;
  const before = clock.sides[side];
  const answered = at.answered === side;
  let next = answered && before.vacationUntil !== null ? endVacation(before, at.now) : before;
  // Days are filled up at the turn's start. An increment is added for each turn after the first.
  if (turns > 0 && terms.kind === 'days') next = refill(next, allotment(terms), at.now);
  if (turns > 0 && terms.kind === 'budget' && clock.turn > 0)
    next = refill(next, timeLeft(next, at.now) + turns * terms.increment * 1000, at.now);
  const anew = terms.kind === 'answer' && answered;
  const asked = at.asked[side] && next.machine !== 'plays';
  if (next.from !== null && (!asked || anew)) next = stop(next, at.now);
  if (next.from !== null || !asked) return next;
  const filled = terms.kind === 'answer' ? { ...next, left: allotment(terms) } : next;
  return start(filled, at.now, at.resumes[side]);
}

function refill(side: SideClock, left: number, now: number): SideClock {
  if (side.from === null)
    return side.left === left && side.out === null ? side : { ...side, left, out: null };
  return { ...side, left, from: Math.max(side.from, now), out: null };
}

function stop(side: SideClock, now: number): SideClock {
  return { ...side, left: timeLeft(side, now), from: null, changed: now, out: null };
}

function start(side: SideClock, now: number, resumes: number): SideClock {
  return { ...side, from: Math.max(now, resumes, side.vacationUntil ?? 0), changed: now, out: null };
}

/** A side that waits for its clock to run again after an outage is back: it runs from now on. */
export function resumeSide(clock: GameClock, side: Side, now: number): GameClock {
  const { from, vacationUntil } = clock.sides[side];
  const until = Math.max(now, vacationUntil ?? 0);
  return from === null || from <= until ? clock : withSide(clock, side, { from: until });
}

/** Marks the sides whose time has run out. Returns the same clock if there is no new one. */
export function markTimeOut(clock: GameClock, now: number): GameClock {
  let marked = clock;
  for (const side of [0, 1] as const) {
    const { from, left, out } = clock.sides[side];
    if (from !== null && out === null && from + left <= now)
      marked = withSide(marked, side, { out: from + left });
  }
  return marked;
}

/** Gives a side more time: a day, or 15 minutes of a budget. Days of a turn never exceed what was agreed. */
export function giveTime(clock: GameClock, side: Side, now: number): GameClock {
  const { terms } = clock;
  const most = terms.kind === 'budget' ? Number.POSITIVE_INFINITY : allotment(terms);
  const gift = terms.kind === 'budget' ? GIFT_MS : Math.min(DAY_MS, most);
  const before = clock.sides[side];
  const left = Math.min(most, timeLeft(before, now) + gift);
  return withSide(clock, side, refill(before, left, now));
}

/**
 * Has a machine play a side whose time has run out, or its player again. The clock of a machine does not run, and the player who
 * comes back has the time that a gift would give.
 */
export function setMachine(clock: GameClock, side: Side, plays: boolean, now: number): GameClock {
  const before = clock.sides[side];
  if (!plays) return before.machine === 'plays' ? withSide(clock, side, { machine: 'played' }) : clock;
  const given = giveTime(withSide(clock, side, stop(before, now)), side, now);
  return withSide(given, side, { machine: 'plays' });
}

/** Begins the vacation of a side. Throws a Fault if the clock has none, or too few days are left. */
export function beginVacation(clock: GameClock, side: Side, until: number, now: number): GameClock {
  const before = clock.sides[side];
  if (clock.terms.kind !== 'days')
    throw new Fault(409, 'no-vacation', 'A vacation pauses clocks of days a turn; this game has none.');
  const ended = before.vacationUntil === null ? before : endVacation(before, now);
  const length = until - now;
  if (length <= 0 || length > ended.vacationLeft) {
    const days = Math.floor(ended.vacationLeft / DAY_MS);
    const sentence = `A vacation ends after today, and you have ${days} day${days === 1 ? '' : 's'} of it left. Choose another end.`;
    throw new Fault(409, 'vacation-too-long', sentence);
  }
  const vacation = { vacationUntil: until, vacationLeft: ended.vacationLeft - length };
  const paused = ended.from === null ? {} : { left: timeLeft(ended, now), from: Math.max(until, ended.from) };
  return withSide(clock, side, { ...ended, ...vacation, ...paused });
}

/** Ends the vacation of a side before its date; the days that are left are given back. */
export function stopVacation(clock: GameClock, side: Side, now: number): GameClock {
  const before = clock.sides[side];
  return before.vacationUntil === null ? clock : withSide(clock, side, endVacation(before, now));
}

function endVacation(side: SideClock, now: number): SideClock {
  const unused = Math.max(0, (side.vacationUntil ?? 0) - now);
  const from = side.from !== null && unused > 0 ? now : side.from;
  return { ...side, from, vacationLeft: side.vacationLeft + unused, vacationUntil: null };
}

function withSide(clock: GameClock, side: Side, change: Partial<SideClock>): GameClock {
  const [first, second] = clock.sides;
  return {
    ...clock,
    sides: side === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
  };
}
