import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  askedSideAtItsBest,
  canonical,
  type Entry,
  entryHash,
  Game,
  odds,
  Position,
  RecordError,
  recordedDice,
  type SeatPosition,
  sealOf,
  stablePoint,
  verify,
} from '../src/index.ts';
import { giveAnswer, letPass, lockedGame, type OrdersGame, openedGame, ordersGame } from './orders-game.ts';
import { accepted, overWire, refusedCode } from './toy-game.ts';
import { ORDER, toyOrders } from './toy-orders.ts';

const copyFor = (game: OrdersGame, side: 0 | 1 | null): OrdersGame =>
  Game.fromRecord(toyOrders, overWire(game.viewFor(side)));
const said = (game: OrdersGame): (string | undefined)[] => [game.question(0)?.kind, game.question(1)?.kind];

test('orders stay sealed while initiative is thrown and a rally is asked; the state has only seal ids', () => {
  const game = lockedGame();
  assert.deepEqual([said(game), game.position.stable], [['rally', undefined], true]);
  assert.deepEqual(game.position.state.sealIds, [1, 2]);
  assert.deepEqual(game.openedBy(2), []);
  for (const seat of [1, null] as const) {
    const copy = copyFor(game, seat);
    assert.equal(canonical(copy.position.state), canonical(game.position.state));
    assert.ok(!JSON.stringify(copy.record.entries[0]).includes('sheet'));
    assert.equal(copy.position.sealedAnswers[0]?.answer, undefined);
  }
  giveAnswer(game, 0, { rally: true }, 6);
  const last = giveAnswer(game, 1, { rally: false });
  assert.deepEqual(game.openedBy(last.n), [1, 2]);
  assert.deepEqual(game.position.state.order.slice(0, 2), [ORDER.ADVANCE, ORDER.ADVANCE]);
});

test('a seat away between lock and reveal must first receive the reveals; without them it refuses', () => {
  const judge = lockedGame();
  const away = copyFor(judge, 1);
  const { head } = judge;
  giveAnswer(judge, 0, { rally: true }, 6);
  giveAnswer(judge, 1, { rally: false });
  const fresh = judge.record.entries.slice(head);
  assert.throws(
    () => away.follow(overWire(fresh)),
    /Entry 4: it opens a sealed answer that is not known here/,
  );
  assert.equal(away.head, 3, 'it stands before the entry it could not play');
  away.follow(overWire([judge.record.entries[0] as Entry, ...fresh.slice(1)]));
  assert.equal(canonical(away.position.state), canonical(judge.position.state));
  assert.throws(() => away.follow([{ ...(fresh[0] as Entry), hash: '0'.repeat(64) }]), RecordError);
});

test('a question in mid-move follows from the state alone; the mover is asked again only after an event', () => {
  const game = openedGame();
  giveAnswer(game, 0, { move: 1, steps: 3 });
  assert.deepEqual([said(game), game.position.stable], [[undefined, 'fire'], true]);
  assert.deepEqual(game.position.state.moving, { unit: 1, rest: 1, offered: 1, hurt: 0 });
  const again = Position.load(toyOrders, game.field, stablePoint(overWire(game.position.state)));
  assert.deepEqual(again.question(1)?.prompt(), game.question(1)?.prompt());
  giveAnswer(game, 1, { fire: [2, 3] }, 4);
  assert.deepEqual([said(game), game.position.stable], [['lose', undefined], false], 'between two shots');
  giveAnswer(game, 0, { lose: [1, 0] }, 2);
  assert.deepEqual(said(game), ['press', undefined], 'it was hit and not shaken');
  giveAnswer(game, 0, { press: true });
  assert.deepEqual([said(game), game.position.state.at[1]], [[undefined, 'fire'], 6]);
  giveAnswer(game, 1, { fire: [2] }, 6);
  assert.equal(game.question(0)?.kind, 'lose', 'two hits are shared out');
  giveAnswer(game, 0, { lose: [0, 2] });
  assert.deepEqual([game.position.state.shaken[1], game.position.state.moving.unit], [1, -1]);
});

test('a step can be taken back until the other side answers by hand; a standing "no" does not count', () => {
  const game = openedGame();
  const before = game.head;
  giveAnswer(game, 0, { move: 1, steps: 3 });
  assert.deepEqual([game.takeBack(0).steps, game.takeBack(0).to], [1, before]);
  letPass(game, 1);
  letPass(game, 1);
  assert.equal(game.position.state.moving.unit, -1, 'the move is over, two questions let by');
  assert.deepEqual([game.takeBack(0).steps, game.takeBack(0).to], [1, before]);
  assert.equal(refusedCode(game.proposeBack(0, game.head - 1)), 'not-free');
  game.append(accepted(game.proposeBack(0, before)));
  assert.deepEqual(copyFor(game, null).takeBack(0), game.takeBack(0));
  giveAnswer(game, 0, { move: 1, steps: 3 });
  giveAnswer(game, 1, { fire: [] });
  assert.deepEqual([game.takeBack(0).steps, game.takeBack(0).barrier], [0, 'opponent']);
});

