import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import type { Piece } from '@linstock/scene';
import { makePiece } from '../../common/testing.ts';
import type { Animation } from '../../play/steps/animation.ts';
import { findLossDelayMs, restoreLosses } from './lossDelay.ts';

const company = (id: string, hex: number, left: number): Piece =>
  makePiece({ id, place: { hex }, strength: { left, full: 4 } });

const losses = (id: string, ...pieces: string[]): Animation => ({ kind: 'losses', id, together: id, pieces });
const NOBODY: ReadonlySet<string> = new Set();

const BEFORE = [company('a', 1, 4), company('b', 2, 1), company('c', 3, 4)];
const AFTER = [company('a', 5, 3), company('c', 3, 2)];

test('a company that loses men, or is gone, looks as before until the blow has been seen', () => {
  const seen = restoreLosses(AFTER, BEFORE, [losses('t', 'a', 'b')], NOBODY);
  assert.deepEqual(
    seen.map(({ id, place, strength }) => [id, place, strength?.left]),
    [
      ['a', { hex: 5 }, 4],
      ['c', { hex: 3 }, 2],
      ['b', { hex: 2 }, 1],
    ],
  );
  assert.equal(restoreLosses(AFTER, BEFORE, [losses('t', 'a', 'b')], new Set(['t'])), AFTER);
});

test('a company struck twice keeps its men until the last blow; one lost on its way lies where it got to', () => {
  const way: Animation = {
    ...{ kind: 'move', id: 'm', together: 'm', piece: 'b', gait: 'charge', arm: 'foot', coat: 'scarlet' },
    path: { hexes: [2, 8, 9] },
  };
  const seen = restoreLosses(AFTER, BEFORE, [losses('1', 'a'), way, losses('2', 'a', 'b')], new Set(['1']));
  assert.deepEqual(
    seen.map(({ id, place, strength }) => [id, place, strength?.left]),
    [
      ['a', { hex: 5 }, 4],
      ['c', { hex: 3 }, 2],
      ['b', { hex: 9 }, 1],
    ],
  );
});

test('men fall after the first flashes of a volley, not with them; a unit lost without a blow goes at once', () => {
  const volley: Animation = {
    ...{ kind: 'volley', id: 'v', together: 'v', weapon: 'musket', nth: 0 },
    ...{ from: { hex: 1 }, towards: { hex: 2 } },
  };
  assert.ok((findLossDelayMs([volley, losses('t', 'a')]) ?? 0) > 300);
  assert.equal(findLossDelayMs([losses('t', 'a')]), 0);
  const march: Animation = {
    ...{ kind: 'move', id: 'm', together: 'm', piece: 'b', gait: 'march', arm: 'foot', coat: 'scarlet' },
    path: { hexes: [2, 8] },
  };
  assert.equal(findLossDelayMs([march]), null);
});

test('a line that loses a base keeps the front it had until the blow has been seen', () => {
  const line = (frontage: number, bases: number): Piece =>
    partial<Piece>({
      ...{
        ...company('a', 1, bases),
        formation: 'line',
        pose: { x: 0, y: 0, facing: 0, frontage, depth: 750 },
      },
      bases: Array.from({ length: bases }, () => ({ frontage: 875 })),
    });
  const [seen] = restoreLosses([line(2625, 3)], [line(3500, 4)], [losses('t', 'a')], NOBODY);
  assert.equal(seen?.pose?.frontage, 3500);
  assert.equal(seen?.bases?.length, 4);
});
