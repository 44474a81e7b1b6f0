import assert from 'node:assert/strict';
import { type LogItem, Position, type Question } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { MorschauserBattle } from '../src/battles/index.ts';
import { type Answer, morschauser } from '../src/index.ts';
import { fieldOf, settingOf } from '../src/model/setting.ts';
import { LOST, ON_TABLE } from '../src/model/state.ts';
import { acts, begin, box, DONE, FAR, GATED_WALL, goes, inch, moves, pen, shoots } from './battlefield.ts';

/** Details of the rules: the units that a rule concerns, the exceptions, and its log items. */

const of = (kind: string, logItems: readonly LogItem[]) =>
  logItems.filter(({ what }) => (what as { kind?: string } | null)?.kind === kind);

// Shooting

clause(['MM-B1k', 'MM-A5f'], 'a company that turns to shoot stands turned afterwards', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[23, 26.5]] }, ...FAR] });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1, 25), 6, 6, 6, 6);
  assert.deepEqual([trial.s.facing[0], trial.s.x[0], trial.s.y[0]], [250, inch(20), inch(20)]);
});

clause(
  ['MM-B4g', 'MM-E5a'],
  'no company shoots at its own side, nor at a unit that has left the table',
  () => {
    const trial = begin(
      { south: [{ at: [[20, 20]] }, { at: [[20, 26]] }], north: [{ at: [[21, 26]] }, ...FAR] },
      (s) => {
        s.status[2] = LOST;
      },
    );
    trial.give(acts([0]));
    trial.give(DONE);
    trial.give(acts([1], []));
    for (const target of [0, 2]) {
      const refusal = trial.refused(shoots(1, target, 180));
      assert.deepEqual([refusal?.code, refusal?.clause], ['R-RANGE', 'MM-B4g'], `company ${target}`);
    }
  },
);

// Walls

clause(['MM-C6f', 'MM-C6g'], 'the log of a breach cites the guns or the engineers who made it', () => {
  const guns = begin({
    terrain: [GATED_WALL],
    switches: { heavyArtillery: true },
    south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[20, 12]] }],
    north: FAR,
  });
  guns.give(acts([0], []));
  guns.give({ do: 'shoot', company: 0, weapon: 'shot', facing: 0, at: 'wall', target: 0 }, 6);
  const engineers = begin({
    terrain: [GATED_WALL],
    south: [{ type: 'engineers', at: [[20, 15]] }],
    north: FAR,
  });
  engineers.give(acts([0]));
  engineers.give(moves(goes(0, 20, 20.45, 0)), 4);
  const cited = [guns, engineers].map(({ logItems }) => of('ground', logItems).map(({ clauses }) => clauses));
  assert.deepEqual(cited, [[['MM-C6f']], [['MM-C6g']]]);
});

clause(['MM-C6l', 'MM-C6g'], 'engineers who are beaten away along a wall throw for no gate', () => {
  const trial = begin({
    terrain: [GATED_WALL],
    south: [{ type: 'engineers', at: [[25, 20.45]] }, { at: [[60, 5]] }],
    north: [{ at: [[29.5, 20.45]] }, ...FAR],
  });
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 2 }, 6, 6, 6, 1, 6, 6, 6);
  assert.deepEqual([trial.s.status[0], trial.s.y[0], trial.s.breached], [ON_TABLE, inch(20.45), [0]]);
  assert.ok(trial.s.x[0]! < inch(25) && trial.s.x[0]! > inch(10), 'still at the wall');
});

clause(['MM-C6l', 'MM-C6g'], 'engineers who are destroyed in their round of melee throw for no gate', () => {
  const trial = begin({
    terrain: [GATED_WALL],
    switches: { halfLossesEndGame: false },
    south: [{ type: 'engineers', at: [[20, 20.45]] }, { at: [[60, 5]] }],
    north: [{ at: [[24.5, 20.45]] }, ...FAR],
  });
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 2 }, 6, 6, 6, 1, 1, 1, 1);
  assert.deepEqual([trial.s.status[0], trial.s.breached], [LOST, [0]]);
});

clause(
  ['MM-B6e', 'MM-C6j'],
  'a company that could storm a wall and has no other melee need not fight',
  () => {
    const trial = begin({
      terrain: [GATED_WALL],
      south: [{ traits: ['ladders'], at: [[20, 15]] }],
      north: [{ at: [[20, 24]] }, ...FAR],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 20.45, 0)));
    assert.equal(trial.question().kind, 'melee');
    assert.equal(trial.refused(DONE), null);
  },
);

// Charges and pursuits

clause('MM-E2f', 'a company that need not charge may stay, even with an enemy in reach', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 30]] }, ...FAR] });
  trial.give(acts([0]));
  assert.equal(trial.question().kind, 'move');
  assert.equal(trial.refused(DONE), null);
});

clause(['MM-E8c', 'MM-B1k'], 'a pursuer may not turn onto a friend', () => {
  const trial = begin({
    switches: { pursuit: true },
    south: [{ type: 'cavalry', weapon: 'none', at: [[20, 10]] }, { at: [[16.9, 15.6]] }],
    north: [{ at: [[20, 20]] }, { at: [[24.2, 19.8]] }, ...FAR],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15.6, 0, 2)), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'pursue');
  const turned = (facing: number): Answer => ({
    do: 'pursue',
    target: 3,
    x: inch(20),
    y: inch(15.6),
    facing,
  });
  assert.equal(trial.refused(turned(0)), null);
  assert.equal(trial.refused(turned(450))?.clause, 'MM-B1k');
});

