import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botNamed, thinkingAt } from '@linstock/bots';
import {
  type Chance,
  chanceDice,
  type Dice,
  Game,
  parseRecord,
  type Question,
  recordedDice,
  seededChance,
  verify,
} from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { type Advice, adviceFor, beginningOf, courseOf, type Lesson, lessonOf, lessons } from './index.ts';

/** A mark as a broken company carries it. */
const DISORDERED = {
  kind: 'disordered',
  letter: 'D',
  label: 'disordered',
  clause: null,
  passing: false,
} as const;

type AnyGame = Game<unknown, unknown, unknown>;

/** A game of a lesson at its beginning, its further dice by a seed. */
function begun({ id, system }: Lesson, seed: string): AnyGame {
  const { record } = beginningOf(id);
  const dice = chanceDice(seededChance(seed));
  const game = Game.fromRecord(needRulebook(system), { ...record, dice: { kind: 'typed' }, entries: [] });
  for (const entry of record.entries) {
    assert.ok('answer' in entry);
    give(game, entry.side, entry.answer, recordedDice(entry.dice));
  }
  thrown.set(game, dice);
  return game;
}

/** The dice that games are played on with. */
const thrown = new WeakMap<AnyGame, Dice>();

function give(game: AnyGame, side: 0 | 1, answer: unknown, from = thrown.get(game)): void {
  assert.ok(from);
  const proposal = game.propose(side, answer, game.head, { dice: () => from });
  assert.ok(!('refused' in proposal), JSON.stringify(proposal));
  game.append(proposal.entry);
}

/**
 * A learner who obeys (as a sensible player would), or gives any answer; a third of the time the end of the
 * step.
 */
type Learner = (game: AnyGame, question: Question<unknown>, chance: Chance) => unknown;

const anybody: Learner = (_, question, chance) => {
  if (question.sample && chance.below(3) > 0) return question.sample((n) => chance.below(n));
  const offered = [...question.options()].slice(0, 400);
  const end = offered.find((each) => (each as { do?: string }).do === 'done');
  return end !== undefined && chance.below(3) === 0 ? end : offered[chance.below(offered.length)];
};

/** The answers of a learner who follows the coach in the lesson on hexes, in order; a bot answers after them. */
const OBEDIENT: Readonly<Record<string, readonly unknown[]>> = {
  fire: [{ do: 'fire', target: 149, companies: [23, 24, 25, 26, 28, 30] }],
  orders: [
    { do: 'order', regiment: 7, order: 'CHARGE' },
    { do: 'order', regiment: 5, order: 'CHARGE' },
  ],
  move: [
    { do: 'move', companies: [37, 38, 39], actions: ['SE', 'SE', 'SW', 'SW', 'right'], leaders: [7] },
    { do: 'done' },
  ],
};

/** The beginnings of lines that appear in fewer than one obedient lesson in twelve. */
const RARE = [
  'Your men run',
  'Your line shakes',
  'Not this time',
  'Howard has it',
  'They did not hear',
  'They held',
  'A hit: each',
  'No hit',
];

/** A learner who follows the coach, and remembers the actions asked for. */
function obedient(): Learner {
  const left = structuredClone(OBEDIENT) as Record<string, unknown[]>;
  const helper = botNamed<unknown, unknown, unknown>('greedy');
  return (game, question, chance) => {
    const { kind, side } = question;
    const [charge] = kind === 'shock' ? question.options() : [];
    const told = charge ?? left[kind]?.shift();
    if (told !== undefined && question.refuse(told) === null) return told;
    return helper.answer(game.position.forSeat(side), side, thinkingAt('easy', chance));
  };
}

/** The coach's words, and the question at that moment; null during the other side's turn. */
interface Heard extends Advice {
  readonly asked: string | null;
  /** All events since the lesson began, in sentences. */
  readonly happened: readonly string[];
}

