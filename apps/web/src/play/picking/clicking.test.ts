import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Picked } from '@linstock/scene';
import { makePickingMode } from '../state/mode.ts';
import { EMPTY_SESSION, type JudgedAnswer, type SessionState } from '../state/state.ts';
import { pieceOf, sceneOf } from '../testStates.ts';
import { type ClickRules, clickOn } from './clicking.ts';

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
    menu: answerMenuOfChoices(choices),
    ending: null,
    reactors: [],
    reaction: null,
  },
  mode: makePickingMode(answerMenuOfChoices<unknown>(choices), picks),
  scene,
});

/** Two companies of one line, of the side in turn. */
const scene = sceneOf(['company:1', 'company:2'].map((id) => pieceOf(id, { group: 'line' })));

const lawOf = (judge: ClickRules['judge'], whyIdle: ClickRules['whyIdle'] = () => null): ClickRules => ({
  judge,
  whyIdle,
});
const none = lawOf(() => null);
const tried = (told: Partial<JudgedAnswer>): JudgedAnswer => ({
  answer: 9,
  refusal: null,
  foreseen: null,
  told: { picks: [{ piece: 'company:1' }, { hex: 9 }], label: 'The 1st to 9' },
  ...told,
});

const click = (picks: readonly Picked[], candidates: readonly Picked[], law: ClickRules = none) =>
  clickOn(picked(picks), candidates, {}, law);

test('a click on a pick that is possible next picks it; a repeated click is recognised', () => {
  const march = [{ piece: 'company:1' }, { hex: 5 }];
  assert.deepEqual(click(march.slice(0, 1), [{ hex: 5 }]), { to: 'picks', picks: march });
  assert.deepEqual(click(march, [{ hex: 5 }]), { to: 'again' });
});

test('a second click on a selected own piece deselects it, together with its path', () => {
  const own = [{ piece: 'company:1' }, { body: 'line' }, { hex: 3 }];
  assert.deepEqual(click([{ piece: 'company:1' }], own), { to: 'picks', picks: [] });
  assert.deepEqual(click([{ piece: 'company:1' }, { hex: 5 }], own), { to: 'picks', picks: [] });
  assert.deepEqual(click([{ piece: 'company:1' }, { piece: 'company:2' }, { hex: 5 }], own), {
    to: 'picks',
    picks: [{ piece: 'company:2' }],
  });
  assert.deepEqual(click([{ hex: 5 }, { piece: 'company:1' }], own), { to: 'picks', picks: [{ hex: 5 }] });
});

test('a double click on an own piece keeps it selected', () => {
  const chosen = picked([{ piece: 'company:1' }]);
  assert.deepEqual(clickOn(chosen, [{ piece: 'company:1' }], { again: true }, none), { to: 'nothing' });
});

test('a click on another own piece selects it, even if an answer with both is possible', () => {
  const both = tried({ answer: 'both' });
  const other = [{ piece: 'company:2' }, { body: 'line' }];
  assert.deepEqual(
    click(
      [{ piece: 'company:1' }],
      other,
      lawOf(() => both),
    ),
    { to: 'picks', picks: [{ piece: 'company:2' }] },
  );
});

test('a click that adds nothing to the answer is ignored', () => {
  const same = tried({ answer: 'named to act' });
  const chosen = [{ piece: 'company:1' }];
  const told = click(
    chosen,
    [{ spot: { x: 9, y: 9 } }],
    lawOf(() => same),
  );
  assert.equal(told.to, 'toast');
});

test('a player may click the target first, or begin again with another company', () => {
  assert.deepEqual(clickOn(picked([{ hex: 6 }]), [{ piece: 'company:2' }], {}, none), {
    to: 'picks',
    picks: [{ hex: 6 }, { piece: 'company:2' }],
  });
  assert.deepEqual(clickOn(picked([{ piece: 'company:1' }]), [{ piece: 'company:2' }], {}, none), {
    to: 'picks',
    picks: [{ piece: 'company:2' }],
  });
});

test('a legal answer that was not listed is given; a refused one says why, with its clause', () => {
  const legal = click(
    [{ piece: 'company:1' }],
    [{ hex: 9 }],
    lawOf((picks) => (picks.length > 1 ? tried({}) : null)),
  );
  assert.equal(legal.to === 'answer' && legal.choice.answer, 9);
  const refusal = { code: 'far', clause: 'AL-6.1b', sentence: 'Hex 9 is too far.' };
  assert.deepEqual(
    click(
      [{ piece: 'company:1' }],
      [{ hex: 9 }],
      lawOf(() => tried({ refusal })),
    ),
    { to: 'toast', sentence: refusal.sentence, clause: refusal.clause, piece: null },
  );
});

