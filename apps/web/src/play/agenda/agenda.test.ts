/** Rows for the agenda: what is on it, the question that is put, what is sent or shown, and what is left. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Question, Side } from '@linstock/kernel';
import { answerMenuOfChoices, type Choice, type Picked } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { idOfPlace } from '../../common/places.ts';
import { AgendaRunner } from '../automatic/runner.ts';
import { createSessionStore } from '../state/sessionStore.ts';
import { type Asked, EMPTY_SESSION } from '../state/state.ts';
import { type Agenda, type AgendaEvent, ENDED_BY } from './agenda.ts';
import type { Intention } from './intention.ts';

const A: Picked = { piece: 'a' };
const choice = (answer: string, ...picks: readonly Picked[]): Choice<unknown> => ({
  answer,
  label: answer,
  picks,
});

/** A question that takes these answers and no others. */
interface Asks {
  readonly side?: Side;
  readonly kind?: string;
  readonly takes?: readonly string[];
  readonly forced?: string;
  /** Answers that throw dice. */
  readonly throws?: readonly string[];
  /** Answers that are listed. */
  readonly lists?: readonly Choice<unknown>[];
  /** The answer that the picks of a carried stand mean, and what it says they do. */
  readonly carried?: Choice<unknown>;
}

const officer = (place: object | null) => ({ id: 'officer', side: 0, group: 'staff', marks: [], place });
const troop = { id: 'troop', side: 0, group: 'b', marks: [], place: { hex: 5 } };

const SCENE = {
  clock: { label: 'Turn 1' },
  step: 1,
  pieces: [officer({ hex: 1 }), troop],
  bodies: [{ id: 'b', side: 0, name: 'B' }],
};

/** A rulebook and a game that put one question, and nothing more. */
function fakeGame({ side = 0, kind = 'move', takes = [], forced, throws = [], carried }: Asks) {
  const question = {
    ...{ side, kind, clause: 'T-1', forcedAnswer: () => forced ?? null },
    refuse: (answer: unknown) =>
      takes.includes(answer as string) ? null : { sentence: 'No.', clause: 'T-1' },
  } as unknown as Question<unknown>;
  const preview = (_: Side, answer: unknown) => ({ throws: throws.includes(answer as string), opens: false });
  const position = { sealedAnswers: [] };
  const game = { head: 7, line: [], position, question: () => question, preview };
  const present = {
    asks: {
      onward: (_: unknown, asked: Question<unknown>, answer: unknown) =>
        asked.kind === 'go-on' ? `rest of ${answer as string}` : null,
    },
    clicks: { meaning: () => carried?.answer ?? null, picks: () => carried ?? null },
  };
  return { rulebook: { present } as unknown as AnyRulebook, game };
}

