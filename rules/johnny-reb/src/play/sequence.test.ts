import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Side, seededChance, seededDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../test/situation.ts';
import { johnnyReb } from '../index.ts';
import type { AnswerTo } from '../model/answers.ts';
import { NONE } from '../model/field.ts';
import * as S from '../model/state.ts';
import { fieldOf } from '../testing/battle.ts';
import { marked } from '../testing/moves.ts';
import { pointsOf } from './turn-end.ts';

/** Two regiments of the Union under a general, 12 inches from two of the Confederates. */
const FIELD = fieldOf(
  [
    ['B1', 12, 10, 0, { led: true }],
    ['B2', 24, 10, 0],
  ],
  [
    ['G1', 12, 22.1, 180],
    ['G2', 24, 22.1, 180],
  ],
);

type Marker = AnswerTo<'orders'>['orders'][number];
const marker = (unit: number, order: Marker['order'], arrow: number | null = null): Marker => ({
  unit,
  order,
  arrow,
});
const orders = (...all: Marker[]): AnswerTo<'orders'> => ({ do: 'orders', orders: all });
const changes = (hold: number[], flanks: AnswerTo<'changes'>['flanks'] = []): AnswerTo<'changes'> => ({
  do: 'changes',
  hold,
  flanks,
});
const nobody: AnswerTo<'first-fires'> = { do: 'fires', fires: [] };
const shot = (firer: number, target: number) => ({
  firer,
  target,
  pivot: 0,
  areaFire: false,
  rapidFire: false,
  canister: null,
});

/** Both sides' orders; the die of the Union for the initiative is the higher. */
function ordered(game: Situation, union: Marker[], confederate: Marker[]): Situation {
  game.does(0, orders(...union));
  game.does(1, orders(...confederate), [5], [2]);
  return game;
}

clause(['JR-5.2a', 'JR-5.4a', 'JR-4.1c'], 'markers lie hidden until both sides have placed theirs', () => {
  const game = situation(FIELD);
  const before = JSON.stringify(game.state);
  game.does(0, orders(marker(0, 'M', 300), marker(1, 'Fr')));
  assert.equal(JSON.stringify(game.state), before);
  assert.equal(game.position.question(0), null);
  game.does(1, orders(marker(2, 'Fm')), [2], [5]);
  const { state } = game;
  assert.deepEqual(
    [0, 1, 2, 3].map((unit) => S.orderOf(state, unit)),
    ['M', 'Fr', 'Fm', 'H'],
  );
  assert.deepEqual(state.arrow, [300, NONE, NONE, NONE]);
  assert.deepEqual([state.initiative, state.tokens, state.phase], [1, [0, 0], S.REVEAL]);
});

clause(
  ['JR-4.2a', 'JR-5.5a', 'JR-5.9a', 'JR-8.1a'],
  'all fires are offered, or those of First fire only; at random others hold their fire or not',
  () => {
    const near = fieldOf(
      [
        ['B1', 12, 10, 0],
        ['B2', 24, 10, 0],
      ],
      [
        ['G1', 12, 14, 180],
        ['G2', 24, 14, 180],
      ],
    );
    const fires = (...all: ReturnType<typeof shot>[]): AnswerTo<'first-fires'> => ({
      do: 'fires',
      fires: all,
    });
    for (const phase of [S.FIRST_FIRES, S.REMAINING_FIRES]) {
      const game = marked(near, phase === S.FIRST_FIRES ? [[0, 'Fr']] : [], () => {}, phase);
      const question = game.asks(0);
      const must = phase === S.FIRST_FIRES ? [shot(0, 2)] : [];
      const both = fires(shot(0, 2), shot(1, 3));
      assert.deepEqual([...question.options()].slice(0, 2), [both, fires(...must)]);
      assert.deepEqual(
        question.sample?.(() => 0),
        both,
      );
      if (phase === S.FIRST_FIRES)
        assert.equal(
          game.refuses(0, fires({ ...shot(0, 2), pivot: 100 })).code,
          'JR-4.3b',
          'it does not turn',
        );
      const { below } = seededChance('fires');
      const counts = Array.from({ length: 40 }, () => {
        const answer = question.sample?.(below) as AnswerTo<'first-fires'>;
        assert.equal(question.refuse(answer), null);
        return answer.fires.length;
      });
      assert.ok(counts.includes(must.length) && counts.includes(2), counts.join());
    }
  },
);

clause(['JR-5.4b', 'JR-4.8a', 'JR-3.4a'], 'changes at the reveal are shown together too', () => {
  const game = ordered(situation(FIELD), [marker(0, 'M', 0)], [marker(2, 'Fm')]);
  const before = JSON.stringify(game.state);
  game.does(1, changes([2], [{ unit: 3, flank: 'right' }]));
  assert.equal(JSON.stringify(game.state), before);
  game.does(0, changes([0], [{ unit: 1, flank: 'left' }]));
  assert.deepEqual(
    [0, 1, 2, 3].map((unit) => S.orderOf(game.state, unit)),
    ['CH', 'H', 'CH', 'H'],
  );
  assert.deepEqual(game.state.arrow[0], NONE);
  assert.deepEqual(game.state.refuses, [0, -1, 0, 1]);
});

