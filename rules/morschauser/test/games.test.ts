import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlap } from '@linstock/ground';
import { chanceDice, type LogItem, Position, type Question, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Answer, morschauser, type Setting, type State } from '../src/index.ts';
import { situationNow, standOf } from '../src/model/board.ts';
import type { Field } from '../src/model/field.ts';
import * as S from '../src/model/state.ts';
import { begin, DONE } from './battlefield.ts';

/** Whole random games, and the laws that are true at every question of them. */

function playOut(battle: string, preset: string, seed: string, look: (setting: Setting, s: State) => void) {
  const setting = morschauser.field(battle, { preset });
  const chance = seededChance(`${battle} ${preset} ${seed}`);
  const dice = chanceDice(chance);
  const position = Position.start(morschauser, setting, dice, { listen: assertSoundLogItem, keep: false });
  for (let n = 0; !position.over; n++) {
    assert.ok(n < 10_000, `${battle} ${seed} does not end`);
    const question = position.open[0] as Question<Answer>;
    look(setting, position.state);
    const options = question.sample ? [] : [...question.options()];
    const answer = question.sample?.(chance.below) ?? (options[chance.below(options.length)] as Answer);
    position.giveAnswer(question.side, answer, dice);
  }
  return position;
}

/** A log item is a sentence that cites existing rules. */
function assertSoundLogItem(logItem: LogItem): void {
  assert.match(logItem.sentence, logItem.thrown ? /^[A-Z0-9]/ : /^[A-Z0-9a-z].*\.$/);
  for (const id of logItem.clauses)
    assert.ok(Object.hasOwn(morschauser.clauses, id), `${logItem.sentence} cites ${id}`);
}

/** True of every position: strength is within bounds, no company is on another, lost ones never return. */
function sound(field: Field, s: State): void {
  for (const { id, abilities } of field.companies) {
    const strength = s.strength[id] as number;
    assert.ok(strength >= 0 && strength <= abilities.strength, `strength ${strength} of company ${id}`);
    if (s.status[id] === S.ON_TABLE) assert.ok(strength > 0, `company ${id} stands without strength`);
    if (s.status[id] !== S.ON_TABLE || s.group) continue;
    for (const other of field.companies)
      if (other.id > id && s.status[other.id] === S.ON_TABLE)
        assert.ok(
          !overlap(standOf(field, s, id), standOf(field, s, other.id)),
          `companies ${id} and ${other.id} overlap`,
        );
  }
  const told = situationNow(field, s).companies.map(({ id, stand: at }) => [id, at.x, at.y, at.facing]);
  const there = field.companies.filter(({ id }) => s.status[id] === S.ON_TABLE);
  assert.deepEqual(
    told,
    there.map(({ id }) => [id, s.x[id], s.y[id], s.facing[id]]),
    'what is remembered of the table is how it stands',
  );
  for (const [general, company] of s.attached.entries())
    assert.ok(company === S.NONE || s.status[company] === S.ON_TABLE, `general ${general} is with nobody`);
}

for (const battle of morschauser.battles)
  for (const preset of ['basic', 'full'])
    test(`random games of ${battle} (${preset}) end with a verdict, and every gain and loss is accounted for`, () => {
      for (const seed of ['a', 'b']) {
        let lost = [0, 0];
        const end = playOut(battle, preset, seed, (setting, s) => {
          sound(setting.listed, s);
          const now = [0, 1].map((side) => morschauser.losses(setting, s, side as 0 | 1).units);
          assert.ok(
            now.every((units, side) => units >= (lost[side] ?? 0)),
            'the lost come back',
          );
          lost = now;
        });
        assert.ok(morschauser.verdict(end.field, end.state));
      }
    });

test('reflexes play whole games, by any plan, with legal answers only', () => {
  for (const plan of ['fire', 'charge', 'hold', 'advance', 'retire']) {
    const field = morschauser.field('pick-up', { preset: 'standard', seed: 3 });
    const dice = chanceDice(seededChance(plan));
    const position = Position.start(morschauser, field, dice, { keep: false });
    const plans = Object.fromEntries(field.listed.brigades.map(({ id }) => [`brigade:${id}`, plan]));
    while (!position.over) {
      const question = position.open[0] as Question<Answer>;
      const answer = morschauser.heuristics.reflex(field, position.state, question, plans, []);
      assert.equal(question.refuse(answer), null, `${plan}: ${question.kind} ${JSON.stringify(answer)}`);
      position.giveAnswer(question.side, answer, dice);
    }
  }
});

