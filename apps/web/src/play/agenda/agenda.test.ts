/** Rows for the agenda: its content, the new question, what is sent or shown, and the rest of the agenda. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Picked } from '@linstock/scene';
import { idOfPlace } from '../../common/places.ts';
import { answerUnlisted, resumeAgenda } from '../answering/runAgenda.ts';
import { makePickingMode } from '../state/mode.ts';
import { meaningOfPicks, picksIn } from '../state/modeSelectors.ts';
import type { WritableFields } from '../state/transition.ts';
import {
  choiceOf,
  listSent,
  makeAsked,
  pieceOf,
  previewOf,
  type QuestionSpec,
  sceneOf,
  startAt,
} from '../testStates.ts';
import { type Agenda, type AgendaEvent, ENDED_BY } from './agenda.ts';
import type { Intention } from './intention.ts';

const A: Picked = { piece: 'a' };

const SCENE = sceneOf([
  pieceOf('officer', { group: 'staff', place: { hex: 1 } }),
  pieceOf('troop', { place: { hex: 5 } }),
]);

/** The selection, card, answers and messages at a question, and the rest of the agenda. */
function putTo(
  agenda: Agenda,
  asks: QuestionSpec,
  fields: WritableFields = {},
  picks: readonly Picked[] = [],
) {
  const { side = 0 } = asks;
  const before = startAt(
    asks,
    { agenda, scene: SCENE, ...fields },
    makePickingMode(makeAsked(asks).menu, picks),
  );
  const unlisted = answerUnlisted(before, side);
  const after = unlisted.done ? unlisted.t : resumeAgenda(unlisted.t, side);
  const { state } = after;
  const [selected, meaning] = [picksIn(state), meaningOfPicks(state)];
  const out = [
    ...(selected.length === picksIn(before.state).length ? [] : [`selects ${JSON.stringify(selected)}`]),
    ...(meaning ? [`shows ${meaning.choice.label}`] : []),
    ...listSent(after),
    ...(state.toast ? [`says ${state.toast.sentence}`] : []),
  ];
  // Each answer that is sent may be a march that continues.
  const marched = agenda.some(({ kind }) => kind === 'march');
  const left = state.agenda.map(({ kind }) => kind).filter((kind) => marched || kind !== 'march');
  return { out, left };
}

const march: Intention = { kind: 'march', side: 0, answer: 'the march', harm: 'officer true ; troop true ' };
const order: Intention = {
  kind: 'sequence',
  side: 0,
  answers: ['one', 'two'],
  kinds: ['move', 'move'],
  first: 7,
  next: 1,
};
const all: Intention = { kind: 'forced', step: 'Turn 1 1' };
const draft: Intention = { kind: 'draft', side: 0, asks: 'move', clause: 'T-1', picks: [A], laid: null };
const click: Intention = { kind: 'selection', click: null, all: [{ body: 'b' }] };
const carried: Intention = { kind: 'carried', picks: [{ piece: 'troop' }] };
const shot: Intention = {
  kind: 'confirmed',
  meaning: {
    ...{ choice: choiceOf('the shot'), provokes: [], before: choiceOf('stand') },
    preview: previewOf({ throws: ['the shot'] }, 'the shot'),
  },
};
const riders: Intention = {
  kind: 'riders',
  side: 0,
  officers: [{ id: 'officer', from: idOfPlace({ hex: 1 }) }],
  troop: 'troop',
};
const stop: Intention = { kind: 'stop', choice: choiceOf('the throw') };
const pass: Intention = { kind: 'pass', side: 0, clause: 'T-1', title: 'Orders', answer: 'none' };
const rest: Intention = { kind: 'rest', formation: 'b', wishes: [], step: 'Turn 1 1', ungivenAt: null };

const ride = { ...choiceOf('ride', { piece: 'officer' }, { hex: 5 }), path: [] };
const spot: Picked = { spot: { x: 1, y: 1 } };

type Row = readonly [
  what: string,
  agenda: Agenda,
  asks: QuestionSpec,
  out: readonly string[],
  left: readonly string[],
  state?: WritableFields,
  picks?: readonly Picked[],
];

