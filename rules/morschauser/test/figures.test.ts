import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { TroopType } from '../src/tables/index.ts';
import { acts, begin, box, FAR_CORNER, goes, inch, moves, shoots, type TestRegiment } from './battlefield.ts';

/** The moves, shots and fights of each kind of company, in play (A3, A4, C, E7). */

const MOVES: readonly (readonly [TroopType, number])[] = [
  ['lineInfantry', 12],
  ['lightInfantry', 15],
  ['cavalry', 18],
  ['lightCavalry', 24],
  ['artillery', 12],
  ['engineers', 12],
  ['wagons', 9],
];

clause(
  ['MM-A4b', 'MM-A4c', 'MM-A4d', 'MM-A4e', 'MM-A4f', 'MM-A3b', 'MM-A3d', 'MM-A3e', 'MM-A3h'],
  'each kind of company moves as far as its row says, and no farther',
  () => {
    for (const [type, far] of MOVES) {
      const trial = begin({ south: [{ type, at: [[20, 10]] }], north: FAR_CORNER });
      trial.give(acts([0]));
      assert.equal(trial.refused(moves(goes(0, 20, 10.1 + far, 0)))?.code, 'R-ALLOWANCE', type);
      trial.give(moves(goes(0, 20, 10 + far, 0)));
      assert.equal(trial.s.y[0], inch(10 + far));
    }
  },
);

type Weapon = 'musket' | 'rifle' | 'carbine' | 'canister' | 'shot';
const WEAPONS: readonly (readonly [TroopType, Weapon, number, number, number])[] = [
  // kind, weapon, range, lowest hit, dice
  ['lineInfantry', 'musket', 6, 5, 4],
  ['lineInfantry', 'rifle', 18, 5, 4],
  ['lightInfantry', 'musket', 12, 5, 3],
  ['lightInfantry', 'rifle', 18, 5, 3],
  ['lightCavalry', 'carbine', 6, 6, 3],
  ['artillery', 'canister', 12, 2, 2],
  ['artillery', 'shot', 36, 4, 2],
  ['engineers', 'musket', 6, 6, 3],
  ['engineers', 'rifle', 18, 6, 3],
];

clause(
  ['MM-A4b', 'MM-A4d', 'MM-A4e', 'MM-A4f', 'MM-A3f', 'MM-A3g', 'MM-A1g', 'MM-B4j', 'MM-B4m', 'MM-B4n'],
  'each weapon reaches its range and hits on its score, all dice of a company at one target, at once',
  () => {
    for (const [type, weapon, range, lowest, dice] of WEAPONS) {
      const at = (gap: number) => {
        const trial = begin({
          south: [{ type, weapon: type === 'artillery' ? 'cannon' : (weapon as 'musket'), at: [[20, 4]] }],
          north: [{ at: [[20, 7 + gap]] }, ...FAR_CORNER],
        });
        trial.give(acts([0], []));
        return trial;
      };
      assert.equal(at(range + 0.05).refused(shoots(0, 1, 0, weapon))?.code, 'R-RANGE', `${type} ${weapon}`);
      const trial = at(range);
      const faces = [lowest, ...new Array<number>(dice - 1).fill(lowest - 1)];
      trial.give(shoots(0, 1, 0, weapon), ...faces);
      assert.equal(trial.s.strength[1], 3, `${type} ${weapon}`);
    }
  },
);

/** The melee value with which a company attacks: the highest face that hits, tried one after the other. */
function value(own: TestRegiment, terrain: readonly object[] = []): number {
  const hits = (face: number): boolean => {
    const trial = begin(
      {
        terrain,
        switches: { elite: true, militia: true },
        south: [{ ...own, at: [[20, 20]] }],
        north: [{ at: [[20, 25]] }, ...FAR_CORNER],
      },
      (s) => {
        s.strength[0] = 1;
      },
    );
    trial.give(acts([0], []));
    trial.give({ do: 'melee', company: 0, target: 1 }, face, 6, 6, 6, 6);
    return trial.s.strength[1] === 3;
  };
  return [1, 2, 3, 4, 5, 6].filter(hits).length;
}

