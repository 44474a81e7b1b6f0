import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  askSealed,
  canonical,
  Game,
  type Question,
  refusal,
  reveal,
  type Side,
  sha256Hex,
  usualStanding,
} from '@linstock/kernel';
import {
  type Filled,
  type OrderMarker,
  type Rulebook,
  type Sheet,
  type SheetRow,
  unsetRows,
} from '@linstock/scene';
import { listMarkers } from '../../screen/orders/markersShown.ts';
import { obey } from '../../screen/textView/command.ts';
import { hasLocked, hideSealedAnswers } from '../asking/curtain.ts';
import { Session } from '../session.ts';
import { sheetIn } from '../state/modeSelectors.ts';
import type { AnyGame } from '../state/state.ts';
import { GameHost } from '../testing.ts';

/** A toy: both sides write orders for three regiments in secret, four times; they are opened together. */
interface Camps {
  turn: number;
  /** The last orders of each side's regiments. */
  told: [string[], string[]];
}
type Orders = { readonly orders: readonly string[] };

const REGIMENTS = ['63rd Foot', '64th Foot', 'Light Horse'];
const TURNS = 4;

/** True if all orders may have the same effect. */
let alike = false;

const askedOf = (s: Camps, side: Side): Question<Orders> => ({
  side,
  kind: 'orders',
  clause: 'C-1',
  stable: true,
  sealed: true,
  standing: usualStanding(
    () => ({ orders: REGIMENTS.map(() => 'hold') }),
    () => alike,
  ),
  prompt: () => `Orders of turn ${s.turn}.`,
  options: () => [{ orders: REGIMENTS.map(() => 'hold') }],
  refuse: ({ orders }) =>
    orders.filter((order) => order === 'charge').length > 1
      ? refusal('many', 'C-2', 'Only one may charge.')
      : null,
});

/** A unit that charged may not charge again next turn. */
function sheetOf(s: Camps, side: Side): Sheet<Orders> {
  const spent = refusal('spent', 'C-3', 'It has charged last turn.');
  const rows = REGIMENTS.map((label, i) => ({
    id: `${i}`,
    piece: `${side}:${i}`,
    body: i < 2 ? 'foot' : 'horse',
    label,
    choices: [
      { id: 'hold', label: 'Hold', refusal: null },
      { id: 'charge', label: 'Charge', refusal: s.told[side][i] === 'charge' ? spent : null },
      { id: 'seize', label: 'Seize', refusal: null, needs: { kind: 'place', label: 'a hex' } as const },
    ],
  }));
  const sheet: Sheet<Orders> = {
    title: 'Orders',
    rows,
    untold: null,
    refusePart: () => null,
    means: () => '',
    markers: () => [],
    read: ({ orders }) =>
      Object.fromEntries(
        orders.map((order, i) => {
          const [choice = '', hex] = order.split(' ');
          return [`${i}`, hex === undefined ? { choice } : { choice, detail: { hex: Number(hex) } }];
        }),
      ),
    answer: (filled) =>
      unsetRows(sheet, filled).length > 0 ? null : { orders: rows.map(({ id }) => wordOf(filled, id)) },
    warn: (filled) =>
      Object.values(filled).some(({ choice }) => choice === 'charge') ? ['Charges tire.'] : [],
  };
  return sheet;
}

function wordOf(filled: Filled, row: string): string {
  const { choice, detail } = filled[row]!;
  return detail && 'hex' in detail ? `${choice} ${detail.hex}` : choice;
}