/** Plays a lesson to its end, and gives what the coach said at each moment. */
function played(lesson: Lesson, seed: string, learner: Learner): Heard[] {
  const game = begun(lesson, seed);
  const rules = needRulebook(lesson.system);
  const chance = seededChance(seed);
  const [from, him] = [game.head, botNamed<unknown, unknown, unknown>('greedy')];
  const said: Heard[] = [];
  for (let answers = 0; answers < 200; answers++) {
    const scene = rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
    const aside = { picked: [], went: answers > 0 ? ['who is who'] : [] };
    const course = courseOf(game, from, lesson.seat, scene, aside);
    const advice = adviceFor(lesson, course);
    const mine = game.open.find(({ side }) => side === lesson.seat);
    const happened = course.steps.flatMap(({ logItems }) => logItems.map(({ sentence }) => sentence));
    said.push({ ...advice, asked: mine?.kind ?? null, happened });
    if (advice.ending !== null) return said;
    const [question] = game.open;
    assert.ok(question);
    const { side } = question;
    const answer =
      side === lesson.seat
        ? learner(game, question, chance)
        : him.answer(game.position.forSeat(side), side, thinkingAt('easy', chance));
    give(game, side, answer);
  }
  assert.fail(`The lesson has not ended after 200 answers; its last beat was "${said.at(-1)?.beat.id}".`);
}

/**
 * The coach's words to six learners who answer anything, and to sixteen who follow the coach; each is played once for
 * all tests.
 */
const anyWays = keptFor((lesson) => Array.from({ length: 6 }, (_, i) => played(lesson, `any ${i}`, anybody)));
const obeyedWays = keptFor((lesson) =>
  Array.from({ length: 16 }, (_, i) => played(lesson, `obeys ${i}`, obedient())),
);

function keptFor(play: (lesson: Lesson) => Heard[][]): (lesson: Lesson) => Heard[][] {
  const kept = new Map<Lesson, Heard[][]>();
  return (lesson) => {
    const ways = kept.get(lesson) ?? play(lesson);
    kept.set(lesson, ways);
    return ways;
  };
}

for (const lesson of lessons) {
  const name = `${lesson.title}:`;

  test(`the record of ${name} replays, and a game that continues it is recognised as the lesson`, () => {
    const { record } = beginningOf(lesson.id);
    const rules = needRulebook(lesson.system);
    assert.equal(verify(record, rules).fault, null);
    assert.equal(lessonOf(begun(lesson, 'x').record)?.lesson.id, lesson.id);
    assert.equal(lessonOf(parseRecord({ ...record, entries: record.entries.slice(0, -1) })), null);
  });

  test(`${name} with any answers the coach reaches the end, and never goes back a step`, () => {
    for (const said of anyWays(lesson)) {
      const numbers = said.map(({ number }) => number);
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
      );
      assert.equal(numbers.at(-1), lesson.beats.length);
    }
  });
}

for (const lesson of lessons)
  test(`${lesson.title}: for every question the coach names an action`, () => {
    const silent = [...anyWays(lesson), ...(lesson === lessons[0] ? obeyedWays(lesson) : [])]
      .flat()
      .filter(({ asked, doThis, ending }) => asked !== null && doThis === null && ending === null);
    assert.deepEqual([...new Set(silent.map(({ beat, asked }) => `${beat.id}: ${asked}`))], []);
  });

test('a learner who follows the coach sees every step and its result', () => {
  const [lesson] = lessons;
  assert.ok(lesson);
  const said = obeyedWays(lesson).flat();
  // A learner whose company is hit is told which company to choose, and is not told that nothing happened.
  const hits = said.filter(({ beat }) => beat.id === 'a hit');
  assert.ok(hits.some(({ say }) => say.includes('you say which')));
  const fallen = (lesson.besides ?? []).map((each) => each.say);
  assert.deepEqual(
    hits.filter(({ cameOfIt }) => cameOfIt !== null && !fallen.includes(cameOfIt)),
    [],
  );
  // Choices before the throw are not in the record; another test covers them.
  const clicked = lesson.beats.filter(({ id }) => id === 'odds');
  const silent = lesson.beats.filter((beat) => !said.some((each) => each.beat === beat));
  assert.deepEqual(silent, clicked);
  const came = [...new Set(said.flatMap(({ cameOfIt }) => cameOfIt ?? []))];
  assert.ok(
    came.some((each) => each.startsWith('One of your leaders falls')),
    'a leader who falls is told of',
  );
  const lines = lesson.beats.flatMap(({ after }) => after.map(({ say }) => say));
  assert.deepEqual(
    lines
      .filter((line) => !came.some((each) => each.endsWith(line)))
      .filter((line) => !RARE.some((rare) => line.startsWith(rare))),
    [],
  );
});

