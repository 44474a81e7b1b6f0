/** Clocks that are stored: time is set by the test, the tables are real. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, HostMessage, PlayedClock, SeatsState } from '@linstock/protocol';
import { z } from 'zod';
import {
  beginVacation,
  DAY_MS,
  followPosition,
  type GameClock,
  giveTime,
  newClock,
  timeLeft,
} from '../src/clocks/clockRules.ts';
import { noteAnswerTime, usualAnswerTime } from '../src/clocks/answerTimes.ts';
import { ClockTable } from '../src/clocks/clockTable.ts';
import { newGameId, newToken, tokenHash } from '../src/games/tokens.ts';
import { SeatKeeping } from '../src/clocks/seatKeeping.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { claimUnclaimedGames } from '../src/clocks/unclaimedGames.ts';
import { Doors } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { CLOSE } from './table.ts';

/** A command without what every command has. */
type Unsent<C = Command> = C extends unknown ? Omit<C, 'cmd' | 'seen'> : never;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS: PlayedClock = { kind: 'days', days: 3, vacation: 21 };
const BUDGET: PlayedClock = { kind: 'budget', minutes: 30, increment: 20 };

/** The clocks after a position, the sides asked in it, and the time. */
function at(
  clock: GameClock,
  now: number,
  turn: number,
  asked: string,
  answered: 0 | 1 | null = null,
): GameClock {
  const sides = [asked.includes('0'), asked.includes('1')] as const;
  return followPosition(clock, { now, entry: 1, turn, asked: sides, answered, resumes: [0, 0] });
}
const left = (clock: GameClock, now: number) => clock.sides.map((side) => timeLeft(side, now));

test('thinking time in days runs for each side that is asked, and is refilled when the turn changes', () => {
  let clock = at(newClock(DAYS), 0, 1, '0');
  assert.deepEqual(left(clock, HOUR_MS), [3 * DAY_MS - HOUR_MS, 3 * DAY_MS]);
  clock = at(clock, HOUR_MS, 1, '01', 0);
  assert.deepEqual(left(clock, 2 * HOUR_MS), [3 * DAY_MS - 2 * HOUR_MS, 3 * DAY_MS - HOUR_MS]);
  clock = at(clock, 2 * HOUR_MS, 1, '1', 0);
  assert.deepEqual(left(clock, 5 * HOUR_MS), [3 * DAY_MS - 2 * HOUR_MS, 3 * DAY_MS - 4 * HOUR_MS]);
  clock = at(clock, 5 * HOUR_MS, 2, '0', 1);
  assert.deepEqual(left(clock, 5 * HOUR_MS), [3 * DAY_MS, 3 * DAY_MS]);
  assert.deepEqual(
    left(giveTime(clock, 0, 6 * HOUR_MS), 6 * HOUR_MS),
    [3 * DAY_MS, 3 * DAY_MS],
    'never more than agreed',
  );
});

test('a time budget is counted in seconds, and grows at each turn after the first', () => {
  let clock = at(newClock(BUDGET), 0, 1, '0');
  assert.deepEqual(left(clock, 90_500), [30 * MINUTE_MS - 90_500, 30 * MINUTE_MS]);
  clock = at(clock, MINUTE_MS, 2, '1', 0);
  assert.deepEqual(left(clock, MINUTE_MS), [29 * MINUTE_MS + 20_000, 30 * MINUTE_MS + 20_000]);
  assert.deepEqual(left(giveTime(clock, 0, MINUTE_MS), MINUTE_MS)[0], 44 * MINUTE_MS + 20_000);
});

test('a vacation stops the clock; unused days are returned, and it never exceeds the remaining days', () => {
  let clock = at(newClock(DAYS), 0, 1, '0');
  clock = beginVacation(clock, 0, 10 * DAY_MS, DAY_MS);
  assert.equal(left(clock, 9 * DAY_MS)[0], 2 * DAY_MS);
  assert.equal(left(clock, 11 * DAY_MS)[0], DAY_MS);
  clock = at(clock, 4 * DAY_MS, 1, '0', 0);
  assert.deepEqual([left(clock, 5 * DAY_MS)[0], clock.sides[0].vacationLeft], [DAY_MS, 18 * DAY_MS]);
  assert.throws(() => beginVacation(clock, 0, 30 * DAY_MS, 5 * DAY_MS), /you have 18 days/);
  assert.throws(() => beginVacation(newClock(BUDGET), 0, 2, 1), /days a turn/);
});

