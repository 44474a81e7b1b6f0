import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow, offerOfChoices, type Picked } from '@linstock/scene';
import { clickOn } from './clicking.ts';
import { EMPTY_SESSION, type SessionState, type Tried } from './state.ts';
import { NO_END } from './testing.ts';

const choices = [
  { answer: 1, picks: [{ piece: 'company:1' }, { hex: 5 }], label: 'The 1st to 5' },
  { answer: 2, picks: [{ piece: 'company:2' }, { hex: 6 }], label: 'The 2nd to 6' },
];

const picked = (picks: readonly Picked[]): SessionState => ({
  ...EMPTY_SESSION,
  asked: {
    side: 0,
    kind: 'move',
    clause: 'AL-6.0a',
    prompt: 'Who moves?',
    offer: offerOfChoices(choices),
    ending: NO_END,
  },
  narrowed: narrow(choices, picks),
  picks,
});

const none = () => null;
const tried = (told: Partial<Tried>): Tried => ({
  answer: 9,
  refusal: null,
  foreseen: null,
  told: { picks: [{ piece: 'company:1' }, { hex: 9 }], label: 'The 1st to 9' },
  ...told,
});

test('a click on what can be picked next picks it; a second one on it means it, or lays the rest aside', () => {
  assert.deepEqual(clickOn(picked([{ piece: 'company:1' }]), [{ hex: 5 }], false, none), {
    to: 'picks',
    picks: [{ piece: 'company:1' }, { hex: 5 }],
  });
  assert.deepEqual(clickOn(picked([{ piece: 'company:1' }, { hex: 5 }]), [{ hex: 5 }], false, none), {
    to: 'commit',
  });
  assert.deepEqual(
    clickOn(picked([{ piece: 'company:1' }, { hex: 5 }]), [{ piece: 'company:1' }], false, none),
    {
      to: 'picks',
      picks: [{ hex: 5 }],
    },
  );
});

test('one may start from the target, or anew with another company', () => {
  assert.deepEqual(clickOn(picked([{ hex: 6 }]), [{ piece: 'company:2' }], false, none), {
    to: 'picks',
    picks: [{ hex: 6 }, { piece: 'company:2' }],
  });
  assert.deepEqual(clickOn(picked([{ piece: 'company:1' }]), [{ piece: 'company:2' }], false, none), {
    to: 'picks',
    picks: [{ piece: 'company:2' }],
  });
});

test('a legal answer that was not listed is given; a refused one says why, with its clause', () => {
  const legal = clickOn(picked([{ piece: 'company:1' }]), [{ hex: 9 }], false, () => tried({}));
  assert.equal(legal.to === 'answer' && legal.choice.answer, 9);
  const refusal = { code: 'far', clause: 'AL-6.1b', sentence: 'Hex 9 is too far.' };
  assert.deepEqual(
    clickOn(picked([{ piece: 'company:1' }]), [{ hex: 9 }], false, () => tried({ refusal })),
    { to: 'slip', sentence: refusal.sentence, clause: refusal.clause, piece: null },
  );
});

test('a click on open ground that means nothing lets go of what was picked; with nothing picked it does nothing', () => {
  assert.deepEqual(clickOn(picked([{ piece: 'company:1' }]), [{ hex: 77 }], false, none), {
    to: 'picks',
    picks: [],
  });
  assert.deepEqual(clickOn(picked([]), [{ hex: 77 }], false, none), { to: 'nothing' });
  assert.deepEqual(clickOn(EMPTY_SESSION, [{ piece: 'company:1' }], false, none), {
    to: 'inspect',
    piece: 'company:1',
  });
});