/** What is sent or shown at a question, and what is left on the agenda. */
function putTo(agenda: Agenda, asks: Asks, state: object = {}) {
  const { side = 0, kind = 'move', lists = [] } = asks;
  const { rulebook, game } = fakeGame(asks);
  const menu = answerMenuOfChoices(lists);
  const asked = { side, kind, clause: 'T-1', menu, reactors: [] } as unknown as Asked;
  const first = {
    ...EMPTY_SESSION,
    agenda,
    asked,
    scene: SCENE,
    ...state,
  } as unknown as typeof EMPTY_SESSION;
  const store = createSessionStore(first);
  const out: string[] = [];
  const runner = new AgendaRunner({
    ...{ store, rulebook, game: () => game as never },
    send: (to, answer) => out.push(`sends ${to} ${answer as string}`),
    show: ({ choice: { label }, said }) => out.push(`shows ${label} as ${said}`),
    select: ({ picks }) => out.push(`selects ${JSON.stringify(picks)}`),
    showToast: (sentence) => out.push(`says ${sentence}`),
    release: () => {},
  });
  if (!runner.answerUnlisted(side)) runner.resume(side);
  return { out, left: store.get().agenda.map((each) => each.kind) };
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
const shot = {
  kind: 'confirmed',
  meaning: {
    choice: choice('the shot'),
    preview: { throws: true, opens: false },
    provokes: [],
    before: choice('stand'),
  },
} as unknown as Intention;
const riders: Intention = {
  kind: 'riders',
  side: 0,
  officers: [{ id: 'officer', from: idOfPlace({ hex: 1 }) }],
  troop: 'troop',
};
const stop: Intention = { kind: 'stop', choice: choice('the throw') };
const pass: Intention = { kind: 'pass', side: 0, clause: 'T-1', title: 'Orders', answer: 'none' };
const rest: Intention = { kind: 'rest', formation: 'b', wishes: [], step: 'Turn 1 1', ungivenAt: null };

const ride = { ...choice('ride', { piece: 'officer' }, { hex: 5 }), path: [] };
const leg: Picked = { leg: { piece: 'troop', x: 1, y: 1, facing: 0 } } as unknown as Picked;

type Row = readonly [
  what: string,
  agenda: Agenda,
  asks: Asks,
  out: readonly string[],
  left: readonly string[],
  state?: object,
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
  ['a draft is selected again and stays until it is given',   [draft],   { lists: [choice('go', A)] },                  ['selects [{"piece":"a"}]'], ['draft']],
  ['a draft of the other side waits',                         [draft],   { side: 1 },                                   [],                       ['draft']],
  ['the only unit of an ordered body that can act is selected', [click], { lists: [choice('go', { piece: 'troop' })] }, ['selects [{"piece":"troop"}]'], []],
  ['no unit is selected if none of the body can act',         [click],   {},                                            [],                       []],
  ['no unit is selected if another is picked already',        [click],   { lists: [choice('go', { piece: 'troop' })] }, [],                       [], { picks: [A] }],
  ['a carried move waits while it means no answer',           [carried], {},                                            [],                       ['carried']],
  ['a carried move is given when the stand may move',         [carried], { takes: ['way'], carried: choice('way', leg) }, ['shows way as clicked'], []],
  ['a carried move that is illegal now says why',             [carried], { carried: choice('way', leg) },               ['says No.'],             []],
  ['a carried move ends if the answer moves nothing',         [carried], { takes: ['throw'], carried: choice('throw') }, [],                      []],
  ['a confirmed throw is given if its chances are the same',  [shot],    { takes: ['the shot'], throws: ['the shot'] }, ['shows the shot as confirmed'], []],
  ['a confirmed throw is shown again if its chances changed', [shot],    { takes: ['the shot'] },                       ['shows the shot as clicked'], []],
  ['a confirmed throw ends if it is illegal now',             [shot],    { throws: ['the shot'] },                      [],                       []],
  ['officers follow their troops',                            [riders],  { takes: ['ride'], lists: [ride] },            ['sends 0 ride'],         ['sequence']],
  ['officers wait while the other side is asked',             [riders],  { side: 1, lists: [ride] },                    [],                       ['riders']],
  ['officers stay if they cannot ride there',                 [riders],  { lists: [] },                                 [],                       []],
  ['officers stay if they were moved since',                  [{ ...riders, officers: [{ id: 'officer', from: idOfPlace({ hex: 9 }) }] }], { takes: ['ride'], lists: [ride] }, [], []],
  ['the answer that an order stops before is shown',          [stop],    { takes: ['the throw'] },                      ['shows the throw as named'], []],
  ['the answer that an order stops before ends if illegal',   [stop],    {},                                            [],                       []],
  ['the rest of an order ends if its formation is gone',      [{ ...rest, formation: 'z' }], {},                        [],                       []],
  ['the rest of an order is dropped in the next step',        [{ ...rest, step: 'Turn 1 0' }], {},                      [],                       []],
  ['an empty sheet is given, with a message',                 [pass],    { takes: ['none'] },                           ['sends 0 none', 'says Orders: nobody has anything to be told.'], []],
  ['an empty sheet that is illegal is not given',             [pass],    {},                                            [],                       []],
  ['an empty sheet is not given to the other side',           [pass],    { side: 1, takes: ['none'] },                  [],                       []],
  ['an empty sheet is not given at another question',         [{ ...pass, clause: 'T-2' }], { takes: ['none'] },        [],                       []],
  ['an order is asked before forced answers',                 [all, order], { forced: 'runs', takes: ['runs', 'two'] }, ['sends 0 two'],          ['forced', 'sequence']],
  ['a draft is selected before an order shows its stop',      [stop, draft], { takes: ['the throw'], lists: [choice('go', A)] }, ['selects [{"piece":"a"}]', 'shows the throw as named'], ['draft']],
];

describe('answers that are given automatically', () => {
  for (const [what, agenda, asks, out, left, state] of rows)
    test(what, () => assert.deepEqual(putTo(agenda, asks, state), { out, left }));
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
