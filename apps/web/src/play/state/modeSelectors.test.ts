import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOfChoices, type Picked } from '@linstock/scene';
import { choiceOf, makeFillingMode, sheetOf } from '../testStates.ts';
import { IDLE, type Mode, makeFormationMode, makePickingMode, type PastMode, withHand } from './mode.ts';
import * as selectors from './modeSelectors.ts';

const PICK: Picked = { piece: 'a' };
const MENU = answerMenuOfChoices([choiceOf('go', PICK)]);
const PICKING = makePickingMode(MENU, [PICK]);
const PAST: PastMode = { at: 'looking back', entry: 3, trails: [], replayed: null };

/** The selectors that return something other than in idle mode. */
function heldIn(mode: Mode): readonly string[] {
  const entries = Object.entries(selectors).filter(
    ([, select]) => select({ mode }) !== select({ mode: IDLE }),
  );
  return entries.map(([name]) => name).sort();
}

for (const [what, mode, held] of [
  ['idle', IDLE, []],
  ['picking', PICKING, ['narrowedIn', 'picksIn', 'staysIn']],
  [
    'formation',
    makeFormationMode(MENU, { formation: 'b', line: null, shown: null }),
    ['formationIn', 'narrowedIn'],
  ],
  ['sheet', makeFillingMode(sheetOf([])), ['sheetIn']],
  [
    'sheet, picking',
    withHand(makeFillingMode(sheetOf([])), PICKING),
    ['narrowedIn', 'picksIn', 'sheetIn', 'staysIn'],
  ],
  ['looking back', PAST, ['pastTrailsIn', 'shownEntryIn']],
] as const)
  test(`${what}: what the mode does not have is always the same empty value`, () =>
    assert.deepEqual(heldIn(mode), held));
