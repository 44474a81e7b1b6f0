import assert from 'node:assert/strict';
import { Game } from '@linstock/kernel';
import { samePlace } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { charging, firing, stack } from '../../test/set-ups.ts';
import { americanLegions } from '../index.ts';
import { threats } from './threats.ts';

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

clause('AL-7.31c', 'no attack offered to the enemy now is worse than the worst threat shown', () => {
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

clause(
  ['AL-7.41b', 'AL-7.41c', 'AL-7.4a'],
  'the threat of a charge has all units that could get the order, and hits only units that take part',
  () => {
    const t = charging({
      Foot: { at: [[0, 0]] },
      Idle: { at: [[0, 0]], order: 'MOVE' },
      Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
      Others: { at: [[-1, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
    });
    const told = threats(t.field, t.state, `company:${t.company('Line')}`);
    const charge = told.find(({ reckoning }) => reckoning.name === 'shock') ?? assert.fail();
    assert.deepEqual(
      charge.from,
      ['Foot', 'Idle'].map((name) => `company:${t.company(name)}`),
    );
    assert.equal(
      charge.reckoning.outcomes[5]?.label,
      '1 disordering hit on the Foot and the Idle; 2 disordering hits on the Line',
    );
  },
);

clause(
  ['AL-7.33f', 'AL-7.33g', 'AL-8.2e'],
  'the threat of a volley is the worst that a regiment can fire, also by its rifles or flankers alone',
  () => {
    const t = firing(
      {
        Foot: { at: stack(2, 1, -1), arm: 'rifle', facing: 5 },
        Front: { at: [[0, 0]] },
      },
      { british: { regiments: {}, guns: [{ at: [0, 6] }] } },
    );
    const column = (foot: number) => {
      const told = threats(t.field, t.state, `company:${t.company('Line')}`);
      const volley = told.find(({ from }) => from.includes(`company:${t.company('Foot')}`));
      assert.equal(volley?.from.length, foot);
      return volley?.reckoning.table?.ring?.column;
    };
    assert.equal(column(2), 3, 'two rifles, one column more for rifles and one for the flank');
  },
);
