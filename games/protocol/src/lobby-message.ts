/** What a server tells the pages that follow its lobby. */
import { z } from 'zod';
import { challengeViewSchema } from './challenge.ts';
import { gameIdSchema } from './lobby.ts';
import { vacantSeatSchema } from './vacant-seat.ts';

/** A message of the WebSocket /api/challenges/live. */
export const lobbyMessageSchema = z.discriminatedUnion('t', [
  /** The first one: from now on no change is missed. */
  z.object({ t: z.literal('ready') }),
  /** The connection is alive. */
  z.object({ t: z.literal('beat') }),
  /** A new or changed challenge. It may no longer be open. */
  z.object({ t: z.literal('challenge'), challenge: challengeViewSchema }),
  /** A seat of a game that waits for a new player; null if it no longer does. */
  z.object({ t: z.literal('vacant'), game: gameIdSchema, seat: vacantSeatSchema.nullable() }),
]);

/** A message about the lists of the lobby. */
export type LobbyMessage = z.infer<typeof lobbyMessageSchema>;
