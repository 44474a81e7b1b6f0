import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { frontOf } from '../../model/board.ts';
import { unitPiece } from '../../model/naming.ts';
import { aim } from '../../model/shots.ts';
import * as S from '../../model/state.ts';
import { present } from '../../present/index.ts';
import { canFire } from '../../reckon/fire.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { ahead, marked, wheeling } from '../../testing/moves.ts';
import { patch } from '../../testing/placed-units.ts';
import { asNamed, plainShot, type Shot } from '../shot.ts';
import { refuseFire } from '../targets.ts';
import { shotsAt } from './interrupts.ts';

/** Hold fire at moves (JR-5.8b, JR-5.8c, D6). */

const BLUE: TestUnit = ['B1', 20, 10, 0];
const GREY: TestUnit = ['G1', 20, 20, 180];
const FIELD = fieldOf([BLUE, ['B2', 30, 10, 0]], [GREY]);
const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs }) as const;
const fires = (...all: Shot[]) => ({ do: 'fires', fires: all }) as const;
/** Past opening volleys and first losses, so that tests see one thing at a time; the Union moves first. */
const seasoned = (s: S.State): void => {
  s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
  s.initiative = 1;
};
const moving = (change = seasoned, field = FIELD) =>
  marked(
    field,
    [
      [0, 'M', 0],
      [1, 'M', 0],
    ],
    change,
  );

clause(
  ['JR-5.8b', 'JR-6.2h'],
  'after each leg the other side may fire at the mover; without fire the move continues',
  () => {
    const game = moving();
    game.does(0, move(0, ahead(2), wheeling(10), ahead(2)));
    const asked = game.asks(1);
    assert.deepEqual([asked.kind, game.position.question(0)], ['interrupt', null]);
    assert.equal(game.state.y[0], 12_000);
    game.does(1, fires());
    assert.deepEqual([game.asks(1).kind, game.state.facing[0]], ['interrupt', 100]);
    // 2 and 3 rolled, and 3: no effect at more than 4 inches.
    game.does(1, fires(plainShot(2, 0)), [1, 2]);
    assert.ok(S.has(game.state, 2, S.FIRED));
    assert.equal(game.asks(0).kind, 'moves', 'who has fired is not asked again, and the last leg is made');
    assert.ok((game.state.y[0] as number) > 14_000);
  },
);

clause(['JR-6.2h', 'JR-13.1a'], 'a unit that fails its check stops, falls back and moves no farther', () => {
  const game = moving();
  game.does(0, move(0, ahead(6), ahead(1)));
  // At 4 inches, normal range, a roll of 18 costs five figures: a stand and more. The check needs more than 9; 2 + 3
  // fails. It falls back 2.
  game.does(1, fires(plainShot(2, 0)), [6, 6, 6], [2, 3], [2]);
  assert.deepEqual([game.state.level[0], game.state.y[0], game.state.moving], [1, 14_000, null]);
  assert.ok(S.has(game.state, 0, S.FELL_BACK | S.DONE));
  assert.equal(game.asks(0).kind, 'moves');
});

clause('JR-6.2h', 'a unit that is hit and passes its check continues its legs', () => {
  const game = moving();
  game.does(0, move(0, ahead(6), ahead(1)));
  game.does(1, fires(plainShot(2, 0)), [6, 6, 6], [6, 6]);
  assert.deepEqual([game.state.level[0], game.state.y[0]], [0, 17_000]);
});

clause('JR-6.2h', 'a move ends if losses make its next leg too expensive or illegal', () => {
  // A wheel about the flank of three stands ends elsewhere: an enemy is within an inch of it.
  const game = moving();
  game.does(0, move(0, ahead(6), ahead(1)));
  game.state.x[1] = 20_000;
  game.state.y[1] = 17_500;
  game.does(1, fires());
  assert.deepEqual([game.state.y[0], game.state.moving], [16_000, null]);
  assert.equal(game.asks(0).kind, 'moves');
});