const camps: Rulebook<Camps, Orders, null> = {
  id: 'camps',
  title: 'Two Camps',
  line: '',
  version: '1',
  sides: ['Red', 'Blue'],
  pace: { one: 'turn', many: 'turns' },
  clauses: {
    'C-1': { line: 'Orders are written in secret.', from: 'made up' },
    'C-2': { line: 'One charges.', from: 'made up' },
    'C-3': { line: 'Not twice running.', from: 'made up' },
  },
  guide: {
    sequence: [],
    signs: { scale: '', arms: {}, marks: {}, orders: {}, ground: {} },
    chapters: [],
    counsel: {},
  },
  battles: ['field'],
  field: () => null,
  battleHash: (battle) => sha256Hex(canonical({ battle })),
  deploy: () => ({ turn: 1, told: [[], []] }),
  *play(_, _field, s) {
    while (s.turn <= TURNS) {
      const sealIds = yield* askSealed<Orders>([askedOf(s, 0), askedOf(s, 1)]);
      const [red, blue] = yield* reveal<Orders, Orders>(sealIds, 'C-1');
      s.told = [[...red!.orders], [...blue!.orders]];
      s.turn++;
    }
  },
  clone: (s) => ({ turn: s.turn, told: [[...s.told[0]], [...s.told[1]]] }),
  verdict: (_, s) => (s.turn > TURNS ? { winner: null, clause: 'C-1', sentence: 'Both go home.' } : null),
  clock: (_, { turn }) => ({ label: `Turn ${turn}`, now: turn, of: TURNS, side: null }),
  standing: [],
  parseAnswer: (_, value) => value as Orders,
  reckonings: {},
  heuristics: {
    value: () => 0,
    candidates: (_, _s, question) => [...question.options()],
    reflex: (_, _s, question) => [...question.options()][0] as Orders,
    commands: () => [],
    horizon: (_, s) => s.turn,
  },
  losses: () => ({ units: 0, of: 3, men: 0, menOf: 0 }),
  present: {
    shows: {
      scene: ({ state }) => ({
        clock: camps.clock(null, state),
        steps: [],
        step: 0,
        pieces: [],
        bodies: [],
        goals: [[], []],
        standing: ['', ''],
      }),
      ground: () => {
        throw new RangeError('The camps have no ground to be drawn.');
      },
    },
    clicks: {
      picks: (_, _q, { orders }) => ({
        picks: [{ button: 'orders', label: 'Orders' }],
        label: orders.join(', '),
      }),
    },
    asks: { sheet: ({ state }, { side }) => sheetOf(state, side) },
  },
};

const aBattle = () =>
  Game.create(camps, { battle: 'field', dice: { kind: 'seeded', seed: 'camps' } }) as AnyGame;

function opened(seats: readonly Side[] = [0], judge = aBattle(), rules = camps) {
  const host = new GameHost(judge, seats);
  const session = new Session(host, rules, () => 'at once');
  const open = () => sheetIn(session.store.get())!;
  const row = (i: number): SheetRow => open().sheet.rows[i]!;
  return { judge, host, session, open, row, state: () => session.store.get() };
}

const HOLD = { choice: 'hold' };
const judged = () => new Promise((resolve) => setImmediate(resolve));
const ENEMY_HOLDS = { orders: ['hold', 'hold', 'hold'] };

test('rows get orders one by one or together; the sheet is sent with one button', async () => {
  const { judge, session, open, row } = opened();
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  assert.equal(judge.head, 0, 'it is not given while rows are open');
  session.apply({ on: 'sheet', do: 'write', row: row(0), written: { choice: 'charge' } });
  assert.deepEqual(open().sheet.warn(open().filled), ['Charges tire.']);
  session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows.slice(1), choice: 'hold' });
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  assert.equal(judge.head, 1);
  assert.ok('seal' in judge.record.entries[0]!);
});

test('a row with only one possible order is filled in beforehand, but must still be locked', async () => {
  alike = true;
  try {
    const { judge, session, open } = opened();
    assert.deepEqual(open().filled, { 0: HOLD, 1: HOLD, 2: HOLD });
    assert.equal(judge.head, 0);
    session.apply({ on: 'sheet', do: 'lock' });
    await judged();
    assert.equal(judge.head, 1);
  } finally {
    alike = false;
  }
});

test("a card's proposal fills several rows at once, or the reason is shown; the active row stays", () => {
  const { session, open, state } = opened();
  session.apply({ on: 'sheet', do: 'hold', row: '2' });
  session.apply({
    on: 'sheet',
    do: 'write proposed',
    writes: [
      { row: '0', written: HOLD },
      { row: '1', written: { choice: 'charge' } },
    ],
  });
  assert.deepEqual(open().filled, { 0: HOLD, 1: { choice: 'charge' } });
  assert.equal(open().row, '2');
  session.apply({
    on: 'sheet',
    do: 'write proposed',
    writes: [{ row: '2', written: { choice: 'nothing known' } }],
  });
  assert.deepEqual(Object.keys(open().filled), ['0', '1']);
  assert.notEqual(state().toast, null);
});

