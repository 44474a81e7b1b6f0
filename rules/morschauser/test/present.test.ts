import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceDice, Position, type Question, seededChance } from '@linstock/kernel';
import { type Picked, picksKey } from '@linstock/scene';
import { type Answer, morschauser, type Setting, type State } from '../src/index.ts';
import type { Field } from '../src/model/field.ts';

/** Plays a battle at random and looks at every question. */
function watch(
  battle: string,
  look: (position: Position<State, Answer, Setting>, question: Question<Answer>) => void,
) {
  const field = morschauser.field(battle, { preset: 'full' });
  const chance = seededChance(`present ${battle}`);
  const position = Position.start(morschauser, field, chanceDice(chance), { keep: false });
  for (let n = 0; !position.over && n < 250; n++) {
    const question = position.open[0] as Question<Answer>;
    look(position, question);
    const options = question.sample ? [] : [...question.options()];
    const answer = question.sample?.(chance.below) ?? (options[chance.below(options.length)] as Answer);
    position.giveAnswer(question.side, answer, chanceDice(chance));
  }
}

/** Actions without a change of place: all that their clicks can mean without a listed answer. */
const IN_PLACE: readonly string[] = ['rout', 'test', 'rally'];
/** A leg to a place that no unit has to enter. */
const ELSEWHERE: Picked = { leg: { kind: 'straight', to: { x: 9000, y: 9000 } }, of: 'company:0' };

const MEANT: readonly string[] = ['move', 'pivot', 'melee', ...IN_PLACE];

for (const battle of morschauser.battles)
  test(`every answer offered in ${battle} has its own picks, and moves are found from theirs`, () => {
    watch(battle, ({ field, state }, question) => {
      const told = new Map<string, string>();
      for (const answer of question.options()) {
        const { picks, label } = morschauser.present.clicks.picks(
          { field, state, known: [] },
          question,
          answer,
        );
        assert.match(label, /\S/);
        const key = picksKey(picks);
        assert.equal(told.get(key), undefined, `${question.kind}: two answers are ${key}`);
        told.set(key, JSON.stringify(answer));
        if (!MEANT.includes(answer.do)) continue;
        const meant = (clicked: readonly Picked[]) =>
          morschauser.present.clicks.meaning?.({ field, state, known: [] }, question, clicked);
        assert.deepEqual(meant(picks), answer, `${question.kind}: ${key}`);
        if (IN_PLACE.includes(answer.do))
          assert.equal(meant([...picks, ELSEWHERE]), null, `${question.kind} is no move`);
      }
    });
  });

const beyondEdge = ({ table }: Field, { x, y }: { x: number; y: number }): boolean =>
  x < 0 || y < 0 || x > table.width || y > table.height;

for (const battle of morschauser.battles)
  test(`the scene of ${battle} shows every stand once, with a pose while it is on the table`, () => {
    watch(battle, ({ field, state }) => {
      const { pieces, bodies, steps, step } = morschauser.present.shows.scene({ field, state, known: [] });
      assert.equal(
        new Set(pieces.map(({ id }) => id)).size,
        field.listed.companies.length + field.listed.generals.length,
      );
      for (const piece of pieces) {
        if (piece.off === null) assert.ok(piece.pose, piece.id);
        else
          assert.ok(
            !piece.pose || beyondEdge(field.listed, piece.pose),
            `${piece.id} waits beside the table`,
          );
        assert.equal(piece.place === null, piece.off !== null, piece.id);
      }
      assert.equal(bodies.flatMap((body) => body.pieces).length, pieces.length);
      assert.ok(steps[step]);
    });
  });

test('the ground of a battle has its terrain', () => {
  const ground = morschauser.present.shows.ground(morschauser.field('cowpens', {}));
  assert.ok(ground.kind === 'table');
  assert.deepEqual([ground.table.width, ground.table.height], [48_000, 72_000]);
  assert.deepEqual([ground.table.areas.length, ground.table.roads.length], [4, 1]);
});
