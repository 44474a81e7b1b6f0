import {
  chanceDice,
  Game,
  nth,
  odds,
  Position,
  type Side,
  seededChance,
  type Umpire,
} from '@linstock/kernel';
import { boardgame } from './boardgame.ts';
import { type Effort, liveBytes, rate } from './measure.ts';
import type { Part, Row } from './part.ts';
import { skirmish } from './skirmish/index.ts';
import { carryOut, endTurn, turnIsOver } from './skirmish/play.ts';
import { drawnUp, legalOrders, type Order, type Skirmish } from './skirmish/state.ts';

const chance = seededChance('bench');
const dice = chanceDice(chance);
const pick = <T>(list: readonly T[]): T => nth(list, chance.below(list.length));

/**
 * Orders a second, for engines from the smallest to the complete one, all with the same rules and random
 * legal orders.
 */
export const kernelPart: Part = {
  name: 'kernel',
  title: 'Kernel: Skirmish, random legal orders',
  run({ effort, peers }) {
    const bare = rate(bareGame, effort).best;
    const unkept = rate(() => positionGame(false), effort).best;
    const kept = rate(() => positionGame(true), effort).best;
    const judged = rate(judgedGame, effort).best;
    const { record } = playJudged();
    const replayed = rate(() => Game.fromRecord(skirmish, record).head, effort).best;
    const share = (n: number): string => `${Math.round((100 * n) / bare)} % of the bare rules`;
    const rows: Row[] = [
      { what: 'the bare rules, no engine', value: bare, unit: 'orders/s' },
      {
        what: 'Position, for play-outs',
        value: unkept,
        unit: 'orders/s',
        note: share(unkept),
        aim: { least: 200_000 },
      },
      { what: 'Position, cloneable at any question', value: kept, unit: 'orders/s', note: share(kept) },
      { what: 'Game: proposed, chained, appended', value: judged, unit: 'entries/s', note: share(judged) },
      {
        what: 'Game: a record read back and checked',
        value: replayed,
        unit: 'entries/s',
        note: share(replayed),
      },
      {
        what: 'exact odds of one fire',
        value: 1000 / oddsOfFire(effort),
        unit: 'ms',
        aim: { most: 1 },
      },
      {
        what: 'memory of a game just finished',
        value: memoryOfGame() / 1024,
        unit: 'KiB',
        note: `of some ${record.entries.length} entries`,
      },
      { what: 'a record', value: JSON.stringify(record).length / record.entries.length, unit: 'bytes/entry' },
    ];
    return peers ? [...rows, ...boardgame(effort, pick, kept)] : rows;
  },
};

function bareGame(): number {
  const s = drawnUp();
  const umpire: Umpire = {
    throw: (reckoning) => {
      let hits = 0;
      for (let die = 0; die < reckoning.dice.count; die++) if (chance.below(6) >= 3) hits++;
      return nth(reckoning.outcomes, hits);
    },
    emit() {},
  };
  let orders = 0;
  for (; s.winner === null; orders++) {
    carryOut(umpire, s, pick(legalOrders(s)));
    if (turnIsOver(s)) endTurn(s);
  }
  return orders;
}

function positionGame(keep: boolean): number {
  const position = Position.start(skirmish, null, dice, { keep });
  let orders = 0;
  for (let [question] = position.open; question; [question] = position.open, orders++) {
    const refused = position.answer(question.side, pick([...question.options()]), dice);
    if (refused) throw new Error(refused.sentence);
  }
  return orders;
}

function judgedGame(): number {
  return playJudged().head;
}

/** A whole random game through the judge. */
function playJudged(): Game<Skirmish, Order, null> {
  const game = Game.create(skirmish, { battle: 'line', dice: { kind: 'seeded', seed: 'bench' } });
  for (let [question] = game.open; question; [question] = game.open) {
    const proposal = game.propose(question.side, pick([...question.options()]), game.head);
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game;
}

type SkirmishPosition = Position<Skirmish, Order, null>;

function measureOdds(position: SkirmishPosition, side: Side, order: Order): number {
  odds(position, side, order, (after) => after.state.strength.join());
  return 1;
}

/** Times per second that the odds of one fire are found, in a game played on to where a unit may fire. */
function oddsOfFire(effort: Effort): number {
  const position = Position.start(skirmish, null, dice);
  for (let [question] = position.open; question; [question] = position.open) {
    const { side } = question;
    const orders = [...question.options()];
    const fire = orders.find(({ order }) => order === 'fire');
    if (fire) return rate(() => measureOdds(position, side, fire), effort).best;
    position.giveAnswer(side, pick(orders), dice);
  }
  throw new Error('Nobody ever came to fire.');
}

/** Bytes of one finished game: record, log, position and snapshots. */
function memoryOfGame(): number {
  const games: unknown[] = [];
  const before = liveBytes();
  for (let i = 0; i < GAMES_HELD; i++) games.push(playJudged());
  return (liveBytes() - before) / games.length;
}

const GAMES_HELD = 20;
