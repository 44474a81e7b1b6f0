import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece, Scene, Strike } from '@linstock/scene';
import type { Asked, Tried } from './state.ts';
import { bodyOf, judged } from './tablePicture.ts';
import { choiceOf } from './trying.ts';

const POSE = 'pose:1000,2000,900';
const asked = (...picks: readonly string[][]): Asked => ({
  side: 0,
  kind: 'move',
  clause: 'MM-B1b',
  prompt: '',
  choices: picks.map((each) => ({ answer: each, picks: each, label: '' })),
});

test('a regiment is carried whole, whichever of its companies is taken and however few an answer names alone', () => {
  const alone = ['company:1', POSE];
  const line = ['company:3', POSE, 'company:2', POSE, 'company:1', POSE];
  for (const answers of [asked(alone, line), asked(line, alone)])
    assert.deepEqual(bodyOf(answers, 'company:1'), ['company:1', 'company:3', 'company:2']);
  assert.deepEqual(
    bodyOf(asked(['company:1', 'button:move'], ['company:1', 'company:2', 'button:move']), 'company:2'),
    ['company:2', 'company:1'],
  );
  assert.deepEqual(bodyOf(asked(), 'company:7'), ['company:7']);
});

test('the enemy an answer strikes is not carried along', () => {
  assert.deepEqual(bodyOf(asked(['company:1', POSE, 'company:9']), 'company:1'), ['company:1']);
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
    picks: ['company:1', POSE, 'company:9'],
    label: 'The 63rd charges',
    of: 12,
    cost: 5.5,
    strikes: [strike],
  },
  refusal: null,
  provided: 'if its command die lets it',
};
const tried: Tried = {
  answer: null,
  refusal: null,
  told: { picks: ['company:1', 'button:move'], label: 'The 63rd acts' },
  foreseen,
};

test('a way named before its mover has its command is judged, told and struck as it will be', () => {
  const found = judged(tried, asked(), null);
  assert.equal(found.label, 'The 63rd charges, if its command die lets it');
  assert.equal(found.limit, 12000);
  assert.deepEqual(found.strikes, [strike]);
  assert.deepEqual(choiceOf(tried).strikes, [strike], 'the card tells it too');
  const refusal = { code: 'R', clause: 'MM-B1e', sentence: 'Too far.' };
  assert.equal(judged({ ...tried, foreseen: { ...foreseen, refusal } }, asked(), null).refusal, refusal);
});

test('who waits beside the table has his way measured by the rules, and not from where he is drawn', () => {
  const scene = (place: string | null) =>
    ({ pieces: [{ id: 'company:1', side: 0, place } as Piece] }) as unknown as Scene;
  assert.equal(judged(tried, asked(), scene(null)).length, 5500);
  assert.equal(judged(tried, asked(), scene('spot:1,1')).length, null);
});
