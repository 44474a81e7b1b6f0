import assert from 'node:assert/strict';
import type { Entry } from '@linstock/kernel';
import type { HostMessage } from '@linstock/protocol';
import { allTold, type Place, Reader, sitDown, type Table } from './place.ts';

/** Messages that come at their own time: no part of the game. */
const BESIDE_THE_GAME: ReadonlySet<string> = new Set(['game', 'seats', 'talk', 'spectators-talk']);

/** The messages on a connection since it was opened, with everything masked that differs from game to game. */
function wire(reader: Reader): string {
  const events = reader.events.filter(({ t }) => !BESIDE_THE_GAME.has(t));
  return events.map((message) => JSON.stringify(masked(message))).join('\n');
}

function masked(message: HostMessage): unknown {
  if (message.t === 'ack' || message.t === 'refused') return { ...message, cmd: '*' };
  return message.t === 'entries' ? { ...message, entries: message.entries.map(withoutHashes) } : message;
}

function withoutHashes(entry: Entry): unknown {
  const { hash: _, ...rest } = entry;
  const seal = 'seal' in rest ? { seal: '*' } : {};
  const salt = 'salt' in rest ? { salt: '*' } : {};
  return { ...rest, ...seal, ...salt };
}

async function played(place: Place, order: 'hold' | 'run'): Promise<Table> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  for (const each of table.seats) await each.until(() => each.of('standing').length === 1);
  await runner.answer({ order });
  await allTold(table, 1);
  await guard.answer({ order: 'hold' });
  await allTold(table, 2);
  // Something is played while the orders are sealed.
  await runner.does({ t: 'draw', draw: true });
  await allTold(table, 3);
  return table;
}

/**
 * Two games that differ in one secret. All other readers receive the same entries in both until it is revealed; only
 * its owner receives different ones.
 */
export async function wiresTellNothing(place: Place): Promise<void> {
  const held = await played(place, 'hold');
  const ran = await played(place, 'run');
  assert.equal(wire(held.seats[1]), wire(ran.seats[1]));
  assert.equal(wire(held.watcher), wire(ran.watcher));
  assert.notEqual(wire(held.seats[0]), wire(ran.seats[0]));
  assert.match(wire(ran.seats[0]), /"run"/);
  await ran.seats[0].answer({ rally: false });
  await allTold(ran, 4);
  assert.match(wire(ran.watcher), /"run"/);
}

/** A revealed answer is sent before the entry that reveals it, and every reader has the judge's state at every entry. */
export async function openedBefore(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  await runner.answer({ order: 'run' });
  await guard.answer({ order: 'hold' }, 0);
  await runner.answer({ rally: true });
  await allTold(table, 3);
  const told = (reader: Reader) => reader.told.map((entry) => `${entry.n}${'answer' in entry ? '' : '?'}`);
  assert.deepEqual(told(runner), ['1', '2?', '2', '3']);
  assert.deepEqual(told(guard), ['1?', '2', '1', '3']);
  assert.deepEqual(told(table.watcher), ['1?', '2?', '1', '2', '3']);
  const late = await Reader.join(place, 'gauntlet', table.id, null);
  await late.until(() => late.head === 3);
  const copies = [runner, guard, table.watcher, late].map((reader) => reader.copy);
  for (const copy of copies) {
    assert.equal(copy.hash, copies[0]?.hash);
    assert.deepEqual(copy.position.save(), copies[0]?.position.save());
    assert.deepEqual([copy.takeBack(0), copy.takeBack(1)], [copies[0]?.takeBack(0), copies[0]?.takeBack(1)]);
  }
}

/** The dice secret is sent to no reader before the end. */
export async function secretKept(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  for (const reader of [...table.seats, table.watcher]) {
    const { dice } = reader.view.header;
    assert.ok(dice.kind === 'fair');
    assert.equal(dice.secret, null);
    assert.deepEqual(reader.of('revealed'), []);
  }
}
