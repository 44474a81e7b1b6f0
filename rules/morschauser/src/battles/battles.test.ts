import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degrees, onTable, overlap, type Stand, spotOfInches, tableOf } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import data from '../data/tables.json' with { type: 'json' };
import { STAND } from '../reckon/troops.ts';
import {
  againstForce,
  BATTLE_IDS,
  battleOf,
  companyIds,
  HISTORICAL,
  type MorschauserBattle,
  morschauserBattle,
  pickUp,
  pickUpNumbers,
  priceOf,
  terrainOf,
} from './index.ts';

const standsOf = (battle: MorschauserBattle): Stand[] =>
  battle.brigades.flatMap(({ regiments }) =>
    regiments.flatMap(({ companies }) =>
      companies.map(([, x, y, facing]) => ({ ...spotOfInches(x, y), facing: degrees(facing), ...STAND })),
    ),
  );
const tableIn = ({ table: { w, h }, terrain }: MorschauserBattle) =>
  tableOf({ width: w, height: h, terrain: terrainOf(terrain) });

/** Asserts that a set-up has nothing that a player would call a mistake. */
function soundness(battle: MorschauserBattle): void {
  const table = tableIn(battle);
  const stands = standsOf(battle);
  for (const [i, stand] of stands.entries()) {
    assert.ok(onTable(table, stand), `stand ${i} of ${battle.name} is off the table`);
    for (const other of stands.slice(i + 1))
      assert.ok(!overlap(stand, other), `two stands of ${battle.name} overlap`);
  }
}

clause(
  ['MM-A5p', 'MM-B1k', 'MM-B1l', 'MM-A1m'],
  'every battle sets up on its table, stands side by side, regiments of 5 at most',
  () => {
    for (const id of BATTLE_IDS) {
      const battle = morschauserBattle(id);
      soundness(battle);
      for (const { regiments } of battle.brigades)
        for (const { companies } of regiments) assert.ok(companies.length <= 5);
    }
  },
);

clause(
  ['MM-A1n', 'MM-E2a', 'MM-A1e'],
  'every company is under a general, one of each side commanding the army',
  () => {
    for (const id of BATTLE_IDS) {
      const { brigades, sides } = morschauserBattle(id);
      for (const side of sides)
        assert.equal(
          brigades.filter((each) => each.side === side.id && each.general.rank === 'army').length,
          1,
        );
    }
  },
);

clause(['MM-D1a', 'MM-D1b', 'MM-A5h'], 'every battle has a time limit, an end for it, and who begins', () => {
  assert.deepEqual(
    BATTLE_IDS.map((id) => [morschauserBattle(id).turns, morschauserBattle(id).firstMover]),
    [
      [10, 'crown'],
      [12, 'crown'],
      [12, 'dice'],
      [12, 'dice'],
    ],
  );
});

clause(
  ['MM-BAT2a', 'MM-BAT2b'],
  'Cowpens: 20 against 20 companies, broken at half; the British win with 5 beyond y = 54',
  () => {
    const battle = HISTORICAL['cowpens'] as MorschauserBattle;
    assert.deepEqual(
      battle.sides.map(({ id }) => companyIds(battle, id).length),
      [20, 20],
    );
    assert.deepEqual(battle.victory.breakFraction, { crown: [1, 2], us: [1, 2] });
    assert.ok(battle.victory.atLimit.kind === 'countInArea' && battle.victory.atLimit.atLeast === 5);
  },
);

clause(
  ['MM-BAT3a', 'MM-BAT3d', 'MM-BAT3e'],
  "Hobkirk's Hill: the Americans, 28 with the dragoons due, break at two fifths",
  () => {
    const battle = HISTORICAL['hobkirks-hill'] as MorschauserBattle;
    assert.equal(companyIds(battle, 'us').length, 28);
    assert.deepEqual(battle.victory.breakFraction['us'], [2, 5]);
    const [dragoons] = battle.reinforcements;
    assert.deepEqual([dragoons?.turn, dragoons?.edge, dragoons?.companies], [5, 'W', ['WD-1', 'WD-2']]);
  },
);

clause(
  ['MM-BAT4a', 'MM-BAT4b', 'MM-BAT4c'],
  'Maida: dice for the first move, the 20th due on turn 4, a tenth of losses to win by',
  () => {
    const battle = HISTORICAL['maida'] as MorschauserBattle;
    assert.equal(battle.firstMover, 'dice');
    assert.equal(battle.reinforcements[0]?.turn, 4);
    assert.ok(battle.victory.atLimit.kind === 'lossFraction' && battle.victory.atLimit.minDifference === 0.1);
  },
);

