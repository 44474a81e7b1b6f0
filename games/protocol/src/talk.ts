/**
 * Talk about a game on a server. The two players have fixed phrases, and free chat if both want it. Its spectators talk with each
 * other, which the players may read when the battle is over.
 */
import { z } from 'zod';
import { playerNameSchema } from './challenge.ts';
import { numberSchema, sideSchema } from './entry.ts';

/** Characters of a line, at most. */
export const MAX_TALK_TEXT = 400;

/** Lines that one side may say in a minute. */
export const MAX_TALK_PER_MINUTE = 12;

/** Lines that a game may have. */
export const MAX_TALK_LINES = 1000;

/** Lines before a reported one that the report has as well. */
export const TALK_CONTEXT = 4;

/** The phrases that can be said with one press. */
export const PHRASES = {
  hello: 'Good day to you.',
  fought: 'Well fought.',
  hard: 'A hard fight.',
  leaving: 'I must leave it here for today.',
  time: 'Take your time.',
  luck: 'Bad luck.',
  thanks: 'Thank you for the battle.',
} as const;

/** Why a player is reported. */
export const REPORT_REASONS = {
  insult: 'Insult or threat',
  spam: 'Advertising',
  name: 'Offensive name',
  other: 'Something else',
} as const;

const phraseSchema = z.enum(['hello', 'fought', 'hard', 'leaving', 'time', 'luck', 'thanks']);

/** The reason of a report. */
export const reportReasonSchema = z.enum(['insult', 'spam', 'name', 'other']);

/**
 * A text that a person writes to another. It may have line breaks, and no other control character or sign that turns the
 * direction of a line.
 */
const writtenText = z
  .string()
  .trim()
  .min(1, 'Write something first.')
  .max(MAX_TALK_TEXT, `A line has at most ${MAX_TALK_TEXT} characters. Shorten it.`)
  .regex(
    /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069])*$/u,
    'A line has no control characters: type it again instead of pasting it.',
  );

const keySchema = z.string().regex(/^[\w-]{16,64}$/, 'A line has a key of 16 to 64 letters.');

/** POST /api/games/:id/talk. `key` is made by the sender; a line sent again under the same key is said once. */
export const sayTalkSchema = z.union([
  z.strictObject({ key: keySchema, phrase: phraseSchema }),
  z.strictObject({ key: keySchema, text: writtenText }),
]);

const byName = { key: keySchema, name: playerNameSchema };

/** POST /api/games/:id/talk/spectators. The name is that of a guest; a player who is signed in has the name of the account. */
export const saySpectatorsSchema = z.union([
  z.strictObject({ ...byName, phrase: phraseSchema }),
  z.strictObject({ ...byName, text: writtenText }),
]);

/** POST /api/games/:id/talk/chat: free chat is wanted, or no longer. */
export const wantChatSchema = z.strictObject({ wanted: z.boolean() });

/** POST /api/games/:id/talk/report. `line` is null to report the player and not a line. */
export const reportTalkSchema = z.strictObject({
  line: numberSchema.nullable(),
  reason: reportReasonSchema,
  sentence: writtenText.nullable(),
});

/** One line of talk. */
export const talkLineSchema = z.object({
  /** Counts from 1 in each game. */
  n: numberSchema,
  side: sideSchema,
  text: z.string(),
  /** True for one of the phrases, which need no chat. */
  phrase: z.boolean(),
  /** The turn of the battle, and the last entry of the record, when it was said. */
  turn: z.int(),
  entry: numberSchema,
  /** Milliseconds since 1970. */
  at: z.int(),
});

/** The talk of a game for one of its players, or the new part of it. */
export const talkSchema = z.object({
  allowed: z.enum(['none', 'phrases', 'chat']),
  /** The sides that want free chat. It is on while both do. */
  wants: z.tuple([z.boolean(), z.boolean()]),
  /** Lines that the reader lacks, in order. */
  lines: z.array(talkLineSchema),
  /** Why the reader may not chat freely, in a sentence; null if nothing is against it. */
  barred: z.string().nullable(),
  /** A warning by the operator of the server that the reader has not pressed away. */
  warning: z.object({ id: z.uuid(), sentence: z.string() }).nullable(),
});

/** One line of the talk of spectators. */
export const spectatorLineSchema = z.object({
  /** Counts from 1 in each game, apart from the lines of the players. */
  n: numberSchema,
  name: z.string(),
  /** True for a person without an account. */
  guest: z.boolean(),
  text: z.string(),
  phrase: z.boolean(),
  /** The turn of the battle when it was said; null if spectators are behind, who do not know it. */
  turn: z.int().nullable(),
  /** The last entry that spectators had. */
  entry: numberSchema,
  /** Milliseconds since 1970. */
  at: z.int(),
});

/** The talk of the spectators of a game as a reader has it, or what is new of it. */
export const spectatorsTalkSchema = z.object({
  /** Lines that the reader lacks, in order. */
  lines: z.array(spectatorLineSchema),
  /** False for a player of the game, who reads it after the end and takes no part. */
  writes: z.boolean(),
  /** As in the talk of the players. */
  barred: talkSchema.shape.barred,
  warning: talkSchema.shape.warning,
});

/** POST /api/games/:id/talk/spectators/report. */
export const reportSpectatorSchema = z.strictObject({
  line: numberSchema,
  reason: reportReasonSchema,
  sentence: writtenText.nullable(),
});

/** One line of the talk of spectators. */
export type SpectatorLine = z.infer<typeof spectatorLineSchema>;
/** The talk of the spectators of a game as a reader has it. */
export type SpectatorsTalk = z.infer<typeof spectatorsTalkSchema>;
/** A line that a spectator says. */
export type SaySpectators = z.infer<typeof saySpectatorsSchema>;
/** A report about a spectator. */
export type ReportSpectator = z.infer<typeof reportSpectatorSchema>;
/** One line of talk. */
export type TalkLine = z.infer<typeof talkLineSchema>;
/** The talk of a game as one of its players has it. */
export type Talk = z.infer<typeof talkSchema>;
/** A line to say. */
export type SayTalk = z.infer<typeof sayTalkSchema>;
/** A report about the other player. */
export type ReportTalk = z.infer<typeof reportTalkSchema>;
