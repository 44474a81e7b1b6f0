import { challengeIdSchema, type LobbyMessage } from '@linstock/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { LobbyReaderId } from '../challenges/browserKey.ts';
import type { ChallengeNews } from '../challenges/challengeNews.ts';
import { readerOf } from './challengeRoutes.ts';
import { Crowd } from './crowd.ts';
import type { Limits } from './limits.ts';
import type { AccountParts } from './signInRoutes.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds between two beats, by which a page knows that its connection is alive. */
const BEAT_MS = 20_000;

/** Pages of one visitor that may follow the list at once. */
const MAX_PAGES = 30;

/** Bytes that may wait for a slow reader. It is closed above that, and reads the list again when it comes back. */
const MAX_WAITING_BYTES = 262_144;

/** Close codes of the WebSocket protocol: nothing may be sent here; too slow. */
const TOO_MUCH = 1008;
const TRY_AGAIN = 1013;

/** The live list: `/api/challenges/live?follow=ID`. The server sends, and the page only listens. */
export function challengeSocket(
  parts: AccountParts,
  news: ChallengeNews,
  limits: Limits,
): FastifyPluginCallbackZod {
  const socketsPerVisitor = Math.min(limits.socketsPerVisitor, MAX_PAGES);
  const crowd = new Crowd({ ...limits, socketsPerVisitor, socketsPerGame: limits.sockets });
  return (app, _, done) => {
    const open = new Map<WebSocket, { alive: boolean }>();
    const readers = new WeakMap<FastifyRequest, LobbyReaderId>();
    const beat = setInterval(() => {
      for (const [ws, state] of open) {
        if (!state.alive) ws.terminate();
        state.alive = false;
        send(ws, { t: 'beat' });
        ws.ping();
      }
    }, BEAT_MS).unref();
    app.addHook('onClose', () => {
      clearInterval(beat);
      news.close();
    });
    app.get(
      '/api/challenges/live',
      {
        websocket: true,
        schema: { hide: true, querystring: z.object({ follow: challengeIdSchema.optional() }) },
        preHandler: async (request, reply) => {
          if (!request.ws) return;
          readers.set(request, await readerOf(parts, { request, reply }));
          if (request.raw.socket.destroyed) return;
          const place = { visitor: visitorOf(request.ip), game: 'challenges', side: null };
          request.raw.socket.once('close', crowd.enter(place));
        },
      },
      (ws, request) => {
        const { hash, account } = readers.get(request) ?? { hash: null, account: null };
        const leave = news.add({
          browser: hash,
          account,
          follows: request.query.follow ?? null,
          send: (message) => send(ws, message),
        });
        const state = { alive: true };
        open.set(ws, state);
        ws.on('pong', () => {
          state.alive = true;
        });
        ws.on('message', () => ws.close(TOO_MUCH, 'nothing is read here'));
        ws.on('close', () => {
          open.delete(ws);
          leave();
        });
      },
    );
    done();
  };
}

function send(ws: WebSocket, message: LobbyMessage): void {
  if (ws.readyState !== ws.OPEN) return;
  if (ws.bufferedAmount > MAX_WAITING_BYTES) return ws.close(TRY_AGAIN, 'too slow');
  ws.send(JSON.stringify(message));
}