// biome-ignore format: a table is read by its columns.
const rows: readonly Row[] = [
  // what                                                     agenda     the question put                               what is sent or shown     what is left
  ['a march goes on when its side is asked how',              [march],   { kind: 'go-on' },                             ['sends 0 rest of the march'], ['march']],
  ['a march ends when its side is asked something else',      [march],   { kind: 'fire' },                              [],                       []],
  ['a march waits while the other side is asked',             [march],   { kind: 'go-on', side: 1 },                    [],                       ['march']],
  ['a march ends when its side has been harmed',              [{ ...march, harm: '' }], { kind: 'go-on' },              [],                       []],
  ['an order gives its next answer',                          [order],   { takes: ['two'] },                            ['sends 0 two'],          ['sequence']],
  ['an order ends when its next answer is illegal',           [order],   {},                                            [],                       []],
  ['an order ends at a question of another kind',             [order],   { kind: 'fire', takes: ['two'] },              [],                       []],
  ['an order ends when the other side is asked',              [order],   { side: 1, takes: ['two'] },                   [],                       []],
  ['an order ends before an answer that throws',              [order],   { takes: ['two'], throws: ['two'] },           [],                       []],
  ['no answer is given while another is on its way',          [order],   { takes: ['two'] },                            [],                       ['sequence'], { sent: true }],
  ['forced answers are given in their step of play',          [all],     { forced: 'runs', takes: ['runs'] },           ['sends 0 runs'],         ['forced']],
  ['forced answers are not given in the next step',           [{ ...all, step: 'Turn 1 0' }], { forced: 'runs', takes: ['runs'] }, [],          []],
  ['forced answers end at a choice',                          [all],     {},                                            [],                       []],
  ['a draft is selected again and stays until it is given',   [draft],   { lists: [choiceOf('go', A)] },                  ['selects [{"piece":"a"}]', 'shows go'], ['draft']],
  ['a draft of the other side waits',                         [draft],   { side: 1 },                                   [],                       ['draft']],
  ['the only unit of an ordered body that can act is selected', [click], { lists: [choiceOf('go', { piece: 'troop' })] }, ['selects [{"piece":"troop"}]', 'shows go'], []],
  ['no unit is selected if none of the body can act',         [click],   {},                                            [],                       []],
  ['no unit is selected if another is picked already',        [click],   { lists: [choiceOf('go', { piece: 'troop' })] }, [],                       [], {}, [A]],
  ['a carried move waits while it means no answer',           [carried], {},                                            [],                       ['carried']],
  ['a carried move is given when the stand may move',         [carried], { takes: ['way'], meant: choiceOf('way', spot) }, ['selects [{"spot":{"x":1,"y":1}}]', 'shows way', 'sends 0 way'], []],
  ['a carried move that is illegal now says why',             [carried], { meant: choiceOf('way', spot) },               ['says No.'],             []],
  ['a carried move ends if the answer moves nothing',         [carried], { takes: ['throw'], meant: choiceOf('throw') }, [],                      []],
  ['a confirmed throw is given if its chances are the same',  [shot],    { takes: ['the shot'], throws: ['the shot'] }, ['shows the shot', 'sends 0 the shot'], []],
  ['a confirmed throw is shown again if its chances changed', [shot],    { takes: ['the shot'], throws: ['the shot'], passes: ['the shot'] }, ['shows the shot'], []],
  ['a confirmed throw ends if it is illegal now',             [shot],    { throws: ['the shot'] },                      [],                       []],
  ['officers follow their troops',                            [riders],  { takes: ['ride'], lists: [ride] },            ['sends 0 ride'],         ['sequence']],
  ['officers wait while the other side is asked',             [riders],  { side: 1, lists: [ride] },                    [],                       ['riders']],
  ['officers stay if they cannot ride there',                 [riders],  { lists: [] },                                 [],                       []],
  ['officers stay if they were moved since',                  [{ ...riders, officers: [{ id: 'officer', from: idOfPlace({ hex: 9 }) }] }], { takes: ['ride'], lists: [ride] }, [], []],
  ['the answer that an order stops before is shown',          [stop],    { takes: ['the throw'], throws: ['the throw'] }, ['shows the throw'], []],
  ['the answer that an order stops before ends if illegal',   [stop],    {},                                            [],                       []],
  ['the rest of an order ends if its formation is gone',      [{ ...rest, formation: 'z' }], {},                        [],                       []],
  ['the rest of an order is dropped in the next step',        [{ ...rest, step: 'Turn 1 0' }], {},                      [],                       []],
  ['an empty sheet is given, with a message',                 [pass],    { takes: ['none'] },                           ['sends 0 none', 'says Orders: no unit needs an order.'], []],
  ['an empty sheet that is illegal is not given',             [pass],    {},                                            [],                       []],
  ['an empty sheet is not given to the other side',           [pass],    { side: 1, takes: ['none'] },                  [],                       []],
  ['an empty sheet is not given at another question',         [{ ...pass, clause: 'T-2' }], { takes: ['none'] },        [],                       []],
  ['an order is asked before forced answers',                 [all, order], { forced: 'runs', takes: ['runs', 'two'] }, ['sends 0 two'],          ['forced', 'sequence']],
  ['the stop of an order is shown over a draft, which stays', [stop, draft], { takes: ['the throw'], throws: ['the throw'], lists: [choiceOf('go', A)] }, ['shows the throw'], ['draft']],
];

describe('answers that are given automatically', () => {
  for (const [what, agenda, asks, out, left, state, picks] of rows)
    test(what, () => assert.deepEqual(putTo(agenda, asks, state, picks), { out, left }));
});

/** The intentions that each event ends. */
const ends: Readonly<Record<AgendaEvent, string>> = {
  refused: 'sequence forced selection confirmed',
  'taken back': 'march forced rest',
  'stepped back': 'carried',
  halted: 'rest',
};

for (const [by, kinds] of Object.entries(ends))
  test(`${by} ends ${kinds}`, () => assert.equal(ENDED_BY[by as AgendaEvent].join(' '), kinds));
