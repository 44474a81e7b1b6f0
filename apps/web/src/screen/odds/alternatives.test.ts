import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samePick } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { putToPlayer } from '../../play/question/openQuestion.ts';
import { playTo } from '../../play/testing.ts';
import { findAlternatives } from './alternatives.ts';

test('among equal shots the one at the selected target comes first', () => {
  const game = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'fire');
  const asked = putToPlayer(needRulebook('american-legions'), game, game.open[0]!, []);
  const alone = asked.menu.all.filter(({ picks }) => picks.filter((pick) => 'piece' in pick).length === 1);
  const [first, last] = [alone.at(0), alone.at(-1)];
  assert.ok(first && last && first !== last);
  for (const choice of [first, last]) {
    const meaning = { choice, preview: game.preview(asked.side, choice.answer) } as never;
    const [best, ...more] = findAlternatives(game, asked, meaning);
    assert.ok(best && more.length > 0, choice.label);
    for (const pick of choice.picks)
      assert.ok(
        best.choice.picks.some((each) => samePick(each, pick)),
        `${best.choice.label} keeps what ${choice.label} has chosen`,
      );
  }
});