test('a standing answer is marked in the hash, and only a question that accepts such answers may be marked', () => {
  const game = openedGame();
  assert.equal(
    refusedCode(game.propose(0, { move: 0, steps: 1 }, game.head, { standing: true })),
    'no-standing',
  );
  giveAnswer(game, 0, { move: 1, steps: 3 });
  const entry = letPass(game, 1);
  assert.ok('standing' in entry && entry.standing);
  const { standing: _, ...bare } = entry;
  const without = { ...overWire(game.record), entries: [...game.record.entries.slice(0, -1), bare] };
  assert.match(verify(overWire(without), toyOrders).fault?.sentence ?? '', /has been changed/);
  const forged = openedGame();
  const body = {
    n: forged.head + 1,
    side: 0,
    answer: { move: 0, steps: 0 },
    dice: [],
    standing: true,
  } as const;
  const marked = { ...body, hash: entryHash(forged.hash, body) };
  assert.throws(
    () => forged.append(marked),
    /"move" takes no standing answer. It is marked as a standing answer/,
  );
});

test('a draw offer does not lapse because of a standing answer', () => {
  const game = openedGame();
  giveAnswer(game, 0, { move: 1, steps: 3 });
  game.append(accepted(game.proposeDraw(0, true)));
  letPass(game, 1);
  assert.equal(game.drawOffer, 0);
  giveAnswer(game, 1, { fire: [] });
  assert.equal(game.drawOffer, null);
});

test('after an agreed take-back to between lock and reveal the orders are sealed again', () => {
  const game = lockedGame();
  giveAnswer(game, 0, { rally: false });
  const opening = giveAnswer(game, 1, { rally: false });
  assert.equal(game.takeBack(1).barrier, 'revealed');
  game.append(accepted(game.proposeBack(0, opening.n - 1, true)));
  assert.deepEqual([game.position.sealedAnswers.length, game.position.state.sealIds], [2, [1, 2]]);
  const again = game.propose(1, { rally: false }, game.head);
  assert.deepEqual('opens' in again && again.opens, []);
  game.append(accepted(again));
  assert.deepEqual([game.openedBy(game.head), game.takeBack(1).steps], [[], 1]);
  assert.ok('answer' in game.entryFor(1, game.record.entries[0] as Entry), 'what was known stays known');
});

test('seal ids are new after a take-back: the answer on the branch is revealed, the abandoned one sealed', () => {
  const game = ordersGame();
  giveAnswer(game, 0, { sheet: [ORDER.HOLD, ORDER.HOLD] });
  game.append(accepted(game.proposeBack(0, 0)));
  giveAnswer(game, 0, { sheet: [ORDER.ADVANCE, ORDER.HOLD] });
  giveAnswer(game, 1, { sheet: [ORDER.HOLD, ORDER.HOLD] }, 1);
  giveAnswer(game, 0, { rally: false });
  const last = giveAnswer(game, 1, { rally: false });
  assert.deepEqual(game.openedBy(last.n), [3, 4]);
  assert.ok(!('answer' in game.entryFor(1, game.record.entries[0] as Entry)));
  game.append(accepted(game.proposeResign(1)));
  assert.deepEqual(game.openedBy(game.head), [1], 'at the end everything is opened');
});

test('a side that takes back its lock while the other locks, unaware of it, keeps both actions', () => {
  const game = ordersGame();
  const sheet = { sheet: [ORDER.HOLD, ORDER.HOLD] };
  giveAnswer(game, 0, sheet);
  const { head } = game;
  game.append(accepted(game.proposeBack(0, 0)));
  assert.equal(game.refuse(1, sheet, head), null);
  assert.equal(game.refuse(0, sheet, head)?.code, 'stale', 'the question put back to Red is newer');
  giveAnswer(game, 1, sheet);
  assert.equal(game.refuse(0, sheet, 2), null);
  assert.equal(game.refuse(1, sheet, game.head)?.code, 'not-asked');
});

