import assert from 'node:assert/strict';
import { type LogItem, Position, type Question } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { MorschauserBattle } from '../src/battles/index.ts';
import { type Answer, morschauser } from '../src/index.ts';
import { settingOf } from '../src/model/setting.ts';
import { box, inch } from './battlefield.ts';

/** The places of regiments before the game, one by one (MM-BAT1f). */

type Regiment = Extract<Answer, { do: 'buy' }>['regiments'][number];
const LINE: Regiment = { brigade: 1, type: 'lineInfantry', weapon: 'musket', traits: [], companies: 4 };
const GUNS: Regiment = { brigade: 1, type: 'artillery', weapon: 'cannon', traits: [], companies: 1 };

/** A pick-up game on ground of the test; each side buys the same, and the given side places first. */
function laying(
  regiments: readonly Regiment[],
  terrain: MorschauserBattle['terrain'] = [],
  placer: 0 | 1 = 0,
) {
  const { lists } = morschauser.field('pick-up', { setup: 'own', seed: 3 });
  const field = settingOf({ ...lists, lists: { ...lists.lists, terrain } });
  const faces = placer === 0 ? [2, 6] : [6, 2];
  const dice = { throw: () => [faces.shift() as number] };
  const logItems: LogItem[] = [];
  const position = Position.start(morschauser, field, dice, { listen: (each) => logItems.push(each) });
  const question = () => position.open[0] as Question<Answer>;
  const give = (answer: Answer) => assert.equal(position.answer(question().side, answer, dice), null);
  for (let i = 0; i < 2; i++) give({ do: 'buy', generals: 1, regiments: [...regiments] });
  assert.deepEqual([question().kind, question().side], ['initiative', 0]);
  give({ do: 'throw' });
  assert.deepEqual([question().kind, question().side], ['place', placer]);
  const { state: s } = position;
  const offered = () => [...question().options()];
  const places = (regiment: number) =>
    offered().flatMap((each) =>
      each.do === 'place' && each.regiment === regiment
        ? [each.at.map(({ x, y, facing }) => [x / 1000, y / 1000, facing / 10])]
        : [],
    );
  const firsts = (regiment: number) => places(regiment).map(([at]) => at?.slice(0, 2));
  return { question, give, offered, places, firsts, s, logItems };
}

const put = (regiment: number, ...at: (readonly [number, number])[]): Answer => ({
  do: 'place',
  regiment,
  at: at.map(([x, y]) => ({ x: inch(x), y: inch(y), facing: 0 })),
});

clause(
  'MM-BAT1f',
  'on open ground a regiment is offered a line 8 inches from its edge, at 1/4, 1/2 and 3/4 of it',
  () => {
    const row = (middle: number, y: number, facing: number) =>
      [-4.5, -1.5, 1.5, 4.5].map((off) => [middle + off, y, facing]);
    assert.deepEqual(laying([LINE]).places(0), [row(36, 8, 0), row(18, 8, 0), row(54, 8, 0)]);
    assert.deepEqual(laying([LINE], [], 1).places(1), [row(36, 40, 180), row(18, 40, 180), row(54, 40, 180)]);
  },
);

clause(
  ['MM-BAT1f', 'MM-B1h'],
  'where ground is closed to it a regiment is offered the nearest place aside, then other lines',
  () => {
    const wood = (west: number, south: number, east: number, north: number): MorschauserBattle['terrain'] => [
      { id: 'wood', kind: 'woods', poly: box(west, south, east, north) },
    ];
    const guns = (terrain: MorschauserBattle['terrain']) => laying([LINE, GUNS], terrain).firsts(1);
    assert.deepEqual(guns(wood(34, 0, 38, 20)), [
      [38.5, 8],
      [18, 8],
      [54, 8],
    ]);
    assert.deepEqual(guns(wood(34.6, 0, 39, 20))[0], [34.5, 8]);
    assert.deepEqual(guns(wood(34.9, 0, 36.2, 20))[0], [36.5, 8]);
    assert.deepEqual(guns(wood(0, 6, 72, 10))[0], [36, 4.5]);
    assert.deepEqual(guns(wood(0, 3, 72, 10))[0], [36, 11.5]);
    assert.deepEqual(guns(wood(0, 3, 72, 14))[0], [36, 1.5]);
    assert.deepEqual(guns(wood(4, 0, 72, 20))[0], [3.5, 8], 'as far aside as need be');
    assert.deepEqual(guns(wood(0, 0, 68, 20))[0], [68.5, 8]);
    assert.deepEqual(guns(wood(0, 0, 72, 48)), []);
  },
);

