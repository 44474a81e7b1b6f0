import { type Entry, Game, type Side, type Sources, typedDice } from '../src/index.ts';
import { accepted, salt } from './toy-game.ts';
import { type Lanes, ORDER, type OrderAnswer, type Orders, toyOrders } from './toy-orders.ts';

export type OrdersGame = Game<Orders, OrderAnswer, Lanes>;

/** Two units a side, dice typed in: 0 and 1 are Red's, 2 and 3 Blue's; 1 and 3 begin shaken, and in column. */
export function ordersGame(): OrdersGame {
  return Game.create(toyOrders, { battle: 'lanes', dice: { kind: 'typed' }, options: { units: 2 } });
}

/** Answers, with these faces of the dice. */
export function giveAnswer(game: OrdersGame, side: Side, answer: OrderAnswer, ...faces: number[]): Entry {
  const dice = () => typedDice(faces.map((face) => [face]));
  return propose(game, side, answer, { dice });
}

/** Lets a question go by as the seat has settled beforehand. */
export function letPass(game: OrdersGame, side: Side): Entry {
  return propose(game, side, { fire: [] }, { standing: true });
}

function propose(game: OrdersGame, side: Side, answer: OrderAnswer, sources: Sources): Entry {
  const entry = accepted(game.propose(side, answer, game.head, { salt, ...sources }));
  game.append(entry);
  return entry;
}

/** Both have locked; Red has the initiative, and is asked whether unit 1 rallies. */
export function lockedGame(red: readonly number[] = [ORDER.ADVANCE, ORDER.ADVANCE]): OrdersGame {
  const game = ordersGame();
  giveAnswer(game, 0, { sheet: red });
  giveAnswer(game, 1, { sheet: [ORDER.HOLD, ORDER.HOLD] }, 1);
  return game;
}

/** Both shaken units have rallied, the sheets are revealed, no side has a commander; Red moves. */
export function openedGame(): OrdersGame {
  const game = lockedGame();
  giveAnswer(game, 0, { rally: true }, 6);
  giveAnswer(game, 1, { rally: true }, 6);
  giveAnswer(game, 0, { lead: -1 });
  giveAnswer(game, 1, { lead: -1 });
  return game;
}
