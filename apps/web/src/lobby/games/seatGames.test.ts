import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameSummary, SeatsState } from '@linstock/protocol';
import type { KnownGame } from '../../host/myGames.ts';
import { describeGame, describeWaiting } from './gameWords.ts';
import { readSeatGame, sortGames } from './seatGames.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

const summary = (id: string, changes: Partial<GameSummary> = {}): GameSummary => ({
  id,
  system: 'american-legions',
  battle: 'cowpens',
  sides: ['British', 'American'],
  seats: [
    { side: 0, name: 'Marlowe', kind: 'human', level: null },
    { side: 1, name: 'Kestrel', kind: 'human', level: null },
  ],
  head: 4,
  over: false,
  progress: 'Turn 4 of 7',
  asked: ['Your fire: choose a target, or hold.', null],
  last: null,
  verdict: null,
  ...changes,
});

const known = (id: string, changes: Partial<KnownGame> = {}): KnownGame => ({
  ...{ id, house: 'server', seats: [0], title: '', players: '', state: '', seen: 1, looked: null },
  summary: summary(id),
  ...changes,
});

/** The clock of side 0 with some hours left, asked for two. */
const present = (hours: number, changes: Partial<SeatsState['sides'][1]> = {}): SeatsState => {
  const there = {
    connected: true,
    lastHere: null,
    out: null,
    machine: false,
    vacationUntil: null,
    vacationLeft: 0,
  };
  const clock = { left: hours * HOUR, state: 'running' } as const;
  const since = NOW - 2 * HOUR;
  return {
    clock: { kind: 'days', days: 3, vacation: 21 },
    sides: [
      { ...there, clock, since },
      { ...there, clock, since, ...changes },
    ],
    spectators: 0,
    outage: null,
    now: NOW,
  };
};

test('the most pressing game is the one with the earliest deadline, then the oldest question', () => {
  const games = [
    readSeatGame(known('late', { seen: 9 }), null),
    readSeatGame(known('three days'), present(70)),
    readSeatGame(known('old', { seen: 2 }), null),
    readSeatGame(known('five hours'), present(5)),
  ];
  assert.deepEqual(
    sortGames(games).asked.map(({ id }) => id),
    ['five hours', 'three days', 'old', 'late'],
  );
});

test('a game says whose turn it is, and the card has battle, side, opponent, question and time', () => {
  const game = readSeatGame(known('a'), present(44));
  assert.deepEqual([game.state, game.side, game.opponent?.name], ['asked', 0, 'Kestrel']);
  assert.equal(
    describeGame(game, NOW),
    'Cowpens. British. against Kestrel. Your fire: choose a target, or hold. 1 day 20 hours left.',
  );
});

test('a game that waits for the other side says so, and one whose time has run out asks what to do', () => {
  const waits = known('a', { seats: [1] });
  const game = readSeatGame(waits, present(70));
  assert.equal(game.state, 'waiting');
  assert.equal(describeWaiting(game, NOW), 'asked 2 hours ago, 2 d 22 h left');
  const late = readSeatGame(known('b', { summary: summary('b', { asked: [null, 'Your orders.'] }) }), {
    ...present(0, { out: NOW }),
  });
  assert.equal(late.state, 'late');
  const away = readSeatGame(
    known('c', { summary: summary('c', { asked: [null, 'Your orders.'] }) }),
    present(70, { vacationUntil: Date.UTC(2026, 11, 4, 12) }),
  );
  assert.equal(describeWaiting(away, NOW), 'on vacation until 4 December');
});

test('ended, watched and one-screen games each have their own words', () => {
  const over = summary('a', {
    over: true,
    asked: [null, null],
    verdict: { winner: 0, sentence: 'It is won.' },
  });
  assert.equal(readSeatGame(known('a', { summary: over }), null).state, 'over');
  assert.equal(readSeatGame(known('b', { seats: [] }), null).state, 'watched');
  const both = readSeatGame(known('c', { seats: [0, 1] }), null);
  assert.deepEqual([both.state, both.opponent], ['asked', null]);
  assert.equal(readSeatGame(known('d', { summary: null, title: 'Maida' }), null).title, 'Maida');
});