test('the hand points at no piece if the coach wants a button pressed', () => {
  for (const lesson of lessons)
    for (const { doThis, point } of [
      ...anyWays(lesson),
      ...(lesson === lessons[0] ? obeyedWays(lesson) : []),
    ].flat())
      if (doThis && doThis.pointer.startsWith('Click “')) assert.deepEqual(point, [], doThis.pointer);
});

test('if another odds card is open, the coach says how to go on from it', () => {
  for (const lesson of lessons) {
    const game = begun(lesson, 'odds');
    const { scene } = needRulebook(lesson.system).present.shows;
    const shown = scene({ field: game.field, state: game.position.state, known: [] });
    const wanted = (odds: string | null) =>
      adviceFor(lesson, courseOf(game, game.head, lesson.seat, shown, { picked: [], went: [], odds })).doThis
        ?.pointer;
    assert.match(wanted(null) ?? '', /^Click any/);
    assert.match(wanted('Throw the dice') ?? '', /“Throw the dice”, or “Hold”/);
  }
});

test('before the volley the coach speaks of the odds of as many companies as are chosen', () => {
  const [lesson] = lessons;
  assert.ok(lesson);
  const game = begun(lesson, 'g');
  const from = game.head;
  const rules = needRulebook(lesson.system);
  const him = botNamed<unknown, unknown, unknown>('greedy');
  for (let [question] = game.open; question && question.side !== lesson.seat; [question] = game.open)
    give(
      game,
      question.side,
      him.answer(game.position.forSeat(question.side), question.side, thinkingAt('easy', seededChance('x'))),
    );
  const scene = rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const sayWith = (picked: string[], odds: string | null = null) =>
    adviceFor(lesson, courseOf(game, from, lesson.seat, scene, { picked, went: [], odds }));
  const six = [23, 24, 25, 26, 28, 30].map((n) => `company:${n}`);
  assert.equal(sayWith([]).beat.id, 'choose');
  const five = six.slice(1);
  assert.deepEqual([sayWith(six).beat.id, sayWith(five).beat.id], ['odds', 'choose']);
  assert.match(sayWith(six).say, /no face of the die is a miss/);
  // A learner who has not chosen all six hears of the others, and may still throw for fewer.
  assert.match(sayWith(five).say, /the three beside them/);
  assert.deepEqual(sayWith(five).point, ['company:23', 'company:28', 'company:30']);
  assert.match(sayWith(five, 'Throw the dice').say, /add more companies/);
  assert.match(sayWith(five, 'Throw the dice').doThis?.pointer ?? '', /Throw the dice/);
  // Disordered companies elsewhere do not weaken the fire.
  for (const [hit, odds] of [
    [27, /no face of the die is a miss/],
    [23, /miss on a one alone/],
  ] as const) {
    const pieces = scene.pieces.map((each) =>
      each.id === `company:${hit}` ? { ...each, marks: [...each.marks, DISORDERED] } : each,
    );
    const course = courseOf(game, from, lesson.seat, { ...scene, pieces }, { picked: six, went: [] });
    assert.match(adviceFor(lesson, course).say, odds);
  }
});