/** A game of two seated players by such a clock, at a server whose time the test sets. */
async function seated(terms: PlayedClock) {
  const doors = await Doors.open();
  const id = newGameId();
  const { kind } = terms;
  const minutes = kind === 'days' ? terms.days * 1440 : terms.minutes;
  const seats = [{ kind: 'human' }, { kind: 'human' }] as [{ kind: 'human' }, { kind: 'human' }];
  await doors.seatKeeping.start();
  const tokenHashes = [tokenHash(newToken()), tokenHash(newToken())] as const;
  const wish = {
    system: 'toy',
    battle: 'yard',
    options: {},
    seats,
    clock: { minutes, late: 'claim' },
  } as const;
  await doors.rooms.create({ ...wish, seats }, 'maker', {
    ...{ id, tokenHashes },
    clock: terms.kind === 'answer' ? { kind: 'none' } : terms,
  });
  let sent = 0;
  const game = {
    doors,
    id,
    /** A reader at a server; it has the last state that was sent. */
    async join(side: 0 | 1 | null, rooms = doors.rooms) {
      const room = await rooms.room(id);
      const reader = { seats: null as SeatsState | null, leave: () => undefined as void };
      const subscription = room.judge.join(side, 0, (message: HostMessage) => {
        if (message.t === 'seats') reader.seats = message.seats;
      });
      reader.leave = () => subscription.leave();
      await room.gameSeats?.settled();
      return reader;
    },
    async take(side: 0 | 1, command: Unsent, rooms = doors.rooms) {
      const room = await rooms.room(id);
      await room.judge.takeCommand(side, { cmd: `c${++sent}`, seen: room.judge.head, ...command });
      await room.judge.settled();
      await room.gameSeats?.settled();
    },
  };
  return game;
}

/** Time passes while the service is there. */
async function pass(doors: Doors, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 4000) {
    doors.now += Math.min(left, 4000);
    await doors.seatKeeping.pulse.beat();
  }
}

test('only the server judges the time: a claim a second early fails, and a granted one is final', async () => {
  const { doors, id, join, take } = await seated({ kind: 'budget', minutes: 5, increment: 0 });
  const reader = await join(1);
  const states = () => reader.seats?.sides.map(({ clock }) => clock?.state);
  assert.deepEqual(states(), ['running', 'running'], 'both are asked');
  assert.deepEqual(
    reader.seats?.sides.map(({ connected }) => connected),
    [false, true],
  );
  await take(1, { t: 'answer', answer: CLOSE });
  assert.deepEqual(states(), ['running', 'stopped']);
  await pass(doors, 5 * MINUTE_MS - 1000);
  await assert.rejects(take(1, { t: 'claim' }), /has 1 minute left to answer/);
  await take(1, { t: 'give-time' });
  assert.equal(reader.seats?.sides[0].clock?.left, 15 * MINUTE_MS + 1000);
  await assert.rejects(take(0, { t: 'vacation', until: doors.now + DAY_MS }), /days a turn/);
  doors.db.exec('update game_clock set left_0 = 1000');
  await pass(doors, 1000);
  await take(1, { t: 'claim' });
  assert.equal((await doors.rooms.room(id)).judge.over, true);
  await doors.close();
});

test('a machine plays for a player out of time until the player answers; such a game is not rated', async () => {
  const { doors, id, join, take } = await seated(DAYS);
  const reader = await join(1);
  const absent = () => [reader.seats?.sides[0].machine, reader.seats?.sides[0].clock];
  await take(1, { t: 'answer', answer: CLOSE });
  await assert.rejects(take(1, { t: 'stand-in', on: true }), /has 72 hours left to answer/);
  doors.db.exec('update game_clock set left_0 = 1000');
  await pass(doors, 2000);
  await take(1, { t: 'stand-in', on: true });
  assert.deepEqual(
    absent(),
    [true, { left: DAY_MS, state: 'stopped' }],
    'the clock of a machine does not run',
  );
  const { judge } = await doors.rooms.room(id);
  assert.deepEqual([judge.bots.asked, judge.readers.length], [true, 1]);
  await assert.rejects(take(1, { t: 'claim' }), /has 24 hours left/);
  // Another server that opens the game has the machine play, too.
  const other = await doors.anew().room(id);
  await other.gameSeats?.settled();
  assert.equal(other.judge.bots.asked, true);
  await take(0, { t: 'answer', answer: CLOSE });
  assert.equal(absent()[0], false);
  assert.deepEqual(
    { ...doors.db.prepare('select machine_0, machine_1 from game_clock').get() },
    {
      ...{ machine_0: 2, machine_1: 0 },
    },
  );
  await doors.close();
});

