import assert from 'node:assert/strict';
import { Game } from '@linstock/kernel';
import { samePlace } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { americanLegions } from '../index.ts';

const game = Game.create(americanLegions, { battle: 'cowpens', dice: { kind: 'seeded', seed: 't' } });
const { pieces } = americanLegions.present.shows.scene({
  field: game.field,
  state: game.position.state,
  known: [],
});
const threatsTo = (piece: string) =>
  americanLegions.present.shows.threats?.(
    { field: game.field, state: game.position.state, known: [] },
    piece,
  ) ?? [];

clause(
  'AL-7.31b',
  'the guns threaten the militia in front of them, and no unit threatens the horse behind the hill',
  () => {
    const militia = pieces.filter((piece) => piece.name.includes('Militia') && piece.place !== null);
    const threatened = militia.find((piece) => threatsTo(piece.id).length > 0);
    assert.ok(threatened);
    for (const { from, reckoning, label } of threatsTo(threatened.id)) {
      assert.ok(
        from.every((id) => pieces.find((piece) => piece.id === id)?.side === 0),
        label,
      );
      assert.equal(reckoning.outcomes.length, 6);
    }
    const horse = pieces.find((piece) => piece.name.includes('3d Continental Dragoons'));
    assert.deepEqual(threatsTo(horse?.id ?? ''), []);
  },
);

clause('AL-7.31c', 'the attacks offered to the enemy now are no worse than the worst threat', () => {
  const question = game.open[0];
  assert.equal(question?.kind, 'fire');
  for (const answer of question?.options() ?? []) {
    if (answer.do !== 'fire') continue;
    const struck = pieces.find(
      ({ place, id }) =>
        place !== null && samePlace(place, { hex: answer.target }) && id.startsWith('company:'),
    );
    const { first } = game.preview(0, answer);
    const mean = (outcomes: readonly { rank: number }[]) =>
      outcomes.reduce((sum, each) => sum + each.rank, 0);
    const [worst] = threatsTo(struck?.id ?? '');
    assert.ok(first && worst && mean(worst.reckoning.outcomes) >= mean(first.outcomes));
  }
});
