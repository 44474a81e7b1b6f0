/** Rows for the modes of the session: the mode before, what happens, the mode after. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Choice, type Picked } from '@linstock/scene';
import type { Meaning } from '../chosen/meaning.ts';
import { describeMode } from '../testStates.ts';
import {
  endQuestion,
  IDLE,
  type Mode,
  makeFormationMode,
  makePickingMode,
  withHand,
  withMeaning,
  withPreview,
  withSelection,
} from './mode.ts';
import type { OpenSheet } from './modeData.ts';

const A: Picked = { piece: 'a' };
const HEX: Picked = { hex: 3 };
const go: Choice<unknown> = { answer: 'go', label: 'go', picks: [A, HEX] };
const menu = answerMenuOfChoices<unknown>([go]);
const meaning = { choice: go } as Meaning;

const none = makePickingMode(menu);
const one = makePickingMode(menu, [A], { route: { hexes: [7], adds: false }, stays: ['officer'] });
const card = withMeaning(makePickingMode(menu, [A, HEX]), meaning);
const laid = withMeaning(one, null, [A]);
const sheet: Mode = { at: 'sheet', open: {} as OpenSheet, hand: none };
const brigade = makeFormationMode(menu, { formation: 'brigade', line: null, shown: null });
const past: Mode = { at: 'looking back', entry: 4, trails: [], replayed: null };

// biome-ignore format: a table is read by its columns.
const rows: readonly (readonly [before: Mode, what: string, event: (mode: Mode) => Mode, after: string])[] = [
  [IDLE,    'a question is put',                 () => makePickingMode(menu),                          'picking'],
  [none,    'a piece is picked',                 (m) => withHand(m, makePickingMode(menu, [A])),         'picking, 1 picked'],
  [one,     'the game goes past the question',   endQuestion,                                      'idle'],
  [one,     'a formation is chosen',             () => brigade,                                 'formation'],
  [brigade, 'a piece is picked',                 (m) => withHand(m, makePickingMode(menu, [A])),         'picking, 1 picked'],
  [brigade, 'the game goes past the question',   endQuestion,                                      'idle'],
  [card,    'the first pick alone is left',      (m) => withHand(m, makePickingMode(menu, [A])),         'picking, 1 picked'],
  [card,    'the pointer rests on a choice',     (m) => withPreview(m, { preview: go }),            'card, 2 picked, preview'],
  [IDLE,    'the pointer rests on a choice',     (m) => withPreview(m, { preview: go }),            'idle'],
  [one,     'the end of the step is pressed',    (m) => withPreview(m, { ends: 'step' }),           'picking, 1 picked, route, stays, ends?'],
  [sheet,   'a button beside it is picked',      (m) => withHand(m, card),                        'sheet, card, 2 picked'],
  [sheet,   'the game goes past the question',   endQuestion,                                      'sheet, idle'],
  [past,    'a piece is picked',                 (m) => withHand(m, makePickingMode(menu, [A])),         'looking back'],
  [past,    'the game goes past a question',     endQuestion,                                      'looking back'],
  [laid,    'the way is changed',                (m) => withSelection(m, { route: { hexes: [], adds: false } }), 'laying, 1 picked, stays'],
  [brigade, 'the way is changed',                (m) => withSelection(m, { route: { hexes: [9], adds: false } }), 'formation'],
];

for (const [before, what, event, after] of rows)
  test(`${describeMode(before)}: ${what} -> ${after}`, () =>
    assert.equal(describeMode(event(before)), after));
