import assert from 'node:assert/strict';
import type { LogItem } from '@linstock/kernel';
import type { GameEvent } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { LOST, MOVED, NONE } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  FAR_AHEAD,
  FAR_CORNER,
  goes,
  inch,
  moves,
  shoots,
  type TestGame,
} from './battlefield.ts';

/** The effect of each step of a game on the table, and its log item with the clause. */

const logItem = (trial: TestGame, words: RegExp): LogItem<GameEvent> => {
  const found = trial.logItems.findLast(({ sentence }) => words.test(sentence));
  assert.ok(found, `nothing told like ${words}: ${trial.logItems.map(({ sentence }) => sentence).join(' ')}`);
  return found as LogItem<GameEvent>;
};
const kindOf = ({ what }: LogItem<GameEvent>): string | undefined => what?.kind;

const HORSE = { type: 'cavalry', weapon: 'none' } as const;
const CROP = {
  id: 'corn',
  kind: 'crop',
  poly: [
    [22, 12],
    [32, 12],
    [32, 32],
    [22, 32],
  ],
};

clause(['MM-E8a', 'MM-C7l', 'MM-B3m'], 'a pursuit tramples crops, has a new target and is logged', () => {
  const trial = begin({
    switches: { pursuit: true },
    terrain: [
      {
        ...CROP,
        poly: [
          [19, 12],
          [32, 12],
          [32, 32],
          [19, 32],
        ],
      },
    ],
    south: [{ ...HORSE, at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, { at: [[28.6, 15.2, 270]] }, ...FAR],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'pursue');
  const [into] = [...trial.question().options()];
  assert.equal(into?.do, 'pursue');
  trial.give(into!, 6, 6, 6, 6, 6, 6, 6, 6);
  const said = logItem(trial, /pursues into/);
  assert.deepEqual([trial.s.trampled[0], trial.s.x[0]], [1, inch(23)]);
  assert.match(said.sentence, /^The S 0 pursues into the N 1\.$/);
  assert.deepEqual([kindOf(said), said.clauses], ['pursuit', ['MM-E8a']]);
  assert.equal(logItem(trial, /against/).sentence, 'The S 0 against the N 1: 0 hits to 0, drawn.');
});

clause(
  ['MM-E8a', 'MM-E8c', 'MM-A5o'],
  'a pursuit is offered into every enemy within reach, and into no other',
  () => {
    const offered = (...foes: (readonly [number, number, number?])[]) => {
      const trial = begin({
        switches: { pursuit: true },
        south: [{ ...HORSE, at: [[20, 10]] }],
        north: [{ at: [[20, 20]] }, ...foes.map((at) => ({ at: [at] })), ...FAR],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
      const { kind } = trial.question();
      if (kind !== 'pursue') return kind;
      return [...trial.question().options()].map((answer) =>
        answer.do === 'pursue' ? answer.target : answer.do,
      );
    };
    assert.equal(offered(), 'act');
    // 3 inches of pursuit and 3 of range.
    assert.deepEqual(offered([28.9, 15.2, 270]), [2, 'done']);
    assert.deepEqual(offered([29.1, 15.2, 270]), [2, 'done'], 'a turned corner reaches farther');
    assert.equal(offered([29.7, 15.2, 270]), 'act');
    assert.deepEqual(offered([28.5, 15.2, 270], [11.5, 15.2, 90]), [2, 3, 'done']);
    assert.deepEqual(offered([26, 20, 225]), [2, 'done']);
  },
);

clause(
  ['MM-E3f', 'MM-E3l', 'MM-C7l', 'MM-E3i'],
  'a unit that throws 1 falls back once, trampling crops, and this is logged',
  () => {
    const trial = begin(
      {
        switches: { brigadeMorale: true, halfLossesEndGame: false },
        terrain: [CROP],
        south: [{ at: [[27, 30]] }, { at: [[40, 30]] }, { at: [[50, 10]] }, { at: [[55, 10]] }],
        north: FAR_CORNER,
      },
      (s) => {
        s.status[2] = LOST;
        s.status[3] = LOST;
        [s.active, s.first] = [1, 1];
      },
    );
    trial.give(DONE);
    assert.deepEqual([trial.question().kind, trial.question().clause], ['morale', 'MM-E3i']);
    assert.deepEqual(
      [...trial.question().options()],
      [
        { do: 'test', company: 0 },
        { do: 'test', company: 1 },
      ],
    );
    assert.equal(trial.refused({ do: 'test', company: 2 })?.clause, 'MM-E3i');
    trial.give({ do: 'test', company: 0 }, 1, 3); // the other one, left alone, throws at once and stands
    assert.equal(trial.s.y[0], inch(18));
    assert.deepEqual([...trial.s.trampled], [1]);
    assert.ok(((trial.s.done[0] ?? 0) & MOVED) !== 0);
    const said = logItem(trial, /falls? back/);
    assert.deepEqual(
      [said.sentence, kindOf(said), said.clauses],
      ['The S 0 falls back.', 'retreat', ['MM-E3f']],
    );
  },
);

clause(['MM-E3j', 'MM-C7l', 'MM-E3k'], 'a rout tramples the crops it runs through, and is logged', () => {
  const trial = begin(
    {
      switches: { brigadeMorale: true, halfLossesEndGame: false },
      terrain: [CROP],
      south: [
        {
          at: [
            [27, 24],
            [50, 10],
          ],
        },
      ],
      north: FAR_CORNER,
    },
    (s) => {
      s.routing[0] = 1;
      [s.active, s.first] = [1, 1];
    },
  );
  trial.give(DONE);
  assert.equal(trial.s.y[0], inch(12));
  assert.deepEqual([...trial.s.trampled], [1]);
  const said = logItem(trial, /runs/);
  assert.deepEqual(
    [said.sentence.replace(/^The (1st company of the )?S 0/, 'It'), kindOf(said), said.clauses],
    ['It runs 12 inches.', 'flight', ['MM-E3j']],
  );
});

clause(
  ['MM-B6q', 'MM-C7l', 'MM-E6e'],
  'a beaten company counts as moved, tramples crops in its path, and its retreat is logged',
  () => {
    const trial = begin({
      terrain: [
        {
          ...CROP,
          poly: [
            [15, 24],
            [25, 24],
            [25, 30],
            [15, 30],
          ],
        },
      ],
      south: [{ at: [[20, 10]] }],
      north: [{ at: [[20, 20]] }, ...FAR],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 6, 6, 6, 6, 6, 6);
    assert.deepEqual([trial.s.stirred[1], trial.s.trampled[0], trial.s.target[0]], [1, 1, NONE]);
    const said = logItem(trial, /retreats/);
    assert.deepEqual(
      [said.sentence, kindOf(said), said.clauses],
      ['The N 0 retreats 12 inches.', 'retreat', ['MM-B6q']],
    );
    const round = logItem(trial, /against/);
    assert.deepEqual(round.what, {
      kind: 'melee',
      attackers: ['company:0'],
      defenders: ['company:1'],
      losses: [{ piece: 'company:1', points: 2 }],
    });
  },
);

clause(
  ['MM-A1h', 'MM-A1i', 'MM-A1r', 'MM-E1d'],
  'a lost company has no place, and its loss is logged',
  () => {
    const shot = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 17]] }, ...FAR] }, (s) => {
      s.strength[1] = 1;
      s.routing[1] = 1;
      s.target[1] = 0;
    });
    shot.give(acts([0], []));
    shot.give(shoots(0, 1), 5, 1, 1, 1);
    assert.deepEqual([shot.s.status[1], shot.s.routing[1], shot.s.target[1]], [LOST, 0, NONE]);
    assert.ok((shot.s.x[1] ?? 0) < -100_000 && (shot.s.y[1] ?? 0) < -100_000, 'off every table');
    const gone = logItem(shot, /N 0 .*(destroyed|removed|lost|gone)/);
    assert.equal(kindOf(gone), 'removed');
    assert.ok(gone.clauses.includes('MM-A1r'));
    const hits = logItem(shot, /takes/);
    assert.deepEqual(
      [hits.sentence, kindOf(hits), hits.clauses],
      ['The N 0 takes 1 hit.', 'loss', ['MM-A1h']],
    );
  },
);

