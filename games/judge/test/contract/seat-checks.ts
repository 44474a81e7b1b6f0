import assert from 'node:assert/strict';
import { Game } from '@linstock/kernel';
import { allTold, type Place, Reader, sitDown, TOYS } from './place.ts';

const CLOSE = { step: 'close' };
const WAIT = { step: 'wait' };

/** Both locks are sent before either is published: both count. */
export async function bothAtOnce(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  const replies = await Promise.all([
    red.send({ t: 'answer', answer: CLOSE }, 0),
    blue.send({ t: 'answer', answer: WAIT }, 0),
  ]);
  assert.deepEqual(new Set(replies.map((reply) => reply.t === 'ack' && reply.n)), new Set([1, 2]));
  await allTold(table, 2);
  assert.equal(red.copy.hash, blue.copy.hash);
}

/** The same, each at its own judge over one store. */
export async function bothAtTwoJudges(place: Place): Promise<void> {
  const { twin } = place;
  if (!twin) return;
  const id = await place.begin('toy', [null, null]);
  const red = await Reader.join(place, 'toy', id, 0);
  const blue = await Reader.join(twin, 'toy', id, 1);
  const replies = await Promise.all([
    red.send({ t: 'answer', answer: CLOSE }, 0),
    blue.send({ t: 'answer', answer: WAIT }, 0),
  ]);
  assert.deepEqual(new Set(replies.map((reply) => reply.t === 'ack' && reply.n)), new Set([1, 2]));
  // Telling other judges is their hosts' doing.
  await place.restart();
  const late = await Reader.join(place, 'toy', id, null);
  await late.until(() => late.head === 2);
  assert.equal(late.copy.open[0]?.kind, 'strike');
}

/** The order of locking makes no difference to play. */
export async function eitherOrder(place: Place): Promise<void> {
  const states: unknown[] = [];
  for (const first of [0, 1] as const) {
    const table = await sitDown(place, 'toy');
    await table.seats[first].answer(first === 0 ? CLOSE : WAIT);
    await table.seats[1 - first]?.until(() => table.seats[1 - first]?.head === 1);
    await table.seats[1 - first]?.answer(first === 0 ? WAIT : CLOSE);
    await allTold(table, 2);
    states.push(table.watcher.copy.position.state);
  }
  assert.deepEqual(states[0], states[1]);
}

/** Until the other side has locked too, a lock can be taken back and written again. After that neither side can. */
export async function takenBackUntilLocked(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  await red.answer(CLOSE);
  assert.equal((await red.refused({ t: 'answer', answer: WAIT })).code, 'not-asked');
  await red.does({ t: 'back', to: 0, offer: false });
  await red.until(() => red.head === 2);
  await red.answer(WAIT);
  // Blue's command has seen nothing of it: its question is the same.
  await blue.answer(WAIT, 0);
  await allTold(table, 4);
  for (const reader of table.seats) {
    assert.equal((await reader.refused({ t: 'back', to: 2, offer: false })).code, 'not-free');
    assert.deepEqual(
      reader.of('offer').filter(({ offer }) => offer !== null),
      [],
    );
  }
}

/**
 * A take-back and the other side's lock are sent at the same time. One of them is refused, and the opponent is not
 * asked for consent.
 */
export async function crossing(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  await red.answer(CLOSE);
  const [back, lock] = await Promise.all([
    red.send({ t: 'back', to: 0, offer: true }, 1),
    blue.send({ t: 'answer', answer: WAIT }, 0),
  ]);
  const last = (await Reader.join(place, 'toy', table.id, null)).view.head;
  if (back.t === 'ack') assert.deepEqual([lock.t, last], ['ack', 3]);
  else assert.deepEqual([back.error.code, back.error.head, lock.t, last], ['stale', 2, 'ack', 2]);
  for (const reader of table.seats)
    assert.deepEqual(
      reader.of('offer').filter(({ offer }) => offer !== null),
      [],
    );
}

/** A take-back that has not seen the other side's lock is refused, and the opponent is not asked. */
export async function lateBack(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  await red.answer(CLOSE);
  await blue.answer(WAIT, 0);
  await allTold(table, 2);
  const late = await red.refused({ t: 'back', to: 0, offer: true }, 1);
  assert.deepEqual([late.code, late.head], ['stale', 2]);
  await blue.settled();
  assert.deepEqual(blue.of('offer'), []);
}

/** Two tabs of one player hear the same; the answer of the late one is refused. */
export async function twoTabs(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red] = table.seats;
  const tab = await Reader.join(place, 'toy', table.id, 0);
  const replies = await Promise.all([
    red.send({ t: 'answer', answer: CLOSE }, 0),
    tab.send({ t: 'answer', answer: WAIT }, 0),
  ]);
  assert.deepEqual(replies.map(({ t }) => t).sort(), ['ack', 'refused']);
  for (const reader of [red, tab]) await reader.until(() => reader.head === 1);
  assert.deepEqual(red.told, tab.told);
}

