import assert from 'node:assert/strict';
import { degrees } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { rebBattle } from '../battles/index.ts';
import { footprintOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { deployState, FORMED, has, MARKERS, type State } from '../model/state.ts';
import { FORMATIONS, ORDERS, type Order } from '../tables/index.ts';
import { FOUR_GUNS, fieldOf, played, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { type Formed, formUp, refuseFormed } from './moves/forming.ts';
import { refuseChange, refuseFlank, refuseMarker, visibleEnemy } from './ordering.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0, { led: true }];
const FIELD = fieldOf([BLUE, ['R1', 30, 10, 0]], [['G1', 20, 22, 180]]);

function why(
  order: Exclude<Order, 'CH'>,
  unit = 0,
  change: (s: State) => void = () => {},
  field: Field = FIELD,
): string | null {
  const s = deployState(field);
  change(s);
  return refuseMarker(field, s, unit, order, order === 'M' ? 0 : null)?.clause ?? null;
}

clause(
  ['JR-4.1a', 'JR-4.4b', 'JR-4.5b', 'JR-16.4a'],
  'markers are checked with the present officers and enemies',
  () => {
    assert.deepEqual(
      ORDERS.map((order) => why(order)),
      [null, null, null, null, null, null],
    );
    assert.equal(why('C', 1), 'JR-16.4a');
    const hidden = fieldOf([BLUE], [['G1', 20, 22, 180]], [patch('building', 0, 15, 40, 15.5)]);
    assert.equal(why('D', 0, undefined, hidden), 'JR-4.4b');
    const far = fieldOf([BLUE], [['G1', 20, 22.1, 180]]);
    assert.equal(why('D', 0, undefined, far), 'JR-4.4b');
    assert.equal(visibleEnemy(far, deployState(far), 0, 12_090), 12_100);
    assert.equal(visibleEnemy(far, deployState(far), 0, 12_089), null);
    assert.equal(
      why('H', 0, (s) => s.fate.fill(2, 0, 1)),
      'JR-4.1a',
    );
    assert.equal(
      why('H', 0, (s) => s.level.fill(2, 0, 1)),
      'JR-4.1b',
    );
  },
);

clause('JR-18.3a', 'a battle may hold its units to some orders for some turns', () => {
  const field = drawUp(rebBattle('brawners-farm'));
  const id = (code: string) => field.units.findIndex((each) => each.code === code);
  const held = (code: string, turn: number) =>
    ORDERS.filter((order) => {
      const s = deployState(field);
      s.turn = turn;
      return refuseMarker(field, s, id(code), order, 0)?.clause === 'JR-18.3a';
    });
  // Disengage is refused before that: no enemy is near enough.
  assert.deepEqual(held('7WI', 1), ['Fr', 'C']);
  assert.deepEqual(held('7WI', 2), []);
  assert.deepEqual(held('2WI', 1), []);
  assert.deepEqual(held('26GA', 1), ['Fr', 'M', 'Fm', 'C']);
  assert.deepEqual(held('26GA', 2), []);
});

clause(
  ['JR-4.8b', 'JR-3.4a'],
  'at the reveal markers change and flanks are refused by what the units are',
  () => {
    const s = deployState(FIELD);
    const on = (order: Order) => s.order.fill(MARKERS.indexOf(order));
    on('M');
    assert.equal(refuseChange(s, 0), null);
    assert.equal(refuseFlank(s, 0)?.clause, 'JR-3.4a');
    on('H');
    assert.equal(refuseChange(s, 0)?.clause, 'JR-4.8b');
    assert.equal(refuseFlank(s, 0), null);
    s.stands[0] = [3, 3];
    assert.equal(refuseFlank(s, 0)?.clause, 'JR-3.4a');
  },
);

const DOUBLE: Formed = { formation: 'double_line', facing: 0, moves: false };

clause(
  ['JR-6.5a', 'JR-3.3c', 'JR-6.5b'],
  'a unit forms on its front, if it fits, and is in order again',
  () => {
    const game = played(FIELD, [], (s) => {
      s.disordered[0] = 1;
      s.refuses[0] = 1;
    });
    const front = { x: 20_000, y: 10_000, facing: 0 };
    const turned: Formed = { ...DOUBLE, facing: degrees(90) };
    assert.equal(refuseFormed(FIELD, game.s, 0, front, turned), null);
    formUp(game, 0, turned);
    const { frontage, depth, x, y } = footprintOf(FIELD, game.s, 0);
    assert.deepEqual(
      [frontage, depth, x, y, game.s.disordered[0], game.s.refuses[0]],
      [1750, 1500, 19_250, 10_000, 0, 0],
    );
    assert.ok(has(game.s, 0, FORMED));
    assert.deepEqual(game.told, ['formation']);
  },
);

clause(
  ['JR-6.5a', 'JR-4.7c', 'JR-11.4b'],
  'a unit does not form without space or horses, nor with too wide a turn or too much at once',
  () => {
    const s = deployState(FIELD);
    const front = { x: 20_000, y: 10_000, facing: 0 };
    const not = (formed: Partial<Formed>, at = front, field = FIELD) =>
      refuseFormed(field, field === FIELD ? s : deployState(field), 0, at, { ...DOUBLE, ...formed })
        ?.clause ?? null;
    assert.equal(not({}), null);
    assert.equal(not({ formation: 'skirmish' }), null);
    assert.equal(not({ formation: 'skirmish', moves: true }), 'JR-4.7c');
    assert.equal(not({ facing: degrees(91) }), 'JR-6.5a');
    assert.equal(not({ facing: degrees(271) }), null);
    // A skirmish line of four stands reaches 3.5 inches to each side.
    assert.equal(not({ formation: 'skirmish' }, { ...front, x: 24_900 }), 'JR-6.5a');
    const guns = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [['G1', 20, 30, 180]]);
    assert.equal(not({ formation: 'limbered' }, front, guns), null);
    const shot = deployState(guns);
    shot.horses[0] = 2;
    assert.equal(
      refuseFormed(guns, shot, 0, front, { ...DOUBLE, formation: 'limbered' })?.clause,
      'JR-11.4b',
    );
  },
);

clause('JR-17.1a', 'cavalry mounts by forming, except a regiment that the battle keeps on foot', () => {
  const field = drawUp(rebBattle('mcphersons-ridge'));
  const id = field.units.findIndex(({ code }) => code === '3INC');
  const s = deployState(field);
  const front = { x: s.x[id] as number, y: s.y[id] as number, facing: s.facing[id] as number };
  const mounted: Formed = { formation: 'mounted_line', facing: front.facing, moves: false };
  assert.equal(refuseFormed(field, s, id, front, mounted)?.clause, 'JR-18.3a');
  assert.equal(refuseFormed(field, s, id, front, { ...mounted, formation: 'single_line' }), null);
  const free = fieldOf(
    [['B1', 20, 10, 0, { arm: 'dismounted', men: 300, stands: [3, 3, 2, 2] }]],
    [['G1', 20, 30, 180]],
  );
  const horse = deployState(free);
  const here = { x: 20_000, y: 10_000, facing: 0 };
  assert.equal(refuseFormed(free, horse, 0, here, { ...mounted, facing: 0 }), null);
  horse.formation[0] = FORMATIONS.indexOf('mounted_line');
  assert.equal(footprintOf(free, horse, 0).frontage, 4000);
});
