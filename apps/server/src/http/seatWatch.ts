import type { Log } from '../log.ts';
import type { SeatDevice, SeatDevices } from '../seats/seatDevices.ts';
import type { Socket } from './socket.ts';

/** Milliseconds between two looks at the table for devices signed out by way of another node. */
const LOOK_INTERVAL_MS = 1000;

interface WatchedSocket {
  readonly game: string;
  readonly socket: Socket;
}

/** Closes the sockets of devices that are signed out: at once after a hint, within a second without one. */
export class SeatWatch {
  readonly #devices: SeatDevices;
  readonly #log: Log;
  readonly #sockets = new Map<string, Set<WatchedSocket>>();
  readonly #timer: NodeJS.Timeout;

  constructor(devices: SeatDevices, log: Log) {
    this.#devices = devices;
    this.#log = log;
    this.#timer = setInterval(() => this.#look([...this.#sockets.keys()]), LOOK_INTERVAL_MS).unref();
    devices.onChange((game) => this.#look(this.#devicesAt(game)));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Watches the socket of a device until the returned function is called. */
  add({ id, game }: SeatDevice, socket: Socket): () => void {
    const watched = { game, socket };
    const sockets = this.#sockets.get(id) ?? new Set();
    sockets.add(watched);
    this.#sockets.set(id, sockets);
    return () => {
      sockets.delete(watched);
      if (sockets.size === 0 && this.#sockets.get(id) === sockets) this.#sockets.delete(id);
    };
  }

  #devicesAt(game: string): string[] {
    return [...this.#sockets]
      .filter(([, sockets]) => [...sockets].some((each) => each.game === game))
      .map(([id]) => id);
  }

  #look(ids: readonly string[]): void {
    this.#devices
      .signedOut(ids)
      .then((out) => {
        for (const [id, by] of out) for (const { socket } of this.#sockets.get(id) ?? []) socket.signOut(by);
      })
      .catch(this.#log);
  }
}