test('a sheet that breaks a rule as a whole is answered with its sentence and stays as it is', async () => {
  const { judge, session, open, state } = opened();
  session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows, choice: 'charge' });
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  assert.equal(judge.head, 0);
  assert.equal(state().toast?.clause, 'C-2');
  assert.equal(unsetRows(open().sheet, open().filled).length, 0);
});

describe('what is written in a sheet', () => {
  test('a half-filled sheet stays when the enemy locks first', async () => {
    const { host, judge, session, open, row, state } = opened();
    session.apply({ on: 'sheet', do: 'write', row: row(1), written: HOLD });
    await host.answer(0, 1, ENEMY_HOLDS);
    assert.equal(state().head, 1, 'his seal has arrived');
    assert.deepEqual(open().filled, { 1: HOLD });
    session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows, choice: 'hold' });
    session.apply({ on: 'sheet', do: 'lock' });
    await judged();
    assert.equal(judge.head, 2, 'and the sheet can be given although he was first');
    assert.deepEqual(open().filled, {}, 'the next turn has a new one');
  });

  test('a half-filled sheet stays while the player looks back, and belongs to its side alone', async () => {
    const { host, session, open, row, state } = opened([0, 1]);
    session.apply({ on: 'seat', do: 'lift curtain' });
    assert.equal(state().asked?.side, 0);
    session.apply({ on: 'sheet', do: 'write', row: row(0), written: HOLD });
    session.apply({ on: 'past', do: 'show', entry: 0 });
    session.apply({ on: 'past', do: 'show', entry: null });
    assert.deepEqual(open().filled, { 0: HOLD });
    await host.answer(0, 0, ENEMY_HOLDS);
    session.apply({ on: 'seat', do: 'lift curtain' });
    assert.equal(state().asked?.side, 1);
    assert.deepEqual(open().filled, {});
  });

  test('a sheet can be copied next turn, except orders that may not be repeated', async () => {
    const { host, session, open, row, state } = opened();
    session.apply({ on: 'sheet', do: 'write', row: row(0), written: { choice: 'charge' } });
    session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows.slice(1), choice: 'hold' });
    session.apply({ on: 'sheet', do: 'lock' });
    await judged();
    await host.answer(0, 1, ENEMY_HOLDS);
    assert.deepEqual(open().filled, {});
    session.apply({ on: 'sheet', do: 'write', row: row(2), written: { choice: 'charge' } });
    session.apply({ on: 'sheet', do: 'as last time' });
    assert.deepEqual(open().filled, { 1: HOLD, 2: { choice: 'charge' } });
    assert.equal(state().toast?.sentence, `Not possible again, so left open: ${row(0).label}.`);
  });
});

describe('a sheet that was given', () => {
  const SEIZE = { choice: 'seize', detail: { hex: 4 } };
  async function locked() {
    const game = opened();
    game.session.apply({ on: 'sheet', do: 'write', row: game.row(0), written: SEIZE });
    game.session.apply({
      on: 'sheet',
      do: 'write all',
      rows: game.open().sheet.rows.slice(1),
      choice: 'hold',
    });
    game.session.apply({ on: 'sheet', do: 'lock' });
    await judged();
    return game;
  }

  test('a sheet is restored when its answer is taken back', async () => {
    const { session, state, judge, open } = await locked();
    assert.equal(sheetIn(state()), null, 'nothing is asked while the enemy writes');
    session.apply({ on: 'seat', do: 'take back' });
    await session.replied;
    assert.deepEqual(open().filled, { 0: SEIZE, 1: HOLD, 2: HOLD });
    session.apply({ on: 'sheet', do: 'clear', row: open().sheet.rows[1]! });
    session.apply({ on: 'sheet', do: 'as last time' });
    assert.deepEqual(open().filled, { 0: SEIZE, 2: HOLD }, 'what was taken back was given at no other time');
    session.apply({ on: 'sheet', do: 'write', row: open().sheet.rows[1]!, written: { choice: 'charge' } });
    session.apply({ on: 'sheet', do: 'lock' });
    await judged();
    assert.equal(judge.head, 3);
  });

  test('a lock is final once the enemy has locked; a reopened page begins the next sheet with its orders', async () => {
    const { host, judge } = await locked();
    await host.answer(judge.head, 1, ENEMY_HOLDS);
    const anew = opened([0], judge);
    assert.equal(anew.state().takeBack?.steps, 0);
    assert.equal(anew.state().takeBack?.barrier, 'opponent');
    anew.session.apply({ on: 'sheet', do: 'as last time' });
    assert.deepEqual(anew.open().filled, { 0: SEIZE, 1: HOLD, 2: HOLD });
  });
});

