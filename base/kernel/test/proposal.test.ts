import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ask,
  askSealed,
  canonical,
  Game,
  type Procedure,
  type Question,
  type Rules,
  recordedDice,
  reveal,
  type SealId,
} from '../src/index.ts';
import { type Duel, type Move, toyRules } from './toy.ts';
import { accepted, giveStep, newGame, overWire, refusedCode, salt, steps } from './toy-game.ts';

type DuelRules = Rules<Duel, Move, { brave: boolean }>;
const start = (rules: DuelRules) =>
  Game.create(rules, { battle: 'yard', dice: { kind: 'seeded', seed: 'proposal' } });

test('an answer proposed and appended is played once', () => {
  const counted = { begun: 0, resumed: 0 };
  const rules = toyRules();
  const counting: DuelRules = {
    ...rules,
    *play(umpire, field, s) {
      const run = rules.play(umpire, field, s);
      counted.begun++;
      for (let step = run.next([]); !step.done; counted.resumed++) step = run.next(yield step.value);
    },
  };
  const game = start(counting);
  for (const side of [0, 1] as const) {
    counted.begun = 0;
    counted.resumed = 0;
    game.append(accepted(game.propose(side, { step: side === 0 ? 'close' : 'wait' }, game.head, { salt })));
    // The first lock resumes nothing; the second, begun at the same stable point, is resumed by the seal ids and by the reveal.
    assert.deepEqual(counted, { begun: 1, resumed: side === 0 ? 0 : 2 });
  }
});

test('an appended entry that is not the last proposal is checked and played like one from elsewhere', () => {
  const game = newGame();
  steps(game, 'close', 'wait');
  const first = accepted(game.propose(0, { strike: 1 }, 2));
  accepted(game.propose(0, { strike: 2 }, 2));
  game.append(first);
  assert.deepEqual(game.record.entries.at(-1), first);
  assert.deepEqual(game.record.entries.at(-1), overWire(first));
  const again = Game.fromRecord(toyRules(), overWire(game.record));
  assert.deepEqual(again.position.state, game.position.state);
  assert.throws(() => game.append(first), /expected entry 4 next/);
});

test('the entry proposed is checked like any other when it comes back changed', () => {
  const game = newGame();
  steps(game, 'close', 'wait');
  const entry = accepted(game.propose(0, { strike: 1 }, 2));
  const before = canonical([game.record, game.position.state, game.log, game.takeBack(0)]);
  assert.throws(() => game.append({ ...entry, side: 1 }), /has been changed/);
  assert.equal(canonical([game.record, game.position.state, game.log, game.takeBack(0)]), before);
  game.append(entry);
  assert.equal(game.head, 3);
});

test('an earlier position does not change when the game continues', () => {
  const game = newGame();
  const before = game.position;
  const state = canonical(before.state);
  steps(game, 'close', 'wait');
  giveStep(game, 0, { strike: 3 });
  assert.equal(canonical(before.state), state);
  assert.notEqual(game.position, before);
});

/** The duel with a question asked openly between lock and reveal. */
const slow: DuelRules = {
  ...toyRules(),
  *play(_umpire, _field, s): Procedure<Move> {
    while (s.round <= 3) {
      const question = (side: 0 | 1, kind: string, sealed: boolean): Question<Move> => ({
        side,
        kind,
        clause: 'T-1',
        stable: sealed,
        sealed,
        prompt: () => kind,
        options: () => (sealed ? [{ step: 'close' }, { step: 'wait' }] : [{ reel: true }, { reel: false }]),
        refuse: () => null,
      });
      const sealIds = yield* askSealed([question(0, 'step', true), question(1, 'step', true)]);
      yield* ask(question(1, 'reel', false));
      yield* reveal(sealIds, 'T-1');
      s.round++;
    }
  },
  verdict: (_, s) => (s.round > 3 ? { winner: null, clause: 'T-1', sentence: 'Over.' } : null),
};

test('once both sides have locked, neither can take back, even if no die fell and nothing was revealed', () => {
  const game = start(slow);
  game.append(accepted(game.propose(0, { step: 'close' }, 0, { salt })));
  assert.equal(game.takeBack(0).steps, 1);
  game.append(accepted(game.propose(1, { step: 'wait' }, 0, { salt })));
  assert.deepEqual([game.takeBack(1).barrier, game.takeBack(0).barrier], ['locked', 'opponent']);
  assert.equal(refusedCode(game.proposeBack(1, 1)), 'not-free');
  assert.match(game.takeBack(1).sentence, /both sides have locked/);
  game.append(accepted(game.propose(1, { reel: true }, 2)));
  assert.equal(game.takeBack(1).barrier, 'revealed');
});

