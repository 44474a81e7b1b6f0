import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece, Reaction, Reactor } from '@linstock/scene';
import { compareWait, findLaterReactors, writeRange } from './waitComparison.ts';

const reactor = (piece: string, chance: number | null): Reactor => ({
  ...{ piece, number: 1, name: piece.toUpperCase(), chance, odds: '' },
});

const reaction = (later: Reaction['later']): Reaction => ({ path: [], next: '', acting: [], later });

const NEAR = { name: '2133', place: { hex: 1 }, chances: [{ piece: 'b', least: 0.556, most: 1 }] };
const FAR = { name: '1933', place: { hex: 2 }, chances: [{ piece: 'a', least: 0.389, most: 0.861 }] };

test('each unit that may act has a column: the present place first, the best chance marked, then the next', () => {
  const waiting = compareWait(reaction([NEAR, FAR]), [reactor('a', 0.861), reactor('b', 0.556)]);
  assert.deepEqual(waiting?.columns, ['A', 'B']);
  assert.equal(waiting.best, 0);
  assert.deepEqual(waiting.rows, [
    { label: 'here, now', cells: ['86.1 %', '55.6 %'] },
    { label: 'on to 2133', cells: ['no shot', '55.6 to certain'] },
    { label: 'on to 1933', cells: ['38.9 to 86.1 %', 'no shot'] },
  ]);
});

test('places with the same values share a row', () => {
  const none = { place: { hex: 3 }, chances: [] };
  const places = [{ ...none, name: '1' }, NEAR, { ...none, name: '2' }, { ...none, name: '3' }];
  const labels = compareWait(reaction(places), [reactor('b', 0.2)])?.rows.map(({ label }) => label);
  assert.deepEqual(labels, ['here, now', 'on to 1, 2 or 3', 'on to 2133']);
});

test('the units that may gain by waiting are named with their risk, or it says that none gains', () => {
  const gain = compareWait(reaction([NEAR, FAR]), [reactor('a', 0.861), reactor('b', 0.556)]);
  assert.equal(gain?.gist, 'By waiting B may come to certain (at 2133), or no shot at all, as it chooses.');
  const none = compareWait(reaction([FAR]), [reactor('a', 0.861)]);
  assert.match(none?.gist ?? '', /^Waiting gains nothing/);
});

test('with many units only the best chance is shown; without a next place or a number there is no table', () => {
  const many = ['a', 'b', 'c', 'd'].map((piece, i) => reactor(piece, i / 10));
  assert.deepEqual(compareWait(reaction([NEAR]), many)?.columns, ['the best of them']);
  assert.deepEqual(
    compareWait(reaction([NEAR]), many)?.rows.map(({ cells }) => cells.length),
    [1, 1],
  );
  assert.equal(compareWait(reaction([]), many), null);
  assert.equal(compareWait(reaction([NEAR]), [reactor('a', null)]), null);
});

test('units that would be asked next but not now are listed once each, with their best chance', () => {
  const pieces = ['a', 'b'].map((id) => ({ id, name: id.toUpperCase() }) as Piece);
  const acting = [{ piece: 'a', target: 'x', why: '', uses: [] }];
  const ahead = findLaterReactors(
    {
      ...reaction([FAR, NEAR, { ...NEAR, name: '2', chances: [{ piece: 'b', least: 0.1, most: 0.2 }] }]),
      acting,
    },
    pieces,
  );
  assert.deepEqual(
    ahead.map(({ name, where }) => [name, where]),
    [['B', 'on to 2133']],
  );
});

test('a chance that does not depend on the facing is one number', () => {
  assert.equal(writeRange({ least: 0.5, most: 0.5 }), '50.0 %');
  assert.equal(writeRange({ least: 1, most: 1 }), 'certain');
});