test('no clock runs while the service is down; it starts when the player returns, or after ten minutes', async () => {
  const { doors, id, join, take } = await seated(DAYS);
  await join(0);
  await take(1, { t: 'answer', answer: CLOSE });
  await pass(doors, 8000);
  // The first server dies here: there is no sign of life for a minute.
  doors.now += 60_000;
  const next = new SeatKeeping(doors.services, (error) => assert.fail(String(error)));
  await next.start();
  const rooms = doors.anew(next);
  const opponent = await join(1, rooms);
  const stopped = opponent.seats?.sides[0].clock;
  assert.deepEqual(stopped, { left: 3 * DAY_MS - 8000, state: 'paused' });
  assert.deepEqual(opponent.seats?.outage, {
    ...{ from: doors.now - 60_000, to: doors.now, resumes: doors.now + 600_000 },
  });
  doors.now += 4000;
  await next.pulse.beat();
  const back = await join(0, rooms);
  assert.deepEqual(back.seats?.sides[0].clock, { left: 3 * DAY_MS - 8000, state: 'running' });
  doors.now += 2000;
  assert.equal(await (await rooms.room(id)).gameSeats?.timeLeft(0), 3 * DAY_MS - 10_000);
  await next.close();
  await doors.close();
});

test('a system clock that is set forward or back makes no player late', async () => {
  const { doors, id, join } = await seated(DAYS);
  await join(0);
  const room = await doors.rooms.room(id);
  for (const jump of [2 * DAY_MS, -5 * DAY_MS]) {
    doors.now += jump;
    assert.equal(await room.gameSeats?.timeLeft(0), 3 * DAY_MS);
  }
  await doors.close();
});

test("if nobody watches, a side's time still runs out, and is reported once", async () => {
  const { doors, id, join } = await seated(BUDGET);
  (await join(null)).leave();
  doors.db.exec(`update game_clock set left_0 = 1000, left_1 = 500000, due = ${doors.now + 1000}`);
  await doors.services.jobs.schedule('clock', id, doors.now + 1000, id);
  const told = () => doors.db.prepare("select data from job where queue = 'notification'").all();
  const first = Promise.withResolvers<void>();
  const leave = doors.services.bus.subscribe(`seats.${id}`, z.null(), () => {
    if (told().length > 0) first.resolve();
  });
  await pass(doors, 1000);
  await doors.services.jobs.start();
  await first.promise;
  leave();
  await doors.services.jobs.schedule('clock', id, doors.now, id);
  const reader = await join(1);
  assert.deepEqual(
    reader.seats?.sides.map(({ clock }) => clock?.state),
    ['out', 'running'],
  );
  assert.equal(reader.seats?.sides[0].out, doors.now);
  const [job, ...others] = told();
  const news = { kind: 'late', game: id, side: 1, since: doors.now };
  assert.deepEqual(JSON.parse(String(job?.['data'])), news, 'the other side is told');
  assert.equal(others.length, 0);
  await doors.close();
});

test('a rated game that nobody claims for seven days counts as claimed, and a friendly one goes on', async () => {
  const { doors, id, take } = await seated(DAYS);
  const { tables, jobs } = doors.services;
  claimUnclaimedGames(doors.rooms, doors.services);
  await take(1, { t: 'answer', answer: CLOSE });
  doors.db.exec('update game_clock set left_0 = 0');
  const { judge } = await doors.rooms.room(id);
  const done = async (): Promise<void> => {
    await jobs.schedule('unclaimed', 'now', doors.now, { game: id, side: 0 });
    while (await tables.selectFrom('job').select('key').where('key', '=', 'now').executeTakeFirst())
      await new Promise(setImmediate);
  };
  await jobs.start();
  await done();
  assert.equal(judge.over, false);
  doors.db.exec(`insert into challenge (id, maker, maker_hash, maker_seat, made_by, system, battle, clock_kind, counts, who, terms,
    state, posted, expires, game) values ('c', '', '', '', '', 'toy', 'yard', 'days', 'rated', 'link', '{}', 'accepted', 0, 0, '${id}')`);
  await done();
  assert.equal(judge.over, true);
  await doors.close();
});

