import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { stack } from '../../test/set-ups.ts';
import { situation } from '../../test/situation.ts';
import { americanLegions } from '../index.ts';
import * as S from '../state.ts';
import { deployState } from '../state.ts';

/** Who wins a battle that ends with these regiments routed or gone. */
function judged(battle: string, broken: readonly string[]) {
  const field = americanLegions.field(battle, {});
  const s = deployState(field);
  s.step = S.OVER;
  for (const [i, name] of broken.entries()) {
    const regiment = field.regiments.find((each) => each.name === name) ?? assert.fail(name);
    s.regimentState[regiment.id] = i % 2 === 0 ? S.ROUTED : S.GONE;
  }
  const verdict = americanLegions.verdict(field, s) ?? assert.fail('no verdict');
  return verdict;
}

const BRITISH = 0;
const AMERICAN = 1;
const rows: readonly [
  clauses: readonly string[],
  battle: string,
  broken: readonly string[],
  winner: number | null,
  by: string,
][] = [
  [['AL-9.1a'], 'cowpens', ['Militia', '3d Continental Dragoons'], BRITISH, 'AL-9.1a'],
  [['AL-9.1b'], 'cowpens', ['Legion Infantry', 'Legion Cavalry', '7th Fusiliers'], AMERICAN, 'AL-9.1b'],
  [
    ['AL-9.1c'],
    'cowpens',
    ['Militia', 'Continental Line', 'Legion Infantry', 'Legion Cavalry', '7th Fusiliers'],
    null,
    'AL-9.1c',
  ],
  [['AL-9.1c'], 'cowpens', ['Militia'], null, 'AL-9.1c'],
  [
    ['AL-9.1d', 'AL-9.5b'],
    'cowpens',
    ['Militia', 'Skirmishers', '17th Dragoons', 'Legion Infantry', 'Legion Cavalry'],
    null,
    'AL-9.1c',
  ],
  [
    ['AL-10.1b'],
    'waxhaws',
    ['3d Virginia Detachment, Right Wing', '3d Virginia Detachment, Left Wing'],
    BRITISH,
    'AL-10.1b',
  ],
  [['AL-10.1c'], 'waxhaws', [], AMERICAN, 'AL-10.1c'],
  [['AL-10.1c'], 'waxhaws', ['3d Virginia Detachment, Right Wing'], null, 'AL-10.1c'],
  [['AL-11.1b'], 'hobkirk', ['1st Maryland', '2d Virginia'], BRITISH, 'AL-11.1b'],
  [['AL-11.1c'], 'hobkirk', ['63d Foot', 'Volunteers of Ireland'], AMERICAN, 'AL-11.1c'],
  [['AL-11.1c'], 'hobkirk', ['63d Foot', '1st Maryland'], null, 'AL-11.1c'],
  [['AL-12.1c'], 'quinby', ['19th Foot, Right Wing', '19th Foot, Left Wing'], AMERICAN, 'AL-12.1c'],
  [['AL-12.1d'], 'quinby', ['State Troops', 'Legion Foot'], BRITISH, 'AL-12.1d'],
  [['AL-12.1d'], 'quinby', [], null, 'AL-12.1d'],
];

for (const [clauses, battle, broken, winner, by] of rows) {
  clause(clauses, `${battle} with ${broken.join(', ') || 'nobody'} broken`, () => {
    const verdict = judged(battle, broken);
    assert.deepEqual([verdict.winner, verdict.clause], [winner, by]);
  });
}

clause(
  'AL-12.1c',
  'unrouted Americans in two house hexes win Quinby Bridge; routed ones, cabins and one house do not',
  () => {
    const houses = (hexes: readonly (readonly [number, number])[], state: 'ok' | 'routed' = 'ok') => {
      const t = situation({
        british: { regiments: { Foot: { at: [[0, 7]] } } },
        american: { regiments: { Line: { at: hexes, state } } },
        structures: [
          { kind: 'house', hex: [0, 0] },
          { kind: 'house', hex: [2, 0] },
          { kind: 'cabin', hex: [4, 0] },
        ],
        victory: {
          british: { kind: 'any', of: [] },
          american: { kind: 'any', of: [{ kind: 'in-structures', structure: 'house', atLeast: 2 }] },
        },
        turns: 1,
        active: 1,
        step: S.REMOVE_CHARGE,
      });
      return americanLegions.verdict(t.field, t.state)?.winner;
    };
    assert.equal(
      houses([
        [0, 0],
        [2, 0],
      ]),
      AMERICAN,
    );
    assert.equal(
      houses([
        [0, 0],
        [4, 0],
      ]),
      null,
    );
    assert.equal(houses(stack(2, 0, 0)), null);
    assert.equal(
      houses(
        [
          [0, 0],
          [2, 0],
        ],
        'routed',
      ),
      null,
    );
  },
);

clause(['AL-3.0i', 'AL-10.1c'], 'it is said what won: who was broken, or who was kept', () => {
  const why = (broken: readonly string[]) => judged('waxhaws', broken).sentence;
  const wings = ['3d Virginia Detachment, Right Wing', '3d Virginia Detachment, Left Wing'];
  assert.match(why(wings), /^The British have won: the 3d Virginia Detachment.* are routed or destroyed\.$/);
  assert.match(
    why([]),
    /^The Americans have won: they have kept the 3d Virginia Detachment.* in the field\.$/,
  );
});
