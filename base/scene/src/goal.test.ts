import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abbreviated } from './abbreviation.ts';
import { shareOf, sharesOfBody } from './goal.ts';
import type { Piece } from './piece.ts';

const troops = (id: string, more: Partial<Piece> = {}): Piece =>
  ({ id, kind: 'foot', place: { hex: 1 }, marks: [], ...more }) as Piece;
const disordered = [{ kind: 'disordered', letter: 'D', label: '', clause: null, passing: false }] as const;

test('a piece counts whole, half if disordered or half lost, and nothing off the table', () => {
  assert.equal(shareOf(troops('a', { strength: { left: 3, full: 4 } })), 'whole');
  assert.equal(shareOf(troops('a', { strength: { left: 2, full: 4 } })), 'half');
  assert.equal(shareOf(troops('a', { marks: disordered })), 'half');
  assert.equal(shareOf(troops('a', { place: null })), 'gone');
  assert.equal(shareOf(troops('a', { strength: { left: 0, full: 4 } })), 'gone');
});

test('a body counts a share for each of its troops and none for its officers, the whole body first', () => {
  const pieces = [
    troops('a', { place: null }),
    troops('b', { marks: disordered }),
    troops('c'),
    troops('d', { kind: 'leader' }),
    troops('e'),
  ];
  assert.deepEqual(sharesOfBody({ pieces: ['a', 'b', 'c', 'd'] }, pieces), ['whole', 'half', 'gone']);
});

test("a name is shortened only as far as it must be; one after a leader becomes the leader's name", () => {
  assert.equal(abbreviated('Legion Infantry', 20), 'Legion Infantry');
  assert.equal(abbreviated('Legion Infantry', 12), 'Legion Inf.');
  assert.equal(abbreviated('3d Continental Dragoons', 15), '3d Cont. Drag.');
  assert.equal(abbreviated('19th Foot, Right Wing', 30), '19th Foot, Right Wing');
  assert.equal(abbreviated("Newmarsh's Command", 30), 'Newmarsh');
  assert.equal(abbreviated("Maj. McArthur's brigade", 12), 'McArthur');
  assert.equal(abbreviated("Lt Col Tarleton's brigade", 12), 'Tarleton');
});