describe('two at one screen', () => {
  test('a locked sheet is not in the saved record, and the other side cannot find it', async () => {
    const { host, session, state } = opened([0, 1]);
    session.apply({ on: 'seat', do: 'lift curtain' });
    session.apply({ on: 'view', do: 'show toast', sentence: 'Only one may charge.', clause: 'C-2' });
    await host.answer(0, 0, ENEMY_HOLDS);
    const { game, curtain, toast, spoken, known } = state();
    assert.deepEqual([curtain, toast, spoken, known], [1, null, '', []]);
    assert.ok(game && hasLocked(game.position, 0) && !hasLocked(game.position, 1));
    const [saved] = hideSealedAnswers(game, [0, 1]).entries;
    assert.ok(saved && 'seal' in saved && saved.answer === undefined);
    const [own] = hideSealedAnswers(game, [0]).entries;
    assert.ok(own && 'seal' in own && own.answer !== undefined, 'who sits alone may save what he knows');
  });

  test('a player who has locked may return to the sheet; one who plays both sides sees no curtain', async () => {
    const { host, session, state } = opened([0, 1]);
    session.apply({ on: 'seat', do: 'lift curtain' });
    await host.answer(0, 0, ENEMY_HOLDS);
    session.apply({ on: 'seat', do: 'unlock' });
    await session.replied;
    assert.deepEqual([state().curtain, state().asked?.side], [null, 0]);
    assert.deepEqual(sheetIn(state())?.filled, { 0: HOLD, 1: HOLD, 2: HOLD });
    session.apply({ on: 'seat', do: 'play alone' });
    await host.answer(2, 0, ENEMY_HOLDS);
    assert.deepEqual([state().curtain, state().asked?.side], [null, 1]);
  });
});

test('an answer locked at a shared screen is shown again, even if it came sealed to the other seat first', async () => {
  const { host, session, open, state } = opened([0, 1]);
  host.otherLineFirst = true;
  session.apply({ on: 'seat', do: 'lift curtain' });
  session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows, choice: 'hold' });
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  assert.equal(state().curtain, 1);
  session.apply({ on: 'seat', do: 'unlock' });
  await session.replied;
  assert.deepEqual(sheetIn(state())?.filled, { 0: HOLD, 1: HOLD, 2: HOLD });
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  session.apply({ on: 'seat', do: 'lift curtain' });
  await host.answer(host.judge.head, 1, ENEMY_HOLDS);
  session.apply({ on: 'seat', do: 'lift curtain' });
  assert.deepEqual(open().filled, {}, 'once it is given, the next turn has a new one');
});

test('the board shows the orders being written, or else the markers on the table', () => {
  const marker = (piece: string, face: OrderMarker['face']): OrderMarker => ({ piece, face, label: face });
  const { open, state } = opened();
  const sheet = { ...open(), sheet: { ...open().sheet, markers: () => [marker('0:0', 'move')] } };
  const scene = { ...state().scene!, markers: [marker('0:0', 'hold'), marker('1:0', 'sealed')] };
  assert.deepEqual(
    listMarkers(sheet, scene).map(({ piece, face }) => [piece, face]),
    [
      ['1:0', 'sealed'],
      ['0:0', 'move'],
    ],
  );
});