clause(
  ['MM-C6m', 'MM-C6e'],
  'mines are offered one by one at the start of the turn, and firing one is logged',
  () => {
    const fort = (id: string, y: number) => ({
      id: `fort-${id}`,
      kind: 'highWall',
      segments: [{ id, from: [10, y], to: [30, y] }],
    });
    const trial = begin({
      terrain: [fort('a', 22), fort('b', 30)],
      south: [{ at: [[20, 15]] }],
      north: FAR,
      mines: ['a', 'b'],
    });
    assert.deepEqual(
      [...trial.question().options()],
      [{ do: 'done' }, { do: 'mine', mine: 0 }, { do: 'mine', mine: 1 }],
    );
    trial.give({ do: 'mine', mine: 1 });
    const said = logItem(trial, /mine is fired/);
    assert.deepEqual(
      [said.sentence, kindOf(said), said.clauses],
      ['A mine is fired: b is breached.', 'ground', ['MM-C6m']],
    );
    assert.deepEqual([...trial.question().options()], [{ do: 'done' }, { do: 'mine', mine: 0 }]);
  },
);

clause(
  ['MM-A0k', 'MM-A5i', 'MM-A5e', 'MM-D1d'],
  'each player turn begins afresh; its beginning and the end of the battle are logged',
  () => {
    const trial = begin(
      { turns: 1, south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }, ...FAR] },
      (s) => {
        s.target[1] = 0;
        s.flank[1] = 1;
        s.done[1] = MOVED;
      },
    );
    trial.give(DONE);
    const begun = logItem(trial, /player turn/);
    assert.deepEqual(
      [begun.sentence, kindOf(begun), begun.clauses, begun.side],
      ['Turn 1, North player turn.', 'turn', ['MM-A0k'], 1],
    );
    assert.deepEqual([trial.s.target[1], trial.s.flank[1], trial.s.done[1]], [NONE, 0, 0]);
    trial.give(DONE);
    assert.ok(trial.position.over);
    const end = logItem(trial, /battle is over/);
    assert.deepEqual([kindOf(end), end.side], ['end', null]);
    assert.equal(trial.s.group, null);
  },
);

