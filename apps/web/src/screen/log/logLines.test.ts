/** A short stretch of play in the log: which items belong to one line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameLogItem } from '@linstock/kernel';
import {
  companyNamed,
  type GameEvent,
  type Name,
  type PieceKind,
  personNamed,
  type Statement,
  saying,
  told as tell,
  troopsNamed,
} from '@linstock/scene';
import { makeLogItem, makePiece, makeScene } from '../../common/testing.ts';
import { buildLogLines, describeLine } from '../../words/logLines.ts';

const FUSILIERS = troopsNamed('7th Fusiliers');
const MILITIA = troopsNamed('Militia');

const piece = (id: string, side: 0 | 1, called: Name, kind: PieceKind, group: string) =>
  makePiece({ ...{ id, side, name: called.text, called, kind, group }, place: { hex: 1 } });

/** Two companies of foot and their colonel against two of militia and theirs. */
const SCENE = makeScene({
  pieces: [
    piece('a', 0, companyNamed('1st', FUSILIERS), 'foot', 'foot'),
    piece('b', 0, companyNamed('2nd', FUSILIERS), 'foot', 'foot'),
    piece('leader', 0, personNamed('Newmarsh'), 'leader', 'foot'),
    piece('m', 1, companyNamed('1st', MILITIA), 'foot', 'militia'),
    piece('n', 1, companyNamed('2nd', MILITIA), 'foot', 'militia'),
    piece('pickens', 1, personNamed('Pickens'), 'leader', 'militia'),
  ],
});

const logged = (n: number, sentence: string, what: GameEvent | null): GameLogItem => ({
  n,
  logItem: makeLogItem({ side: 0, sentence, clauses: ['T-1'], what }),
});

/** An item whose sentence is in parts. */
const says = (n: number, statement: Statement, what: GameEvent): GameLogItem => ({
  n,
  logItem: makeLogItem({ side: 0, sentence: `${statement}`, statement, clauses: ['T-1'], what }),
});

const volley = (n: number): GameLogItem =>
  logged(n, 'The 7th Fusiliers fire at the Militia.', {
    ...{ kind: 'volley', by: ['a'], targets: ['m'], at: { hex: 2 }, weapon: 'musket' },
  });
const goes = (kind: 'move' | 'charge', n: number, who: string, hexes: readonly number[]): GameLogItem =>
  logged(n, `The ${who} company of the 7th Fusiliers goes.`, {
    ...{ kind, went: [{ piece: who === '1st' ? 'a' : 'b', path: { hexes } }] },
    ...(kind === 'charge' && { into: ['m'] }),
  } as GameEvent);
const disordered = (n: number): GameLogItem =>
  logged(n, 'The Militia is disordered.', { kind: 'morale', pieces: ['m'], morale: 'disordered' });
const officer = (n: number, fate: 'falls' | 'taken' | 'joins'): GameLogItem =>
  logged(n, `Pickens ${fate}.`, { kind: 'officer', piece: 'pickens', fate } as GameEvent);

const told = (...log: readonly GameLogItem[]): string[] => buildLogLines(log, SCENE).map(describeLine);

/** A throw with its result. A rank above 0 is good for the side that threw. */
const thrown = (title: string, label: string, n = 1, rank = 0, about: readonly string[] = []): GameLogItem =>
  ({
    n,
    logItem: {
      ...{ side: null, sentence: `${title}: ${label}.`, clauses: ['T-1'], what: null },
      thrown: {
        reckoning: { name: title, title, side: 0, about, outcomes: [{ key: 'it', label, rank }] },
        ...{ outcome: 'it', faces: [] },
      },
    },
  }) as unknown as GameLogItem;
const hit = (n: number): GameLogItem => thrown('Fire', '1 disordering hit', n, 1);

test('a loss soon after a volley belongs to it only if the volley hit', () => {
  assert.deepEqual(told(volley(1), hit(1), disordered(2)), [
    'The 7th Fusiliers fire at the Militia. The Militia is disordered.',
  ]);
  assert.equal(told(volley(1), hit(1), disordered(9)).length, 2);
  assert.deepEqual(told(volley(1), thrown('Fire', 'no effect'), disordered(1)), [
    'The 7th Fusiliers fire at the Militia: no effect.',
    'The Militia is disordered.',
  ]);
});

