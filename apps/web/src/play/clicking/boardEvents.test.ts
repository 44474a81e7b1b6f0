/** Rows for clicks and selections: the question, earlier events, an event, and its result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picked } from '@linstock/scene';
import type { Transition, WritableFields } from '../state/transition.ts';
import { choiceOf, describeAfter, pieceOf, type QuestionSpec, sceneOf, startAt } from '../testStates.ts';
import { type SessionEvent, transition } from '../transition.ts';

const A: Picked = { piece: 'a' };
const B: Picked = { piece: 'b' };
const HEX: Picked = { hex: 3 };
const FAR: Picked = { hex: 4 };
const END: Picked = { button: 'end', label: 'End', ends: true };

const go = choiceOf('go', A, HEX);
const far = choiceOf('far', A, FAR);
const shot = choiceOf('shot', B, HEX);
const end = choiceOf('end', END);

/** A may go to two hexes, B may shoot at one of them, and the step may end. */
const MOVE: QuestionSpec = {
  lists: [go, far, shot, end],
  takes: ['go', 'far', 'shot', 'end', 'other'],
  throws: ['shot'],
  passes: ['end'],
};
const LAID: QuestionSpec = { ...MOVE, meant: choiceOf('other', A, { spot: { x: 1, y: 1 } }) };
const BARRED: QuestionSpec = { ...LAID, takes: [] };

const SCENE = sceneOf([
  pieceOf('a', { group: 'one', place: { hex: 1 } }),
  pieceOf('b', { group: 'two', place: { hex: 2 } }),
]);

const click = (...candidates: readonly Picked[]): SessionEvent => ({ on: 'board', do: 'click', candidates });
const select = (...picks: readonly Picked[]): SessionEvent => ({ on: 'board', do: 'select', picks });
const confirm: SessionEvent = { on: 'board', do: 'confirm' };
const back: SessionEvent = { on: 'board', do: 'step back' };

type Row = readonly [
  what: string,
  asks: QuestionSpec,
  before: readonly SessionEvent[],
  event: SessionEvent,
  after: readonly string[],
  fields?: WritableFields,
];

