import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type GameRecord, type Side, verify } from '@linstock/kernel';
import { johnnyReb } from './index.ts';

const BOLD = { do: 'orders', orders: [{ unit: 0, order: 'M', arrow: 2700 }] };
const HOLD = { do: 'orders', orders: [] };

/** A battle in which both sides have locked their orders, with everything that follows automatically. */
function ordered(): Game<unknown, unknown, unknown> {
  const game = Game.create(johnnyReb, {
    battle: 'mcphersons-ridge',
    dice: { kind: 'seeded', seed: 'secrets' },
  }) as Game<unknown, unknown, unknown>;
  for (const [side, answer] of [
    [0, BOLD],
    [1, HOLD],
  ] as const) {
    const proposal = game.propose(side as Side, answer, game.head, { salt: () => `salt of ${side}` });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game;
}

/** The record as JSON, with something changed in its first entry: the Union's sealed orders. */
function forged(change: (sealed: Record<string, unknown>) => void): GameRecord {
  const record = structuredClone(ordered().record);
  change(record.entries[0] as Record<string, unknown>);
  return record;
}

const faultOf = (record: GameRecord): string => verify(record, johnnyReb).fault?.sentence ?? '';

test('orders that are revealed as they were sealed are verified', () => {
  assert.equal(faultOf(ordered().record), '');
});

test('a seal does not fit other orders than those that were locked', () => {
  assert.match(
    faultOf(forged((sealed) => (sealed['answer'] = HOLD))),
    /^Entry 1: its seal is of another answer/,
  );
  assert.match(
    faultOf(forged((sealed) => (sealed['salt'] = 'another'))),
    /^Entry 1: its seal is of another answer/,
  );
});

test('a reveal forged with a seal of its own breaks the chain', () => {
  const other = ordered();
  const answer = { do: 'orders', orders: [{ unit: 1, order: 'Fm', arrow: null }] };
  const game = Game.create(johnnyReb, { battle: 'mcphersons-ridge', dice: other.record.dice });
  const proposal = game.propose(0, answer, 0, { salt: () => 'forged' });
  if ('refused' in proposal) assert.fail(proposal.refused.sentence);
  const { hash: _, ...body } = proposal.entry;
  assert.match(
    faultOf(forged((sealed) => Object.assign(sealed, body))),
    /^Entry 1: its hash does not follow/,
  );
});

test('a record stops where the orders of a seal are needed but never revealed', () => {
  const shut = forged((sealed) => {
    delete sealed['answer'];
    delete sealed['salt'];
  });
  assert.match(faultOf(shut), /^Entry 2: it opens a sealed answer that is not known here/);
});