test('options are checked: presets, switches and the seed of a pick-up game', () => {
  assert.throws(() => morschauser.field('waterloo', {}), /has no battle "waterloo".*cowpens/);
  assert.throws(() => morschauser.field('cowpens', { preset: 'hard' }), /basic, standard, full/);
  assert.throws(() => morschauser.field('cowpens', { elephants: true }), /no switch "elephants"/);
  assert.throws(() => morschauser.field('cowpens', { seed: 4 }), /Only the pick-up game/);
  assert.throws(() => morschauser.field('pick-up', { seed: -1 }), /whole number/);
  assert.equal(morschauser.field('pick-up', { seed: 1 }).listed.title.includes('1'), true);
});

test('malformed answers from outside are refused: NaN, huge numbers, strays, stale companies', () => {
  const bad: unknown[] = [
    {
      do: 'move',
      moves: [
        { company: 0, entry: null, legs: [{ x: Number.NaN, y: 0, facing: 0 }], facing: 0, target: null },
      ],
    },
    {
      do: 'move',
      moves: [{ company: 0, entry: null, legs: [{ x: 1e12, y: 0, facing: 0 }], facing: 0, target: null }],
    },
    {
      do: 'move',
      moves: [{ company: 0, entry: null, legs: [{ x: 1.5, y: 0, facing: 0 }], facing: 0, target: null }],
    },
    { do: 'move', moves: [{ company: 0, entry: null, legs: [], facing: 3600, target: null }] },
    { do: 'move', moves: [] },
    { do: 'done', more: 1 },
    null,
  ];
  for (const value of bad) assert.equal(morschauser.parseAnswer('move', value), null);
  assert.equal(morschauser.parseAnswer('elephants', { do: 'done' }), null);
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }] });
  assert.equal(trial.refused({ do: 'activate', companies: [99], movers: [] })?.code, 'R-NOT-YOUR-TURN');
});

clause(
  ['MM-A5a', 'MM-A5b', 'MM-A5g', 'MM-BAT1d'],
  'both sides throw for the first move, again if equal, and the higher chooses',
  () => {
    const field = morschauser.field('pick-up', {});
    const faces = [[4], [4], [2], [5]];
    const dice = { throw: () => faces.shift() as number[] };
    const position = Position.start(morschauser, field, dice);
    assert.equal(position.answer(0, { do: 'throw' }, dice), null);
    assert.equal(position.open[0]?.kind, 'initiative');
    assert.equal(position.answer(0, { do: 'throw' }, dice), null);
    assert.deepEqual([position.open[0]?.kind, position.open[0]?.side], ['first-move', 1]);
    assert.equal(position.answer(1, { do: 'second' }, dice), null);
    assert.equal(position.state.active, 0);
  },
);

clause(
  ['MM-A5d', 'MM-A5c', 'MM-A0k'],
  'with the switch on both throw again at the start of every turn',
  () => {
    const plain = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }] });
    plain.give(DONE);
    plain.give(DONE);
    assert.deepEqual([plain.question().kind, plain.s.turn, plain.s.active], ['act', 2, 0]);
    const rolled = begin({
      switches: { rerollInitiative: true },
      south: [{ at: [[20, 10]] }],
      north: [{ at: [[20, 40]] }],
    });
    rolled.give(DONE);
    rolled.give(DONE);
    assert.equal(rolled.question().kind, 'initiative');
  },
);

clause(
  ['MM-D1b', 'MM-D1h', 'MM-D1d'],
  'the game ends with its last turn, and the objectives are judged',
  () => {
    const trial = begin({ turns: 1, south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }] });
    trial.give(DONE);
    trial.give(DONE);
    assert.ok(trial.position.over);
    assert.deepEqual(morschauser.verdict(trial.setting, trial.s)?.winner, null);
  },
);
