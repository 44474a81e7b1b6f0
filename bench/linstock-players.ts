import { once } from 'node:events';
import type { Created, HostMessage } from '@linstock/protocol';
import { WebSocket } from 'ws';
import type { Players, Step } from './duel.ts';

/** Two players at Linstock's server. */
export class LinstockPlayers implements Players {
  readonly #address: string;
  #sockets: readonly WebSocket[] = [];
  #told: (n: number) => void = () => undefined;

  constructor(address: string) {
    this.#address = address;
  }

  async order({ side, order }: Step, n: number): Promise<void> {
    const told = new Promise<void>((resolve) => {
      this.#told = (heard) => heard === n && resolve();
    });
    this.#sockets[side]?.send(JSON.stringify({ t: 'answer', seen: n - 1, cmd: `o${n}`, answer: order }));
    await told;
  }

  async newGame(): Promise<void> {
    this.close();
    const made = await fetch(`${this.#address}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        system: 'skirmish',
        battle: 'line',
        seats: [{ kind: 'human' }, { kind: 'human' }],
      }),
    });
    const { game, links } = (await made.json()) as Created;
    const url = `${this.#address.replace('http', 'ws')}/ws/games/${game.id}`;
    const cookies = await Promise.all(links.map(({ token }) => this.#seat(game.id, token)));
    this.#sockets = cookies.map((cookie) => new WebSocket(url, { headers: { cookie } }));
    this.#sockets.forEach((socket, side) => socket.on('message', (data) => this.#hear(side, String(data))));
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Takes a seat by its link; returns its cookie. */
  async #seat(game: string, token: string): Promise<string> {
    const taken = await fetch(`${this.#address}/api/games/${game}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return taken.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  #hear(side: number, text: string): void {
    const message: HostMessage = JSON.parse(text);
    if (message.t === 'refused') throw new Error(message.error.sentence);
    if (message.t !== 'entries') return;
    for (const entry of message.entries) if (entry.side !== side) this.#told(entry.n);
  }
}