/** A command sent again counts once, whether it became an entry or not. */
export async function repeats(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  const sent = { t: 'answer', answer: CLOSE } as const;
  await red.send(sent, 0, 'once');
  const again = await red.send(sent, 0, 'once');
  assert.deepEqual(again, { t: 'ack', cmd: 'once', n: 1, repeat: true });
  await blue.until(() => blue.head === 1);
  // The other seat may use the same id.
  assert.deepEqual(await blue.send(sent, 1, 'once'), { t: 'ack', cmd: 'once', n: 2, repeat: false });
  const rules = { t: 'standing', rules: { all: 'never' } } as const;
  assert.equal((await red.send(rules, 2, 'rules')).t, 'ack');
  assert.deepEqual(await red.send(rules, 2, 'rules'), { t: 'ack', cmd: 'rules', n: null, repeat: true });
  await place.restart();
  const back = await Reader.join(place, 'toy', table.id, 0);
  assert.deepEqual(await back.send(sent, 0, 'once'), { t: 'ack', cmd: 'once', n: 1, repeat: true });
}

/** A stale, illegal or unasked command is refused with its reason, and nothing is published. */
export async function refusals(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  await red.answer(CLOSE);
  await blue.answer(WAIT, 0);
  await allTold(table, 2);
  const code = async (reader: Reader, answer: unknown, seen = 2): Promise<string> =>
    (await reader.refused({ t: 'answer', answer }, seen)).code;
  assert.deepEqual(
    [
      await code(red, { strike: 1 }, 1),
      await code(red, { strike: 1 }, 99),
      await code(red, { strike: 9 }),
      await code(red, { step: 'fly' }),
      await code(blue, { strike: 1 }),
      await code(table.watcher, { strike: 1 }),
    ],
    ['stale', 'stale', 'too-strong', 'malformed', 'not-asked', 'no-seat'],
  );
  await allTold(table, 2);
  assert.deepEqual([red.head, blue.head, table.watcher.head], [2, 2, 2]);
}

/** A take-back that is not free: only offered if requested, then declined, overtaken by play, or granted. */
export async function offers(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  await red.answer(CLOSE);
  await blue.answer(WAIT, 0);
  await allTold(table, 2);
  assert.equal((await blue.refused({ t: 'reply', agree: true })).code, 'no-offer');
  assert.equal((await red.refused({ t: 'back', to: 7, offer: true })).code, 'no-such-entry');
  const asked = async (): Promise<void> => {
    const before = blue.of('offer').length;
    assert.deepEqual((await red.send({ t: 'back', to: 1, offer: true })).t, 'ack');
    await blue.until(() => blue.of('offer').length > before);
    assert.deepEqual(blue.of('offer').at(-1)?.offer, { side: 0, to: 1 });
  };
  await asked();
  assert.equal((await red.refused({ t: 'reply', agree: true })).code, 'no-offer');
  await blue.does({ t: 'reply', agree: false });
  await asked();
  const strike = await red.answer({ strike: 0 });
  await allTold(table, strike);
  assert.equal(blue.of('offer').at(-1)?.offer, null);
  await asked();
  await blue.does({ t: 'reply', agree: true });
  await allTold(table, strike + 1);
  const back = table.watcher.told.at(-1);
  assert.deepEqual(back && 'back' in back && [back.side, back.back, back.agreed], [0, 1, true]);
}

/** A change by hand: refused by the rules at once, else requested, then declined, overtaken by play, or granted. */
export async function byHand(place: Place): Promise<void> {
  const table = await sitDown(place, 'toy');
  const [red, blue] = table.seats;
  const hand = [{ piece: 'blue', set: { wounds: 1 } }];
  const wish = { t: 'hand', hand, because: 'a house rule' } as const;
  const monster = [{ piece: 'blue', set: { wounds: 9 } }];
  assert.equal((await red.refused({ t: 'hand', hand: monster })).code, 'bad-edit');
  assert.equal((await table.watcher.refused(wish)).code, 'no-seat');
  const asked = async (): Promise<void> => {
    const before = blue.of('offer').length;
    await red.does(wish);
    await blue.until(() => blue.of('offer').length > before);
    const to = red.head;
    assert.deepEqual(blue.of('offer').at(-1)?.offer, { side: 0, to, hand, because: 'a house rule' });
  };
  await asked();
  assert.equal((await red.refused({ t: 'reply', agree: true })).code, 'no-offer');
  await blue.does({ t: 'reply', agree: false });
  assert.equal(blue.head, 0);
  await asked();
  await red.answer(WAIT);
  await blue.answer(WAIT);
  await allTold(table, 2);
  assert.equal(blue.of('offer').at(-1)?.offer, null);
  await asked();
  await blue.does({ t: 'reply', agree: true });
  await allTold(table, 3);
  const entry = table.watcher.told.at(-1);
  assert.deepEqual(entry && 'hand' in entry && [entry.side, entry.hand, entry.agreed, entry.asked], [
    0,
    hand,
    true,
    true,
  ]);
  assert.equal(red.copy.hash, blue.copy.hash);
}