test('a check that disorders another company has its own line, with its own throw', () => {
  const second = logged(3, 'The 2nd company of the Militia is disordered.', {
    ...{ kind: 'morale', pieces: ['n'], morale: 'disordered' },
  });
  const check = thrown('Morale of the Militia after losses', 'one more company is disordered', 2);
  const logLines = buildLogLines([volley(1), hit(1), disordered(1), check, second], SCENE);
  assert.deepEqual(
    logLines.map((logLine) => [describeLine(logLine), logLine.rolls.map(({ reckoning }) => reckoning.title)]),
    [
      ['The 7th Fusiliers fire at the Militia. The Militia is disordered.', ['Fire']],
      [
        'Morale of the Militia after losses: one more company is disordered. The 2nd company of the Militia is disordered.',
        ['Morale of the Militia after losses'],
      ],
    ],
  );
});

test('a loss that two volleys caused together is credited to neither', () => {
  const losses = [{ piece: 'm', points: 3 }];
  const loses = logged(1, 'The Militia loses 3 figures in all.', { kind: 'loss', losses });
  assert.deepEqual(told(volley(1), hit(1), volley(1), hit(1), loses), [
    'The 7th Fusiliers fire at the Militia: 1 disordering hit.',
    'The 7th Fusiliers fire at the Militia: 1 disordering hit.',
    'The Militia loses 3 figures in all.',
  ]);
  assert.equal(told(volley(1), hit(1), volley(1), thrown('Fire', 'no effect'), loses).length, 2);
});

test('an officer who falls among the targets falls by the volley; a capture is a loss too, joining is not', () => {
  assert.deepEqual(told(volley(1), hit(1), officer(1, 'falls')), [
    'The 7th Fusiliers fire at the Militia. Pickens falls.',
  ]);
  const [taken] = buildLogLines([officer(1, 'taken')], SCENE);
  assert.deepEqual([taken!.kind, taken!.losses.length], ['loss', 1]);
  const [joins] = buildLogLines([officer(1, 'joins')], SCENE);
  assert.deepEqual([joins!.kind, joins!.losses.length], ['other', 0]);
});

test('the same event for several companies of a regiment is one log line', () => {
  const state = (id: string, nth: string, morale: 'out of command' | 'in command', n = 1): GameLogItem =>
    says(n, tell`${saying(companyNamed(nth, MILITIA), 'is', 'are')} ${morale}`, {
      ...{ kind: 'morale', pieces: [id], morale },
    });
  assert.deepEqual(told(state('m', '1st', 'out of command'), state('n', '2d', 'out of command')), [
    'The 1st and 2d companies of the Militia are out of command.',
  ]);
  assert.deepEqual(told(state('m', '1st', 'in command'), state('n', '2d', 'in command')), [
    'The 1st and 2d companies of the Militia are in command.',
  ]);
  assert.equal(told(state('m', '1st', 'in command'), state('n', '2d', 'in command', 2)).length, 2);
});

test('a return into command is not logged as a loss', () => {
  const back = logged(1, 'The Militia is in command.', {
    ...{ kind: 'morale', pieces: ['m'], morale: 'in command' },
  });
  assert.deepEqual(
    buildLogLines([volley(1), back], SCENE).map(({ losses }) => losses.length),
    [0, 0],
  );
});

test('a regiment that moves and then charges has two lines, the second with its target', () => {
  assert.deepEqual(
    told(goes('move', 1, '1st', [1, 2]), goes('move', 2, '2nd', [1, 2, 3]), goes('charge', 3, '1st', [2, 4])),
    ['The 7th Fusiliers move up to 2 hexes.', 'The 1st company of the 7th Fusiliers charges the Militia.'],
  );
});

test('a regiment that only changes facing "turns"; if a company also changes hex it "moves"', () => {
  assert.deepEqual(told(goes('move', 1, '1st', [1]), goes('move', 2, '2nd', [2])), [
    'The 7th Fusiliers turn.',
  ]);
  assert.deepEqual(told(goes('move', 1, '1st', [1]), goes('move', 2, '2nd', [2, 3])), [
    'The 7th Fusiliers move up to 1 hex.',
  ]);
});