clause(
  ['JR-5.8b', 'JR-8.1b', 'JR-4.3b', 'JR-6.2g', 'JR-7.5a', 'JR-8.6a', 'JR-11.2a'],
  'illegal fire at a move is refused with the reason, and the move waits',
  () => {
    const game = marked(
      fieldOf([BLUE, ['B2', 30, 10, 0]], [GREY, ['G2', 30, 20, 180], ['G3', 10, 20, 0]]),
      [
        [0, 'M'],
        [3, 'M'],
      ],
      seasoned,
    );
    game.does(0, move(0, ahead(4), ahead(1)));
    const shot = (otherwise: Partial<Shot>): Shot => ({ ...plainShot(2, 0), ...otherwise });
    const refusals: [Shot[], string, RegExp][] = [
      [[shot({ target: 1 })], 'JR-5.8b', /Only the unit that moves is fired at now: the B1/],
      [[shot({ firer: 3 })], 'JR-5.5a', /Only First fire and Hold/],
      [[shot({ firer: 0 })], 'JR-5.8b', /your own: the B1 is the enemy's/],
      [[shot({}), shot({})], 'JR-5.8b', /named twice/],
      [[shot({ firer: 4 })], 'JR-2.5c', /not in the arc/],
      [[shot({ pivot: 460 })], 'JR-6.2g', /more than 45 degrees/],
      [[shot({ areaFire: true })], 'JR-7.5a', /in plain sight/],
      [[shot({ rapidFire: true })], 'JR-8.6a', /breech-loading/],
      [[shot({ canister: 'single' })], 'JR-11.2a', /Only guns/],
    ];
    for (const [all, code, words] of refusals) {
      const refused = game.refuses(1, fires(...all));
      assert.equal(refused.code, code, refused.sentence);
      assert.match(refused.sentence, words);
    }
    const dice = { throw: ({ count }: { count: number }) => new Array<number>(count).fill(1) };
    game.gives(1, fires(shot({ pivot: 100 })), dice);
    assert.deepEqual([game.state.facing[2], S.has(game.state, 2, S.PIVOTED)], [1900, true]);
  },
);

clause('JR-5.8b', 'a unit that is not on Hold, has fired or is out of ammunition is not asked', () => {
  const silent: ((s: S.State) => void)[] = [
    (s) => S.mark(s, 2, S.FIRED),
    (s) => (s.ammunition[2] = 2),
    (s) => (s.level[2] = 2),
    ...(['M', 'Fm', 'Fr', 'D', 'C'] as const).map(
      (order) => (s: S.State) => (s.order[2] = S.MARKERS.indexOf(order)),
    ),
  ];
  for (const change of silent) {
    const game = moving((s) => {
      seasoned(s);
      change(s);
    });
    game.does(0, move(0, ahead(4)));
    assert.equal(game.asks(0).kind, 'moves', String(change));
  }
});

clause('JR-5.8c', 'a change of formation is fired at as a leg is', () => {
  const game = marked(FIELD, [[0, 'Fm']], seasoned);
  game.does(0, { do: 'form', unit: 0, formation: 'double_line', facing: 0, first: 'form', legs: [ahead(4)] });
  assert.equal(game.asks(1).kind, 'interrupt');
  assert.deepEqual([S.formationOf(game.state, 0), game.state.y[0]], ['double_line', 10_000]);
  game.does(1, fires());
  assert.deepEqual([game.asks(1).kind, game.state.y[0]], ['interrupt', 14_000]);
});

clause(
  ['JR-5.8c', 'JR-4.7a'],
  'a player who is done sees which units may fire at those that re-form after it',
  () => {
    const game = marked(FIELD, [[0, 'Fm']], (s) => {
      seasoned(s);
      s.disordered[0] = 1;
    });
    const provoked = game.asks(0).provokes?.({ do: 'done' }) ?? [];
    game.does(0, { do: 'done' });
    const { kind, standing } = game.asks(1);
    assert.equal(kind, 'interrupt');
    assert.deepEqual(
      provoked,
      standing?.units.map(({ piece, chance }) => ({ step: 0, piece, kind, chance: chance() })),
    );
  },
);

clause(
  'JR-5.8b',
  'the fire that a move provokes is shown before the move, with the same chance as in the question',
  () => {
    const game = moving();
    const answer = move(0, ahead(2), ahead(4));
    const provoked = game.asks(0).provokes?.(answer) ?? [];
    assert.deepEqual(
      provoked.map(({ step, piece, kind }) => [step, piece, kind]),
      [
        [0, 2, 'interrupt'],
        [1, 2, 'interrupt'],
      ],
    );
    game.does(0, answer);
    assert.equal(game.asks(1).standing?.units[0]?.chance(), provoked[0]?.chance);
    game.does(1, fires());
    const later = game.asks(1).standing?.units[0]?.chance();
    assert.equal(later, provoked[1]?.chance);
    assert.ok((later as number) > (provoked[0]?.chance as number), 'nearer is better');
  },
);

clause('JR-5.8b', 'a seat may give a standing answer to it: its units then fire as they usually do', () => {
  const guns = fieldOf(
    [BLUE, ['B2', 30, 10, 0]],
    [
      ['G1', 20, 20, 180, FOUR_GUNS],
      ['G2', 26, 20, 180],
    ],
  );
  const game = moving(undefined, guns);
  game.does(0, move(0, ahead(8)));
  const { standing } = game.asks(1);
  assert.deepEqual(
    standing?.units.map(({ piece }) => piece),
    [2, 3],
  );
  assert.deepEqual(standing?.act([2, 3]), fires({ ...plainShot(2, 0), canister: 'single' }, plainShot(3, 0)));
  assert.deepEqual([standing?.act([]), standing?.declines(fires())], [fires(), true]);
});

/** Every way to fire at a unit, by brute force: each whole degree of a pivot, with and without area fire. */
function mayFireSomehow(game: ReturnType<typeof moving>, firer: number, mover: number): boolean {
  const { field, state: s } = game;
  for (let pivot = -450; pivot <= 450; pivot += 10)
    for (const areaFire of [false, true]) {
      const named = asNamed(s, { ...plainShot(firer, mover), pivot, areaFire });
      if (refuseFire(field, s, named, 'interrupt') === null && canFire(aim(field, s, named).fire))
        return true;
    }
  return false;
}

clause(
  ['JR-4.3b', 'JR-5.8b', 'JR-7.5a', 'JR-8.1a', 'JR-8.1d', 'JR-6.2g'],
  'an interrupt is offered to exactly those who may fire, as a search of every degree finds',
  () => {
    const chance = seededChance('interrupts');
    const at = (): number => 6 + chance.below(280) / 10;
    const arms = [{}, {}, FOUR_GUNS, { formation: 'skirmish' }, { weapon: 'smoothbore_musket' }];
    let [may, mayNot] = [0, 0];
    for (let i = 0; i < 50; i++) {
      const listed = (id: string, n: number): TestUnit => [id, at(), at(), chance.below(360), arms[n] ?? {}];
      const west = at();
      const ground = [
        patch('woods', west, 10, west + 1 + chance.below(4), 30),
        patch('elevation', 14, 14, 20, 18, 2),
      ];
      const field = fieldOf(
        [listed('B1', 0), listed('B2', 3)],
        [0, 1, 2, 3, 4].map((n) => listed(`G${n}`, n)),
        ground,
      );
      const game = moving((s) => {
        S.mark(s, 0, S.MOVED);
        s.order[3] = S.MARKERS.indexOf('CH');
        s.ammunition[4] = chance.below(2);
        s.level[5] = chance.below(2);
      }, field);
      const offered = shotsAt({ field, s: game.state }, 0).map(({ firer }) => firer);
      for (let firer = 2; firer < 7; firer++) {
        const found = mayFireSomehow(game, firer, 0);
        assert.equal(
          offered.includes(firer),
          found,
          `${i}: G${firer - 2} from ${JSON.stringify(frontOf(game.state, firer))}`,
        );
        if (found) may++;
        else mayNot++;
      }
    }
    assert.ok(may > 40 && mayNot > 40, `${may} may fire, ${mayNot} may not`);
  },
);

test("a question to fire at a move shows the parts of the shot, and that it is the unit's one of the turn", () => {
  const game = moving();
  game.does(0, move(0, ahead(2), wheeling(10), ahead(2)));
  const told = present.asks.reaction?.({ field: FIELD, state: game.state, known: [] }, game.asks(1));
  const [only, ...more] = told?.acting ?? [];
  assert.equal(more.length, 0);
  assert.deepEqual([only?.piece, only?.target], [unitPiece(2), unitPiece(0)]);
  assert.match(only?.why ?? '', /^8 inches; Effective strength 12 figures; .*Base: hold/);
  assert.deepEqual(
    only?.uses.map(({ kind }) => kind),
    ['reaction'],
  );
  game.does(1, fires(plainShot(2, 0)), [1, 2]);
  assert.equal(present.asks.reaction?.({ field: FIELD, state: game.state, known: [] }, game.asks(0)), null);
});