clause(['MM-C5f', 'MM-C5h', 'MM-C5i'], 'a burning town is logged when it catches fire', () => {
  const town = {
    id: 'mill',
    kind: 'town',
    poly: [
      [15, 18],
      [25, 18],
      [25, 26],
      [15, 26],
    ],
  };
  const trial = begin({
    terrain: [town],
    south: [{ type: 'artillery', at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, ...FAR],
  });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1, 0, 'shot'), 6, 6, 6);
  const said = logItem(trial, /burns/);
  assert.deepEqual(
    [said.sentence, kindOf(said), said.clauses],
    ['Mill burns.', 'ground', ['MM-C5f', 'MM-C5h']],
  );
});

clause(
  ['MM-B1b', 'MM-B1d', 'MM-B3a', 'MM-B6af'],
  'a move is logged with its poses, and a charge with its target',
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }, { at: [[40, 10]] }],
      north: [{ at: [[40, 20]] }, ...FAR_AHEAD],
      generals: [
        [20, 7.75],
        [60, 46],
      ],
    });
    trial.give(acts([0]));
    const legs = [
      { x: inch(23), y: inch(10), facing: 0 },
      { x: inch(23), y: inch(14), facing: 0 },
    ];
    trial.give({ do: 'move', moves: [{ company: 0, entry: null, legs, facing: 0, target: null }] });
    const moved = logItem(trial, /moves/);
    assert.deepEqual(
      [moved.sentence, moved.clauses, kindOf(moved)],
      ['The S 0 moves 7 inches.', ['MM-B1b'], 'move'],
    );
    const went = moved.what?.kind === 'move' ? moved.what.went : [];
    const ways = went.map(({ piece, path }) => [
      piece,
      path && 'poses' in path ? path.poses.map(({ x, y }) => [x, y]) : [],
    ]);
    assert.deepEqual(ways, [
      [
        'company:0',
        [
          [20_000, 10_000],
          [23_000, 10_000],
          [23_000, 14_000],
          [23_000, 14_000],
        ],
      ],
      [
        'general:0',
        [
          [20_000, 7750],
          [23_000, 11_750],
        ],
      ],
    ]);
    trial.give(acts([1]));
    trial.give(moves(goes(1, 40, 15, 0)), 6, 6, 6, 6, 6, 6, 6, 6);
    const charged = logItem(trial, /charges/);
    assert.deepEqual(
      [charged.sentence, charged.clauses, kindOf(charged)],
      ['The S 1 charges the N 0.', ['MM-B3a'], 'charge'],
    );
  },
);

clause(
  ['MM-A5a', 'MM-A5b', 'MM-A5d', 'MM-A5g'],
  'the higher die chooses who moves first, and the choice is logged',
  () => {
    const thrown = (choice: 'first' | 'second', ...faces: number[]) => {
      const trial = begin({ switches: { rerollInitiative: true }, south: [{ at: [[20, 10]] }], north: FAR });
      trial.give(DONE);
      trial.give(DONE);
      trial.give({ do: 'throw' }, ...faces);
      const chooser = trial.question().side;
      assert.deepEqual([...trial.question().options()], [{ do: 'first' }, { do: 'second' }]);
      trial.give({ do: choice });
      const said = logItem(trial, /moves first/);
      assert.deepEqual([said.clauses, said.side], [['MM-A5b'], chooser]);
      return [chooser, trial.s.first, trial.s.active, said.sentence];
    };
    assert.deepEqual(thrown('first', 5, 2), [0, 0, 0, 'The South side moves first.']);
    assert.deepEqual(thrown('second', 5, 2), [0, 1, 1, 'The North side moves first.']);
    assert.deepEqual(thrown('first', 1, 2), [1, 1, 1, 'The North side moves first.']);
    assert.deepEqual(thrown('second', 1, 2), [1, 0, 0, 'The South side moves first.']);
  },
);