// biome-ignore format: a table is read by its columns.
const rows: readonly Row[] = [
  ['a click on a unit selects it',                     MOVE, [],                      click(A),                                         ['picking, 1 picked']],
  ['a click on where it may go sends it there',        MOVE, [click(A)],              click(HEX),                                       ['card, 2 picked', 'sends 0 go']],
  ['a click on a selected unit deselects it',          MOVE, [click(A)],              click(A),                                         ['picking']],
  ['a double click on it leaves it selected',          MOVE, [click(A)],              { on: 'board', do: 'click', candidates: [A], how: { again: true } }, ['picking, 1 picked']],
  ['a unit that can only throw is shown with its card', MOVE, [click(A)],              click(B),                                         ['card, 1 picked']],
  ['a click that means a throw shows its card',        MOVE, [click(B)],              click(HEX),                                       ['card, 2 picked']],
  ['a confirmed card is sent',                         MOVE, [click(B), click(HEX)],  confirm,                                          ['card, 2 picked', 'sends 0 shot']],
  ['nothing is sent while an answer is on its way',    MOVE, [select(A, HEX)],        confirm,                                          ['card, 2 picked'], { sent: true }],
  ['confirming gives the cheapest of like answers',    MOVE, [click(A)],              confirm,                                          ['card, 2 picked', 'sends 0 go']],
  ['a choice that is named is sent',                   MOVE, [],                      { on: 'board', do: 'choose', choice: go },        ['card, 2 picked', 'sends 0 go']],
  ['a choice that throws is shown',                    MOVE, [],                      { on: 'board', do: 'choose', choice: shot },      ['card, 2 picked']],
  ['a choice that passes is sent if it is named',      MOVE, [],                      { on: 'board', do: 'choose', choice: end },       ['card, 1 picked', 'sends 0 end']],
  ['no choice is shown while an answer is on its way', MOVE, [],                      { on: 'board', do: 'choose', choice: go },        ['picking'], { sent: true }],
  ['picks are selected without being sent',            MOVE, [],                      select(A, HEX),                                   ['card, 2 picked']],
  ['all picks together that mean one answer give it',  MOVE, [],                      { on: 'board', do: 'select all', picks: [A, HEX] }, ['card, 2 picked', 'sends 0 go']],
  ['a step back takes the last pick back',             MOVE, [select(A, HEX)],        back,                                             ['picking, 1 picked']],
  ['a step back from nothing changes nothing',         MOVE, [],                      back,                                             ['picking']],
  ['a pick that is let go takes what followed along',  MOVE, [select(A, HEX)],        { on: 'board', do: 'deselect', pick: A },         ['picking']],
  ['several answers are sent as one order',            MOVE, [],                      { on: 'board', do: 'give all', choices: [go, far] }, ['picking', 'sends 0 go']],
  ['the end of the step waits for a confirmation',     MOVE, [],                      { on: 'board', do: 'ask if sure', asks: true },   ['picking, ends?']],
  ['a remedy goes to the unit that has to act',        MOVE, [],                      { on: 'board', do: 'do first', remedy: { label: '', goesTo: B } }, ['picking, 1 picked']],
  ['a remedy of one answer gives it',                  MOVE, [],                      { on: 'board', do: 'do first', remedy: { label: '', choices: [go], kinds: ['move'] } }, ['card, 2 picked', 'sends 0 go']],
  ['a choice is shown while it is pointed at',         MOVE, [],                      { on: 'board', do: 'hover', choice: go },         ['picking, preview']],
  ['what is placed by hand is sent if it is legal',    LAID, [],                      { on: 'board', do: 'place', picks: [A, FAR, HEX], said: 'clicked' }, ['card, 3 picked', 'sends 0 other']],
  ['what is placed by hand says why it is illegal',    BARRED, [],                    { on: 'board', do: 'place', picks: [A, FAR, HEX], said: 'clicked' }, ['picking', 'says No.']],
  ['a stand is laid out on trial',                     LAID, [click(A)],              { on: 'board', do: 'lay out', picks: [A, HEX, FAR] }, ['laying, 1 picked']],
  ['a stand is not laid out where it is illegal',      BARRED, [click(A)],            { on: 'board', do: 'lay out', picks: [A, HEX, FAR] }, ['picking, 1 picked', 'says No.']],
  ['what is laid out is sent when it is confirmed',    LAID, [click(A), { on: 'board', do: 'lay out', picks: [A, HEX, FAR] }], confirm, ['laying, 3 picked', 'sends 0 other']],
  ['an explanation says the refusal',                  BARRED, [],                    { on: 'board', do: 'explain', picks: [A, HEX] },  ['picking', 'says No.']],
  ['an officer stays while the troops march',          MOVE, [click(A)],              { on: 'march', do: 'let stay', officer: 'o' },    ['picking, 1 picked, stays']],
  ['an officer who stays is forgotten with the troops', MOVE, [click(A), { on: 'march', do: 'let stay', officer: 'o' }], select(B),         ['picking, 1 picked']],
  ['a unit may be selected while an answer is on its way', MOVE, [],                     click(A),                                         ['picking, 1 picked'], { sent: true }],
  ['an answer is sent as it is',                       MOVE, [],                      { on: 'board', do: 'send', side: 1, answer: 'x' }, ['picking', 'sends 1 x']],
];

for (const [what, asks, before, event, after, fields = {}] of rows)
  test(what, () => {
    const begun = before.reduce(transition, startAt(asks, { scene: SCENE }));
    const waits: Transition = { ...begun, effects: [], state: { ...begun.state, ...fields } };
    assert.deepEqual(describeAfter(transition(waits, event)), after);
  });