clause('MM-BAT1a', 'the generator gives the numbers of its check', () => {
  const { seed, firstTwo, firstTwelveDice } = data['T-PRNG'].check;
  const numbers = pickUpNumbers(seed);
  assert.deepEqual([numbers.next(), numbers.next()], firstTwo);
  const dice = pickUpNumbers(seed);
  assert.deepEqual(
    firstTwelveDice.map(() => dice.die()),
    firstTwelveDice,
  );
});

clause(
  ['MM-BAT1b', 'MM-BAT1c'],
  'any seed gives a fair table: each half turns onto the other, nothing overlaps, all is on it',
  () => {
    const turned = ([x, y]: readonly [number, number]): string =>
      `${(72 - x).toFixed(2)} ${(48 - y).toFixed(2)}`;
    const told = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { battle } = pickUp(seed);
        soundness(battle);
        const outlines = battle.terrain.map((piece) =>
          'poly' in piece ? piece.poly : 'line' in piece ? piece.line : [],
        );
        const all = new Set(outlines.map((spots) => spots.map(told).sort().join(';')));
        for (const spots of outlines)
          assert.ok(all.has(spots.map(turned).sort().join(';')), 'every piece has its partner');
        for (const piece of battle.terrain)
          if ('poly' in piece) for (const [, y] of piece.poly) assert.ok(y >= 12.49 && y <= 35.51);
        const [south, north] = ['south', 'north'].map((side) =>
          battle.brigades
            .filter((each) => each.side === side)
            .flatMap(({ regiments }) =>
              regiments.flatMap(({ companies }) => companies.map(([, x, y]) => [x, y] as const)),
            ),
        );
        assert.deepEqual((south ?? []).map(turned).sort(), (north ?? []).map(told).sort());
      }),
      { numRuns: 150 },
    );
  },
);

test('seeds are whole numbers, and other battles are refused by name', () => {
  assert.throws(() => pickUp(1.5), /whole number/);
  assert.throws(() => morschauserBattle('waterloo'), /no battle "waterloo"; there are cowpens/);
  assert.equal(morschauserBattle('pick-up:1').name.startsWith('Pick-up game 1'), true);
});

test('a battle that does not fit is refused with what is wrong', () => {
  const cowpens = structuredClone(HISTORICAL['cowpens']) as Record<string, unknown>;
  assert.throws(() => battleOf({ ...cowpens, turns: 0 }), /turns/);
  assert.throws(() => battleOf({ ...cowpens, firstMover: 'french' }), /no side "french"/);
  assert.throws(() => battleOf({ ...cowpens, brigades: [] }), /0 army commanders/);
});

clause('MM-BAT1f', 'a free force costs 140 points at most, with a general for every 3 to 8 companies', () => {
  const line = { type: 'lineInfantry', armament: 'musket', traits: [] } as const;
  assert.equal(priceOf(line), 8);
  assert.equal(priceOf({ type: 'lightInfantry', armament: 'rifle', traits: ['sharpshooters'] }), 11);
  assert.equal(priceOf({ type: 'artillery', armament: 'cannon', traits: ['battalionGun'] }), 5);
  assert.equal(againstForce(new Array(14).fill(line), 2), null); // 112 + 8
  assert.match(againstForce(new Array(17).fill(line), 3) ?? '', /148 points/);
  assert.match(againstForce(new Array(9).fill(line), 1) ?? '', /3 to 8/);
});

clause(
  ['MM-C6e', 'MM-C6m', 'MM-C7a'],
  'a battle lists its mines, each under a wall, and the effects of its own features',
  () => {
    const cowpens = structuredClone(HISTORICAL['cowpens']) as MorschauserBattle;
    const wall = { id: 'fort', kind: 'highWall', segments: [{ id: 'w1', from: [10, 30], to: [20, 30] }] };
    const mined = { ...cowpens, terrain: [...cowpens.terrain, wall], mines: [{ side: 'us', segment: 'w1' }] };
    assert.deepEqual(battleOf(mined).mines, [{ side: 'us', segment: 'w1' }]);
    assert.throws(
      () => battleOf({ ...mined, mines: [{ side: 'us', segment: 'w2' }] }),
      /no wall segment "w2"/,
    );
    assert.equal(battleOf({ ...cowpens, lightCrossMarsh: true }).lightCrossMarsh, true);
  },
);