test('rules that ask in secret with ask, openly with askSealed, or one side twice, are refused', () => {
  const open = { ...slow, *play() {} };
  const sealed: Question<Move> = {
    side: 0,
    kind: 'step',
    clause: 'T-1',
    stable: true,
    sealed: true,
    prompt: () => '',
    options: () => [{ step: 'wait' }],
    refuse: () => null,
  };
  const plain: Question<Move> = { ...sealed, sealed: false };
  const asking = (play: () => Procedure<Move>): (() => unknown) => {
    return () => start({ ...open, play });
  };
  assert.throws(
    asking(function* () {
      yield* ask(sealed);
    }),
    /"step" is sealed: ask it with askSealed/,
  );
  assert.throws(
    asking(function* () {
      yield* askSealed([plain]);
    }),
    /"step" is not sealed: ask it with ask/,
  );
  assert.throws(
    asking(function* () {
      yield* askSealed([sealed, sealed]);
    }),
    /only one question a side may be, both sealed/,
  );
});

const secret = (side: 0 | 1, stable = true): Question<Move> => ({
  side,
  kind: 'step',
  clause: 'T-1',
  stable,
  sealed: true,
  prompt: () => '',
  options: () => [{ step: 'wait' }, { step: 'close' }],
  refuse: () => null,
});

test('a seal id is opened once', () => {
  const game = start({
    ...slow,
    *play(): Procedure<Move> {
      const sealIds = yield* askSealed([secret(0), secret(1)]);
      yield* reveal(sealIds, 'T-1');
      yield* reveal(sealIds, 'T-1');
    },
  });
  game.append(accepted(game.propose(0, { step: 'wait' }, 0, { salt })));
  assert.throws(() => game.propose(1, { step: 'wait' }, 0, { salt }), /Seal id 1 is not sealed/);
});

test('answers of two moments may be sealed at once, each with its own seal id', () => {
  const told: string[] = [];
  const rules: DuelRules = {
    ...slow,
    *play(_umpire, _field, s): Procedure<Move> {
      const first = yield* askSealed([secret(0), secret(1)]);
      const second = yield* askSealed([secret(0, false), secret(1, false)]);
      told.push(canonical([first, second]));
      const answers = yield* reveal([...second, ...first], 'T-1');
      told.push(canonical(answers));
      s.round = 4;
    },
  };
  const game = start(rules);
  for (const [side, step] of [
    [1, 'close'],
    [0, 'wait'],
    [0, 'close'],
    [1, 'wait'],
  ] as const)
    game.append(accepted(game.propose(side, { step }, game.head, { salt })));
  const [sealIds, answers] = told.slice(-2);
  assert.equal(sealIds, '[[1,2],[3,4]]');
  assert.equal(answers, '[{"step":"close"},{"step":"wait"},{"step":"wait"},{"step":"close"}]');
  assert.deepEqual(game.openedBy(4), [1, 2, 3, 4]);
});

test('an answer revealed in mid-procedure is known to every later copy of the position', () => {
  const rules: DuelRules = {
    ...slow,
    *play(_umpire, _field, s): Procedure<Move> {
      const question = (kind: string, stable: boolean): Question<Move> => ({
        ...secret(1, stable),
        kind,
        sealed: false,
        options: () => [{ reel: true }],
      });
      if (s.round === 1) {
        const [sealId] = yield* askSealed([secret(0)]);
        s.wounds[0] = sealId as number;
        s.round = 2;
      }
      yield* ask(question('reel', true));
      yield* ask(question('reel', false));
      yield* reveal([s.wounds[0] as SealId], 'T-1');
      s.round = 4;
    },
  };
  const judge = start(rules);
  judge.append(accepted(judge.propose(0, { step: 'close' }, 0, { salt })));
  judge.append(accepted(judge.propose(1, { reel: true }, 1)));
  const copy = Game.fromRecord(rules, overWire(judge.viewFor(1)));
  copy.follow(overWire(judge.record.entries.slice(0, 1)));
  const thought = copy.position.clone();
  thought.giveAnswer(1, { reel: true }, recordedDice([]));
  assert.deepEqual([thought.waits, thought.over], [null, true]);
});