test('for sealed orders the log says that they are revealed, and lists them in lines of their own', () => {
  const opened = says(1, tell`The orders are opened`.adding('. The 7th Fusiliers: Move. The Militia: Hold'), {
    ...{ kind: 'reveal', pieces: ['a', 'm'] },
  });
  assert.deepEqual(told(opened), ['The orders are opened.']);
});

test('a throw without a result has its own line, as the side it was for', () => {
  const [, logLine] = buildLogLines(
    [volley(1), hit(1), thrown('Morale of the Militia', 'stands firm', 1, 0, ['m', 'n'])],
    SCENE,
  );
  assert.deepEqual(
    [logLine!.kind, logLine!.side, describeLine(logLine!)],
    ['check', 1, 'Morale of the Militia: stands firm.'],
  );
});

const note = (n: number, sentence: string, ...pieces: string[]): GameLogItem =>
  logged(n, sentence, { kind: 'note', pieces, at: null });

test('each throw that a volley calls for has its own line: the check, and whether the officer there is hit', () => {
  const check = thrown('Morale Check of the Militia', 'Disordered', 1, 0, ['m', 'n']);
  const officerHit = thrown('Is Pickens hit?', 'he is unhurt', 1, 0, ['pickens']);
  assert.deepEqual(told(volley(1), thrown('Fire', 'Morale Check', 1, 1), check, disordered(1), officerHit), [
    'The 7th Fusiliers fire at the Militia: Morale Check.',
    'Morale Check of the Militia: Disordered. The Militia is disordered.',
    'Is Pickens hit? He is unhurt.',
  ]);
});

test('a throw that decides what a volley left open has its own line, with the losses', () => {
  const log = [
    volley(1),
    thrown('Fire at the Militia', 'one lost on 4 to 6', 1, 1, ['m', 'n']),
    thrown('Fire at the Militia, one figure at risk', 'one lost', 1, 1, ['m', 'n']),
    logged(1, 'The Militia loses 1 figure.', { kind: 'loss', losses: [{ piece: 'm', points: 1 }] }),
  ];
  assert.deepEqual(told(...log), [
    'The 7th Fusiliers fire at the Militia: one lost on 4 to 6.',
    'Fire at the Militia, one figure at risk: one lost. The Militia loses 1 figure.',
  ]);
});

test('a volley says its result though part of it was logged before; an earlier throw has its own line', () => {
  const halted = note(1, 'The Militia halts the 7th Fusiliers 1 inch off.', 'a', 'm');
  assert.deepEqual(told(halted, volley(2), thrown('Fire', 'no effect', 2)), [
    'The 7th Fusiliers fire at the Militia: no effect.',
  ]);
});

test('a command throw is part of the order, even with a question between; a general’s rating is separate', () => {
  const obeys = logged(2, 'The Militia obeys its order.', {
    ...{ kind: 'order', pieces: ['m', 'n'], order: 'as ordered' },
  });
  const asked = [note(1, 'The Militia is to move.', 'm', 'n'), thrown('Character of Pickens', 'bold')];
  const logLines = buildLogLines([...asked, thrown('Command of the Militia', 'as ordered'), obeys], SCENE);
  assert.deepEqual(
    logLines.map((logLine) => [describeLine(logLine), logLine.rolls.length]),
    [
      ['Character of Pickens: bold.', 1],
      ['The Militia obeys its order.', 1],
    ],
  );
});

test('an officer who rides to troops and joins them on a table is logged once, not as a move of the troops', () => {
  const path = (...xs: number[]) => ({ poses: xs.map((x) => ({ x, y: 0, facing: 0 })) });
  const moves = (id: string, sentence: string): GameLogItem =>
    logged(1, sentence, { kind: 'move', went: [{ piece: id, path: path(0, 9000) }] } as GameEvent);
  assert.deepEqual(
    told(
      moves('m', 'The 1st company of the Militia advances 9 inches.'),
      moves('pickens', 'Pickens rides to the 2nd company of the Militia.'),
      officer(1, 'joins'),
    ),
    ['The 1st company of the Militia advances 9 inches.', 'Pickens rides to the 2nd company of the Militia.'],
  );
});
