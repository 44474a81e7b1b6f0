import assert from 'node:assert/strict';
import type { Question } from '@linstock/kernel';
import type { FormationPreview } from '@linstock/scene';
import { clause } from '@linstock/testing';
import type { Answer } from '../../model/answers.ts';
import { footprintOf } from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { formUp } from '../../play/moves/forming.ts';
import type { Formation } from '../../tables/index.ts';
import { fieldOf, played } from '../../testing/battle.ts';
import { present } from '../index.ts';

const field = fieldOf([['B1', 20, 10, 0]], [['G1', 20, 30, 180]]);

function shown(formation: Formation, change: (s: S.State) => void = () => {}): FormationPreview {
  const s = S.deployState(field);
  change(s);
  const answer: Answer = { do: 'form', unit: 0, formation, facing: 450, first: 'form', legs: [] };
  const { forms } = present.clicks.picks(
    { field, state: s, known: [] },
    { side: 0, kind: 'moves' } as Question<Answer>,
    answer,
  );
  assert.ok(forms);
  return forms;
}

clause(
  ['JR-3.2a', 'JR-4.7b', 'JR-4.7c', 'JR-6.5a'],
  'before a unit forms, its stands are shown in place about its middle, with the half move left',
  () => {
    const { piece, stays, says } = shown('double_line');
    assert.deepEqual(stays, { x: 20_000, y: 10_000 });
    const game = played(field, []);
    formUp(game, 0, { formation: 'double_line', facing: 450 });
    assert.deepEqual(piece.pose, footprintOf(field, game.s, 0), 'it is what will be');
    assert.deepEqual(
      new Set(piece.bases?.map(({ ahead }) => Math.sign(ahead))),
      new Set([-1, 1]),
      'two ranks',
    );
    assert.match(says, /^Half its move is left: 4\.5 inches/);
    assert.equal(shown('skirmish').says, 'That takes its whole move.');
    const disordered = shown('single_line', (s) => (s.disordered = s.disordered.with(0, 1)));
    assert.equal(disordered.says, 'That takes its whole move.');
    assert.ok(!disordered.piece.marks.some(({ kind }) => kind === 'disordered'));
  },
);