/**
 * An absent reader receives the entries that it missed, in order, and has the judge's state, even after a
 * restart.
 */
export async function comingBack(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  await runner.answer({ order: 'run' });
  await guard.answer({ order: 'hold' }, 0);
  await allTold(table, 2);
  const away = guard.told;
  guard.leave();
  await runner.answer({ rally: true });
  await runner.answer({ steps: 2 });
  await place.restart();
  const back = await Reader.join(place, 'gauntlet', table.id, 1, 2);
  await back.until(() => back.head === 4);
  assert.deepEqual(
    back.told.map(({ n }) => n),
    [1, 3, 4],
  );
  const late = await Reader.join(place, 'gauntlet', table.id, null);
  await late.until(() => late.head === 4);
  const copy = late.copy;
  assert.equal(copy.open[0]?.kind, 'fire');
  const own = Game.fromRecord(TOYS.gauntlet.rules, {
    ...guard.view.header,
    entries: [],
  });
  own.follow(away);
  own.follow(back.told);
  assert.deepEqual([own.hash, own.position.save()], [copy.hash, copy.position.save()]);
}

/** A side resigns while its order is locked: the game is over for all, all is revealed, the secret is published. */
export async function resigning(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  await runner.answer({ order: 'run' });
  await runner.does({ t: 'resign' });
  for (const reader of [runner, guard, table.watcher]) {
    await reader.until(() => reader.of('revealed').length === 1);
    assert.equal(reader.copy.verdict?.winner, 1);
    assert.deepEqual(
      reader.copy.record.entries.filter((entry) => 'seal' in entry && entry.answer === undefined),
      [],
    );
  }
  assert.equal((await guard.refused({ t: 'answer', answer: { order: 'hold' } })).code, 'game-over');
  assert.equal((await guard.refused({ t: 'resign' })).code, 'game-over');
}

/** After the game one side offers a rematch: only the other receives the seat, and accepts or declines. */
export async function rematching(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  const rematch = { game: 'next', token: 'x'.repeat(43), swapped: true };
  const offer = { t: 'rematch', rematch } as const;
  assert.equal((await runner.refused(offer)).code, 'not-over');
  await runner.does({ t: 'resign' });
  assert.equal((await guard.refused({ t: 'rematch-reply', agree: true })).code, 'no-rematch');
  await runner.does(offer);
  await guard.until(() => guard.of('rematch').length === 1);
  const told = { ...rematch, side: 0, agreed: null };
  assert.deepEqual(guard.of('rematch')[0]?.rematch, told);
  assert.deepEqual(runner.of('rematch')[0]?.rematch, { ...told, token: null });
  assert.equal((await guard.refused(offer)).code, 'rematch-open');
  assert.equal((await runner.refused({ t: 'rematch-reply', agree: true })).code, 'no-rematch');
  const late = await Reader.join(place, 'gauntlet', guard.view.id, 1);
  await late.until(() => late.of('rematch').length === 1);
  await guard.does({ t: 'rematch-reply', agree: false });
  await runner.until(() => runner.of('rematch').at(-1)?.rematch?.agreed === false);
  await guard.does(offer);
  await runner.does({ t: 'rematch-reply', agree: true });
  await guard.until(() => guard.of('rematch').at(-1)?.rematch?.agreed === true);
  assert.deepEqual(table.watcher.of('rematch'), [], 'who watches is told nothing of it');
}

/** A draw is offered and declined; it lapses when the other side answers; and it is accepted. */
export async function drawing(place: Place): Promise<void> {
  const table = await sitDown(place, 'gauntlet');
  const [runner, guard] = table.seats;
  await runner.does({ t: 'draw', draw: true });
  await guard.until(() => guard.head === 1);
  assert.equal(guard.copy.drawOffer, 0);
  await guard.does({ t: 'draw', draw: false });
  await guard.until(() => guard.head === 2);
  assert.equal(guard.copy.drawOffer, null);
  await runner.does({ t: 'draw', draw: true });
  await guard.answer({ order: 'hold' }, 0);
  assert.equal(guard.copy.drawOffer, null);
  await guard.does({ t: 'draw', draw: true });
  await runner.does({ t: 'draw', draw: true });
  await allTold(table, 6);
  assert.deepEqual([guard.copy.over, guard.copy.verdict?.winner], [true, null]);
}
