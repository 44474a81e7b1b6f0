import { type Answer, americanLegions, type Field, type State } from '@linstock/american-legions';
import { botNamed, thinkingAt } from '@linstock/bots';
import { canonical, odds, Position, seededChance, seededDice } from '@linstock/kernel';
import { attacksOf, field, playJudged, playRandomly } from './cowpens.ts';
import { type Effort, figure, liveBytes, rate } from './measure.ts';
import type { Part, Row } from './part.ts';

/** How fast a whole rulebook runs, how long the bot people play against thinks, and what odds and games cost. */
export const americanLegionsPart: Part = {
  name: 'american-legions',
  title: 'American Legions: Cowpens, random legal answers',
  run: ({ effort }) => [...playRows(effort), ...oddsRows(effort), ...captainRows(), ...memoryRows()],
};

function playRows(effort: Effort): Row[] {
  const unkept = rate(() => playRandomly(false, false), effort).best;
  const kept = rate(() => playRandomly(true, false), effort).best;
  const gated = rate(() => playRandomly(true, true), effort).best;
  const judged = rate(() => playJudged().head, effort).best;
  const games = rate(() => (playRandomly(false, false), 1), effort).best;
  return [
    { what: 'Position, for play-outs', value: unkept, unit: 'decisions/s', aim: { least: 100_000 } },
    { what: 'Position, cloneable at any question', value: kept, unit: 'decisions/s' },
    { what: 'the same through the gate', value: gated, unit: 'decisions/s', note: 'parsed and checked' },
    { what: 'Game: proposed, chained, appended', value: judged, unit: 'entries/s' },
    { what: 'whole games, for play-outs', value: games, unit: 'games/s' },
  ];
}

/** Attacks whose odds are found, out of the middle of random games. */
const ATTACKS = 20;

function oddsRows(effort: Effort): Row[] {
  return (['fire', 'shock'] as const).map((kind) => {
    const attacks = attacksOf(kind, ATTACKS);
    let branches = 0;
    const found = rate(() => {
      branches = 0;
      for (const { position, side, answer } of attacks)
        branches += odds(position, side, answer, (after) => canonical(after.state.status)).branches;
      return attacks.length;
    }, effort).best;
    const note = `mean of ${ATTACKS}, ${figure(branches / ATTACKS)} ways the dice can fall`;
    return {
      what: `exact odds of a ${WORDS[kind]}, up to the next question`,
      value: 1000 / found,
      unit: 'ms',
      note,
      aim: { most: 1 },
    };
  });
}

const WORDS = { fire: 'volley', shock: 'shock attack' } as const;

/** One game of captain against captain: what an answer takes, in processor time. */
function captainRows(): Row[] {
  const dice = seededDice('bench');
  const captain = () => botNamed<State, Answer, Field>('captain');
  const players = [captain(), captain()] as const;
  const thinking = thinkingAt('normal', seededChance('bench'));
  const position = Position.start(americanLegions, field, dice);
  const times: number[] = [];
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { side } = question;
    const begun = process.cpuUsage();
    const answer = players[side].answer(position, side, thinking);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
    position.give(side, answer, dice);
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

/** What one finished game holds on to (record, log, position, snapshots), and what its record takes written down. */
function memoryRows(): Row[] {
  const games: ReturnType<typeof playJudged>[] = [];
  const before = liveBytes();
  for (let i = 0; i < GAMES_HELD; i++) games.push(playJudged());
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
