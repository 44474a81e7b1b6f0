import assert from 'node:assert/strict';
import { Position } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Answer, morschauser } from '../src/index.ts';
import { settingOf } from '../src/model/setting.ts';
import { LOST, MAY_NOT_CHARGE, NONE } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  GATED_WALL,
  goes,
  inch,
  moves,
  shoots,
  type TestGame,
  type TestRegiment,
} from './battlefield.ts';

/** The offers in play, their sides, and their log items. */

const PAIR: TestRegiment = {
  at: [
    [20, 20],
    [23.1, 20],
  ],
};
const offered = (trial: TestGame): Answer[] => [...trial.question().options()];

/** Chance that draws the first thing, or the second if the number of things is one of `others`. */
const first =
  (...others: readonly number[]) =>
  (n: number): number =>
    others.includes(n) ? 1 : 0;

// Groups

clause('MM-E2r', 'in an unformed regiment only the declared companies move', () => {
  const trial = begin({ switches: { formedRegiments: false }, south: [PAIR], north: FAR });
  trial.give(acts([0, 1], [0]));
  assert.deepEqual(trial.s.group?.movers, [0]);
});

clause('MM-E2r', 'a formed regiment declared to stand has no movers', () => {
  const trial = begin({
    switches: { formedRegiments: true },
    south: [PAIR],
    north: [{ at: [[20, 24.9]] }, ...FAR],
  });
  trial.give(acts([0, 1], []));
  assert.deepEqual(trial.s.group?.movers, []);
});

clause('MM-A5f', 'only companies of the group that is acting shoot', () => {
  const trial = begin({
    south: [{ at: [[20, 20]] }, { at: [[26, 20]] }],
    north: [{ at: [[20, 26.5]] }, { at: [[26, 26.5]] }, ...FAR],
  });
  trial.give(acts([0], []));
  assert.equal(trial.refused(shoots(0, 2)), null);
  assert.equal(trial.refused(shoots(1, 3))?.code, 'R-NOT-GROUP');
});

clause(
  ['MM-A5l', 'MM-C6f'],
  'a heavy gun that stood while others moved does not try at a wall after their moves',
  () => {
    const trial = begin({
      terrain: [GATED_WALL],
      switches: { heavyArtillery: true },
      south: [
        {
          type: 'artillery',
          traits: ['heavyArtillery'],
          at: [
            [20, 12],
            [50, 12],
          ],
        },
      ],
      north: FAR,
    });
    trial.give(acts([0, 1], [1]));
    trial.give(DONE);
    trial.give(moves(goes(1, 50, 14, 0)));
    assert.equal(trial.question().kind, 'shoot-after');
    const shooters = offered(trial).flatMap((each) => (each.do === 'shoot' ? [each.company] : []));
    assert.deepEqual([...new Set(shooters)], [1]);
  },
);

clause('MM-B1b', 'an obeying company is asked for a move; one that does not obey is reported', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: FAR });
  trial.give(acts([0]));
  assert.equal(trial.question().kind, 'move');
  assert.doesNotMatch(trial.question().prompt(), /By command/);
  trial.s.group!.results[0] = MAY_NOT_CHARGE;
  assert.match(trial.question().prompt(), /By command .* may not charge\./);
});

// Shots

clause('MM-B4f', 'shots are offered at enemies in no melee, and at generals who stand alone', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    south: [{ at: [[20, 20]] }],
    north: [{ at: [[20, 26.5]] }, ...FAR],
    generals: [
      [60, 2],
      [22.5, 24],
    ],
  });
  trial.give(acts([0], []));
  const targets = offered(trial).flatMap((each) => (each.do === 'shoot' ? [[each.at, each.target]] : []));
  assert.deepEqual(targets, [
    ['company', 1],
    ['general', 1],
  ]);
});

