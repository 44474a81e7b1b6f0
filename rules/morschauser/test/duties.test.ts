import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { LOST, MOVED } from '../src/model/state.ts';
import { acts, begin, DONE, FAR_AHEAD, goes, inch, moves, pen, type TestGame } from './battlefield.ts';

/** The duties of a company in its player turn, its other actions, and the reasons against the rest. */

const refusal = (trial: TestGame, answer: Parameters<TestGame['give']>[0]) => {
  const refused = trial.refused(answer);
  return refused && [refused.code, refused.clause];
};

clause('MM-B3l', 'after its charge a company may not turn its back on the enemy it has to attack', () => {
  const at = [
    [20, 27],
    [60, 44],
    [65, 44],
  ] as const;
  const south = [
    {
      type: 'cavalry' as const,
      weapon: 'none' as const,
      at: [
        [20, 12],
        [23, 12],
      ] as const,
    },
  ];
  const trial = begin({ south, north: [{ at }] });
  trial.give(acts([0, 1]));
  trial.give(moves(goes(0, 20, 22, 0)));
  const turned = (facing: number) => ({ do: 'pivot' as const, company: 0, facing });
  assert.deepEqual(refusal(trial, turned(1800)), ['R-ZONE', 'MM-B3l']);
  assert.equal(trial.refused(turned(300)), null);
  assert.equal(trial.refused({ ...turned(1800), company: 1 }), null, 'who has not charged turns freely');
});

const IMPETUOUS = { commandControl: true, impetuous: true, formedRegiments: true };

clause(
  ['MM-E2w', 'MM-E2f'],
  'a company that cannot reach an enemy because of the charge of another obeys orders',
  () => {
    const column = [
      [20, 20],
      [20, 17],
    ] as const;
    const at = [
      [20, 30],
      [60, 44],
      [65, 44],
    ] as const;
    const trial = begin({
      switches: IMPETUOUS,
      south: [{ traits: ['impetuous'], at: column }],
      north: [{ at }],
    });
    trial.give(acts([0, 1]), 6);
    assert.deepEqual(refusal(trial, moves(goes(0, 23, 20, 0))), ['R-MUST-CHARGE', 'MM-E2w']);
    trial.give(moves(goes(0, 20, 24.2, 0)));
    assert.equal(trial.refused(moves(goes(1, 20, 14, 0))), null, 'the second is shut out');
    assert.equal(trial.refused(DONE), null);
    const offered = [...trial.question().options()];
    assert.ok(offered.some((answer) => answer.do === 'move' && answer.moves[0]?.company === 1));
  },
);

// Burning towns

const TOWN = [
  {
    id: 'town',
    kind: 'town',
    poly: [
      [16, 16],
      [24, 16],
      [24, 24],
      [16, 24],
    ],
  },
];
const burning = (
  at: readonly (readonly [number, number])[] = [[20, 20]],
  more: readonly object[] = [],
): TestGame =>
  begin(
    {
      switches: { formedRegiments: true },
      terrain: [...TOWN, ...more],
      south: [{ at }, { at: [[50, 10]] }],
      north: FAR_AHEAD,
    },
    (s) => {
      s.burning[0] = 1;
    },
  );

clause(
  ['MM-A5n', 'MM-C5g'],
  'a company ordered to stay in a burning town has to leave it all the same',
  () => {
    const trial = burning();
    trial.give(acts([0], []));
    assert.equal(trial.question().kind, 'move');
    assert.deepEqual(refusal(trial, DONE), ['R-BURNING', 'MM-C5g']);
    assert.match(trial.question().prompt?.() ?? '', /leave the burning town/);
    const offered = [...trial.question().options()].find((answer) => answer.do === 'move');
    assert.equal(trial.refused(offered!), null);
    trial.give(moves(goes(0, 20, 12, 0)));
    trial.give(DONE);
    assert.notEqual(trial.s.status[0], LOST);
  },
);

clause(['MM-A5n', 'MM-C5g'], 'a formed regiment leaves a burning town together', () => {
  const trial = burning([
    [19, 18],
    [22, 18],
  ]);
  trial.give(acts([0, 1], []));
  assert.deepEqual(refusal(trial, DONE), ['R-BURNING', 'MM-C5g']);
  const out = [...trial.question().options()].find((answer) => answer.do === 'move');
  trial.give(out!);
  assert.ok([0, 1].every((id) => Math.abs((trial.s.y[id] ?? 0) - inch(20)) > inch(4)));
});

