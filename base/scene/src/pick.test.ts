import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endsStep,
  includesPick,
  type Picked,
  pickKey,
  picksKey,
  picksOfWays,
  samePick,
  waysOfPicks,
} from './pick.ts';

/** One of each kind, and pairs that differ in one thing only. */
const PICKS: readonly Picked[] = [
  { piece: '7' },
  { body: '7' },
  { hex: 7 },
  { hex: 8 },
  { heading: 7 },
  { terrain: '7' },
  { spot: { x: 7, y: 8 } },
  { spot: { x: 8, y: 7 } },
  { leg: { kind: 'straight', to: { x: 7, y: 8 } }, of: '7' },
  { leg: { kind: 'straight', to: { x: 8, y: 7 } }, of: '7' },
  { leg: { kind: 'straight', to: { x: 7, y: 8 } }, of: '8' },
  { leg: { kind: 'turn', facing: 7 }, of: '7' },
  { leg: { kind: 'about' }, of: '7' },
  { leg: { kind: 'advance', distance: 7 }, of: '7' },
  { leg: { kind: 'back', distance: 7 }, of: '7' },
  { leg: { kind: 'oblique', distance: 7, angle: 8 }, of: '7' },
  { leg: { kind: 'oblique', distance: 7, angle: -8 }, of: '7' },
  { leg: { kind: 'wheel', about: 'left', angle: 7 }, of: '7' },
  { leg: { kind: 'wheel', about: 'right', angle: 7 }, of: '7' },
  { button: '7', label: 'Seven' },
];

test('a pick is the same as itself and as no other, for the comparison and for the key alike', () => {
  for (const [i, one] of PICKS.entries())
    for (const [j, other] of PICKS.entries()) {
      const copy = JSON.parse(JSON.stringify(other)) as Picked;
      assert.equal(samePick(one, copy), i === j, `${picksKey([one, other])}`);
      assert.equal(pickKey(one) === pickKey(copy), i === j, `${picksKey([one, other])}`);
    }
});

test('a button is known by its name, whatever is written on it', () => {
  assert.ok(includesPick([{ button: 'end', label: 'End fire', ends: true }], { button: 'end', label: '' }));
});

test('only a button that says so ends a step, and only alone', () => {
  const end: Picked = { button: 'end', label: 'End fire', ends: true };
  assert.equal(endsStep([end]), true);
  assert.equal(endsStep([{ button: 'end', label: 'End fire' }]), false);
  assert.equal(endsStep([{ piece: '7' }, end]), false);
  assert.equal(endsStep([]), false);
});

test('paths written as picks are read back unchanged, and other picks are not legs', () => {
  const ways = [
    {
      piece: 'company:3',
      way: [
        { x: 1, y: -2, facing: 0 },
        { x: 5, y: 6, facing: 3599 },
      ],
    },
    { piece: 'company:4', way: [{ x: 7, y: 8, facing: 900 }] },
  ];
  assert.deepEqual(
    waysOfPicks(picksOfWays(ways), () => null),
    ways,
  );
  const target: Picked = { piece: 'company:9' };
  assert.deepEqual(
    waysOfPicks([target, ...picksOfWays(ways), target], () => null),
    ways,
  );
});

test('the legs that an officer would order begin where the stand is', () => {
  const stand = { x: 0, y: 0, facing: 0, frontage: 3000, depth: 3000 };
  const legs = [
    { kind: 'advance', distance: 2000 },
    { kind: 'turn', facing: 900 },
    { kind: 'back', distance: 500 },
    { kind: 'about' },
  ] as const;
  const picks = legs.map((leg): Picked => ({ leg, of: 'company:3' }));
  assert.deepEqual(
    waysOfPicks(picks, () => stand),
    [
      {
        piece: 'company:3',
        way: [
          { x: 0, y: 2000, facing: 0 },
          { x: -500, y: 2000, facing: 900 },
          { x: -500, y: 2000, facing: 2700 },
        ],
      },
    ],
  );
});
