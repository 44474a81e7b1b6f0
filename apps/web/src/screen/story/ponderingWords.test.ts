import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedTo } from '../testing.ts';
import { ponderingWords } from './ponderingWords.ts';

test('of a machine that thinks it is said what it is asked, how much it has answered and for how long', () => {
  const game = playedTo('american-legions', 'cowpens', (_, played) => played.head >= 40);
  const [question] = game.open;
  const { side } = question!;
  const words = ponderingWords(game, side, 10, 7);
  assert.ok(words.startsWith(question!.prompt()));
  assert.match(words, /\d+ answers so far, 7 s$/);
  assert.doesNotMatch(ponderingWords(game, side, game.head, 3), /answers/);
});

test('what a machine writes in secret is not told', () => {
  const game = playedTo('johnny-reb', 'mcphersons-ridge', ({ sealed }) => sealed === true);
  const { side, prompt } = game.open[0]!;
  assert.ok(!ponderingWords(game, side, game.head, 3).includes(prompt()));
});
