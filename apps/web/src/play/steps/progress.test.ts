/** Rows for the playback: its progress, and its next move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '@linstock/kernel';
import type { Pace } from '../../app/paces.ts';
import { sceneOf } from '../testStates.ts';
import {
  changeProgress,
  findNextMove,
  isBusy,
  NO_PROGRESS,
  type Progress,
  type ProgressChange,
} from './progress.ts';
import type { Step } from './step.ts';

const entry = (n: number): Entry => ({ n, side: 1, answer: 'a', dice: [], hash: '' });
/** A step of one Command; those of another do not join it. */
const step = (n: number, fields: Partial<Step> = {}): Step => ({
  ...{ first: n, n, side: 1, turn: 1, logItems: [], scene: sceneOf([]), own: false, body: `${n}` },
  ...{ concert: 'march', aside: false, ofFight: false, thrown: false, usualMs: 1000, naturalMs: 900 },
  ...fields,
});
const waiting = (n: number, follows = true) => ({ entry: entry(n), follows });
const [one, two] = [step(1), step(2)];
const own = step(1, { own: true });

type Row = readonly [what: string, fields: Partial<Progress>, pace: Pace, move: string, busy: boolean];

// biome-ignore format: a table is read by its columns.
const rows: readonly Row[] = [
  // what                                             progress                                                    pace      move      busy
  ['nothing has come',                                {},                                                         'steady', 'end',    false],
  ['an entry waits',                                  { backlog: [waiting(1)] },                                  'steady', 'take',   true],
  ['an entry waits while the reader has paused',      { backlog: [waiting(1)], paused: true },                    'steady', 'rest',   true],
  ['an entry of the past waits while paused',         { backlog: [waiting(1, false)], paused: true },             'steady', 'take',   true],
  ['a nod takes an entry in while paused',            { backlog: [waiting(1)], paused: true, nodded: true },      'steady', 'take',   true],
  ['more of a step may come',                         { due: one, gathers: true },                                'steady', 'rest',   true],
  ['no more of a step comes',                         { due: one },                                               'steady', 'show 1', true],
  ['another step has come after it',                  { due: one, next: two, gathers: true },                     'steady', 'show 1', true],
  ['one’s own step is shown without waiting',         { due: own, gathers: true },                                'steady', 'show 1', true],
  ['entries wait, and may belong to the step',        { due: one, backlog: [waiting(2)] },                        'steady', 'take',   true],
  ['entries wait after one’s own step',               { due: own, backlog: [waiting(2)] },                        'steady', 'show 1', true],
  ['the step before has not been read',               { due: two, shown: one, unread: 1 },                        'steady', 'wait',   true],
  ['the dice of the step before still roll',          { due: two, shown: one, unsettled: 1 },                     'steady', 'wait',   true],
  ['pieces are on their way',                         { due: two, shown: one, moving: true },                     'steady', 'wait',   true],
  ['a nod shows it though pieces are on their way',   { due: two, shown: one, moving: true, nodded: true },       'steady', 'show 2', true],
  ['the step before has been read',                   { due: two, shown: one },                                   'steady', 'show 2', true],
  ['the step before has been read at the pace that waits', { due: two, shown: one },                              'wait',   'wait',   true],
  ['one’s own step needs no nod',                     { due: two, shown: own },                                   'wait',   'show 2', true],
  ['the last step has not been read',                 { shown: one, unread: 1 },                                  'steady', 'wait',   true],
  ['the last step has been read',                     { shown: one },                                             'steady', 'end',    false],
  ['the last step has been read while paused',        { shown: one, paused: true },                               'steady', 'wait',   true],
  ['one hurries to the next question',                { shown: one, unread: 1, moving: true, hurrying: true },    'steady', 'end',    false],
];

for (const [what, fields, pace, move, busy] of rows)
  test(`${what}: ${move}`, () => {
    const progress = { ...NO_PROGRESS, ...fields };
    const next = findNextMove(progress, pace);
    assert.equal(next.do === 'show' ? `show ${next.step.n}` : next.do, move);
    assert.equal(isBusy(progress), busy);
  });

/** The backlog, the due and next steps, the shown one, and the number of unsettled, unread and unheard words. */
const describe = ({ backlog, due, next, shown, unsettled, unread, unheard, spent }: Progress) =>
  [backlog.length, due?.n ?? '-', next?.n ?? '-', shown?.n ?? '-', unsettled, unread, unheard, spent].join(
    ' ',
  );

// biome-ignore format: a table is read by its columns.
const changes: readonly (readonly [what: string, before: Partial<Progress>, change: ProgressChange, after: string])[] = [
  ['entries come',                          {},                                   { by: 'entries', entries: [entry(1), entry(2)], looked: 0 }, '2 - - - 0 0 0 0'],
  ['an entry becomes the step that is due', { backlog: [waiting(1)] },            { by: 'entry', step: one, isTold: true },  '0 1 - - 0 0 0 0'],
  ['an entry joins the step that is due',   { backlog: [waiting(2)], due: one },  { by: 'entry', step: step(2, { body: '1' }), isTold: true }, '0 2 - - 0 0 0 0'],
  ['an entry is a step of its own',         { backlog: [waiting(2)], due: one },  { by: 'entry', step: two, isTold: true },  '0 1 2 - 0 0 0 0'],
  ['an entry is nothing to be shown',       { backlog: [waiting(2)], shown: one }, { by: 'entry', step: null, isTold: false }, '0 - - 1 0 0 0 0'],
  ['an entry is taken in without its step', { backlog: [waiting(2)], shown: one }, { by: 'entry', step: two, isTold: false }, '0 - - - 0 0 0 0'],
  ['a step is shown, and the next is due',  { due: one, next: two, turn: 1, spent: 500 }, { by: 'step', step: one, ms: 900 }, '0 2 - 1 1 1 0 1400'],
  ['a step of another turn is shown',       { due: one, turn: 7, spent: 500 },    { by: 'step', step: one, ms: 900 },        '0 - - 1 1 1 0 900'],
  ['more is said of a step',                { shown: one },                       { by: 'words' },                           '0 - - 1 1 0 1 0'],
  ['words have settled',                    { shown: one, unsettled: 2 },         { by: 'settled' },                         '0 - - 1 1 0 0 0'],
  ['words have been read',                  { shown: one, unread: 1 },            { by: 'read' },                            '0 - - 1 0 0 0 0'],
  ['words have stood for a moment',         { shown: one, unheard: 1 },           { by: 'heard' },                           '0 - - 1 0 0 0 0'],
  ['nothing more is waited for',            { shown: one, unread: 1, unheard: 1, unsettled: 1 }, { by: 'stop' },           '0 - - 1 0 0 0 0'],
  ['one’s own next question is asked',      { shown: one, unread: 1 },            { by: 'end' },                             '0 - - - 0 0 0 0'],
];

for (const [what, before, change, after] of changes)
  test(what, () => assert.equal(describe(changeProgress({ ...NO_PROGRESS, ...before }, change)), after));
