import { randomUUID } from 'node:crypto';
import { type EventEmitter, once } from 'node:events';
import type { Players, Step } from './duel.ts';
import { peer } from './peers.ts';

/** A socket of socket.io. */
interface Socket extends EventEmitter {
  close(): void;
}

interface State {
  readonly _stateID: number;
}

/**
 * Two players at boardgame.io's server. They speak its protocol over bare sockets: its own client would take more of the
 * processors that client and server share.
 */
export class BoardgamePlayers implements Players {
  readonly #address: string;
  #sockets: readonly Socket[] = [];
  #match = '';
  #stateId = 0;
  #heard: (side: number, state: number) => void = () => undefined;

  constructor(address: string) {
    this.#address = address;
  }

  async order({ side, order }: Step): Promise<void> {
    const told = new Promise<void>((resolve) => {
      const before = this.#stateId;
      // The sender's own copy of the state may arrive later, and must not count for the next order.
      this.#heard = (by, state) => by !== side && state > before && resolve();
    });
    const payload = { type: 'order', args: [order], playerID: `${side}` };
    this.#sockets[side]?.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      this.#stateId,
      this.#match,
      `${side}`,
    );
    await told;
  }

  async newGame(): Promise<void> {
    this.close();
    this.#match = randomUUID();
    const { io } = peer<{ io: (address: string, options: object) => Socket }>('socket.io-client');
    const options = { transports: ['websocket'], forceNew: true };
    this.#sockets = [0, 1].map(() => io(`${this.#address}/skirmish`, options));
    await Promise.all(this.#sockets.map((socket) => once(socket, 'connect')));
    for (const [side, socket] of this.#sockets.entries()) {
      socket.emit('sync', this.#match, `${side}`, undefined, 2);
      const [, { state }] = (await once(socket, 'sync')) as [string, { state: State }];
      this.#stateId = state._stateID;
      socket.on('update', (_, { _stateID }: State) => {
        this.#stateId = Math.max(this.#stateId, _stateID);
        this.#heard(side, _stateID);
      });
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
