import { type ChallengeView, lobbyMessageSchema, type VacantSeat } from '@linstock/protocol';
import { addressOf } from '../common/home.ts';
import { parseJson } from './json.ts';

/** Milliseconds without a message after which the connection is given up. The server sends one each 20 seconds. */
const SILENT_MS = 45_000;

/** Milliseconds until the next try to connect. They double with each failure, up to the maximum. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

/** The handlers of a page for changes of challenges. */
export interface StreamHandlers {
  /** The connection is there. Changes before it may have been missed. */
  onReady(): void;
  onChallenge(challenge: ChallengeView): void;
  /** A seat of a game waits for a new player, or no longer (null). */
  onSeat?(game: string, seat: VacantSeat | null): void;
  onLost(): void;
}

/** The parts of the browser that a stream needs. */
export interface StreamParts {
  readonly open: (address: string) => WebSocket;
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Follows changes of challenges. A lost connection is opened again until the returned function is called. */
export function followChallenges(
  handlers: StreamHandlers,
  follow: string | null = null,
  parts: StreamParts = { open: (address) => new WebSocket(address), network: globalThis },
): () => void {
  const query = follow === null ? '' : `?follow=${encodeURIComponent(follow)}`;
  const address = addressOf(`api/challenges/live${query}`).replace(/^http/, 'ws');
  let wait = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | null = null;
  const lose = () => {
    if (!socket) return;
    hangUp(socket);
    socket = null;
    handlers.onLost();
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(2 * wait, MAX_RETRY_MS);
  };
  const connect = () => {
    socket = parts.open(address);
    socket.onclose = lose;
    timer = setTimeout(lose, SILENT_MS);
    socket.onmessage = ({ data }) => {
      clearTimeout(timer);
      timer = setTimeout(lose, SILENT_MS);
      const message = lobbyMessageSchema.safeParse(parseJson(String(data)));
      if (!message.success) return;
      if (message.data.t === 'ready') {
        wait = FIRST_RETRY_MS;
        handlers.onReady();
      } else if (message.data.t === 'challenge') handlers.onChallenge(message.data.challenge);
      else if (message.data.t === 'vacant') handlers.onSeat?.(message.data.game, message.data.seat);
    };
  };
  connect();
  parts.network.addEventListener('offline', lose);
  return () => {
    parts.network.removeEventListener('offline', lose);
    clearTimeout(timer);
    if (socket) hangUp(socket);
  };
}

function hangUp(socket: WebSocket): void {
  socket.onclose = null;
  socket.onmessage = null;
  // To close one that is still being opened is an error in the console.
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
