import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlap, spotOnBearing } from '@linstock/ground';
import { chanceDice, Position, type Question, seededChance } from '@linstock/kernel';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { picksOfWays } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { costOf, readyForces } from '../src/battles/index.ts';
import { type Answer, morschauser } from '../src/index.ts';
import { generalStand, standOf } from '../src/model/board.ts';
import type { Field } from '../src/model/field.ts';
import { fieldOf } from '../src/model/setting.ts';
import * as S from '../src/model/state.ts';
import { inch } from './battlefield.ts';

/** A pick-up game that its players set up (MM-BAT1f). */

const OWN = { setup: 'own', seed: 3 } as const;
type Bought = Extract<Answer, { do: 'buy' }>;
type Regiment = Bought['regiments'][number];

const LINE: Regiment = { brigade: 1, type: 'lineInfantry', weapon: 'musket', traits: [], companies: 4 };
const GUNS: Regiment = { brigade: 1, type: 'artillery', weapon: 'cannon', traits: [], companies: 1 };
const force = (generals: number, ...regiments: Regiment[]): Bought => ({ do: 'buy', generals, regiments });

/** A game in which the dice for the first move show these faces: South's die, then North's. */
function setUp(...faces: number[]) {
  const field = morschauser.field('pick-up', OWN);
  const dice = { throw: () => [faces.shift() as number] };
  const position = Position.start(morschauser, field, dice);
  const question = () => position.open[0] as Question<Answer>;
  const give = (answer: Answer) => assert.equal(position.answer(question().side, answer, dice), null);
  const now = (): Field => fieldOf(field, position.state);
  return { field, position, question, give, now, dice };
}

clause(
  'MM-BAT1f',
  'each side buys its force, South first, and what the points do not allow is refused',
  () => {
    const { question, give, now, position } = setUp();
    assert.deepEqual([question().kind, question().side, question().stable], ['force', 0, true]);
    const why = (answer: Answer) => question().refuse(answer);
    const dear = force(3, ...[1, 2, 3].map((brigade) => ({ ...LINE, brigade, companies: 5 })), {
      ...LINE,
      companies: 2,
    });
    assert.match(why(dear)?.sentence ?? '', /costs 148 points; there are 140/);
    assert.equal(why(dear)?.clause, 'MM-BAT1f');
    assert.match(why(force(0, LINE))?.sentence ?? '', /no brigade general 1/);
    assert.match(why(force(2, LINE))?.sentence ?? '', /general 2 has no regiment/);
    assert.match(why(force(1, { ...LINE, weapon: 'carbine' }))?.sentence ?? '', /musket or rifle/);
    assert.match(why(force(1, { ...LINE, traits: ['sharpshooters'] }))?.sentence ?? '', /cannot be bought/);
    const both: Regiment = { ...GUNS, traits: ['horseArtillery', 'heavyArtillery'] };
    assert.match(why(force(1, LINE, both))?.sentence ?? '', /one of/);
    give(force(1, LINE, GUNS));
    assert.deepEqual([question().kind, question().side], ['force', 1]);
    give(force(1, { ...LINE, companies: 3 }));
    assert.equal(question().kind, 'initiative');
    assert.deepEqual(
      now().companies.map(({ code }) => code),
      ['S-L1-1', 'S-L1-2', 'S-L1-3', 'S-L1-4', 'S-G1-1', 'N-L1-1', 'N-L1-2', 'N-L1-3'],
    );
    assert.deepEqual(
      [0, 1].map((side) => morschauser.losses(position.field, position.state, side as 0 | 1).of),
      [5, 3],
    );
  },
);