clause('MM-BAT1f', 'companies that find no line are laid out one by one if there is space', () => {
  const road = (id: string, x: number) => ({
    id,
    kind: 'road' as const,
    width: 1,
    line: [
      [x, 0],
      [x, 48],
    ] as [number, number][],
  });
  const terrain: MorschauserBattle['terrain'] = [
    { id: 'wood', kind: 'woods' as const, poly: box(0, 0, 72, 48) },
    road('a', 10),
    road('b', 50),
  ];
  for (const [placer, y, onward] of [
    [0, 1.5, 3],
    [1, 46.5, -3],
  ] as const) {
    const game = laying([{ ...GUNS, companies: 3 }], terrain, placer);
    assert.deepEqual(game.offered(), [{ do: 'rest' }]);
    game.give({ do: 'rest' });
    const ids = placer === 0 ? [0, 1, 2] : [3, 4, 5];
    assert.deepEqual(
      ids.map((id) => [game.s.x[id], game.s.y[id]].map((each) => (each ?? 0) / 1000)),
      [
        [9.5, y],
        [49.5, y],
        [9.5, y + onward],
      ],
    );
  }
});

clause('MM-BAT1f', 'the rest is laid out only if all of it fits', () => {
  const clearing: MorschauserBattle['terrain'] = [
    { id: 'wood', kind: 'woods' as const, poly: box(0, 0, 72, 48) },
    {
      id: 'track',
      kind: 'road' as const,
      width: 1,
      line: [
        [10, 2],
        [10, 2.1],
      ] as [number, number][],
    },
  ];
  assert.deepEqual(
    laying([LINE, GUNS], clearing)
      .offered()
      .some(({ do: what }) => what === 'rest'),
    true,
  );
  const crowded = laying([LINE, GUNS, GUNS], clearing);
  assert.equal(
    crowded.offered().some(({ do: what }) => what === 'rest'),
    false,
  );
  assert.match(crowded.question().refuse({ do: 'rest' })?.sentence ?? '', /no room/);
});

clause(
  ['MM-BAT1f', 'MM-B1k', 'MM-B1l'],
  'placed by hand: within the zone, on the table, on no unit, a place for each company',
  () => {
    const game = laying([LINE, GUNS]);
    const why = (answer: Answer) => game.question().refuse(answer);
    const row = (x: number, y: number, n = 4) => Array.from({ length: n }, (_, i) => [x + 3 * i, y] as const);
    assert.equal(why(put(0, ...row(20, 8))), null);
    assert.equal(why(put(0, ...row(1.5, 1.5))), null, 'in the corner');
    assert.equal(why(put(0, ...row(1.4, 1.5)))?.clause, 'MM-B1l');
    assert.equal(why(put(0, ...row(20, 13.51))), null, '12 inches and the tolerance');
    assert.equal(why(put(0, ...row(20, 13.52)))?.clause, 'MM-BAT1f');
    assert.equal(why(put(0, ...row(20, 8, 3), [26, 9]))?.clause, 'MM-B1k', 'on one of its own');
    assert.equal(why(put(0, [20, 8], [20, 9], [30, 8], [40, 8]))?.clause, 'MM-B1k');
    assert.match(why(put(0, ...row(20, 8, 3)))?.sentence ?? '', /has 4 companies; 3 places/);
    assert.match(why(put(2, ...row(20, 40)))?.sentence ?? '', /Name a regiment of yours/, 'the enemy\u2019s');
    game.give(put(0, ...row(20, 8)));
    assert.match(game.logItems.at(-1)?.sentence ?? '', /^.+ places the .+\.$/);
    assert.deepEqual(game.logItems.at(-1)?.clauses, ['MM-BAT1f']);
    game.give({ do: 'rest' });
    assert.equal(why(put(1, [23, 8]))?.clause, 'MM-B1k', 'on another regiment');
    assert.match(why(put(0, ...row(30, 8)))?.sentence ?? '', /has its place; only taking/);
  },
);

clause(['MM-BAT1f', 'MM-A5b'], 'when all are placed the winner of the dice chooses who moves first', () => {
  for (const placer of [0, 1] as const) {
    const game = laying([LINE], [], placer);
    game.give({ do: 'rest' });
    assert.equal(game.question().side, placer === 0 ? 1 : 0);
    game.give({ do: 'rest' });
    assert.deepEqual([game.question().kind, game.question().side], ['first-move', placer === 0 ? 1 : 0]);
  }
});

clause(['MM-BAT1f', 'MM-A5b'], 'the winner of the dice is asked, whichever side placed last', () => {
  const game = laying([LINE, GUNS]);
  const row = [20, 23, 26, 29].map((x) => [x, 8] as const);
  game.give(put(0, ...row));
  game.give({ do: 'rest' });
  assert.equal(game.question().side, 0, 'North has placed all');
  game.give({ do: 'rest' });
  assert.deepEqual([game.question().kind, game.question().side], ['first-move', 1]);
});

clause('MM-BAT1f', 'a purchase is logged with its points, companies and generals', () => {
  const game = laying([LINE, GUNS]);
  const bought = game.logItems.filter(({ sentence }) => /buys/.test(sentence));
  assert.equal(bought.length, 2);
  assert.match(bought[0]?.sentence ?? '', / buys a force of \d+ points: 5 companies, 1 brigade general\.$/);
  assert.deepEqual(
    bought.map(({ side, clauses }) => [side, clauses]),
    [
      [0, ['MM-BAT1f']],
      [1, ['MM-BAT1f']],
    ],
  );
});
