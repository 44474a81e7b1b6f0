import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameConnection, type Levels, type Place, TOYS } from '@linstock/judge/contract';
import type { Side } from '@linstock/kernel';
import type { CreateRequest, HostMessage } from '@linstock/protocol';
import { WebSocket } from 'ws';
import { type Serving, startServer } from '../src/serve.ts';
import { newDuel, TOY, WIDE } from './table.ts';

const seatAt = (level: Levels[0]): CreateRequest['seats'][0] =>
  level === null ? { kind: 'human' } : { kind: 'bot', level };

/** A whole server as a place of games: everything goes over HTTP and WebSocket. */
export class ServerPlace implements Place {
  readonly twin = null;
  readonly store = null;
  readonly #folder: string;
  readonly #databaseUrl: string | null;
  #serving: Serving;
  readonly #tokens = new Map<string, readonly [string, string]>();

  private constructor(folder: string, databaseUrl: string | null, serving: Serving) {
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
    this.#serving = serving;
  }

  /** @param databaseUrl a PostgreSQL; null for the embedded database */
  static async open(databaseUrl: string | null = null): Promise<ServerPlace> {
    const folder = mkdtempSync(join(tmpdir(), 'linstock-place-'));
    const options = { data: folder, databaseUrl, port: 0, systems: TOY, limits: WIDE };
    return new ServerPlace(folder, databaseUrl, await startServer(options));
  }

  async begin(toy: keyof typeof TOYS, levels: Levels): Promise<string> {
    const seats: CreateRequest['seats'] = [seatAt(levels[0]), seatAt(levels[1])];
    const { rules, battle } = TOYS[toy];
    const wish = { system: rules.id, battle, seats };
    const { id, tokens } = await newDuel(this.#serving.address, wish);
    this.#tokens.set(id, tokens);
    return id;
  }

  async join(
    game: string,
    seat: Side | null,
    from: number,
    hear: (message: HostMessage) => void,
  ): Promise<GameConnection> {
    const url = `${this.#serving.address.replace('http', 'ws')}/ws/games/${game}?from=${from}`;
    const token = seat === null ? undefined : this.#tokens.get(game)?.[seat];
    const socket = new WebSocket(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    // A socket that breaks after its reader has left does not matter to the reader.
    socket.on('error', () => undefined);
    socket.on('message', (data) => hear(JSON.parse(String(data)) as HostMessage));
    return { send: (command) => socket.send(JSON.stringify(command)), leave: () => socket.terminate() };
  }

  async restart(): Promise<void> {
    await this.#serving.close();
    const options = { data: this.#folder, databaseUrl: this.#databaseUrl, port: 0 };
    this.#serving = await startServer({ ...options, systems: TOY, limits: WIDE });
  }

  async close(): Promise<void> {
    await this.#serving.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