// Fires

clause(
  ['MM-C5f', 'MM-C5h', 'MM-C5i', 'MM-C5k'],
  'a new fire in one town gives no time to a company in another that burns already',
  () => {
    const trial = begin(
      {
        terrain: [
          { id: 'old', kind: 'town', poly: box(36, 6, 46, 16) },
          { id: 'new', kind: 'town', poly: box(16, 24, 24, 34) },
          pen('a', 40, 10),
          pen('b', 20, 26),
        ],
        switches: { halfLossesEndGame: false },
        south: [{ type: 'artillery', at: [[20, 12]] }, { at: [[40, 10]] }],
        north: [{ at: [[20, 26]] }, ...FAR],
      },
      (s) => {
        s.burning[0] = 1;
      },
    );
    trial.give(acts([0], []));
    trial.give(shoots(0, 2, 0, 'shot'), 6, 1, 6);
    trial.give(DONE);
    assert.deepEqual([trial.s.burning[1], trial.s.status[1]], [1, ON_TABLE]);
    trial.give(acts([1]));
    while (trial.question().kind !== 'act') trial.give(DONE);
    trial.give(DONE); // the player turn
    assert.equal(trial.s.status[1], LOST);
  },
);

// Generals and set-up

clause('MM-B1q', 'a general between two companies joins the one of his own brigade', () => {
  const trial = begin({
    south: [{ at: [[20, 20]] }],
    brigadier: { x: 60, y: 5, personality: null },
    reserve: [{ at: [[23, 20]] }],
    north: FAR,
    generals: [
      [30, 12],
      [60, 46],
    ],
  });
  trial.give({ do: 'general', general: 1, x: inch(21.5), y: inch(17.75) });
  assert.equal(trial.s.attached[1], 1);
});

type Regiment = Extract<Answer, { do: 'buy' }>['regiments'][number];
const LINE: Regiment = { brigade: 1, type: 'lineInfantry', weapon: 'musket', traits: [], companies: 4 };
const GUNS: Regiment = { brigade: 1, type: 'artillery', weapon: 'cannon', traits: [], companies: 1 };

/** A pick-up game set up by its players, South first: each has a line, and South some more as given. */
function setUp(more: readonly Regiment[], terrain: MorschauserBattle['terrain'] = []) {
  const { lists } = morschauser.field('pick-up', { setup: 'own', seed: 3 });
  const field = settingOf({ ...lists, lists: { ...lists.lists, terrain } });
  const faces = [2, 6];
  const dice = { throw: () => [faces.shift() as number] };
  const position = Position.start(morschauser, field, dice);
  const question = () => position.open[0] as Question<Answer>;
  const give = (answer: Answer) => assert.equal(position.answer(question().side, answer, dice), null);
  const force = (...regiments: Regiment[]): Answer => ({ do: 'buy', generals: 1, regiments });
  give(force(LINE, ...more));
  give(force(LINE));
  give({ do: 'throw' });
  return { field, position, give, question };
}

clause(
  ['MM-B1q', 'MM-BAT1f'],
  'at set-up regiments spread evenly from the middle, the general behind their middle company',
  () => {
    const { field, position, give, question } = setUp([
      { ...LINE, companies: 2 },
      { ...LINE, companies: 2 },
    ]);
    assert.equal(question().side, 0);
    give({ do: 'rest' });
    const { regiments } = fieldOf(field, position.state);
    const { state: s } = position;
    const middles = regiments
      .filter(({ side }) => side === 0)
      .map(({ companies }) => companies.reduce((sum, id) => sum + s.x[id]!, 0) / companies.length - inch(36));
    assert.equal(middles[0], 0);
    assert.equal(middles[1], 0 - middles[2]!);
    assert.equal(s.attached[0], regiments[0]?.companies[2]);
  },
);

clause('MM-BAT1f', 'if woods cover every place for the guns, the rest of a side is not laid out', () => {
  const { question } = setUp([GUNS], [{ id: 'wood', kind: 'woods', poly: box(0, 0, 72, 48) }]);
  assert.equal(
    [...question().options()].some((answer) => answer.do === 'rest'),
    false,
  );
  assert.match(question().refuse({ do: 'rest' })?.sentence ?? '', /no room to lay out the rest/);
});

// Random answers

/** Chance that draws the first thing, or the second if the number of things is one of `others`. */
const first =
  (...others: readonly number[]) =>
  (n: number): number =>
    others.includes(n) ? 1 : 0;

clause(
  ['MM-A5f', 'MM-E2r'],
  'random answers end the turn, let a general ride, or give an order to a whole regiment',
  () => {
    const trial = begin({
      switches: { formedRegiments: true },
      south: [
        {
          at: [
            [20, 20],
            [23, 20],
          ],
        },
      ],
      north: FAR,
    });
    assert.deepEqual(trial.question().sample?.(first()), DONE);
    assert.equal(trial.question().sample?.(first(12))?.do, 'general');
    assert.deepEqual(trial.question().sample?.(first(12, 4)), acts([0, 1]));
    trial.give(acts([0, 1], []));
    trial.give(DONE);
    assert.deepEqual(trial.question().sample?.(first(12, 4)), DONE, 'nobody is left to act');
  },
);
