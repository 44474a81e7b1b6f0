import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@linstock/kernel';
import type { Created, CreateRequest, HostMessage } from '@linstock/protocol';
import { WebSocket } from 'ws';
import { type Serving, startServer } from '../src/serve.ts';

export const TOY = new URL('./toy-systems.ts', import.meta.url).href;

/** Limits no honest test runs into. */
export const WIDE = {
  requestsPerMinute: 100_000,
  makingPerMinute: 100_000,
  burst: 100_000,
  visitorBurst: 100_000,
};

/** A server of toy games on a free port, with a data folder of its own. */
export async function toyServer(
  limits: object = WIDE,
  systems = TOY,
): Promise<Serving & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-server-'));
  const serving = await startServer({ data: folder, port: 0, systems, limits: { ...WIDE, ...limits } });
  const close = async (): Promise<void> => {
    await serving.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...serving, close, folder };
}

/** The reply to an HTTP request. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A request in JSON, with a seat's token if one is given. */
export async function call<T = unknown>(
  address: string,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Reply<T>> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers };
}

/** A new toy game and the tokens of its seats; null if a bot sits. */
export async function newDuel(
  address: string,
  wish: Partial<CreateRequest> = {},
): Promise<{ id: string; tokens: readonly [string, string] }> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const reply = await call<Created>(address, 'POST', '/api/games', {
    body: { system: 'toy', battle: 'yard', seats, ...wish },
  });
  assert.equal(reply.status, 201, JSON.stringify(reply.body));
  return { id: reply.body.game.id, tokens: await takeSeats(address, reply.body) };
}

/** Takes the seats of a game just made by their links: the tokens of both sides; empty if a bot sits. */
export async function takeSeats(address: string, { game, links }: Created): Promise<[string, string]> {
  const tokens: [string, string] = ['', ''];
  for (const { side, token } of links) tokens[side] = tokenIn(await takeSeat(address, game.id, token));
  return tokens;
}

/** Takes a seat by the token of its link. */
export function takeSeat(address: string, game: string, token: string): Promise<Reply> {
  return call(address, 'POST', `/api/games/${game}/join`, { body: { token } });
}

/** The token of the seat that a browser is given to keep. */
export function tokenIn({ headers }: Reply): string {
  return /=([\w-]{43});/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '';
}

/** A message from a server over a socket. */
type SocketMessage = HostMessage | { readonly t: 'pong' };

/** A player's or spectator's page: the messages it got, in order, and the record they make. */
export class Page {
  readonly messages: SocketMessage[] = [];
  /** Everything received from the server, as text. */
  wire = '';
  readonly #ws: WebSocket;
  readonly #waiting: (() => void)[] = [];
  closed: number | null = null;

  constructor(address: string, game: string, { token, from = 0 }: { token?: string; from?: number } = {}) {
    const url = `${address.replace('http', 'ws')}/ws/games/${game}?from=${from}`;
    this.#ws = new WebSocket(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    this.#ws.on('error', () => undefined);
    this.#ws.on('message', (data) => {
      this.wire += String(data);
      this.messages.push(JSON.parse(String(data)) as SocketMessage);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.#ws.on('close', (code) => {
      this.closed = code;
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** The entries received so far. An entry that was received again, unsealed, replaces the first. */
  get entries(): Entry[] {
    const byNumber = new Map<number, Entry>();
    for (const message of this.messages) {
      if (message.t === 'entries')
        for (const entry of message.entries as Entry[]) byNumber.set(entry.n, entry);
    }
    return [...byNumber.values()].sort((a, b) => a.n - b.n);
  }

  /** Resolves when the condition is true; fails if the socket closes first. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      assert.equal(this.closed, null, `the socket closed with ${this.closed}`);
      await this.#news();
    }
  }

  /** Resolves with the close code. */
  async untilClosed(): Promise<number> {
    while (this.closed === null) await this.#news();
    return this.closed;
  }

  /** Sends anything, and resolves with the reply to this command. */
  async ask<M extends { readonly cmd: string }>(
    message: M,
  ): Promise<Extract<SocketMessage, { t: 'ack' | 'refused' }>> {
    await this.until(() => this.#ws.readyState === WebSocket.OPEN && this.messages.length > 0);
    const before = this.messages.length;
    this.#ws.send(JSON.stringify(message));
    const reply = (): SocketMessage | undefined =>
      this.messages.slice(before).find((m) => (m.t === 'ack' || m.t === 'refused') && m.cmd === message.cmd);
    await this.until(() => reply() !== undefined);
    return reply() as Extract<SocketMessage, { t: 'ack' | 'refused' }>;
  }

  /** Sends text unchanged. */
  async raw(text: string): Promise<void> {
    await this.until(() => this.#ws.readyState === WebSocket.OPEN && this.messages.length > 0);
    this.#ws.send(text);
  }

  close(): void {
    this.#ws.terminate();
  }

  #news(): Promise<void> {
    return new Promise((wake) => void this.#waiting.push(wake));
  }
}

/** The answers to a toy question that are always legal. */
export const CLOSE = { step: 'close' };
export const WAIT = { step: 'wait' };
