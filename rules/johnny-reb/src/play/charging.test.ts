import assert from 'node:assert/strict';
import { type Spot, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { rebBattle } from '../battles/index.ts';
import { type Field, NONE } from '../model/field.ts';
import { drawUp } from '../model/order-of-battle.ts';
import {
  CHARGED_AT,
  DESTROYED,
  deployState,
  FELL_BACK,
  MARKERS,
  mark,
  RODE,
  type State,
  WENT_ALONG,
} from '../model/state.ts';
import { fieldOf, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { mayCharge, namable, refuseChargeTarget, refuseSupport } from './charging.ts';
import { refuseRide } from './moves/riding.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0];
const FIELD = fieldOf(
  [BLUE, ['B2', 24.5, 10, 0], ['R1', 15.5, 10, 0], ['B3', 32, 10, 0]],
  [
    ['G1', 20, 18, 180],
    ['G2', 26, 15, 180],
    ['G3', 20, 3, 0],
  ],
);
const begun = (change: (s: State) => void = () => {}, field = FIELD): State => {
  const s = deployState(field);
  s.order.fill(MARKERS.indexOf('C'));
  change(s);
  return s;
};

clause(
  ['JR-14.1a', 'JR-14.1b', 'JR-14.1c'],
  'the closest enemy straight ahead has to be named, else the closest in the arc',
  () => {
    const s = begun();
    assert.deepEqual(namable(FIELD, s, 0), [4]);
    const why = (target: number) => refuseChargeTarget(FIELD, s, 0, target)?.clause ?? null;
    assert.deepEqual([why(4), why(5), why(6)], [null, 'JR-14.1a', 'JR-14.1b']);
    const gone = begun((state) => {
      state.fate[4] = DESTROYED;
    });
    assert.deepEqual(namable(FIELD, gone, 0), [5]);
    assert.equal(refuseChargeTarget(FIELD, gone, 0, 5), null);
  },
);

clause(
  ['JR-14.1c', 'JR-5.11a'],
  'a charger that is shaken, disordered, charged or has fallen back does not go',
  () => {
    const may = (change: (s: State) => void) => mayCharge(FIELD, begun(change), 0);
    assert.equal(
      may(() => {}),
      true,
    );
    assert.equal(
      may((s) => mark(s, 0, FELL_BACK)),
      false,
    );
    assert.equal(
      may((s) => mark(s, 0, CHARGED_AT)),
      false,
    );
    assert.equal(
      may((s) => s.level.fill(1)),
      false,
    );
    assert.equal(
      may((s) => s.disordered.fill(1)),
      false,
    );
    assert.equal(
      may((s) => s.fate.fill(DESTROYED)),
      false,
    );
  },
);

clause(
  'JR-14.2a',
  'a support charges too, is of the brigade, near, and its point unit names a target',
  () => {
    const s = begun();
    const why = (unit: number, point = 0, leads = true) =>
      refuseSupport(FIELD, s, unit, point, leads)?.sentence ?? null;
    assert.equal(why(1), null);
    assert.match(why(1, 0, false) ?? '', /names no target/);
    assert.match(why(2) ?? '', /one brigade/);
    assert.match(why(3) ?? '', /2 inches/);
    assert.match(why(0) ?? '', /friendly unit that charges/);
    assert.match(why(4) ?? '', /friendly unit that charges/);
    const holding = begun((state) => {
      state.order[0] = MARKERS.indexOf('H');
    });
    assert.match(refuseSupport(FIELD, holding, 1, 0, true)?.sentence ?? '', /charges/);
  },
);

clause('JR-14.2a', 'a division officer with the point unit joins brigades in a charge', () => {
  const field = drawUp(rebBattle('mcphersons-ridge'));
  const id = (code: string) => field.units.findIndex((unit) => unit.code === code);
  const [wisconsin, cavalry] = [id('2WI'), id('3INC')];
  const s = begun((state) => {
    state.x[cavalry] = (state.x[wisconsin] as number) - 1000;
    state.y[cavalry] = (state.y[wisconsin] as number) - 1000;
  }, field);
  const why = () => refuseSupport(field, s, cavalry, wisconsin, true)?.clause ?? null;
  // Reynolds commands a corps: only a division joins them.
  assert.equal(why(), 'JR-14.2a');
  s.attached[field.officers.findIndex(({ code }) => code === 'DOUBLEDAY')] = wisconsin;
  assert.equal(why(), 'JR-14.2a', 'cavalry is not of his division');
  const guns = id('2ME');
  assert.equal(refuseSupport(field, s, guns, wisconsin, true)?.sentence.includes('2 inches'), true);
});

const RIDES = fieldOf(
  [
    ['B1', 20, 10, 0, { led: true }],
    ['B2', 30, 20, 0],
  ],
  [['G1', 20, 20, 180]],
  [patch('building', 24, 14, 25, 16), patch('woods', 0, 0, 40, 5)],
);

function ride(
  way: readonly (readonly [number, number])[],
  to = NONE,
  change: (s: State) => void = () => {},
  field: Field = RIDES,
) {
  const s = begun(change, field);
  const spots: Spot[] = way.map(([x, y]) => spotOfInches(x, y));
  return refuseRide(field, s, 0, { way: spots, to })?.sentence ?? null;
}

clause(
  'JR-16.1b',
  'an officer rides 24 inches in straight legs, past no building, enemy or edge, or with his unit',
  () => {
    assert.equal(ride([[39, 9.25]]), null);
    assert.equal(
      ride([
        [39, 9.25],
        [39, 14],
      ]),
      null,
    );
    assert.match(
      ride([
        [39, 9.25],
        [39, 14.5],
      ]) ?? '',
      /beyond/,
    );
    // Woods cost double: from 9.25 down to 5, then 5 inches in them.
    assert.equal(ride([[20, 0]]), null);
    assert.match(
      ride([
        [20, 0],
        [20, 5.1],
      ]) ?? '',
      /beyond/,
    );
    assert.match(ride([[30, 20]]) ?? '', /building/);
    assert.match(ride([[20, 19.1]]) ?? '', /enemy/);
    assert.match(
      ride([
        [25, 19],
        [15, 19.1],
      ]) ?? '',
      /enemy/,
    );
    assert.match(ride([[20, -1]]) ?? '', /table/);
    const did = (what: number) => (s: State) => {
      s.rode[0] = what;
    };
    assert.match(ride([[20, 9]], NONE, did(WENT_ALONG)) ?? '', /moved with his unit/);
    assert.equal(ride([], 0, did(WENT_ALONG)), null);
    assert.match(ride([], 0, did(RODE)) ?? '', /has moved this turn/);
  },
);

clause('JR-16.1b', 'an officer attaches to a unit of his command that he touches', () => {
  assert.equal(
    ride(
      [
        [30, 10],
        [30, 19.25],
      ],
      1,
    ),
    null,
  );
  assert.match(
    ride(
      [
        [30, 10],
        [30, 19],
      ],
      1,
    ) ?? '',
    /touches/,
  );
  assert.match(
    ride(
      [
        [30, 10],
        [30, 19.25],
      ],
      2,
    ) ?? '',
    /not a unit of his command/,
  );
  assert.match(
    ride(
      [
        [30, 10],
        [30, 19.25],
      ],
      1,
      (s) => s.fate.fill(DESTROYED, 1, 2),
    ) ?? '',
    /not a unit/,
  );
});