clause(
  ['MM-A4b', 'MM-A4c', 'MM-A4d', 'MM-E7a1', 'MM-E7b1'],
  'each kind fights with its melee value, elite troops with 1 more, militia with 1 less',
  () => {
    const plain = (type: TroopType) => value({ type, at: [] });
    assert.deepEqual(
      (['lineInfantry', 'lightInfantry', 'cavalry', 'lightCavalry', 'wagons'] as const).map(plain),
      [3, 2, 4, 3, 1],
    );
    assert.equal(value({ traits: ['elite'], at: [] }), 4);
    assert.equal(value({ traits: ['militia'], at: [] }), 2);
  },
);

clause(
  ['MM-C2f', 'MM-C3d', 'MM-C5e', 'MM-C6a'],
  'an attack into a wood, a town or an earthwork, or uphill, has 1 less',
  () => {
    const ground = (kind: string, more = {}) => [{ id: 'g', kind, poly: box(17, 23.6, 23, 30), ...more }];
    const foot: TestRegiment = { at: [] };
    assert.equal(value(foot), 3);
    for (const kind of ['woods', 'town', 'earthwork']) assert.equal(value(foot, ground(kind)), 2, kind);
    assert.equal(value(foot, ground('hill', { level: 1, steep: false })), 2);
  },
);

clause('MM-C6h', 'an attack through a breach has 1 less', () => {
  const fort = { id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [10, 22.5], to: [30, 22.5] }] };
  const trial = begin(
    { terrain: [fort], south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, ...FAR_CORNER] },
    (s) => {
      s.breached[0] = 1;
    },
  );
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 1 }, 3, 3, 2, 6, 6, 6, 6, 6);
  assert.equal(trial.s.strength[1], 3);
});

// Guns of all kinds (E7)

clause(['MM-E7h2', 'MM-E7i1', 'MM-E7i2'], 'howitzers reach 24 inches, rifled guns 48', () => {
  const range = (trait: 'howitzer' | 'rifledArtillery', gap: number) => {
    const trial = begin({
      switches: { howitzers: true, rifledArtillery: true },
      south: [{ type: 'artillery', traits: [trait], at: [[4, 20, 90]] }],
      north: [{ at: [[7 + gap, 20, 270]] }, ...FAR_CORNER],
    });
    trial.give(acts([0], []));
    return trial.refused(shoots(0, 1, 90, 'shot'))?.code;
  };
  assert.deepEqual([range('howitzer', 24), range('howitzer', 24.1)], [undefined, 'R-RANGE']);
  assert.deepEqual([range('rifledArtillery', 48), range('rifledArtillery', 48.1)], [undefined, 'R-RANGE']);
});

clause(['MM-E7g3', 'MM-C5d'], 'a heavy gun hits those in a town on a 5, another gun on a 6', () => {
  for (const heavy of [true, false]) {
    const trial = begin({
      terrain: [{ id: 'village', kind: 'town', poly: box(16, 22, 24, 32) }],
      switches: { heavyArtillery: heavy },
      south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[20, 10]] }],
      north: [{ at: [[20, 24]] }, ...FAR_CORNER],
    });
    trial.give(acts([0], []));
    trial.give(shoots(0, 1, 0, 'shot'), 5, ...(heavy ? [4, 4, 1] : [4]));
    assert.equal(trial.s.strength[1], heavy ? 3 : 4);
  }
});

// Moves (B1, C)

/** Why a company does not go this far straight north; undefined if it may. */
function north(type: TroopType, far: number, terrain: readonly object[], more: readonly TestRegiment[] = []) {
  const trial = begin({ terrain, south: [{ type, at: [[20, 10]] }, ...more], north: FAR_CORNER });
  trial.give(acts([0]));
  return trial.refused(moves(goes(0, 20, 10 + far, 0)))?.clause;
}

