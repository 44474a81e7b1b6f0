import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_SESSION } from '../../play/state/state.ts';
import { playTo } from '../../play/testing.ts';
import { describePondering, pondererOf } from './ponderingWords.ts';

test('for a thinking machine the page shows the question, the answers so far and the time', () => {
  const game = playTo('american-legions', 'cowpens', (_, played) => played.head >= 40);
  const [question] = game.open;
  const { side } = question!;
  const words = describePondering(game, side, 10, 7);
  assert.ok(words.startsWith(question!.prompt()));
  assert.match(words, /\d+ answers so far, 7 s$/);
  assert.doesNotMatch(describePondering(game, side, game.head, 3), /answers/);
});

test('the secret answers of a machine are not shown', () => {
  const game = playTo('johnny-reb', 'mcphersons-ridge', ({ sealed }) => sealed === true);
  const { side, prompt } = game.open[0]!;
  assert.ok(!describePondering(game, side, game.head, 3).includes(prompt()));
});

test('a machine is shown as thinking even if the page opens late; not during playback or a question', () => {
  const game = playTo('american-legions', 'cowpens', (_, played) => played.head >= 40);
  const { side } = game.open[0]!;
  const seats = [0, 1].map((each) => ({ side: each, kind: each === side ? 'bot' : 'human' }));
  const state = { ...EMPTY_SESSION, game, view: { seats } } as unknown as Parameters<typeof pondererOf>[0];
  assert.equal(pondererOf(state), side);
  assert.equal(pondererOf({ ...state, playbackStep: { more: true } as never }), null);
  assert.equal(pondererOf({ ...state, asked: {} as never }), null);
  assert.equal(pondererOf({ ...state, view: null }), null);
  assert.equal(pondererOf({ ...state, view: null, thinking: side }), side);
});