test('odds from a seat are exact up to the reveal, say that they end there, and ignore the secret', () => {
  const found = ([ORDER.HOLD, ORDER.ADVANCE] as const).map((order) => {
    const game = lockedGame([order, order]);
    giveAnswer(game, 0, { rally: false });
    const state = (position: SeatPosition<unknown, unknown, unknown>): string => canonical(position.state);
    const seat = odds(game.position.forSeat(1), 1, { rally: true }, state);
    const whole = odds(game.position, 1, { rally: true }, state);
    assert.deepEqual([seat.exact, seat.stoppedAt, whole.stoppedAt], [true, 'a reveal', 'lead and lead']);
    assert.deepEqual(
      seat.rows.map(({ chance }) => chance),
      [0.5, 0.5],
    );
    return { seat, whole };
  });
  assert.deepEqual(found[0]?.seat, found[1]?.seat);
  assert.notDeepEqual(found[0]?.whole.rows, found[1]?.whole.rows, 'of the whole position they would');
});

test('odds past the enemy’s question assume its best answer, or an own standing answer, and say so', () => {
  const game = openedGame();
  const strength = (position: SeatPosition<{ bases: number[][] }, never, never>): string =>
    `${position.state.bases[1]?.join('+')}`;
  const until = (position: { readonly state: { readonly moving: { readonly unit: number } } }): boolean =>
    position.state.moving.unit < 0;
  const answer = { move: 1, steps: 2 } as const;
  const best = odds(game.position, 0, answer, strength as never, { policy: askedSideAtItsBest(), until });
  assert.ok(best.exact && best.rows.length > 1, 'he fires');
  assert.match(best.policy ?? '', /best for it/);
  const held = askedSideAtItsBest(({ kind }) => (kind === 'fire' ? { fire: [] } : null));
  const calm = odds(game.position, 0, answer, strength as never, { policy: held as never, until });
  assert.deepEqual(
    calm.rows.map(({ key, chance }) => [key, chance]),
    [['2+2', 1]],
  );
});

test('every throw, lock and reveal of a finished game is verified, and each fault is one sentence', () => {
  const game = lockedGame();
  giveAnswer(game, 0, { rally: true }, 6);
  giveAnswer(game, 1, { rally: false });
  game.append(accepted(game.proposeResign(0)));
  const whole = overWire(game.record);
  const { holds, sealed } = verify(whole, toyOrders);
  assert.deepEqual([holds, sealed], [true, 0]);
  const spoilt = (change: (entries: Record<string, unknown>[]) => void): string => {
    const copy = overWire(whole);
    change(copy.entries as unknown as Record<string, unknown>[]);
    const found = verify(copy, toyOrders);
    assert.equal(found.ok, false);
    return found.fault?.sentence ?? '';
  };
  const first = (entries: Record<string, unknown>[]): Record<string, unknown> => entries[0] ?? {};
  assert.match(
    spoilt((entries) => (first(entries)['answer'] = { sheet: [0, 0] })),
    /seal is of another answer/,
  );
  assert.match(
    spoilt((entries) => (first(entries)['salt'] = 'forged')),
    /seal is of another answer/,
  );
  assert.match(
    spoilt((entries) => {
      delete first(entries)['answer'];
      delete first(entries)['salt'];
    }),
    /Entry 4: it opens a sealed answer that is not known here/,
  );
  const left = ordersGame();
  giveAnswer(left, 0, { sheet: [ORDER.HOLD, ORDER.HOLD] });
  const mid = left.viewFor(1).entries[0] as Entry;
  left.append(accepted(left.proposeResign(0)));
  const shut = verify(
    overWire({ ...left.record, entries: [mid, ...left.record.entries.slice(1)] }),
    toyOrders,
  );
  assert.match(shut.fault?.sentence ?? '', /Entry 1: the game is over, and this answer is still sealed/);
});

test('an illegal sealed answer is discovered when it is revealed', () => {
  const game = ordersGame();
  const answer = { sheet: [0] };
  const seal = sealOf(1, 0, answer, 'salt');
  const body = { n: 1, side: 0, seal, dice: [] } as const;
  game.append({ ...body, hash: entryHash(game.hash, body) });
  assert.throws(() => game.unseal(1, answer, 'salt'), /Entry 1: A sheet has 2 orders/);
  assert.equal(game.position.sealedAnswers[0]?.answer, undefined);
});

test('a position that waits for a sealed answer plays no further, and cannot be imagined any more', () => {
  const game = lockedGame();
  giveAnswer(game, 0, { rally: false });
  const seat = game.position.forSeat(1).clone();
  seat.giveAnswer(1, { rally: false }, recordedDice([]));
  assert.deepEqual([seat.waits?.reveal, seat.open, seat.over], [[1, 2], [], false]);
  assert.throws(() => seat.imagine(() => ({ sheet: [0, 0] })), /already waits for sealed answers/);
  const guessed = game.position.forSeat(1).imagine(() => ({ sheet: [1, 1] }));
  guessed.giveAnswer(1, { rally: false }, recordedDice([]));
  assert.deepEqual(guessed.state.order, [1, 0, 0, 0]);
});