test('a game that was called off stays readable: no winner, no clock, no result', async () => {
  const { doors, id, take } = await seated(DAYS);
  const { judge } = await doors.rooms.room(id);
  await take(0, { t: 'call-off' });
  const sentence = 'The Red side called the game off before its second turn. It counts for nothing.';
  assert.deepEqual(judge.summary().verdict, { winner: null, sentence, calledOff: true });
  assert.deepEqual(
    judge.record(1).entries.map((entry) => 'off' in entry),
    [true],
  );
  await assert.rejects(take(1, { t: 'call-off' }), /The game is over/);
  await doors.close();
});

test('the time that a side took in a game of days is noted, and that of a budget is not', async () => {
  for (const [terms, noted] of [
    [DAYS, [{ side: 1, ms: MINUTE_MS }]],
    [BUDGET, []],
  ] as const) {
    const { doors, join, take } = await seated(terms);
    await join(1);
    await pass(doors, MINUTE_MS);
    await take(1, { t: 'answer', answer: CLOSE });
    const rows = await doors.services.tables.selectFrom('answer_time').select(['side', 'ms']).execute();
    assert.deepEqual(
      rows.map(({ side, ms }) => ({ side, ms })),
      noted,
    );
    await doors.close();
  }
});

/** Three of four answers of an account take no longer than the time that is told; of few answers nothing is. */
async function checkAnswerTimes(tables: TableStore): Promise<void> {
  const device = { name: 'Firefox', made: 0, seen: 0, signed_out: null, signed_out_by: null };
  for (const id of ['phone', 'desk'])
    await tables
      .insertInto('seat_device')
      .values({ ...device, id, token_hash: id, game: 'g', side: 0, account: 'kestrel' })
      .execute();
  for (let hours = 1; hours <= 8; hours++) {
    assert.equal(await usualAnswerTime(tables, 'kestrel'), null);
    await noteAnswerTime(tables, { game: 'g', side: 0, at: hours, ms: hours * 60 * MINUTE_MS });
  }
  assert.equal(await usualAnswerTime(tables, 'kestrel'), 6 * 60 * MINUTE_MS);
  assert.equal(await usualAnswerTime(tables, 'juno'), null);
}

test('on SQLite the usual time of an answer is that of three in four', async () => {
  const doors = await Doors.open();
  await checkAnswerTimes(doors.services.tables);
  await doors.close();
});

test('on PostgreSQL the usual time of an answer is that of three in four', (t) =>
  withPostgres(t, checkAnswerTimes));

/** Of two changes at once one is asked to read again; and an outage counts once, even if two nodes find it. */
async function checkTable(tables: TableStore): Promise<void> {
  const clocks = new ClockTable(tables);
  await clocks.add('g', DAYS);
  await clocks.add('g', BUDGET);
  const stored = await clocks.read('g');
  assert.ok(stored);
  const clock = at(stored.clock, 1000, 1, '0');
  assert.equal(await clocks.anyRuns(), false);
  assert.equal(await clocks.save('g', { ...stored, clock, due: 5 }), true);
  assert.equal(await clocks.save('g', { ...stored, clock, due: 6 }), false);
  assert.equal(await clocks.anyRuns(), true);
  for (let i = 0; i < 2; i++) assert.equal(await clocks.skip(5000, 90_000, 100_000), true);
  const after = (await clocks.read('g'))?.clock ?? clock;
  assert.deepEqual(left(after, 100_000), [3 * DAY_MS - 4000, 3 * DAY_MS]);
  assert.deepEqual([after.terms, after.sides[1].from], [DAYS, null]);
}

test('in SQLite two nodes never change a clock at the same time, and an outage counts once', async () => {
  const doors = await Doors.open();
  await checkTable(doors.services.tables);
  await doors.close();
});

test('in PostgreSQL two nodes never change a clock at the same time, and an outage counts once', (t) =>
  withPostgres(t, checkTable));
