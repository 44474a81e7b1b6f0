import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChallengeView } from '@linstock/protocol';
import { filtersOf, findSimilar, passesFilters, queryOf, withChallenge } from './challengeRows.ts';

const view = (id: string, fields: Partial<ChallengeView> = {}): ChallengeView => ({
  ...{ system: 'american-legions', battle: 'hobkirk', options: {}, side: 'first', clock: { kind: 'none' } },
  ...{ counts: 'friendly', talk: 'phrases', spectators: 'now', pair: false, maker: 'Marlowe', who: 'anyone' },
  ...{
    mine: false,
    forReader: false,
    makerFlag: null,
    makerRating: null,
    state: 'open',
    posted: 1,
    expires: 2,
    taker: null,
    game: null,
  },
  ...{ here: false, to: null, replies: [], id, ...fields },
});
const ids = (rows: readonly ChallengeView[]) => rows.map(({ id }) => id).join('');

test('a new challenge is sorted in, a withdrawn one goes, and an accepted one stays and says so', () => {
  const rows = { others: [view('b', { posted: 2 }), view('a')], own: [] };
  assert.equal(ids(withChallenge(rows, view('c', { posted: 3 })).others), 'cba');
  assert.equal(ids(withChallenge(rows, view('b', { state: 'withdrawn' })).others), 'a');
  const taken = withChallenge(rows, view('b', { posted: 2, state: 'accepted', taker: 'Juno' })).others;
  assert.deepEqual([ids(taken), taken[0]?.taker], ['ba', 'Juno']);
  assert.equal(ids(withChallenge(rows, view('x', { state: 'accepted' })).others), 'ba');
  const own = withChallenge(rows, view('d', { mine: true, who: 'link' }));
  assert.deepEqual([ids(own.others), ids(own.own)], ['ba', 'd']);
});

test('filters survive the address, and leave out what they do not know', () => {
  const filters = filtersOf('system=flintlock&side=American&clock=days&counts=friendly&rating=high&here=1');
  assert.deepEqual(filtersOf(queryOf(filters)), filters);
  assert.equal(queryOf(filtersOf('system=chess&side=White&clock=sand')), '');
});

test('filters are about the side that the reader would get, and the rating of the maker', () => {
  const american = filtersOf('side=American');
  assert.ok(passesFilters(view('a', { side: 'first' }), american));
  assert.ok(!passesFilters(view('a', { side: 'second' }), american));
  assert.ok(passesFilters(view('a', { side: 'dice' }), filtersOf('side=by+dice')));
  assert.ok(!passesFilters(view('a'), filtersOf('here=1')));
  const rated = view('a', { makerRating: { rating: 1600, provisional: false } });
  assert.deepEqual(
    ['low', 'middle', 'high'].map((range) => passesFilters(rated, filtersOf(`rating=${range}`))),
    [false, false, true],
  );
});

test('similar challenges are those of the same battle, else those of the same rules', () => {
  const others = [view('a'), view('b', { battle: 'cowpens' }), view('c', { state: 'accepted' })];
  assert.equal(ids(findSimilar(view('x'), others)), 'a');
  assert.equal(ids(findSimilar(view('x', { battle: 'waxhaws' }), others)), 'ab');
});
