/** Rows for a formation that is ordered as one: earlier events, an event, and its result. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Name } from '@linstock/scene';
import type { Intention } from '../agenda/intention.ts';
import type { HaltedFormations } from '../chosen/formationOrder.ts';
import { haltScope } from '../formation/halted.ts';
import type { Transition, WritableFields } from '../state/transition.ts';
import {
  choiceOf,
  describeAfter,
  makeFillingMode,
  pieceOf,
  type QuestionSpec,
  sceneOf,
  sheetOf,
  startAt,
} from '../testStates.ts';
import { type SessionEvent, transition } from '../transition.ts';

const MOVE: QuestionSpec = { lists: [choiceOf('go', { piece: 'a' }, { hex: 3 })], takes: ['go'] };
const SCENE = sceneOf([
  pieceOf('a', { place: { hex: 1 } }),
  pieceOf('b', { place: { hex: 2 } }),
  pieceOf('enemy', { side: 1, group: 'e', place: { hex: 9 } }),
]);
const DURING = haltScope({ scene: SCENE, asked: startAt(MOVE).state.asked });
const halted: HaltedFormations = {
  during: DURING,
  formations: [{ called: new Name('B', { article: true }), pieces: ['a', 'b'] }],
};
const rest: Intention = { kind: 'rest', formation: 'b', wishes: [], step: 'Turn 1 1', ungivenAt: 7 };
const unfinished = { formation: 'b', called: new Name('B', { article: true }), ungiven: true };

const choose: SessionEvent = { on: 'formation', do: 'choose', id: 'b' };
const draw: SessionEvent = { on: 'formation', do: 'draw line', draws: true };
const click = (piece: string, again = false): SessionEvent => ({
  ...{ on: 'board', do: 'click', candidates: [{ piece }], how: { again } },
});

/** The result of an event, with the units that stand fast, the effects and the agenda. */
const describe = (t: Transition): readonly string[] => [
  ...describeAfter(t),
  ...(t.state.halted?.formations ?? []).map(({ pieces }) => `${pieces.join(' and ')} halt`),
  ...t.effects.flatMap((effect) => (effect.do === 'send' ? [] : [effect.do])),
  ...t.state.agenda.map(({ kind }) => `intends ${kind}`),
];

type Row = readonly [
  what: string,
  before: readonly SessionEvent[],
  event: SessionEvent,
  after: readonly string[],
  fields?: WritableFields,
];

// biome-ignore format: a table is read by its columns.
const rows: readonly Row[] = [
  ['a formation is chosen',                            [],             choose,                                                        ['formation']],
  ['a formation that is chosen again is let go',       [choose],       choose,                                                        ['picking']],
  ['a formation that has nobody left is not chosen',   [],             { on: 'formation', do: 'choose', id: 'z' },                    ['picking']],
  ['the formation of a piece is chosen',               [],             { on: 'formation', do: 'choose of piece', piece: 'a' },        ['formation']],
  ['the formation of a piece stays chosen',            [choose],       { on: 'formation', do: 'choose of piece', piece: 'a' },        ['formation']],
  ['an enemy has no formation to be chosen',           [],             { on: 'formation', do: 'choose of piece', piece: 'enemy' },    ['picking']],
  ['a chosen formation is let go',                     [choose],       { on: 'formation', do: 'let go' },                             ['picking']],
  ['clicks draw its line',                             [choose],       draw,                                                          ['formation, line']],
  ['the first click on ground begins its line',        [choose, draw], { on: 'board', do: 'click', candidates: [{ hex: 5 }] },        ['formation, line begun']],
  ['clicks say again where it goes',                   [choose, draw], { on: 'formation', do: 'draw line', draws: false },            ['formation']],
  ['a second click of two on a unit chooses its formation', [click('a')], click('a', true),                                           ['formation']],
  ['a click on a unit lets its chosen formation go',   [choose],       click('a'),                                                    ['picking']],
  ['a double click on a unit leaves its formation chosen', [choose],   click('a', true),                                              ['formation'], { clickedAt: 7 }],
  ['a gesture is shown once the pointer has rested',   [choose],       { on: 'formation', do: 'look soon', gesture: { kind: 'about' } }, ['formation', 'look soon']],
  ['no gesture is shown without a formation',          [],             { on: 'formation', do: 'look soon', gesture: { kind: 'about' } }, ['picking', 'stop looking']],
  ['a chosen formation stands fast',                   [choose],       { on: 'formation', do: 'stand fast' },                         ['picking', 'says The B stands fast and is no longer listed among those that can act, but can still be chosen.', 'a and b halt']],
  ['a unit that stands fast acts again',               [],             { on: 'formation', do: 'let act', pieces: ['a'] },             ['picking', 'b halt'], { halted }],
  ['a unit that stands fast and is ordered acts again', [],            { on: 'board', do: 'choose', choice: MOVE.lists![0]! },        ['card, 2 picked', 'sends 0 go', 'b halt', 'intends march'], { halted }],
  ['the rest of an order is dropped',                  [],             { on: 'formation', do: 'halt' },                               ['picking'], { agenda: [rest] }],
  ['an order of which nothing was given is taken back', [],            { on: 'seat', do: 'take back' },                               ['picking', 'says The order to the B is taken back.'], { agenda: [rest], unfinished }],
  ['an order of which something was given is not dropped', [],         { on: 'seat', do: 'take back' },                               ['picking', 'intends rest'], { agenda: [rest], unfinished: { ...unfinished, ungiven: false } }],
  ['nothing is carried out if nothing is shown',       [choose],       { on: 'formation', do: 'carry out' },                          ['formation']],
];

for (const [what, before, event, after, fields = {}] of rows)
  test(what, () => {
    const begun = before.reduce(transition, startAt(MOVE, { scene: SCENE }));
    const waits: Transition = { ...begun, effects: [], state: { ...begun.state, ...fields } };
    assert.deepEqual(describe(transition(waits, event)), after);
  });

test('no formation is chosen while a sheet is filled in', () => {
  const filling = startAt(MOVE, { scene: SCENE }, makeFillingMode(sheetOf([])));
  assert.deepEqual(describe(transition(filling, choose)), ['sheet, idle']);
});
