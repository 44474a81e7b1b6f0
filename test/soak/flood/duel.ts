/** A game between two people on a server, for a program that plays both. */
import { once } from 'node:events';
import type { Side } from '@linstock/kernel';
import type { Created } from '@linstock/protocol';
import { WebSocket } from 'ws';

/** A game and the cookies of its seats, side 0 first. */
export interface Duel {
  readonly address: string;
  readonly id: string;
  readonly cookies: readonly string[];
}

/** Makes a game, and takes both seats by their links. */
export async function newDuel(
  address: string,
  system = 'american-legions',
  battle = 'waxhaws',
): Promise<Duel> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const made = await post(`${address}/api/games`, { system, battle, seats });
  const { game, links } = (await made.json()) as Created;
  const cookies: string[] = [];
  for (const { side, token } of links) {
    const taken = await post(`${address}/api/games/${game.id}/join`, { token });
    cookies[side] = taken.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  return { address, id: game.id, cookies };
}

/** Opens a socket for a seat; resolves when it has received the game. */
export async function openSocket({ address, id, cookies }: Duel, side: Side): Promise<WebSocket> {
  const url = `${address.replace('http', 'ws')}/ws/games/${id}`;
  const socket = new WebSocket(url, { headers: { cookie: cookies[side] ?? '' } });
  await once(socket, 'message');
  return socket;
}

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