test("an officer's fate is mentioned at one step, and not again at later ones", () => {
  const [lesson] = lessons;
  assert.ok(lesson);
  const besides = (lesson.besides ?? []).map(({ say }) => say);
  const told = [...anyWays(lesson), ...obeyedWays(lesson)].flatMap((way) =>
    besides.map(
      (say) => new Set(way.flatMap(({ cameOfIt, beat }) => (cameOfIt?.includes(say) ? [beat.id] : []))),
    ),
  );
  const often = (least: number) => told.filter(({ size }) => size > least).length;
  assert.ok(often(0) > 0, 'officers fall in some of these');
  // Two may fall one after another.
  assert.ok(often(1) < often(0) / 4, `${often(1)} of ${often(0)} said again`);
});

/** On a table: moves the 1st Line as soon as possible, and does anything else at random. */
const advancing: Learner = (game, question, chance) => {
  const moves = [...question.options()].filter((each) => {
    const { movers = [] } = each as { movers?: readonly number[] };
    return movers.length === 4;
  });
  return question.kind === 'act' && moves[0] !== undefined ? moves[0] : anybody(game, question, chance);
};

test('on a table the coach says that the die was too low only if it was', () => {
  const lesson = lessons[1] as Lesson;
  const atDie: ReturnType<typeof played> = [];
  const heard = (words: RegExp) =>
    atDie.filter(({ happened }) =>
      happened.some((each) => each.includes('1st South Line') && words.test(each)),
    );
  let [low, obeyed] = [heard(/./), heard(/./)];
  for (let i = 0; i < 24 && (low.length === 0 || obeyed.length === 0); i++) {
    const game = played(lesson, `advances ${i}`, advancing);
    atDie.push(...game.filter(({ beat, asked }) => beat.id === 'the command die' && asked === 'move'));
    [low, obeyed] = [heard(/does? not advance|do not advance/), heard(/obeys? (its|their) order/)];
  }
  assert.ok(low.length > 0 && obeyed.length > 0, `${low.length} too low, ${obeyed.length} obeyed`);
  for (const { say } of low) assert.match(say, /^The die was too low/);
  for (const { say } of obeyed) assert.match(say, /^The order has been heard/);
});

test('a learner who may pursue on a table hears of pursuit, at any step', () => {
  const lesson = lessons[1] as Lesson;
  const game = begun(lesson, 'pursue');
  const scene = needRulebook(lesson.system).present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const course = courseOf(game, game.head, lesson.seat, scene, { picked: [], went: [] });
  const acted = (named: string) => ({
    side: lesson.seat,
    kind: 'act',
    answer: null,
    logItems: [
      {
        sentence: `${named} acts.`,
        clauses: [],
        what: {
          kind: 'note',
          pieces: scene.pieces.filter(({ name }) => name.includes(named)).map(({ id }) => id),
          at: null,
        },
      },
    ],
  });
  const steps = [acted('1st South Battery'), acted('1st South Line'), acted('1st South Heavy Horse')];
  const asking = [{ kind: 'pursue', side: lesson.seat }];
  const { beat, say, doThis } = adviceFor(lesson, { ...course, steps: steps as never, asking });
  assert.equal(beat.id, 'the horse');
  assert.match(say, /may pursue/);
  assert.match(doThis?.pointer ?? '', /“No pursuit”/);
});

test('the first words answer a look at a counter, one of the own side or an enemy', () => {
  const [lesson] = lessons;
  assert.ok(lesson);
  const game = begun(lesson, 'look');
  const scene = needRulebook(lesson.system).present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const sayAt = (picked: string[]) =>
    adviceFor(lesson, courseOf(game, game.head, lesson.seat, scene, { picked, went: [] })).say;
  assert.match(sayAt([]), /^You command the Americans/);
  assert.match(sayAt(['company:23']), /^Yours\. Each square is one company/);
  const foe = scene.pieces.find(({ side }) => side !== lesson.seat);
  assert.match(sayAt([foe?.id ?? '']), /^Theirs\./);
});

test('both lessons hold the machine at their last words until they are read', () => {
  for (const lesson of lessons) assert.equal(lesson.beats.at(-1)?.holds, true, lesson.title);
});
