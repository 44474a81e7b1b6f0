import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { LOST } from '../src/model/state.ts';
import { acts, begin, DONE, FAR, goes, inch, moves, type TestRegiment } from './battlefield.ts';

/** Storming, crossing and breaching walls, place by place (C6). */

const wall = (id: string, from: readonly [number, number], to: readonly [number, number], gate = false) => ({
  id: `fort-${id}`,
  kind: 'highWall',
  segments: [{ id, from, to, gate }],
});

/** A company with ladders has beaten back the one that it stormed over a wall. */
function cleared(more: { terrain?: object[]; behind?: TestRegiment[]; x?: number } = {}) {
  const { terrain = [wall('w', [10, 22], [30, 22])], behind = [], x = 20 } = more;
  const trial = begin({
    terrain,
    south: [{ traits: ['ladders'], at: [[20, 15]] }],
    north: [{ at: [[x, 24.2]] }, ...behind, ...FAR],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, x, 20.45, 0)));
  trial.give({ do: 'melee', company: 0, target: 1 }, 1, 1, 2, 2, 6, 6, 6, 4);
  return trial;
}
const to = (x: number, y: number, facing = 0): Answer => ({
  do: 'storm',
  x: inch(x),
  y: inch(y),
  facing: facing * 10,
});

clause(
  ['MM-C6j', 'MM-B1k', 'MM-B1l'],
  'a crossing ends clear of the wall just crossed, touching it from inside',
  () => {
    const trial = cleared();
    assert.equal(trial.question().stable, false, 'a game is taken up from before the melee');
    const why = (answer: Answer) => trial.refused(answer)?.clause ?? null;
    assert.equal(why(to(20, 23.55)), null);
    assert.equal(why(to(20, 23.6)), null, 'a tenth of an inch off the wall');
    assert.equal(why(to(20, 23.61)), null, 'within the tolerance');
    assert.equal(why(to(20, 23.62)), 'MM-C6j', 'it touches it no more');
    assert.equal(why(to(20, 23.4)), null, 'a tenth of an inch into it');
    assert.equal(why(to(20, 23.39)), 'MM-C6j', 'astride');
    assert.equal(why(to(20, 20.45)), 'MM-C6j', 'not across');
    assert.equal(why(to(22, 23.55)), null);
    assert.equal(why(to(20, 23.7, 10)), null, 'aslant, a corner at the wall');
    assert.equal(why(to(33, 23.55)), 'MM-C6j', 'beside its end');
  },
);

clause(['MM-C6j', 'MM-B1k'], 'no company crosses a wall onto another', () => {
  const trial = cleared({ behind: [{ at: [[23.4, 24.5]] }] });
  assert.equal(trial.refused(to(20.2, 23.55))?.clause ?? null, null);
  assert.equal(trial.refused(to(21, 23.55))?.clause, 'MM-B1k');
});

clause('MM-C6j', 'a company is offered to cross each wall that it touches, and no other', () => {
  const corner = cleared({
    terrain: [
      wall('w', [10, 22], [30, 22]),
      wall('east', [21.55, 16], [21.55, 21.5]),
      wall('west', [17, 16], [17, 21]),
    ],
  });
  const options = [...corner.question().options()];
  const over = options.flatMap((each) =>
    each.do === 'storm' ? [[each.x / 1000, each.y / 1000, each.facing]] : [],
  );
  assert.deepEqual(over, [
    [20, 23.55, 1800],
    [20, 23.55, 0],
    [23.1, 20.45, 900],
    [23.1, 20.45, 2700],
  ]);
  assert.deepEqual(options.at(-1), DONE);
  assert.equal(corner.refused(to(15.45, 20.45))?.clause, 'MM-C6j', 'over a wall it does not touch');
  assert.equal(corner.refused(to(20, 23.39))?.clause, 'MM-C6j', 'astride one of them');
  assert.equal(corner.refused(to(20, 23.55))?.clause ?? null, null);
});

clause(
  'MM-C6j',
  'a company that has crossed is logged as over the wall, with its facing, and fights on equal terms',
  () => {
    const trial = cleared();
    trial.give(to(20, 23.55, 180));
    assert.deepEqual(
      [trial.s.onWall[0], trial.s.facing[0], trial.s.x[0], trial.s.y[0]],
      [1, 1800, inch(20), inch(23.55)],
    );
    const said = trial.logItems.find(({ sentence }) => /over the wall/.test(sentence));
    assert.deepEqual([said?.sentence, said?.clauses], ['The S 0 is over the wall.', ['MM-C6j']]);
    assert.equal((said?.what as { kind?: string } | undefined)?.kind, 'move');
  },
);

clause(
  ['MM-C6j', 'MM-B6e'],
  'only a company at the wall that has not shot, fought or run may storm it',
  () => {
    const storms = (change: (s: ReturnType<typeof begin>['s']) => void, y = 20.45) => {
      const trial = begin(
        {
          terrain: [wall('w', [10, 22], [30, 22])],
          south: [{ traits: ['ladders'], at: [[20, y]] }, { at: [[40, 10]] }],
          north: [{ at: [[20, 24.2]] }, ...FAR],
        },
        change,
      );
      trial.give(acts([0], []));
      if (trial.question().kind === 'shoot') trial.give(DONE);
      return trial.question().kind === 'melee';
    };
    assert.equal(
      storms(() => {}),
      true,
    );
    assert.equal(
      storms(() => {}, 20.2),
      false,
    );
    assert.equal(
      storms((s) => (s.breached[0] = 1)),
      true,
      'through the breach he is in melee range',
    );
  },
);