test('the active row stays while others get orders, and the next unset one is found after it', () => {
  const { session, open, row } = opened();
  session.apply({ on: 'sheet', do: 'hold', row: '1' });
  session.apply({ on: 'sheet', do: 'hold next' });
  assert.equal(open().row, '2');
  session.apply({ on: 'sheet', do: 'write', row: row(2), written: HOLD });
  session.apply({ on: 'sheet', do: 'hold next' });
  assert.equal(open().row, '0', 'past the last it begins again');
  session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows, choice: 'hold' });
  session.apply({ on: 'sheet', do: 'clear all' });
  assert.deepEqual(open().filled, {});
});

test('a choice that needs a place waits for a click on the map; a click on a piece activates its row', () => {
  const { session, open, row } = opened();
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: '0:2' }] });
  assert.equal(open().row, '2');
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: '0:2' }], how: { again: true } });
  assert.equal(open().row, '2', 'a double click on one that is alone in its body keeps it');
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: '0:2' }] });
  assert.equal(open().row, null, 'a click on the one in hand lets it go');
  session.apply({ on: 'sheet', do: 'write', row: row(1), written: { choice: 'seize' } });
  assert.equal(open().waits, 'seize');
  assert.deepEqual(open().filled, {}, 'nothing is written before the click');
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: '1:0' }, { hex: 17 }] });
  assert.deepEqual(open().filled, { 1: { choice: 'seize', detail: { hex: 17 } } });
  assert.equal(open().waits, null);
});

test('the text view fills in the same sheet and gives it', async () => {
  const { judge, session, open } = opened();
  assert.match(obey(session, 'order 1 seize hex 4', () => null).says, /63rd Foot: Seize/);
  assert.match(obey(session, 'order rest hold', () => null).says, /All have an order/);
  assert.match(obey(session, 'sheet', () => null).says, /1 63rd foot: seize/i);
  assert.deepEqual(open().filled['0'], { choice: 'seize', detail: { hex: 4 } });
  assert.match(obey(session, 'lock', () => null).says, /Locked/);
  await judged();
  assert.equal(judge.head, 1);
});

test('a sheet in which no unit can get an order is sent automatically, and the page says so', async () => {
  const idle: typeof camps = {
    ...camps,
    present: {
      ...camps.present,
      asks: {
        sheet: ({ state }, { side }) => ({
          ...sheetOf(state, side),
          ...(state.turn === 2 ? { title: 'First fires', rows: [], answer: () => ENEMY_HOLDS } : {}),
        }),
      },
    },
  };
  const { host, judge, session, open, state } = opened([0], aBattle(), idle);
  session.apply({ on: 'sheet', do: 'write all', rows: open().sheet.rows, choice: 'hold' });
  session.apply({ on: 'sheet', do: 'lock' });
  await judged();
  assert.equal(judge.head, 1, 'one that has rows waits for its player');
  await host.answer(judge.head, 1, ENEMY_HOLDS);
  await judged();
  assert.equal(judge.head, 3);
  assert.equal(sheetIn(state()), null);
  assert.equal(state().toast?.sentence, 'First fires: no unit needs an order.');
});

test('a half-written sheet is restored after a reload if the page has one seat, not if it has two', () => {
  const all = new Map<string, string>();
  const storage = {
    getItem: (place: string) => all.get(place) ?? null,
    setItem: (place: string, text: string) => void all.set(place, text),
    removeItem: (place: string) => void all.delete(place),
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
  try {
    const { judge, session, row } = opened();
    session.apply({
      on: 'sheet',
      do: 'write',
      row: row(1),
      written: { choice: 'seize', detail: { hex: 4 } },
    });
    assert.deepEqual(opened([0], judge).open().filled, { 1: { choice: 'seize', detail: { hex: 4 } } });
    assert.equal(judge.head, 0, 'the judge has heard nothing of it');
    all.clear();
    const both = opened([0, 1]);
    both.session.apply({ on: 'seat', do: 'lift curtain' });
    both.session.apply({ on: 'sheet', do: 'write', row: both.row(1), written: HOLD });
    assert.equal(all.size, 0);
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