clause('MM-E5a', 'a general of the shooter does not cover one of the enemy by being nearer', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    south: [{ at: [[20, 20]] }],
    north: FAR,
    generals: [
      [20, 24],
      [22, 26.5],
    ],
  });
  trial.give(acts([0], []));
  const answer: Answer = { do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 };
  assert.equal(trial.refused(answer), null);
});

clause(['MM-C5i', 'MM-E5d'], 'a shot at a company names the company, a shot at a general the general', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 26.5]] }, ...FAR] });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1), 1, 1, 1, 1);
  const told = trial.logItems.map(({ sentence }) => sentence).join(' ');
  assert.match(told, /N 0/);
  assert.doesNotMatch(told, /General/);
});

clause('MM-D1e', 'the losses of the second side are counted like those of the first', () => {
  const trial = begin(
    {
      south: [{ at: [[20, 20]] }, { at: [[60, 5]] }],
      north: [{ at: [[20, 26.5]] }, { at: [[60, 40]] }],
    },
    (s) => {
      s.strength[2] = 1;
    },
  );
  trial.give(acts([0], []));
  trial.give(shoots(0, 2), 6, 6, 6, 6);
  assert.deepEqual([trial.s.status[2], trial.s.winner], [LOST, 0]);
});

// Walls

clause('MM-C6f', 'a heavy gun is offered its try at a wall turned to the middle of it', () => {
  const trial = begin({
    terrain: [GATED_WALL],
    switches: { heavyArtillery: true },
    south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[20, 12]] }],
    north: FAR,
  });
  trial.give(acts([0], []));
  const tries = offered(trial).flatMap((each) =>
    each.do === 'shoot' && each.at === 'wall' ? [each.facing] : [],
  );
  assert.deepEqual(tries, [0]);
});

clause(
  ['MM-C6j', 'MM-B1k'],
  'a storming company crosses the wall at a right angle, and ends clear of it',
  () => {
    const trial = begin({
      terrain: [GATED_WALL],
      south: [{ traits: ['ladders'], at: [[20, 15]] }],
      north: [
        {
          at: [
            [20, 24],
            [60, 44],
            [65, 44],
          ],
        },
      ],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 20.45, 0)));
    trial.give({ do: 'melee', company: 0, target: 1 }, 1, 1, 2, 2, 6, 6, 6, 4);
    const over = offered(trial).flatMap((each) =>
      each.do === 'storm' ? [[each.x, each.y, each.facing]] : [],
    );
    assert.deepEqual(over, [
      [inch(20), inch(23.55), 1800],
      [inch(20), inch(23.55), 0],
    ]);
    const to = (y: number): Answer => ({ do: 'storm', x: inch(20), y: inch(y), facing: 0 });
    assert.equal(trial.refused(to(23.55)), null);
    assert.equal(trial.refused(to(23.35))?.clause, 'MM-C6j');
  },
);

// Moves and rides

clause(['MM-E1f', 'MM-B1r'], 'a column is offered a move together, the foremost going first', () => {
  const trial = begin({
    south: [
      {
        at: [
          [20, 20],
          [20, 23.1],
        ],
      },
    ],
    north: FAR,
  });
  trial.give(acts([0, 1]));
  const both = offered(trial).flatMap((each) =>
    each.do === 'move' && each.moves.length === 2 && each.moves.every(({ legs }) => legs[0]?.x === inch(20))
      ? [each.moves.map(({ company, legs }) => [company, legs[0]!.y > inch(20)])]
      : [],
  );
  assert.ok(both.length > 0);
  assert.ok(both.some(([lead]) => lead?.[0] === 1));
});

clause(['MM-E1f', 'MM-C5g'], 'the charge straight at an enemy in reach is offered before other moves', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 28]] }, ...FAR] });
  trial.give(acts([0]));
  trial.give(DONE); // no company shoots first
  const [charge] = offered(trial);
  assert.deepEqual(charge, moves(goes(0, 20, 22.5, 0)));
});

