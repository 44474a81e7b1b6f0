import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOf, type Picked, pickKey } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { type Contact, contact, stateView } from '../../../test/shocking.ts';
import { flintlock } from '../../index.ts';
import { unitId } from '../../model/board.ts';
import { headingOf } from '../../model/names.ts';
import { CHARGE } from '../../present/charging.ts';
import { chargePreview } from './shock-preview.ts';

/** Charges of several units, each with its own target and path (FL-13.22h). */

const ACROSS = ['05', '06', '07', '08'] as const;

/** Four Dragoons, and three hexes ahead of them four Foot. */
const FOUR: Contact = {
  webster: { kind: 'cavalry', at: ACROSS.map((column) => `${column}08`), leader: '0610', range: 20 },
  eaton: { at: ACROSS.map((column) => `${column}05`), leader: '1505', range: 20 },
};

type T = ReturnType<typeof contact>;

/** Each unit straight up its column. */
const straight = (t: T, units: readonly number[]) =>
  units.map((i) => ({
    unit: t.unit('Webster', i),
    facing: 0,
    path: ['07', '06'].map((row) => t.hex(`${ACROSS[i]}${row}`)),
  }));

clause(['FL-13.22h', 'FL-12.11a'], 'a whole Command may Charge, each unit along a way of its own', () => {
  const t = contact(FOUR);
  const all = { do: 'charge', chargers: straight(t, [0, 1, 2, 3]) } as const;
  assert.equal(t.asked().refuse(all), null);
  const largest = [...t.asked().options()].flatMap((answer) =>
    answer.do === 'charge' && answer.chargers.length === 4 ? [answer.chargers] : [],
  );
  assert.ok(largest.length > 0, 'a Charge of all four is offered');
  const backwards = { ...all, chargers: all.chargers.toReversed() };
  assert.equal(t.asked().refuse(backwards), null, 'they ride in the order named');
});

clause(['FL-13.22h', 'FL-13.22g'], 'a Charge is put together unit by unit, each end hex taken once', () => {
  const t = contact(FOUR);
  const menu = answerMenuOf(flintlock.present, { field: t.field, state: t.state, known: [] }, t.asked());
  const picks: Picked[] = [CHARGE];
  const click = (pick: Picked) => {
    assert.ok(menu.after(picks).next.has(pickKey(pick)), pickKey(pick));
    picks.push(pick);
  };
  const order = [2, 0, 3, 1];
  for (const i of order) {
    const [charger] = straight(t, [i]);
    assert.ok(charger);
    click({ piece: unitId(charger.unit) });
    const end = { hex: charger.path.at(-1) as number };
    click(end);
    click({ heading: headingOf(charger.facing) });
    const { exact, next } = menu.after(picks);
    const chargers = straight(t, order.slice(0, order.indexOf(i) + 1));
    assert.deepEqual(exact?.answer, { do: 'charge', chargers });
    if (next.size > 0) assert.ok(!next.has(pickKey({ piece: unitId(charger.unit) })), 'each Charges once');
  }
  const [first] = straight(t, [2]);
  const others = menu
    .after(picks.slice(0, 4))
    .left.flatMap(({ answer }) => (answer.do === 'charge' ? answer.chargers.slice(1) : []));
  assert.ok(others.length > 0);
  assert.ok(others.every(({ path }) => path.at(-1) !== first?.path.at(-1)));
});

test('a bot charges with a whole Command if each unit gains by it', () => {
  const t = contact({ ...FOUR, eaton: { ...FOUR.eaton, status: 'Poor' } });
  const answer = flintlock.heuristics.reflex(t.field, t.state, t.asked(), {}, []);
  assert.ok(answer.do === 'charge', answer.do);
  assert.equal(answer.chargers.length, 4);
  assert.ok(chargePreview(stateView(t), t.command('Webster'), answer.chargers));
});
