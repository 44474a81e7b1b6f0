import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Choice, type Picked } from '@linstock/scene';
import { intentionOf } from '../agenda/agenda.ts';
import type { Draft } from '../agenda/intention.ts';
import { makePickingMode } from '../state/mode.ts';
import { EMPTY_SESSION, type OpenQuestion, type SessionState } from '../state/state.ts';
import { addDraft, resumeDraft } from './drafts.ts';

const A: Picked = { piece: 'a' };
const B: Picked = { piece: 'b' };
const choice = (...picks: readonly Picked[]): Choice<string> => ({ answer: '', label: '', picks });
const asked = (...choices: readonly Choice<string>[]): OpenQuestion => ({
  side: 0,
  kind: 'move',
  clause: 'T-1',
  prompt: '',
  menu: answerMenuOfChoices<unknown>(choices),
  ending: null,
  reactors: [],
  reaction: null,
});
const begun: Draft = {
  ...{ kind: 'draft', side: 0, asks: 'move', clause: 'T-1' },
  ...{ picks: [A, { hex: 3 }], laid: null },
};
const nothing = () => false;

/** The draft after each of these moments, one after another. */
function keptAfter(...moments: readonly SessionState[]): Draft | null {
  let { agenda } = EMPTY_SESSION;
  for (const moment of moments) agenda = addDraft({ ...moment, agenda });
  return intentionOf(agenda, 'draft', 0);
}

test('no answer is half-written without a question or without a click', () => {
  const open = { ...EMPTY_SESSION, asked: asked(choice(A)) };
  assert.equal(keptAfter(EMPTY_SESSION), null);
  assert.equal(keptAfter(open), null);
  assert.deepEqual(keptAfter({ ...open, mode: makePickingMode(open.asked.menu, [A]) }), {
    ...begun,
    picks: [A],
  });
});

test('a half-written answer stays while there is no question, and ends when its clicks are undone', () => {
  const question = asked(choice(A));
  const written = { ...EMPTY_SESSION, asked: question, mode: makePickingMode(question.menu, [A]) };
  assert.deepEqual(keptAfter(written, EMPTY_SESSION), { ...begun, picks: [A] });
  assert.equal(keptAfter(written, { ...written, mode: makePickingMode(question.menu) }), null);
});

for (const [what, question, picks, loss] of [
  ['all of it where it still leads to an answer', asked(choice(A, { hex: 3 }, { heading: 0 })), 2, null],
  ['the piece where only its place is barred now', asked(choice(A, { hex: 4 })), 1, /^Part of your/],
  ['nothing where the piece has no part in it any more', asked(choice(B, { hex: 3 })), 0, /^Your unfinished/],
  [
    'nothing where another kind of thing is asked',
    { ...asked(choice(A)), kind: 'fire' },
    0,
    /^Your unfinished/,
  ],
  [
    'nothing where it is asked by another rule',
    { ...asked(choice(A)), clause: 'T-2' },
    0,
    /^Your unfinished/,
  ],
  ['nothing where the other side is asked', { ...asked(choice(A)), side: 1 as const }, 0, /^Your unfinished/],
] as const)
  test(`of what was half written there stays ${what}`, () => {
    const left = resumeDraft(begun, question, nothing);
    assert.deepEqual(left.picks, begun.picks.slice(0, picks));
    if (loss === null) assert.equal(left.loss, null);
    else assert.match(left.loss ?? '', loss);
  });

test('clicks that were never offered stay as long as they mean a legal answer', () => {
  assert.deepEqual(resumeDraft(begun, asked(choice(B)), () => true).picks, begun.picks);
});

test('stands laid out for trial stay only while their places are legal', () => {
  const laid: Draft = { ...begun, picks: [A], laid: [A, { hex: 3 }] };
  const question = asked(choice(A, { hex: 3 }));
  assert.deepEqual(resumeDraft(laid, question, () => true).laid, laid.laid);
  const barred = resumeDraft(laid, question, nothing);
  assert.equal(barred.laid, null);
  assert.match(barred.loss ?? '', /^Part of your/);
});