clause('MM-B1j', 'a company passes over friends, and does not end on one', () => {
  const friend: TestRegiment = { at: [[20, 15]] };
  assert.equal(north('lineInfantry', 10, [], [friend]), undefined);
  assert.equal(north('lineInfantry', 4, [], [friend]), 'MM-B1k');
});

const lane = (...line: number[][]) => ({ id: 'lane', kind: 'road', width: 1, line });

clause(
  ['MM-C1b', 'MM-C1c', 'MM-C1d'],
  'a road gives half as much again while it is followed, and leads through a wood',
  () => {
    const wood = { id: 'wood', kind: 'woods', poly: box(10, 14, 30, 20) };
    const straight = lane([20, 0], [20, 48]);
    assert.equal(north('cavalry', 27, [straight]), undefined);
    assert.equal(
      north('cavalry', 27, [lane([20.6, 0], [20.6, 48])]),
      'MM-B1e',
      'more than half an inch beside it',
    );
    assert.equal(north('cavalry', 27, [lane([20, 0], [20, 30])]), 'MM-B1e', 'it leaves the road');
    assert.equal(north('cavalry', 17, [wood]), 'MM-C2a');
    assert.equal(north('cavalry', 17, [wood, straight]), undefined);
  },
);

clause(
  ['MM-C2h', 'MM-C3a', 'MM-C5j'],
  'woods do not slow light foot, nor a gentle hill any unit; no unit may enter a burning town',
  () => {
    const wood = { id: 'wood', kind: 'woods', poly: box(10, 14, 30, 20) };
    assert.deepEqual(
      (['lineInfantry', 'lightInfantry', 'engineers'] as const).map((type) => north(type, 12, [wood])),
      ['MM-C2b', undefined, undefined],
    );
    const hill = (steep: boolean) => ({
      id: 'hill',
      kind: 'hill',
      level: 1,
      steep,
      poly: box(10, 14, 30, 20),
    });
    assert.equal(north('lineInfantry', 12, [hill(false)]), undefined);
    assert.equal(north('lineInfantry', 12, [hill(true)]), 'MM-C3b');
    const town = { id: 'town', kind: 'town', poly: box(10, 14, 30, 20) };
    const trial = begin(
      { terrain: [town, lane([20, 0], [20, 48])], south: [{ at: [[20, 10]] }], north: FAR_CORNER },
      (s) => {
        s.burning[0] = 1;
      },
    );
    trial.give(acts([0]));
    assert.equal(trial.refused(moves(goes(0, 20, 15, 0)))?.clause, 'MM-C5j', 'on the road neither');
  },
);

clause(
  ['MM-C4b', 'MM-C4c', 'MM-C4d', 'MM-C4f'],
  'a ford halts a company that enters; it does not shoot there, and moves on in its next turn',
  () => {
    const ford = { id: 'ford', kind: 'water', fordable: true, poly: box(0, 14, 72, 17) };
    const trial = begin({
      terrain: [ford],
      south: [{ weapon: 'rifle', at: [[20, 10]] }],
      north: [{ at: [[20, 30]] }, ...FAR_CORNER],
    });
    trial.give(acts([0]));
    assert.equal(trial.refused(moves(goes(0, 20, 15, 0)))?.clause, 'MM-C4b');
    trial.give(moves(goes(0, 20, 14, 0)));
    assert.equal(trial.question().kind, 'act', 'no shot from the water');
    const nextTurn = () => {
      trial.give({ do: 'done' });
      trial.give({ do: 'done' }); // North
    };
    nextTurn();
    trial.give(acts([0], []));
    assert.equal(trial.refused(shoots(0, 1, 0, 'rifle'))?.code, 'R-IN-WATER');
    trial.give({ do: 'done' });
    nextTurn();
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 22, 0)));
    assert.equal(trial.s.y[0], inch(22));
  },
);