clause(
  'MM-BAT1f',
  'regiments are placed alternately, the loser of the die first, in the zone and clear of others',
  () => {
    const { question, give, position } = setUp(6, 2);
    give(force(1, LINE, GUNS));
    give(force(1, { ...LINE, companies: 3 }));
    give({ do: 'throw' });
    assert.deepEqual([question().kind, question().side], ['place', 1]);
    const line = (regiment: number, n: number, x: number, y: number, facing = 0): Answer => ({
      do: 'place',
      regiment,
      at: [...new Array(n).keys()].map((i) => ({ x: inch(x + 3 * i), y: inch(y), facing })),
    });
    const why = (answer: Answer) => question().refuse(answer)?.code;
    assert.equal(why(line(0, 4, 20, 40)), 'R-BATTLE'); // South's
    assert.equal(why(line(2, 2, 20, 40)), 'R-BATTLE'); // three companies
    assert.equal(why(line(2, 3, 20, 34.4)), 'R-BATTLE'); // 12.1 inches from the edge
    assert.equal(why(line(2, 3, 20, 47)), 'R-OFF-TABLE');
    give(line(2, 3, 20, 34.5, 1800));
    assert.equal(position.state.attached[1 + 1], 5 + 1); // their general is with the middle company (MM-B1q)
    assert.deepEqual([question().kind, question().side], ['place', 0]);
    give(line(0, 4, 20, 8));
    assert.equal(question().side, 0); // North has no more to place
    assert.equal(why(line(1, 1, 22, 8)), 'R-OVERLAP');
    give({ do: 'rest' });
    assert.deepEqual([question().kind, question().side], ['first-move', 0]);
    assert.ok(position.state.status.every((status) => status === S.ON_TABLE));
    give({ do: 'first' });
    assert.equal(position.state.active, 0);
  },
);

clause(
  'MM-BAT1f',
  'a regiment is offered places in the middle, on the left and on the right of its zone',
  () => {
    const { question, give } = setUp(2, 6);
    give(force(1, { ...LINE, companies: 2 }, GUNS));
    give(force(1, { ...LINE, companies: 2 }, GUNS));
    give({ do: 'throw' });
    const guns = [...question().options()].flatMap((each) =>
      each.do === 'place' && each.regiment === 1 ? [Math.round((each.at[0]?.x ?? 0) / inch(1))] : [],
    );
    assert.equal(guns.length, 3);
    for (const [i, x] of [36, 18, 54].entries()) assert.ok(Math.abs((guns[i] ?? 0) - x) <= 6, `${guns}`);
  },
);

clause('MM-BAT1f', 'the sides place one regiment each in turn, the loser of the die first', () => {
  const { question, give } = setUp(2, 6);
  const two = force(1, { ...LINE, companies: 2 }, GUNS);
  give(two);
  give(two);
  give({ do: 'throw' });
  const order: number[] = [];
  const set = (regiment: number, x: number): void => {
    const { side } = question();
    order.push(side);
    const y = side === 0 ? 8 : 40;
    const facing = side === 0 ? 0 : 1800;
    const places = regiment % 2 === 0 ? [x, x + 3] : [x]; // a line of two, or the guns
    give({ do: 'place', regiment, at: places.map((at) => ({ x: inch(at), y: inch(y), facing })) });
  };
  set(0, 20);
  set(2, 20);
  set(1, 40);
  set(3, 40);
  assert.deepEqual(order, [0, 1, 0, 1]);
});

clause(
  ['MM-BAT1f', 'MM-BAT1c'],
  'two answers of each side take the forces of the lists, in their places',
  () => {
    for (const seed of [1, 2, 3]) {
      const { listed } = morschauser.field('pick-up', { seed });
      const field = morschauser.field('pick-up', { seed, setup: 'own' });
      for (const side of [0, 1] as const)
        for (const { force: ready } of readyForces(field.lists.lists, side)) assert.ok(costOf(ready) <= 140);
      const dice = chanceDice(seededChance(`${seed}`));
      const position = Position.start(morschauser, field, dice);
      while (position.open[0]?.kind !== 'first-move') {
        const question = position.open[0] as Question<Answer>;
        const [taken, ...others] = morschauser.heuristics.candidates(field, position.state, question, []);
        assert.equal(others.length, 0);
        position.giveAnswer(question.side, taken as Answer, dice);
      }
      const places = (companies: Field['companies'], at: (id: number) => [number, number, number]) =>
        companies.map(({ code, id }) => [code, ...at(id)]).toSorted();
      assert.deepEqual(
        places(fieldOf(field, position.state).companies, (id) => [
          position.state.x[id]!,
          position.state.y[id]!,
          position.state.facing[id]!,
        ]).map(([, ...at]) => at),
        places(listed.companies, (id) => [
          listed.companies[id]!.start!.x,
          listed.companies[id]!.start!.y,
          listed.companies[id]!.start!.facing,
        ]).map(([, ...at]) => at),
      );
    }
  },
);

