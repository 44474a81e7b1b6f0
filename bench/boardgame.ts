import { nth, type Outcome, type Reckoning, type Umpire } from '@linstock/kernel';
import { type Effort, figure, rate } from './measure.ts';
import type { Row } from './part.ts';
import { peer } from './peers.ts';
import { carryOut, endTurn, refuseOrder, turnIsOver } from './skirmish/play.ts';
import { drawnUp, legalOrders, type Order, type Skirmish } from './skirmish/state.ts';

/** The parts of boardgame.io 0.50.2 that the bench uses. */
export interface Library {
  readonly Client: (setting: object) => Client;
  readonly CreateGameReducer: (setting: object) => (state: State, action: object) => State;
  readonly InitializeGame: (setting: object) => State;
  readonly INVALID_MOVE: string;
}
interface State {
  readonly G: Skirmish;
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
}
interface Client {
  start(): void;
  stop(): void;
  getState(): State;
  readonly moves: { order(order: Order): void };
}
interface Turn {
  readonly G: Skirmish;
  readonly random: { D6(): number };
  readonly events: { endTurn(): void };
}
type Pick = (orders: readonly Order[]) => Order;

/** The same rules and random legal orders through boardgame.io, and how many times faster `ours` (orders/s) is. */
export function boardgame(effort: Effort, pick: Pick, ours: number): Row[] {
  const library = {
    ...peer<object>('boardgame.io/client'),
    ...peer<object>('boardgame.io/internal'),
    ...peer<object>('boardgame.io/core'),
  } as Library;
  const client = rate(() => clientGame(library, pick), effort).best;
  const reducer = rate(() => reducerGame(library, pick), effort).best;
  const times = (n: number): string => `Position, cloneable, is ${figure(ours / n)} times as fast`;
  return [
    { what: 'boardgame.io 0.50.2, client', value: client, unit: 'orders/s', note: times(client) },
    {
      what: 'Position, cloneable, against the client',
      value: ours / client,
      unit: 'times',
      aim: { least: 20 },
    },
    { what: 'boardgame.io 0.50.2, reducer alone', value: reducer, unit: 'orders/s', note: times(reducer) },
  ];
}

/** Skirmish as a game of boardgame.io. */
export function skirmishFor(library: Library, undoable: boolean): object {
  const move = ({ G, random, events }: Turn, order: Order): string | undefined => {
    if (refuseOrder(G, order)) return library.INVALID_MOVE;
    carryOut(throwingWith(random), G, order);
    if (!turnIsOver(G)) return undefined;
    endTurn(G);
    events.endTurn();
    return undefined;
  };
  return {
    name: 'skirmish',
    minPlayers: 2,
    maxPlayers: 2,
    setup: drawnUp,
    moves: { order: { undoable, move } },
    endIf: ({ G }: { G: Skirmish }) => (G.winner === null ? undefined : { winner: G.winner }),
  };
}

function throwingWith(random: Turn['random']): Umpire {
  return {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      let hits = 0;
      for (let die = 0; die < reckoning.dice.count; die++) if (random.D6() >= 4) hits++;
      return nth(reckoning.outcomes, hits);
    },
    emit() {},
  };
}

function clientGame(library: Library, pick: Pick): number {
  const client = library.Client({ game: skirmishFor(library, true), debug: false, numPlayers: 2 });
  client.start();
  let orders = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    client.moves.order(pick(legalOrders(state.G)));
    orders++;
  }
  client.stop();
  return orders;
}

function reducerGame(library: Library, pick: Pick): number {
  const game = skirmishFor(library, false);
  const reducer = library.CreateGameReducer({ game });
  let state = library.InitializeGame({ game, numPlayers: 2 });
  let orders = 0;
  for (; state.ctx.gameover === undefined; orders++) {
    const payload = { type: 'order', args: [pick(legalOrders(state.G))], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return orders;
}
