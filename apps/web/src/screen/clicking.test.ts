import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerOfChoices, type Picked, type Scene } from '@linstock/scene';
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
  narrowed: offerOfChoices(choices).after(picks),
  picks,
  scene,
});

/** Two companies of one line, of the side that is asked. */
const scene = {
  pieces: ['company:1', 'company:2'].map((id) => ({ id, side: 0, group: 'line', name: id })),
} as unknown as Scene;

type Judge = Parameters<typeof clickOn>[3];
const none: Judge = () => null;
const tried = (told: Partial<Tried>): Tried => ({
  answer: 9,
  refusal: null,
  foreseen: null,
  told: { picks: [{ piece: 'company:1' }, { hex: 9 }], label: 'The 1st to 9' },
  ...told,
});

const click = (picks: readonly Picked[], candidates: readonly Picked[], judge: Judge = none) =>
  clickOn(picked(picks), candidates, false, judge);

test('a click on what can be picked next picks it; one more on it is told as such', () => {
  const march = [{ piece: 'company:1' }, { hex: 5 }];
  assert.deepEqual(click(march.slice(0, 1), [{ hex: 5 }]), { to: 'picks', picks: march });
  assert.deepEqual(click(march, [{ hex: 5 }]), { to: 'again' });
});

test('a second click on an own piece that is chosen lets it go, with the way it was to take', () => {
  const own = [{ piece: 'company:1' }, { body: 'line' }, { hex: 3 }];
  assert.deepEqual(click([{ piece: 'company:1' }], own), { to: 'picks', picks: [] });
  assert.deepEqual(click([{ piece: 'company:1' }, { hex: 5 }], own), { to: 'picks', picks: [] });
  assert.deepEqual(click([{ piece: 'company:1' }, { piece: 'company:2' }, { hex: 5 }], own), {
    to: 'picks',
    picks: [{ piece: 'company:2' }],
  });
  assert.deepEqual(click([{ hex: 5 }, { piece: 'company:1' }], own), { to: 'picks', picks: [{ hex: 5 }] });
});

test('a click on another own piece chooses it, even where an answer can be made of both', () => {
  const both = tried({ answer: 'both' });
  const other = [{ piece: 'company:2' }, { body: 'line' }];
  assert.deepEqual(
    click([{ piece: 'company:1' }], other, () => both),
    { to: 'picks', picks: [{ piece: 'company:2' }] },
  );
});

test('a click that adds nothing to what is meant is no part of it', () => {
  const same = tried({ answer: 'named to act' });
  assert.deepEqual(
    click([{ piece: 'company:1' }], [{ spot: { x: 9, y: 9 } }], () => same),
    { to: 'picks', picks: [] },
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
  const legal = clickOn(picked([{ piece: 'company:1' }]), [{ hex: 9 }], false, (picks) =>
    picks.length > 1 ? tried({}) : null,
  );
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