test('ground that the selected units cannot reach is refused, even if others might go there', () => {
  const refusal = { code: 'far', clause: 'AL-6.1b', sentence: 'The 1st cannot get to 6.' };
  const far = (picks: readonly Picked[]) => (picks.length > 1 ? tried({ refusal }) : null);
  assert.deepEqual(click([{ piece: 'company:1' }], [{ hex: 6 }], lawOf(far)), {
    to: 'toast',
    sentence: refusal.sentence,
    clause: refusal.clause,
    piece: null,
  });
  assert.deepEqual(click([{ hex: 5 }], [{ hex: 6 }], lawOf(far)), { to: 'picks', picks: [{ hex: 6 }] });
});

test('a click on a piece without a part in the question shows the rule, and opens its card', () => {
  const third = pieceOf('company:3', { group: 'line', name: '3rd company' });
  const foe = pieceOf('company:9', { side: 1, group: 'foes', name: '9th company' });
  const law = lawOf(
    (picks) => (picks.some((pick) => 'hex' in pick) ? tried({ refusal: overHere }) : null),
    (piece) => (piece === third.id ? fired : null),
  );
  const overHere = { code: 'x', clause: 'AL-9', sentence: 'About the hex it stands in.' };
  const fired = { code: 'already_fired', clause: 'AL-7.31c', sentence: 'It has fired.' };
  const state = { ...picked([{ piece: 'company:1' }]), scene: sceneOf([third, foe]) };
  const on = (piece: typeof third, asked: ClickRules) =>
    clickOn(state, [{ piece: piece.id }, { body: piece.group }, { hex: 7 }], {}, asked);
  assert.deepEqual(on(third, law), {
    to: 'toast',
    sentence: 'The 3rd company: It has fired.',
    clause: fired.clause,
    piece: third.id,
  });
  const silent = on(third, none);
  assert.ok(silent.to === 'toast' && silent.sentence.startsWith('The 3rd company has no part in this. '));
  const target = on(foe, law);
  assert.ok(target.to === 'toast' && target.clause === 'AL-9', 'a target is refused for where it stands');
  const enemy = on(foe, none);
  assert.ok(enemy.to === 'toast' && enemy.piece === foe.id && /not yours/.test(enemy.sentence));
});

test('if one unit alone is asked, a click on an enemy is refused for that unit before it is selected', () => {
  const alone = answerMenuOfChoices(choices.slice(0, 1));
  const far = { code: 'far', clause: 'AL-7', sentence: 'The target is out of range.' };
  const foe = pieceOf('company:9', { side: 1, group: 'foes', name: '9th company' });
  const before = picked([]);
  const state = {
    ...before,
    asked: { ...before.asked!, menu: alone },
    mode: makePickingMode(alone),
    scene: sceneOf([...scene.pieces, foe]),
  };
  const law = lawOf((picks) => (picks.length === 2 ? tried({ refusal: far }) : null));
  const on = (of: SessionState) => clickOn(of, [{ piece: foe.id }], {}, law);
  const toast = on(state);
  assert.ok(toast.to === 'toast' && toast.sentence === far.sentence);
  const several = on({ ...before, scene: state.scene });
  assert.ok(several.to === 'toast' && /not yours/.test(several.sentence));
});

test('ground out of reach is refused for the selected units; a second click on it deselects them', () => {
  const barred = { sentence: 'It goes 4 inches at most.', clause: 'MM-B2a' };
  const state = picked([{ piece: 'company:1' }]);
  const far = (now: SessionState) => clickOn(now, [{ spot: { x: 9, y: 9 } }], { barred }, none);
  assert.deepEqual(far(state), { to: 'toast', ...barred, piece: null });
  const toast = { ...barred, at: 1, point: null, remedy: null };
  assert.deepEqual(far({ ...state, toast }), { to: 'picks', picks: [] });
});

test('a click on bare ground says why the selected units cannot use it, and a second deselects them', () => {
  const state = picked([{ piece: 'company:1' }]);
  const on = (now: SessionState) => clickOn(now, [{ hex: 77 }], {}, none);
  const why = on(state);
  assert.ok(why.to === 'toast' && why.clause === 'AL-6.0a' && why.piece === null);
  assert.match(why.sentence, /^company:1: nothing to do on this ground now/);
  assert.match(why.sentence, /What can be chosen next is marked/);
  assert.match(why.sentence, /second click on bare ground lets go/);
  const toast = { sentence: why.sentence, clause: why.clause, at: 1, point: null, remedy: null };
  assert.deepEqual(on({ ...state, toast }), { to: 'picks', picks: [] });
  const both = on(picked([{ piece: 'company:1' }, { piece: 'company:2' }]));
  assert.ok(both.to === 'toast' && /^company:1 and the others chosen: .*buttons/.test(both.sentence));
});

test('a click on bare ground with nothing selected says so; without a question a card opens', () => {
  const nobody = click([], [{ hex: 77 }]);
  assert.ok(nobody.to === 'toast' && nobody.clause === 'AL-6.0a');
  assert.deepEqual(clickOn(EMPTY_SESSION, [{ piece: 'company:1' }], {}, none), {
    to: 'inspect',
    piece: 'company:1',
  });
});