clause(
  ['MM-E1f', 'MM-B1r'],
  'random moves of two companies together use the bearing they would turn to',
  () => {
    const trial = begin({ south: [PAIR], north: FAR });
    trial.give(acts([0, 1]));
    const answer = trial.question().sample?.(first(3));
    assert.ok(answer?.do === 'move');
    assert.deepEqual(
      answer.moves.map(({ company, legs }) => [company, legs[0]?.x, legs[0]?.y]),
      [
        [1, 23_411, 21_159],
        [0, 20_311, 21_159],
      ],
    );
  },
);

clause('MM-B1m', 'a ride round a pond turns once at its middle if that is shortest', () => {
  const box = [
    [18, 14],
    [22, 14],
    [22, 18],
    [18, 18],
  ];
  const trial = begin({
    terrain: [{ id: 'pond', kind: 'water', fordable: false, poly: box }],
    south: [{ at: [[20, 24.25]] }],
    north: FAR,
    generals: [
      [20, 10],
      [36, 47],
    ],
  });
  const rides = offered(trial).flatMap((each) => (each.do === 'general' ? [each.via] : []));
  assert.deepEqual(rides, [[{ x: inch(24), y: inch(16) }]]);
});

clause(
  ['MM-B6f', 'MM-B6ag'],
  'a company that may move after melee may turn instead, and then still go back',
  () => {
    const trial = begin({
      terrain: [
        {
          id: 'wood',
          kind: 'woods',
          poly: [
            [16, 23.6],
            [24, 23.6],
            [24, 30],
            [16, 30],
          ],
        },
      ],
      south: [{ type: 'lightCavalry', at: [[20, 20]] }],
      north: [{ at: [[20, 25]] }, ...FAR],
    });
    trial.give(acts([0], []));
    trial.give(DONE);
    assert.equal(trial.question().kind, 'move-after');
    trial.give({ do: 'pivot', company: 0, facing: 100 });
    assert.equal(trial.s.facing[0], 100);
    trial.give(moves(goes(0, 20, 12, 0)));
    assert.equal(trial.s.y[0], inch(12));
  },
);

// Works

clause(['MM-E7k1', 'MM-E7k3'], 'a work is logged when it is begun, continued and finished', () => {
  const trial = begin({
    switches: { engineering: true },
    south: [
      { type: 'engineers', at: [[20, 20]] },
      { type: 'wagons', weapon: 'none', at: [[26, 20]] },
    ],
    north: FAR,
    turns: 12,
  });
  trial.give({ do: 'work', task: 2, x: inch(23), y: inch(20), facing: 0, about: NONE });
  for (let turn = 0; turn < 8; turn++) trial.give(DONE);
  const told = trial.logItems.flatMap(({ what, clauses }) => {
    const { kind, change, feature } = (what ?? {}) as Record<string, unknown>;
    return kind === 'ground' ? [[feature, change, ...clauses]] : [];
  });
  const goesOn = ['work:0', 'work goes on', 'MM-E7k3'];
  assert.deepEqual(told, [
    ['work:0', 'work begun', 'MM-E7k1'],
    goesOn,
    goesOn,
    goesOn,
    ['work:0', 'work finished', 'MM-E7k3'],
  ]);
});

// Forces

clause('MM-E7o2', 'a mark makes a regiment cheaper if its switch is on, and is refused if it is off', () => {
  const { lists } = morschauser.field('pick-up', { setup: 'own', seed: 3 });
  const line = { brigade: 1, type: 'lineInfantry', weapon: 'musket', companies: 4 } as const;
  const force: Answer = { do: 'buy', generals: 1, regiments: [{ ...line, traits: ['militia'] }] };
  const refused = (militia: boolean) => {
    const setting = settingOf({ ...lists, switches: { ...lists.switches, militia } });
    const position = Position.start(morschauser, setting, { throw: () => [] });
    return position.open[0]?.refuse(force)?.clause ?? null;
  };
  assert.deepEqual([refused(true), refused(false)], [null, 'MM-E7o2']);
});
