import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClockTerms, commitment, Game, type Side, verify } from '@linstock/kernel';
import type { Command } from '@linstock/protocol';
import type { AnyRules } from '../src/index.ts';
import { Judge, RefusedCommand } from '../src/index.ts';
import { gauntletRules } from './contract/gauntlet.ts';
import { MemoryStore } from './contract/memory-store.ts';

/** A command without what every command has. */
type Unsent<C = Command> = C extends unknown ? Omit<C, 'cmd' | 'seen'> : never;

const rules = gauntletRules() as AnyRules;
const HOUR: ClockTerms = { minutes: 60, late: 'claim' };
const SECRET = 'a'.repeat(64);

/** A judge of a game with such a clock, whose time the test sets. */
async function begun(clock?: ClockTerms) {
  const dice = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;
  const { entries: _, ...header } = Game.create(rules, {
    battle: 'lane',
    dice,
    ...(clock && { clock }),
  }).record;
  const seats = ([0, 1] as const).map((side) => ({
    side,
    name: rules.sides[side],
    kind: 'human' as const,
    level: null,
  }));
  const hands = { quiet: 0 };
  const machines: Side[] = [];
  const store = new MemoryStore();
  const kept = { id: 'g', header, seats };
  await store.add(kept);
  const judge = await Judge.open(kept, rules, {
    store,
    think: async () => ({
      ...{ answer: { order: 'hold' }, reason: null, stumbled: null },
      ...{ resigns: true, offersDraw: true },
    }),
    secret: () => 'b'.repeat(64),
    fault: (error) => ({ code: 'error', clause: null, sentence: String(error) }),
    breathe: () => Promise.resolve(),
    seats: {
      entryAppended: () => undefined,
      readersChanged: () => undefined,
      timeLeft: async () => (clock ? (clock.minutes * 60 - hands.quiet) * 1000 : null),
      giveTime: async () => undefined,
      machines,
      readMachines: async () => undefined,
      setMachine: async (side, plays) => void (plays ? machines.push(side) : machines.splice(0)),
      takeVacation: async () => undefined,
    },
    grown: () => undefined,
    standingChanged: () => undefined,
  });
  let sent = 0;
  const take = (side: Side, command: Unsent) =>
    judge.takeCommand(side, { ...command, cmd: `c${++sent}`, seen: judge.head });
  const locks = (side: Side) => take(side, { t: 'answer', answer: { order: 'hold' } });
  const claims = (side: Side) => take(side, { t: 'claim' });
  return { judge, hands, machines, take, locks, claims };
}

const refusedAs = (code: string, says: RegExp) => (error: unknown) =>
  error instanceof RefusedCommand && error.fault.code === code && says.test(error.fault.sentence);

test('a sheet that is never written: the game is claimed after the clock, not before, and the record holds', async () => {
  const { judge, hands, locks, claims } = await begun(HOUR);
  await locks(0);
  hands.quiet = 59 * 60;
  await assert.rejects(claims(0), refusedAs('not-late', /has 1 minute left/));
  assert.equal(judge.over, false);
  hands.quiet = 60 * 60;
  await claims(0);
  assert.equal(judge.over, true);
  const found = verify(judge.record(null), rules);
  assert.deepEqual([found.fault, found.sealed], [null, 0], 'what was shut is open at the end');
  assert.equal(found.verdict?.winner, 0);
  assert.match(found.verdict?.sentence ?? '', /has not answered in the time agreed/);
});

test('a machine answers for a late side, gives nothing up, and stops when its player answers', async () => {
  const { judge, hands, machines, take, locks } = await begun(HOUR);
  await locks(0);
  await assert.rejects(take(0, { t: 'stand-in', on: true }), refusedAs('not-late', /has 60 minutes left/));
  hands.quiet = 60 * 60;
  await take(0, { t: 'stand-in', on: true });
  while (judge.asks(1)) await judge.settled();
  assert.deepEqual([judge.over, machines], [false, [1]], 'it would resign, and may not');
  await take(1, { t: 'stand-in', on: false });
  assert.deepEqual(machines, []);
});

test('no claim without a clock, by a side that is asked, or against one that has answered', async () => {
  const without = await begun();
  without.hands.quiet = 1e9;
  await without.locks(0);
  await assert.rejects(without.claims(0), refusedAs('no-clock', /begun without a clock/));
  const { hands, locks, claims } = await begun(HOUR);
  hands.quiet = 1e9;
  await assert.rejects(claims(0), refusedAs('your-turn', /a question to answer yourself/));
  await locks(0);
  await assert.rejects(claims(1), refusedAs('your-turn', /a question to answer yourself/));
});

test('the clock answers for a late side only if the game was begun so, and passes by the rules', async () => {
  const { judge, hands, locks, claims } = await begun({ ...HOUR, late: 'act' });
  await locks(1);
  hands.quiet = 60 * 60;
  const asked = judge.record(1).entries.length;
  await claims(1);
  const { entries } = judge.record(0);
  assert.equal(entries.length, asked + 1);
  const last = entries.at(-1);
  assert.deepEqual(last && 'seal' in last && [last.side, last.answer], [0, { order: 'hold' }]);
  assert.equal(judge.over, false);
});

test('a clock is part of the terms: a record with another clock is another record', async () => {
  const { judge, hands, locks, claims } = await begun(HOUR);
  await locks(0);
  hands.quiet = 1e9;
  await claims(0);
  const record = judge.record(null);
  const { clock: _, ...without } = record;
  for (const forged of [{ ...record, clock: { ...HOUR, minutes: 1 } }, without])
    assert.match(verify(forged, rules).fault?.sentence ?? '', /hash does not follow/);
});