clause(['MM-BAT1f', 'MM-B1n', 'MM-B1q'], 'a company placed on a general of its side shifts him', () => {
  const { question, give, position, now } = setUp(2, 6);
  give(force(1, { ...LINE, companies: 2 }, GUNS));
  give(force(1, { ...LINE, companies: 2 }, GUNS));
  give({ do: 'throw' });
  const { side } = question();
  const commander = now().generals.find((general) => general.side === side && general.rank === 'army')!;
  const at = { ...generalStand(position.state, commander.id) };
  const pose = { x: at.x, y: Math.max(at.y, inch(1.5)), facing: 0 };
  give({ do: 'place', regiment: 1, at: [pose] });
  const guns = now().regiments[1]!.companies[0]!;
  assert.equal(
    overlap(generalStand(position.state, commander.id), standOf(now(), position.state, guns)),
    false,
  );
});

clause(
  ['MM-BAT1f', 'MM-A5b'],
  'if the battle places the armies the dice lead to the first move, though some are still to enter',
  () => {
    const field = morschauser.field('maida', {});
    const faces = [6, 2];
    const dice = { throw: () => [faces.shift() as number] };
    const position = Position.start(morschauser, field, dice);
    assert.ok(position.state.status.includes(S.DUE));
    assert.equal(position.answer(position.open[0]!.side, { do: 'throw' }, dice), null);
    assert.equal(position.open[0]?.kind, 'first-move');
  },
);

test('only the pick-up game is set up by its players', () => {
  assert.throws(() => morschauser.field('cowpens', { setup: 'own' }), /Only the pick-up game/);
  assert.throws(() => morschauser.field('pick-up', { setup: 'mine' }), /laid-out or own/);
  assert.equal(morschauser.parseAnswer('force', { do: 'buy', generals: 1, regiments: [] }), null);
});

test('a click means the clicked place, and every set-up answer can be clicked', () => {
  const { question, give, field, position } = setUp(2, 6);
  for (const option of question().options())
    assert.equal(
      morschauser.present.clicks.picks({ field, state: position.state, known: [] }, question(), option).picks
        .length,
      1,
    );
  give(force(1, LINE, GUNS));
  give(force(1, { ...LINE, companies: 3 }));
  give({ do: 'throw' });
  for (const option of question().options()) {
    const { picks } = morschauser.present.clicks.picks(
      { field, state: position.state, known: [] },
      question(),
      option,
    );
    assert.deepEqual(
      morschauser.present.clicks.meaning?.({ field, state: position.state, known: [] }, question(), picks),
      option,
    );
  }
  assert.equal(
    morschauser.present.shows.scene({ field, state: position.state, known: [] }).pieces.length,
    8 + 4,
  );
});

test("a commander without own troops does not change a bot's evaluation of a position", () => {
  const { give, field, position } = setUp(2, 6);
  give(force(1, LINE, GUNS));
  give(force(1, LINE, GUNS));
  assert.equal(morschauser.heuristics.value(field, position.state, 0, []), 0);
});

// Whole games of forces bought and placed at random, saved and loaded on the way.
testConformance(
  (name, run) => test(`set up by its players: ${name}`, run),
  morschauser,
  { battles: ['pick-up'], games: 1, every: 60, samples: 2_000, options: { preset: 'full', ...OWN } },
  openlyPlayed,
);

test('a way is foreseen for the companies that were bought, not for those of the lists', () => {
  const { question, give, now, field, position } = setUp(6, 2);
  give(force(1, GUNS, LINE));
  give(force(1, { ...LINE, companies: 3 }));
  while (question().kind !== 'act') {
    const [taken] = morschauser.heuristics.candidates(field, position.state, question(), []);
    give(taken as Answer);
  }
  const { side } = question();
  const { id, name } = now().companies.find((each) => each.side === side)!;
  const { x, y, facing } = standOf(now(), position.state, id);
  const ahead = spotOnBearing({ x, y }, facing, inch(2));
  const picks = picksOfWays([{ piece: `company:${id}`, way: [{ ...ahead, facing }] }]);
  const seen = morschauser.present.clicks.foresee?.(
    { field, state: position.state, known: [] },
    question(),
    picks,
  );
  assert.ok(seen?.told.label.includes(name), seen?.told.label);
});
