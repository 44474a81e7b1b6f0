import { z } from 'zod';
import { entrySchema, numberSchema, sideSchema } from './entry.ts';
import { faultSchema, gameViewSchema, offerSchema } from './game.ts';
import { rematchOfferSchema } from './rematch.ts';
import { seatsStateSchema } from './seats-state.ts';
import { standingRulesSchema } from './standing.ts';
import { spectatorsTalkSchema, talkSchema } from './talk.ts';

/** The reply to a command that has been carried out: the number of its entry, or null if it added none. */
export const ackSchema = z.object({ cmd: z.string(), n: numberSchema.nullable(), repeat: z.boolean() });

/** A message from a judge to a page: first `game`, then the entries that the reader lacks, then everything that happens. */
export const hostMessageSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('game'), game: gameViewSchema }),
  /** In order, without a gap. An entry that comes again has lost its seal, and is sent before the entry that revealed it. */
  z.object({ t: z.literal('entries'), entries: z.array(entrySchema) }),
  z.object({ t: z.literal('ack'), ...ackSchema.shape }),
  /** `cmd` is null if the refusal is about no command, or about one that could not be read. */
  z.object({ t: z.literal('refused'), cmd: z.string().nullable(), error: faultSchema }),
  /** The standing answers of the reader's own seat. */
  z.object({ t: z.literal('standing'), rules: standingRulesSchema }),
  z.object({ t: z.literal('offer'), offer: offerSchema.nullable() }),
  /** A rematch is offered, answered, or no longer offered (null). Only the two players see it. */
  z.object({ t: z.literal('rematch'), rematch: rematchOfferSchema.nullable() }),
  /** A bot has begun (true) or ended (false) to think. */
  z.object({ t: z.literal('thinking'), side: sideSchema, busy: z.boolean() }),
  /** The reason for a bot's answer at entry `n`. It is sent once and not stored. */
  z.object({ t: z.literal('reason'), n: numberSchema, side: sideSchema, sentence: z.string() }),
  /** The game is over: its dice secret is published, and the dice can be verified. */
  z.object({ t: z.literal('revealed'), secret: z.string() }),
  /** The players' presence, and the clocks. Only servers send it. */
  z.object({ t: z.literal('seats'), seats: seatsStateSchema }),
  /** The players have talked, or want chat or no longer. Only servers send it, and to the two players alone. */
  z.object({ t: z.literal('talk'), talk: talkSchema }),
  /** Spectators have talked. Only servers send it, and to a player of the game not before its end. */
  z.object({ t: z.literal('spectators-talk'), talk: spectatorsTalkSchema }),
  /** The game has been deleted. */
  z.object({ t: z.literal('gone') }),
  /** This device no longer holds the seat: another device of the seat, named in `by`, has signed it out. */
  z.object({ t: z.literal('signed-out'), by: z.string() }),
]);

/** Sent over a socket to keep it open; answered with PONG. */
export const PING = '{"t":"ping"}';
/** The answer to PING. */
export const PONG = '{"t":"pong"}';

/** The reply to a command that has been carried out. */
export type Ack = z.infer<typeof ackSchema>;
/** A message from a judge to a page. */
export type HostMessage = z.infer<typeof hostMessageSchema>;
