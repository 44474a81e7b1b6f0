import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Picked, type Place, picksOfWays, type Strike } from '@linstock/scene';
import { makePiece, makeScene } from '../../common/testing.ts';
import { choiceOf } from '../../play/picking/clickLegality.ts';
import type { JudgedAnswer, OpenQuestion } from '../../play/state/state.ts';
import { findPiecesOrderedWith, judgeMove } from './moveJudgement.ts';

const WAY = [{ x: 1000, y: 2000, facing: 900 }];
const FIRST: Picked = { piece: 'company:1' };
const MOVE: Picked = { button: 'move', label: 'Move' };
const goes = (...pieces: readonly string[]) => picksOfWays(pieces.map((piece) => ({ piece, way: WAY })));
const asked = (...picks: readonly Picked[][]): OpenQuestion => ({
  side: 0,
  kind: 'move',
  clause: 'MM-B1b',
  prompt: '',
  menu: answerMenuOfChoices(picks.map((each) => ({ answer: each, picks: each, label: '' }))),
  ending: null,
  reactors: [],
  reaction: null,
});

test('a regiment is dragged whole, by any of its companies, even if an answer names only a few', () => {
  const alone = goes('company:1');
  const line = goes('company:3', 'company:2', 'company:1');
  for (const answers of [asked(alone, line), asked(line, alone)])
    assert.deepEqual(findPiecesOrderedWith(answers, 'company:1'), ['company:1', 'company:3', 'company:2']);
  assert.deepEqual(
    findPiecesOrderedWith(asked([FIRST, MOVE], [FIRST, { piece: 'company:2' }, MOVE]), 'company:2'),
    ['company:2', 'company:1'],
  );
  assert.deepEqual(findPiecesOrderedWith(asked(), 'company:7'), ['company:7']);
});

test('the enemy struck by an answer is not dragged along', () => {
  assert.deepEqual(
    findPiecesOrderedWith(asked([...goes('company:1'), { piece: 'company:9' }]), 'company:1'),
    ['company:1'],
  );
});

const strike: Strike = {
  piece: 'company:1',
  target: 'company:9',
  where: 'flank',
  clause: 'MM-B3m',
  label: 'The 63rd charges the 1st Maryland in the flank',
  ends: [],
};
const foreseen = {
  told: {
    picks: [...goes('company:1'), { piece: 'company:9' }],
    label: 'The 63rd charges',
    of: 12,
    cost: 5.5,
    strikes: [strike],
  },
  refusal: null,
  provided: 'if its command die lets it',
};
const tried: JudgedAnswer = {
  answer: null,
  refusal: null,
  told: { picks: [FIRST, MOVE], label: 'The 63rd acts' },
  foreseen,
};

test('a path given before its Command has begun is judged and described as it will be then', () => {
  const found = judgeMove(tried, asked(), null);
  assert.equal(found.label, 'The 63rd charges, if its command die lets it');
  assert.equal(found.limit, 12000);
  assert.deepEqual(found.strikes, [strike]);
  assert.deepEqual(choiceOf(tried).strikes, [strike], 'the card tells it too');
  const refusal = { code: 'R', clause: 'MM-B1e', sentence: 'Too far.' };
  assert.equal(judgeMove({ ...tried, foreseen: { ...foreseen, refusal } }, asked(), null).refusal, refusal);
});

test('the route of a unit that waits off the table is measured by the rules, not from its drawing', () => {
  const scene = (place: Place | null) => makeScene({ pieces: [makePiece({ id: 'company:1', place })] });
  assert.equal(judgeMove(tried, asked(), scene(null)).length, 5500);
  assert.equal(judgeMove(tried, asked(), scene({ spot: { x: 1, y: 1 } })).length, null);
});
