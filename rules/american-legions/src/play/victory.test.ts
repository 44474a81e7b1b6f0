import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { stack } from '../../test/set-ups.ts';
import { situation } from '../../test/situation.ts';
import { americanLegions } from '../index.ts';
import * as S from '../model/state.ts';
import { deployState } from '../model/state.ts';
import { heldStructures, isBroken, meets, verdictOf } from './victory.ts';

/** The winner of a battle that ends with these regiments routed or gone. */
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
  clause(clauses, `${battle} with ${broken.join(', ') || 'no regiment'} broken`, () => {
    const verdict = judged(battle, broken);
    assert.deepEqual([verdict.winner, verdict.clause], [winner, by]);
  });
}

clause(
  'AL-12.1c',
  'Americans win Quinby Bridge by unrouted troops in two house hexes; one house or cabins do not',
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

clause(
  ['AL-3.0i', 'AL-10.1c'],
  'the log says why a side won: the regiments broken, or the regiments saved',
  () => {
    const why = (broken: readonly string[]) => judged('waxhaws', broken).sentence;
    const wings = ['3d Virginia Detachment, Right Wing', '3d Virginia Detachment, Left Wing'];
    assert.match(
      why(wings),
      /^The British have won: the 3d Virginia Detachment.* are routed or destroyed\.$/,
    );
    assert.match(
      why([]),
      /^The Americans have won: they have kept the 3d Virginia Detachment.* in the field\.$/,
    );
  },
);

clause(
  ['AL-3.0i', 'AL-3.0l', 'AL-12.1c'],
  'the verdict names the winner, the winning clause and the reason; there is none before the end',
  () => {
    const t = situation({
      british: { regiments: { Foot: { at: [[0, 7]] }, Guards: { at: [[1, 6]] } } },
      american: {
        regiments: {
          Line: {
            at: [
              [0, 0],
              [2, 0],
              [2, 0],
            ],
          },
          Far: { at: [[4, 0]], state: 'routed' },
        },
      },
      structures: [
        { kind: 'house', hex: [0, 0] },
        { kind: 'house', hex: [2, 0] },
        { kind: 'house', hex: [4, 0] },
        { kind: 'house', hex: [0, 7] },
        { kind: 'cabin', hex: [6, 0] },
      ],
      victory: {
        british: { kind: 'broken-at-least', count: 1, of: ['Line', 'Far'] },
        american: {
          kind: 'any',
          of: [
            { kind: 'broken-at-least', count: 2, of: ['Foot', 'Guards'] },
            { kind: 'in-structures', structure: 'house', atLeast: 2 },
          ],
        },
      },
      step: S.ACTIVE_COMMAND,
    });
    const { field, state } = t;
    assert.equal(verdictOf(field, state), null);
    assert.deepEqual(
      [heldStructures(field, state, 1, 'house'), heldStructures(field, state, 0, 'house')],
      [2, 1],
    );
    assert.deepEqual(
      [heldStructures(field, state, 1, 'cabin'), heldStructures(field, state, 1, 'mill')],
      [0, 0],
    );
    assert.deepEqual(
      ['Line', 'Far'].map((name) => isBroken(state, t.regiment(name))),
      [false, true],
    );
    assert.deepEqual([meets(field, state, 0), meets(field, state, 1)], [true, true]);
    state.step = S.OVER;
    assert.deepEqual(verdictOf(field, state), {
      winner: null,
      clause: 'AL-9.1c',
      sentence: 'A draw: both sides have done what they had to.',
    });
    state.regimentState[t.regiment('Far')] = S.OK;
    assert.deepEqual(verdictOf(field, state), {
      winner: 1,
      clause: 'AL-9.1b',
      sentence: 'The Americans have won: they hold 3 house hexes.',
    });
    for (const i of [0, 1, 2]) state.at[t.company('Line', i)] = S.NONE;
    assert.equal(verdictOf(field, state)?.sentence, 'A draw: neither side has done what it had to.');
    for (const name of ['Foot', 'Guards']) state.regimentState[t.regiment(name)] = S.GONE;
    assert.equal(
      verdictOf(field, state)?.sentence,
      'The Americans have won: the Foot and the Guards are routed or destroyed.',
    );
    state.regimentState[t.regiment('Guards')] = S.OK;
    state.regimentState[t.regiment('Line')] = S.GONE;
    assert.deepEqual(verdictOf(field, state), {
      winner: 0,
      clause: 'AL-9.1a',
      sentence: 'The British have won: the Line is routed or destroyed.',
    });
  },
);
