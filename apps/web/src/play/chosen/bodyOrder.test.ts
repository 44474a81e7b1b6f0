import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Refusal, refusal } from '@linstock/kernel';
import type { SheetChoice, SheetRow } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import { sheetIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { orderByHeading } from './bodyOrder.ts';

const no = refusal('R-TEST', 'T-1', 'It may not.');

/** The order sheet of the Union at McPherson's Ridge, and a brigade of several regiments. */
function sheetOpened() {
  const judge = playTo('johnny-reb', 'mcphersons-ridge', ({ kind, side }) => kind === 'orders' && side === 0);
  const session = new Session(new GameHost(judge, [0]), needRulebook('johnny-reb'), () => 'at once');
  const open = () => sheetIn(session.store.get())!;
  const { rows } = open().sheet;
  const body = rows.find((row) => rows.some((each) => each !== row && each.body === row.body))!.body;
  const brigade = rows.filter((row) => row.body === body);
  const told = () => brigade.map(({ id }) => open().filled[id]);
  const pieceOf = (id: string) => session.store.get().scene!.pieces.find((piece) => piece.id === id)!;
  return { session, open, brigade, body, told, pieceOf };
}

test('one click moves a selected brigade: all that may go, side by side; the others say why not', () => {
  const { session, open, brigade, body, told } = sheetOpened();
  session.apply({ on: 'sheet', do: 'hold body', body });
  session.apply({ on: 'board', do: 'click', candidates: [{ spot: { x: 40_000, y: 40_000 } }] });
  const kept = open().kept!;
  assert.equal(kept.body, body);
  const headings = told().flatMap((written) =>
    written?.detail && 'heading' in written.detail ? [written.detail.heading] : [],
  );
  assert.equal(headings.length + kept.of.length, brigade.length);
  assert.ok(headings.length > 1);
  assert.equal(new Set(headings).size, 1, 'their arrows lie beside each other');
  for (const { sentence } of kept.of) assert.match(sentence, /\w+ \w+/);
  const written = open().sheet.rows.filter(({ id }) => open().filled[id] !== undefined);
  assert.ok(
    written.every((row) => row.body === body),
    'no other brigade is told anything',
  );
});

test('the orders of a brigade of five at McPherson’s Ridge take four clicks', () => {
  const { session, open, brigade, body, told, pieceOf } = sheetOpened();
  let clicks = 0;
  const does = (act: () => void): void => {
    clicks++;
    act();
  };
  const regiment = listPicksOn(pieceOf(brigade[0]!.piece));
  does(() => session.apply({ on: 'board', do: 'click', candidates: regiment }));
  does(() => session.apply({ on: 'board', do: 'click', candidates: regiment, how: { again: true } }));
  does(() => session.apply({ on: 'board', do: 'click', candidates: [{ spot: { x: 40_000, y: 40_000 } }] }));
  assert.equal(open().body, body);
  const kept = open().kept!.of.map(({ row }) => brigade.find(({ id }) => id === row)!);
  for (const row of kept)
    does(() => session.apply({ on: 'sheet', do: 'write all', rows: [row], choice: 'H' }));
  assert.equal(brigade.length, 5);
  assert.ok(told().every((written) => written !== undefined));
  assert.ok(clicks <= 4, `${clicks} clicks`);
});

test('a regiment without an order gets the first order it may have; others are unchanged', () => {
  const choice = (id: string, refusal: Refusal | null): SheetChoice => ({
    ...{ id, label: id, refusal },
    needs: { kind: 'heading', label: 'a way', ahead: 0, spread: 0 },
  });
  const row: SheetRow = {
    id: '1',
    piece: '1',
    body: 'brigade',
    label: '1st',
    choices: [choice('charge', no), choice('move', null), choice('ride', null)],
  };
  assert.equal(orderByHeading(row, {}, 900).choice, 'move');
  assert.equal(orderByHeading(row, { '1': { choice: 'ride' } }, 900).choice, 'ride');
});

test('a unit that may not get the order of the brigade is named with the reason of the rules', () => {
  const { session, open, brigade, told } = sheetOpened();
  const barred = brigade[0]!.choices.find(({ id }) =>
    brigade.some(({ choices }) => choices.some((choice) => choice.id === id && choice.refusal !== null)),
  )!;
  session.apply({ on: 'sheet', do: 'write all', rows: brigade, choice: barred.id });
  const { of } = open().kept!;
  assert.equal(of.length, told().filter((written) => written?.choice !== barred.id).length);
  assert.ok(of.length > 0 && of.every(({ clause }) => clause !== null));
  session.apply({ on: 'sheet', do: 'hold', row: of[0]!.row });
  assert.equal(open().kept, null, 'once one of them is looked after, it is not said again');
});

test('the second of two clicks on a regiment selects its brigade; a third selects one regiment again', () => {
  const { session, open, brigade, body, pieceOf } = sheetOpened();
  const click = (again: boolean) =>
    session.apply({
      on: 'board',
      do: 'click',
      candidates: listPicksOn(pieceOf(brigade[0]!.piece)),
      how: { again },
    });
  click(false);
  assert.deepEqual([open().row, open().body], [brigade[0]!.id, null]);
  click(true);
  assert.deepEqual([open().row, open().body], [null, body]);
  click(false);
  assert.deepEqual([open().row, open().body], [brigade[0]!.id, null]);
});
