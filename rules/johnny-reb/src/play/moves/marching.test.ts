import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import type { Field } from '../../model/field.ts';
import { deployState, type State } from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FORMATIONS } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { barrier, patch } from '../../testing/placed-units.ts';
import { consider, type Plan, startOf } from './marching.ts';

const GREY: TestUnit = ['G1', 20, 35, 180];
const FIELD = fieldOf([['B1', 20, 10, 0]], [GREY]);
const ahead = (length: number): MoveLeg => ({ kind: 'advance', distance: inches(length) });
const back = (length: number): MoveLeg => ({ kind: 'back', distance: inches(length) });
const PLAN: Plan = { legs: [], arrow: null, half: false, disengaging: false, bonus: null };

function plan(
  legs: readonly MoveLeg[],
  otherwise: Partial<Plan> = {},
  change: (s: State) => void = () => {},
  field: Field = FIELD,
) {
  const s = deployState(field);
  change(s);
  return consider(startOf(field, s, 0), { ...PLAN, legs, ...otherwise });
}
const why = (...given: Parameters<typeof plan>): string | null => plan(...given).refused?.clause ?? null;

clause(
  ['JR-6.2a', 'JR-6.2h', 'JR-4.6b'],
  'all legs are counted together, and no leg at all is a legal move',
  () => {
    const { poses, cost, allowed, refused } = plan([
      ahead(3),
      { kind: 'wheel', about: 'right', angle: 300 },
      ahead(3),
    ]);
    assert.deepEqual([poses.length, allowed, refused], [4, 8, null]);
    assert.ok(Math.abs(cost - (6 + (3.5 * Math.PI) / 6)) < 1e-9);
    assert.equal(why([]), null);
    assert.equal(why([ahead(5), ahead(3.1)]), 'JR-6.2a');
    assert.match(
      plan([ahead(5), ahead(3.1)]).refused?.sentence ?? '',
      /costs 8.1 inches, more than the allowance of 8\./,
    );
    // An inch ordered is an inch paid, at any heading.
    for (let facing = 0; facing < 900; facing += 7) {
      const turned = (state: State): void => {
        state.facing[0] = facing;
      };
      assert.equal(why([ahead(5), ahead(3)], {}, turned), null, String(facing));
    }
    assert.equal(why([ahead(4.1)], { half: true }), 'JR-6.2a');
  },
);

clause('JR-6.2h', 'ground, obstacles and units in the way of any leg are checked', () => {
  const ground = [patch('woods', 0, 12, 40, 14), barrier('wood_fence', [0, 15], [40, 15])];
  const field = fieldOf(
    [
      ['B1', 20, 10, 0],
      ['B2', 20, 19, 0],
    ],
    [GREY],
    ground,
  );
  assert.equal(why([ahead(5.8)], {}, undefined, field), null);
  assert.equal(why([ahead(5.9)], {}, undefined, field), 'JR-6.2a');
  const clear = fieldOf(
    [
      ['B1', 20, 10, 0],
      ['B2', 20, 14, 0],
    ],
    [GREY],
  );
  assert.equal(why([ahead(2), ahead(6)], {}, undefined, clear), 'JR-6.3b');
});

clause('JR-4.6a', 'a Move follows its arrow', () => {
  assert.equal(why([ahead(4)], { arrow: 450 }), null);
  assert.equal(why([ahead(4)], { arrow: 460 }), 'JR-4.6a');
});

clause('JR-4.6c', 'a shaken unit does not close with the nearest enemy in sight', () => {
  const shaken = (s: State) => {
    s.level[0] = 1;
  };
  assert.equal(why([ahead(1)], {}, shaken), 'JR-4.6c');
  assert.equal(why([back(1)], {}, shaken), null);
});

clause(
  'JR-6.7a',
  'a disengaging unit gets away from all that were near, at the plain price of steps back',
  () => {
    const field = fieldOf([['B1', 20, 30, 0]], [GREY]);
    assert.equal(why([back(8)], { disengaging: true }, undefined, field), null);
    assert.equal(
      why([{ kind: 'oblique', distance: inches(1), angle: 450 }], { disengaging: true }, undefined, field),
      'JR-6.7a',
    );
    assert.equal(why([], { disengaging: true }, undefined, field), null);
  },
);

clause(
  'JR-6.4a',
  'a quick march adds its bonus, in a formation for it, with no enemy in sight within 12 inches',
  () => {
    assert.equal(why([ahead(11)], { bonus: 3 }), null);
    assert.equal(why([ahead(12)], { bonus: 6 }), null);
    assert.equal(why([ahead(13.5)], { bonus: 6 }), 'JR-6.4a');
    const screened = fieldOf([['B1', 20, 10, 0]], [GREY], [patch('building', 0, 30, 40, 31)]);
    assert.equal(why([ahead(13.5)], { bonus: 6 }, undefined, screened), null);
    const double = (s: State) => {
      s.formation[0] = FORMATIONS.indexOf('double_line');
    };
    assert.equal(why([ahead(1)], { bonus: 3 }, double), 'JR-6.4a');
  },
);

clause(
  ['JR-6.6a', 'JR-11.4b'],
  'guns move by prolonge; limbered ones move by the horses they have left',
  () => {
    const guns = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [GREY]);
    assert.equal(why([ahead(1), back(1)], {}, undefined, guns), null);
    assert.equal(why([ahead(2.1)], {}, undefined, guns), 'JR-6.2a');
    assert.equal(why([{ kind: 'about' }], {}, undefined, guns), 'JR-6.6a');
    const limbered = fieldOf([['B1', 20, 10, 0, { ...FOUR_GUNS, formation: 'limbered' }]], [GREY]);
    const hit = (horses: number) => (s: State) => {
      s.horses[0] = horses;
    };
    assert.equal(plan([ahead(5)], {}, hit(1), limbered).allowed, 5);
    assert.equal(why([ahead(5.1)], {}, hit(1), limbered), 'JR-6.2a');
    assert.equal(why([ahead(0.1)], {}, hit(2), limbered), 'JR-11.4b');
  },
);

clause('JR-6.2c', 'green troops lose their order in an oblique', () => {
  const green = fieldOf([['B1', 20, 10, 0, { quality: 'green' }]], [GREY]);
  const oblique: MoveLeg = { kind: 'oblique', distance: inches(2), angle: 300 };
  assert.equal(plan([oblique], {}, undefined, green).disordered, true);
  assert.equal(plan([oblique]).disordered, false);
});