clause('MM-A5n', 'a company that cannot leave a burning town need not', () => {
  const trial = burning([[20, 20]], [pen('pen', 20, 20)]);
  trial.give(acts([0], []));
  trial.give(DONE);
  trial.give(DONE);
  assert.equal(trial.s.status[0], LOST);
});

// Moves and turns

clause(
  ['MM-B1f', 'MM-B1d', 'MM-E7f1'],
  'a move without a leg is a turn on the spot: it has not moved',
  () => {
    const south = [
      { type: 'artillery' as const, traits: ['earlyArtillery'] as const, at: [[20, 10]] as const },
    ];
    const trial = begin({ switches: { earlyArtillery: true }, south, north: FAR_AHEAD });
    trial.give(acts([0]));
    const turn = { company: 0, entry: null, legs: [], facing: 50, target: null };
    const onTheSpot = { ...turn, facing: 100, legs: [{ x: inch(20), y: inch(10), facing: 100 }] };
    trial.give(DONE);
    const before = trial.logItems.length;
    for (const way of [turn, onTheSpot]) {
      trial.give({ do: 'move', moves: [way] });
      assert.equal(trial.s.facing[0], way.facing);
      assert.equal((trial.s.done[0] ?? 0) & MOVED, 0);
    }
    assert.ok(
      !trial.logItems.slice(before).some(({ sentence }) => / moves /.test(sentence)),
      'no move is told',
    );
    assert.equal(trial.refused(moves(goes(0, 20, 11, 0))), null, 'it may still move');
  },
);

clause(['MM-B1f', 'MM-E7f1'], 'early artillery that only turned, by a move without legs, shoots', () => {
  const south = [
    { type: 'artillery' as const, traits: ['earlyArtillery'] as const, at: [[20, 10]] as const },
  ];
  const trial = begin({ switches: { earlyArtillery: true }, south, north: FAR_AHEAD });
  trial.give(acts([0]));
  trial.give({ do: 'move', moves: [{ company: 0, entry: null, legs: [], facing: 50, target: null }] });
  const [shot] = [...trial.question().options()].filter((answer) => answer.do === 'shoot');
  assert.ok(shot, trial.question().kind);
  trial.give(shot, 1, 1);
});

// Reasons (T-REASONS)

clause(
  ['MM-BAT3b', 'MM-BAT3c'],
  'a company the battle holds back is refused by the rule of the battle',
  () => {
    const trial = begin({
      special: ['MM-BAT3b'],
      south: [{ at: [[20, 10]] }],
      north: FAR_AHEAD,
    });
    trial.give(DONE);
    assert.deepEqual(refusal(trial, acts([1])), ['R-BATTLE', 'MM-BAT3b']);
    assert.equal(trial.refused(acts([1], [])), null);
  },
);

clause(
  ['MM-E3g', 'MM-B6e'],
  'a company that fell back has moved; one with an enemy within 3 inches must melee',
  () => {
    const at = [
      [20, 16],
      [60, 44],
      [65, 44],
    ] as const;
    const trial = begin({ south: [{ at: [[20, 10]] }, { at: [[50, 10]] }], north: [{ at }] }, (s) => {
      s.done[1] = (s.done[1] ?? 0) | MOVED;
    });
    assert.deepEqual(refusal(trial, acts([1])), ['R-MOVED', 'MM-B2g']);
    assert.deepEqual(refusal(trial, acts([0])), ['R-MUST-ATTACK', 'MM-B6e']);
  },
);

// Coming up into line

clause(
  ['MM-E2k', 'MM-E2z', 'MM-E1g'],
  'the rear company of a formed regiment may come up as a detachment',
  () => {
    const column = [
      [20, 20],
      [20, 17],
    ] as const;
    const switches = { commandControl: true, formedRegiments: true };
    const trial = begin({
      switches,
      south: [{ at: column }],
      north: FAR_AHEAD,
      generals: [
        [60, 2],
        [60, 46],
      ],
    });
    trial.give(acts([1]), 1);
    assert.deepEqual(
      refusal(trial, moves(goes(1, 23, 21, 0))),
      ['R-NO-ADVANCE', 'MM-E2y'],
      'ahead of the line',
    );
    assert.deepEqual(refusal(trial, moves(goes(1, 26, 20, 0))), ['R-NO-ADVANCE', 'MM-E2y'], 'apart from it');
    trial.give(moves(goes(1, 23, 20, 0)));
  },
);
