import { botNamed, thinkingAt } from '@linstock/bots';
import { canonical, odds, Position, type Question, seededChance, seededDice } from '@linstock/kernel';
import { type Effort, figure, liveBytes, rate } from './measure.ts';
import type { Row } from './part.ts';
import { attacksOf, type Battle, type OfferedAttack, playJudged, playRandomly } from './played.ts';

/** Play in decisions a second, with the aim for play-outs if there is one. */
export function playRows<S, A, F>(battle: Battle<S, A, F>, effort: Effort, aim?: Row['aim']): Row[] {
  const unkept = rate(() => playRandomly(battle, false, false), effort).best;
  const kept = rate(() => playRandomly(battle, true, false), effort).best;
  const gated = rate(() => playRandomly(battle, true, true), effort).best;
  const judged = rate(() => playJudged(battle).head, effort).best;
  const games = rate(() => (playRandomly(battle, false, false), 1), effort).best;
  return [
    { what: 'Position, for play-outs', value: unkept, unit: 'decisions/s', ...(aim && { aim }) },
    { what: 'Position, cloneable at any question', value: kept, unit: 'decisions/s' },
    { what: 'the same through the gate', value: gated, unit: 'decisions/s', note: 'parsed and checked' },
    { what: 'Game: proposed, chained, appended', value: judged, unit: 'entries/s' },
    { what: 'whole games, for play-outs', value: games, unit: 'games/s' },
  ];
}

/** Number of attacks whose odds are found, from the middle of random games. */
const ATTACKS = 20;

/** The cost of the exact odds of one kind of attack (`volley`), by the remaining units. */
export function oddsRow<S, A, F>(
  battle: Battle<S, A, F>,
  kind: string,
  attacking: OfferedAttack<A>,
  left: (state: S) => unknown,
  effort: Effort,
): Row {
  const attacks = attacksOf(battle, attacking, ATTACKS);
  let branches = 0;
  const found = rate(() => {
    branches = 0;
    for (const { position, side, answer } of attacks)
      branches += odds(position, side, answer, (after) => canonical(left(after.state))).branches;
    return attacks.length;
  }, effort).best;
  const note = `mean of ${ATTACKS}, ${figure(branches / ATTACKS)} ways the dice can fall`;
  return {
    what: `exact odds of a ${kind}, up to the next question`,
    value: 1000 / found,
    unit: 'ms',
    note,
    aim: { most: 1 },
  };
}

/**
 * The cost of the card of a whole fight (`Shock`) before it is declared: each strength, each end with its exact chance.
 * The fights come from games that `answering` plays.
 */
export function cardRow<S, A, F>(
  battle: Battle<S, A, F>,
  kind: string,
  attacking: OfferedAttack<A>,
  effort: Effort,
  answering: (state: S, question: Question<A>) => A,
): Row {
  const { rules, field } = battle;
  const attacks = attacksOf(battle, attacking, ATTACKS, answering).map(({ position, side, answer }) => {
    const question = position.question(side);
    if (!question) throw new Error(`Nothing is asked of side ${side} where its ${kind} was found.`);
    return { state: position.state, question, answer };
  });
  const told = rate(() => {
    for (const { state, question, answer } of attacks)
      rules.present.clicks.picks({ field, state, known: [] }, question, answer);
    return attacks.length;
  }, effort).best;
  const what = `exact odds of a ${kind} on its card, every end`;
  return { what, value: 1000 / told, unit: 'ms', note: `mean of ${ATTACKS}`, aim: { most: 1 } };
}

/** One game of captain against captain: what an answer takes, in processor time. */
export function captainRows<S, A, F>({ rules, field }: Battle<S, A, F>): Row[] {
  const dice = seededDice('bench');
  const players = [botNamed<S, A, F>('captain'), botNamed<S, A, F>('captain')] as const;
  const chance = seededChance('bench');
  const clock = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const position = Position.start(rules, field, dice);
  const times: number[] = [];
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { side } = question;
    const begun = clock();
    const answer = players[side].answer(position, side, thinkingAt('normal', chance, clock));
    times.push(clock() - begun);
    position.giveAnswer(side, answer, dice);
  }
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return [
    { what: 'captain, normal: an answer', value: mean, unit: 'ms', note: `mean of ${times.length}` },
    {
      what: 'captain, normal: the longest answer',
      value: Math.max(...times),
      unit: 'ms',
      aim: { most: 1000 },
    },
  ];
}

const GAMES_HELD = 10;

/** The memory of one finished game (record, log, position, snapshots), and the size of its written record. */
export function memoryRows<S, A, F>(battle: Battle<S, A, F>): Row[] {
  const games: ReturnType<typeof playJudged<S, A, F>>[] = [];
  const before = liveBytes();
  for (let i = 0; i < GAMES_HELD; i++) games.push(playJudged(battle));
  const held = (liveBytes() - before) / GAMES_HELD;
  const entries = games.reduce((sum, game) => sum + game.head, 0) / GAMES_HELD;
  const written = games.reduce((sum, { record }) => sum + JSON.stringify(record).length, 0) / GAMES_HELD;
  return [
    {
      what: 'memory of a game just finished',
      value: held / 1024,
      unit: 'KiB',
      note: `of some ${figure(entries)} entries`,
    },
    { what: 'a record', value: written / entries, unit: 'bytes/entry' },
  ];
}