clause(['JR-4.1a', 'JR-4.1b', 'JR-4.6a'], 'an illegal sheet of orders is refused with the reason', () => {
  const game = situation(FIELD, (s) => {
    s.level[1] = 2;
    s.disordered[1] = 1;
  });
  const refusals: [Marker[], string, RegExp][] = [
    [[marker(2, 'H')], 'JR-4.1a', /your own: the G1 is the enemy's/],
    [[marker(77, 'H')], 'JR-4.1a', /no unit 77/],
    [[marker(0, 'H'), marker(0, 'Fr')], 'JR-4.1a', /B1 is named twice/],
    [[marker(1, 'H')], 'JR-4.1b', /Routed units get no order/],
    [[marker(0, 'M')], 'JR-4.6a', /needs an arrow/],
    [[marker(0, 'H', 0)], 'JR-4.6a', /Only a Move/],
  ];
  for (const [sheet, code, words] of refusals) {
    const refused = game.refuses(0, orders(...sheet));
    assert.equal(refused.code, code);
    assert.match(refused.sentence, words);
  }
  game.does(0, orders(marker(0, 'H')));
  assert.ok(game.refuses(0, orders(marker(0, 'Fr'))), 'Orders that are locked are not placed anew.');
});

clause(
  ['JR-4.8b', 'JR-3.4a', 'JR-5.4b'],
  'an illegal change at the reveal is refused with the reason',
  () => {
    const game = ordered(situation(FIELD), [marker(0, 'M', 0), marker(1, 'Fr')], []);
    assert.equal(game.refuses(0, changes([1])).code, 'JR-4.8b');
    assert.equal(game.refuses(0, changes([2])).code, 'JR-5.4b');
    assert.equal(game.refuses(0, changes([0, 0])).code, 'JR-5.4b');
    assert.equal(game.refuses(0, changes([], [{ unit: 0, flank: 'left' }])).code, 'JR-3.4a');
  },
);

clause(['JR-4.1d'], 'a unit that has routed by the reveal has lost its marker', () => {
  const game = situation(FIELD, (s) => {
    s.level[0] = 1;
  });
  game.does(0, orders(marker(0, 'Fr'), marker(1, 'Fr')));
  // Every die shows 1: it rolls 2 to rally, and routs.
  game.gives(1, orders(), { throw: ({ count }) => new Array<number>(count).fill(1) });
  assert.equal(S.levelOf(game.state, 0), 'routed');
  assert.equal(game.state.order[0], NONE);
  assert.equal(S.orderOf(game.state, 1), 'Fr');
});

clause(['JR-4.1d'], 'a unit that routs and rallies in the same phase has lost its marker, and holds', () => {
  const field = fieldOf(
    [['B1', 20, 23, 180]],
    [
      ['G1', 20, 20, 0],
      ['G2', 14, 20, 180],
    ],
  );
  const game = situation(field, (s) => {
    s.level[1] = 2;
    s.disordered[1] = 1;
  });
  game.does(0, orders());
  // G1 runs into B1 and surrenders; G2 sees it, routs, and rallies to shaken.
  game.does(1, orders(marker(2, 'Fr')), [6], [1], [1, 1], [3], [6, 5]);
  assert.equal(S.levelOf(game.state, 2), 'shaken');
  assert.deepEqual([game.state.order[2], S.orderOf(game.state, 2)], [NONE, 'H']);
});

clause(
  ['JR-5.4c', 'JR-14.1a', 'JR-14.2a', 'JR-14.1c'],
  'units that charge name an enemy, or are on hold',
  () => {
    const near = fieldOf(
      [
        ['B1', 12, 10, 0, { led: true }],
        ['B2', 12, 8, 0],
        ['B3', 20, 10, 180],
      ],
      [
        ['G1', 12, 15, 180],
        ['G2', 12, 20, 180],
      ],
    );
    const game = ordered(situation(near), [marker(0, 'C'), marker(1, 'C'), marker(2, 'C')], []);
    game.does(0, changes([]));
    game.does(1, changes([]));
    const charges = (...all: AnswerTo<'charges'>['charges']) => ({ do: 'charges', charges: all }) as const;
    assert.equal(game.refuses(0, charges()).code, 'JR-5.4c');
    assert.equal(game.refuses(0, charges({ unit: 0, target: 4 })).code, 'JR-14.1a');
    assert.equal(game.refuses(0, charges({ unit: 0, target: 1 })).code, 'JR-14.1a');
    assert.equal(game.refuses(0, charges({ unit: 0, point: 1 }, { unit: 1, point: 0 })).code, 'JR-14.2a');
    game.does(0, charges({ unit: 0, target: 3 }, { unit: 1, point: 0 }));
    assert.deepEqual(game.state.charges, [3, NONE, NONE, NONE, NONE]);
    assert.deepEqual(game.state.supports, [NONE, 0, NONE, NONE, NONE]);
    assert.equal(S.orderOf(game.state, 2), 'CH');
  },
);

clause(['JR-5.5a', 'JR-4.2a', 'JR-8.1b'], 'units on First fire must fire, holding units may', () => {
  const close = fieldOf([['B1', 12, 10, 0]], [['G1', 12, 16, 180]]);
  const game = ordered(situation(close), [marker(0, 'Fr')], []);
  game.does(1, changes([]));
  assert.equal(game.refuses(0, nobody).code, 'JR-4.2a');
  assert.equal(game.refuses(0, { do: 'fires', fires: [shot(0, 0)] }).code, 'JR-8.1a');
  game.does(1, nobody);
  game.gives(0, { do: 'fires', fires: [shot(0, 1)] }, seededDice('first fire'));
  assert.ok(S.has(game.state, 0, S.FIRED));
  assert.equal(game.state.phase, S.REMAINING_FIRES);
  assert.equal(game.position.question(0), null);
  assert.equal(game.asks(1).kind, 'remaining-fires');
});

clause(
  ['JR-13.5c'],
  'a new commander is placed with a unit of his brigade, and the old one stays lost',
  () => {
    const game = situation(FIELD, (s) => {
      s.turn = 2;
      s.officer[0] = S.FALLEN;
      s.attached[0] = NONE;
      s.leaderless[0] = 1;
    });
    game.does(0, orders());
    // The Union has the initiative; the Confederates have nothing to replace; a 6 brings the commander.
    game.does(1, orders(), [5], [2], [6]);
    assert.equal(game.asks(0).kind, 'commander');
    assert.equal(game.refuses(0, { do: 'commander', unit: 2 }).code, 'JR-13.5c');
    game.does(0, { do: 'commander', unit: 1 });
    const { state } = game;
    assert.deepEqual([state.officer[0], state.attached[0], state.leaderless[0]], [S.SERVES, 1, NONE]);
    assert.deepEqual(pointsOf({ field: FIELD, s: state }), [0, 1]);
    assert.equal(game.asks(0).kind, 'changes');
  },
);

test('Brawner’s Farm goes through a whole turn, and on to its end, by answers at random', () => {
  const game = situation(johnnyReb.field('brawners-farm', {}));
  const [chance, dice] = [seededChance('brawner'), seededDice('brawner')];
  const kinds = new Set<string>();
  for (let answers = 0; !game.position.over; answers++) {
    assert.ok(answers < 500, 'The battle does not end.');
    const question = game.position.open[0] ?? assert.fail('Nobody is asked anything.');
    if (game.state.turn === 1) kinds.add(question.kind);
    const answer = question.sample?.((n) => chance.below(n)) ?? [...question.options()][0];
    assert.ok(answer);
    game.gives(question.side as Side, answer, dice);
  }
  assert.deepEqual([...kinds].slice(0, 2), ['orders', 'changes']);
  assert.ok(kinds.has('first-fires') && kinds.has('remaining-fires'), [...kinds].join());
  assert.equal(game.state.phase, S.OVER);
  const verdict = johnnyReb.verdict(game.field, game.state);
  assert.equal(verdict?.clause, 'JR-18.1b');
  assert.match(
    verdict?.sentence ?? '',
    /^(A draw: both sides have|The (Union|Confederate) side has won( decisively)?: [\d.]+ points? to) [\d.]+( points?)?\.$/,
  );
});

clause(['JR-12.2d'], 'a unit that has panicked in a phase may panic again in the next', () => {
  const game = situation(FIELD, (s) => S.mark(s, 0, S.PANICKED | S.MOVED));
  ordered(game, [], []);
  assert.equal(S.has(game.state, 0, S.PANICKED), false);
  assert.equal(S.has(game.state, 0, S.MOVED), true);
});

clause(
  ['JR-5.4a', 'JR-4.1b', 'JR-5.2a'],
  'a side whose units are all routed places no markers, and the other reveals its own',
  () => {
    const game = situation(FIELD, (s) => {
      for (const unit of [2, 3]) [s.level[unit], s.disordered[unit]] = [2, 1];
    });
    assert.equal(game.position.question(1), null);
    // Both run 12 inches, and rally with 12.
    game.does(0, orders(marker(0, 'M', 300), marker(1, 'Fr')), [5], [2], [6, 6], [6, 6]);
    const { state } = game;
    assert.deepEqual([state.phase, S.orderOf(state, 0), state.arrow[0]], [S.REVEAL, 'M', 300]);
    assert.deepEqual([state.tokens, state.order[2]], [[0, 0], NONE]);
    assert.deepEqual([S.levelOf(state, 2), S.levelOf(state, 3)], ['good', 'good']);
  },
);
