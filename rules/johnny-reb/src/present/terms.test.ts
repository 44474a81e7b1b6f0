import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, Game, last, percentText, type Reckoning, type Umpire } from '@linstock/kernel';
import type { RowNote } from '@linstock/scene';
import { johnnyReb } from '../index.ts';
import { levelOf, MARKERS, type State } from '../model/state.ts';
import { checkAfterFire } from '../play/morale.ts';
import { orderSheet } from './order-sheet.ts';
import { threats } from './threats.ts';
import { unitOfPiece } from './words.ts';

const { field, position } = Game.create(johnnyReb, {
  battle: 'mcphersons-ridge',
  dice: { kind: 'seeded', seed: 'terms' },
});
const s: State = position.state;

const sheet = orderSheet(field, s, { side: 1 });
const near = sheet.rows.find(({ piece }) => threats(field, s, piece).length > 0)!;
const terms = (choice: string, detail?: RowNote['detail']) =>
  sheet.terms!(near, detail ? { choice, detail } : { choice }, {})!;

test('[JR-12.3a] the chance shown with an order to keep morale is that of the check after fire', () => {
  const unit = Number(near.id);
  const firer = unitOfPiece(field, threats(field, s, near.piece)[0]!.from[0]!)!;
  for (const order of ['H', 'Fm'] as const) {
    const ordered = { ...s, order: s.order.with(unit, MARKERS.indexOf(order)) };
    let thrown: Reckoning | null = null;
    const umpire: Umpire = {
      throw(reckoning) {
        thrown ??= reckoning;
        return last(reckoning.outcomes);
      },
      emit() {},
    };
    const hit = { firer, aspect: 'front' as const, losses: 1, hitCheck: false, distance: 0 };
    checkAfterFire({ field, s: ordered, umpire, alarms: [], postponed: [] }, unit, [hit], new Map());
    const keeps = chancesOf(thrown!)
      .filter(({ outcome }) => (outcome as { passed?: boolean }).passed)
      .reduce((sum, { chance }) => sum + chance, 0);
    const [risk] = terms(order).risks;
    assert.ok(risk!.says.endsWith(`keeps its morale: ${percentText(keeps)}.`), `${order}: ${risk!.says}`);
  }
  assert.notEqual(terms('H').risks[0]!.says, terms('Fm').risks[0]!.says, 'who forms is shaken sooner');
});

test('[JR-4.8b] only an order that may become Conditional hold says so', () => {
  for (const order of ['M', 'Fm', 'C']) assert.match(terms(order).change.says, /Conditional hold/);
  for (const order of ['Fr', 'H', 'D']) assert.doesNotMatch(terms(order).change.says, /Conditional/);
});

test('[JR-4.6a] a Move reaches as far as its rate, within 45 degrees of its arrow', () => {
  const [reach] = terms('M', { heading: 900 }).reach();
  assert.deepEqual(reach!.within, { far: 8000, arc: 'all', way: { heading: 900, spread: 450 } });
  assert.equal(reach!.label, 'up to 8 in');
  assert.equal(levelOf(s, Number(near.id)), 'good');
});

test('[JR-14.3a] a Charge reaches as far as its rate and the best of its bonus dice, a Form half its rate', () => {
  const [charge, form] = [terms('C').reach()[0]!, terms('Fm').reach()[0]!];
  assert.deepEqual([charge.label, charge.within!.far], ['8 in, at best 14', 14_000]);
  assert.deepEqual([form.label, form.within!.far], ['up to 4 in, formed', 4000]);
});

test('[JR-4.2a] an order without effect in the current position is listed as a risk', () => {
  const union = orderSheet(field, s, { side: 0 });
  const idle = union.rows.filter(({ choices }) => choices.find(({ id }) => id === 'C')?.vain);
  assert.ok(idle.length > 0, 'somebody has no enemy in sight ahead');
  for (const row of idle)
    assert.match(union.terms!(row, { choice: 'C' }, {})!.risks[0]!.says, /^No enemy is in sight ahead/);
});
