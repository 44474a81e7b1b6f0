import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import type { Choice } from '@linstock/scene';
import { answerMenuOfChoices } from '@linstock/scene';
import { makePiece, makeScene } from '../../common/testing.ts';
import { makePickingMode } from '../../play/state/mode.ts';
import { EMPTY_SESSION, type OpenQuestion, type SessionState } from '../../play/state/state.ts';
import { drawMarch, drawReaction } from './reactionOverlays.ts';

const march = (...movers: string[]) =>
  partial<Choice<unknown>>({
    picks: movers.map((piece) => ({ piece })),
    path: [0, 1, 2, 3].map((hex) => ({ hex })),
  });
const provoked = (step: number, name: string, chance: number | null) => ({
  step,
  piece: name,
  name,
  chance,
  label: name,
});

describe('a planned march on the map', () => {
  test('each step has a disc, marked if the enemy may act, with a label of who and with what chance', () => {
    const [way, ...labels] =
      drawMarch(march('a'), [
        provoked(1, 'Gun a', 0.5),
        provoked(1, 'Gun b', 0.5),
        provoked(2, 'Gun b', 1),
      ]) ?? [];
    assert.ok(way?.kind === 'march');
    assert.deepEqual(
      way.stages.map(({ number, provokes }) => [number, provokes]),
      [
        [1, false],
        [2, true],
        [3, true],
      ],
    );
    assert.deepEqual(
      labels.map((label) => label.kind === 'placeLabel' && [label.place, ...label.lines]),
      [
        [way.places[2], 'Gun a and Gun b', '75.0 %'],
        [way.places[3], 'Gun b, if held', 'certain'],
      ],
    );
  });

  test('a march that provokes nothing, and steps of several units in turn, have no discs', () => {
    assert.equal(drawMarch(march('a'), []), null);
    assert.equal(drawMarch(march('a', 'b'), [provoked(0, 'Gun', 0.5)]), null);
    assert.equal(drawMarch(march('a'), [provoked(5, 'Gun', 0.5)]), null);
  });
});

test('in the enemy’s turn the route, the next places with possible reactions, and the shots are drawn', () => {
  const scene = makeScene({
    pieces: [
      makePiece({ id: 'gun', name: 'Gun', place: { hex: 9 } }),
      makePiece({ id: 'foe', name: 'Foe', place: { hex: 2 } }),
    ],
  });
  const reaction = {
    path: [{ hex: 1 }, { hex: 2 }],
    next: '',
    acting: [{ piece: 'gun', target: 'foe', why: '', uses: [] }],
    later: [
      { place: { hex: 3 }, name: '3', chances: [{ piece: 'gun', least: 0.5, most: 0.5 }] },
      { place: { hex: 4 }, name: '4', chances: [] },
    ],
  };
  const reactors = [{ piece: 'gun', number: 1, name: 'Gun', chance: 0.4, odds: '' }];
  const state = {
    ...EMPTY_SESSION,
    scene,
    asked: partial<OpenQuestion>({ reaction, reactors }),
  } as SessionState;
  const drawn = drawReaction(state);
  assert.deepEqual(
    drawn.map(({ kind }) => kind),
    ['area', 'march', 'area', 'placeLabel', 'placeLabel', 'sight'],
  );
  const labels = drawn.flatMap((each) => (each.kind === 'placeLabel' ? [each.lines] : []));
  assert.deepEqual(labels, [['Gun', '50.0 %'], ['no one']]);
  const shot = (of: SessionState) => drawReaction(of).find((each) => each.kind === 'sight')?.verdict;
  assert.equal(shot(state), 'hindered', 'nobody is named yet');
  const mode = makePickingMode(answerMenuOfChoices([]), [{ piece: 'gun' }]);
  assert.equal(shot({ ...state, mode }), 'clear');
});