clause(['MM-C6f', 'MM-C6k'], 'a heavy gun is offered each wall in reach and sight that is whole', () => {
  const tries = (
    change: (s: ReturnType<typeof begin>['s']) => void = () => {},
    traits: TestRegiment['traits'] = ['heavyArtillery'],
  ) => {
    const trial = begin(
      {
        terrain: [
          wall('near', [10, 22], [30, 22]),
          wall('far', [10, 25], [30, 25]),
          wall('hidden', [10, 23.5], [30, 23.5]),
        ],
        switches: { heavyArtillery: true },
        south: [{ type: 'artillery', traits: traits ?? [], at: [[20, 12]] }],
        north: FAR,
      },
      change,
    );
    trial.give(acts([0], []));
    return trial.question().kind === 'shoot'
      ? [...trial.question().options()].flatMap((each) =>
          each.do === 'shoot' && each.at === 'wall' ? [each.target] : [],
        )
      : [];
  };
  assert.deepEqual(tries(), [0], 'the others are behind it');
  assert.deepEqual(
    tries((s) => (s.breached[0] = 1)),
    [2],
    'seen through the breach; the third is 13 inches off',
  );
  assert.deepEqual(
    tries(() => {}, []),
    [],
  );
});

clause(['MM-C6g', 'MM-C6l'], 'only engineers that touch a whole gate throw for it', () => {
  const thrown = (type: 'engineers' | 'lineInfantry', y: number, gate = true) => {
    const trial = begin({
      terrain: [wall('w', [10, 22], [30, 22], gate)],
      south: [
        { type, at: [[20, 15]] },
        { type: 'engineers', at: [[40, 10]] },
      ],
      north: FAR,
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, y, 0)), ...(type === 'engineers' && y === 20.45 && gate ? [6] : []));
    return trial.s.breached[0];
  };
  assert.equal(thrown('engineers', 20.45), 1);
  assert.equal(thrown('engineers', 20.3), 0, 'two tenths of an inch off');
  assert.equal(thrown('engineers', 20.45, false), 0, 'no gate');
  assert.equal(thrown('lineInfantry', 20.45), 0);
});

clause(
  ['MM-C6f', 'MM-C6k', 'MM-B4a', 'MM-B1f'],
  'a try at a wall is a shot: one a player turn, told, the gun turned to it',
  () => {
    const trial = begin({
      terrain: [wall('w', [10, 22], [30, 22]), wall('v', [34, 20], [34, 26])],
      switches: { heavyArtillery: true },
      south: [
        { type: 'artillery', traits: ['heavyArtillery'], at: [[26, 14]] },
        { type: 'artillery', at: [[40, 5]] },
      ],
      north: FAR,
    });
    trial.give(acts([0], []));
    const tries = [...trial.question().options()].flatMap((each) => (each.do === 'shoot' ? [each] : []));
    assert.deepEqual(
      tries.map(({ at, target }) => [at, target]),
      [
        ['wall', 0],
        ['wall', 1],
      ],
    );
    const [, aside] = tries;
    trial.give(aside!, 1);
    assert.deepEqual([trial.s.facing[0], trial.s.breached[1], trial.s.done[0]! & 4], [aside!.facing, 0, 4]);
    const said = trial.logItems.findLast(({ sentence }) => /shoots at/.test(sentence));
    assert.deepEqual(
      [said?.sentence, said?.clauses],
      ['The S 0 shoots at v with shot or shell.', ['MM-B4a']],
    );
    assert.deepEqual((said?.what as { at?: { spot: object } } | undefined)?.at?.spot, {
      x: inch(34),
      y: inch(23),
    });
    assert.notEqual(trial.refused(tries[0]!), null, 'no second try');
  },
);

clause(['MM-C6j', 'MM-B2c', 'MM-B6e'], 'a company that has shot may not storm a wall', () => {
  const trial = begin({
    terrain: [wall('w', [10, 22], [30, 22])],
    south: [{ traits: ['ladders'], at: [[20, 20.45]] }],
    north: [{ at: [[20, 24.2]] }, { at: [[26.5, 23.6]] }, ...FAR],
  });
  trial.give(acts([0], []));
  assert.equal(trial.question().kind, 'shoot');
  const shot = [...trial.question().options()].find((each) => each.do === 'shoot');
  trial.give(shot!, 1, 1, 1, 1);
  if (trial.question().kind === 'shoot') trial.give(DONE);
  assert.notEqual(trial.question().kind, 'melee');
});

clause(['MM-C6j', 'MM-B1l'], 'a company that would leave the table is not asked to cross a wall', () => {
  const trial = begin({
    terrain: [wall('w', [10, 45], [30, 45])],
    south: [{ traits: ['ladders'], at: [[20, 43.45]] }],
    north: [{ at: [[20, 46.5]] }, ...FAR],
  });
  trial.give(acts([0], []));
  if (trial.question().kind === 'shoot') trial.give(DONE);
  trial.give({ do: 'melee', company: 0, target: 1 }, 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.s.status[1], LOST);
  assert.notEqual(trial.question().kind, 'storm');
});
