/**
 * What pages, programs and the server say to each other, over HTTP and WebSocket; the page and its own worker say the same over a port.
 * Entries travel in the form of the record (docs/record-format.md), as the reader's seat may know them.
 */
import { z } from 'zod';

/** The largest message either way over WebSocket, and the largest body of an ordinary request, in bytes. */
export const MAX_MESSAGE = 65_536;
/** The largest record that can be imported, in bytes. */
export const MAX_RECORD = 8_388_608;

const side = z.union([z.literal(0), z.literal(1)]);
const number = z.int().min(0).max(1_000_000);
const json = z.json();
const cmd = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'A command id is 1 to 64 letters, digits, - or _.')
  .meta({ description: 'Made up by the sender, new for each try; sent again, it is answered as a repeat.' });
const name = z.string().trim().min(1).max(60);
const token = z.string().regex(/^[\w-]{43}$/, 'A seat token is 43 letters, digits, - or _.');
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const thrown = z.array(z.array(z.int().min(1)));

/** The levels a bot can be set to. */
export const levelSchema = z.enum(['easy', 'normal', 'hard']);

// ── Entries ────────────────────────────────────────────────────────────────────────────────────────────────────────

const numbered = { n: z.int().min(1), side, hash: hex64 };

/** One entry, as its reader may know it: a sealed answer of the other side comes without `answer` and `salt`. */
export const entrySchema = z.union([
  z.object({ ...numbered, seal: hex64, answer: json.optional(), salt: z.string().optional(), dice: thrown }),
  z.object({ ...numbered, answer: json, dice: thrown }),
  z.object({ ...numbered, back: number, agreed: z.boolean() }),
  z.object({ ...numbered, nonce: z.string() }),
]);

/** Why something was not done. `head` comes with a stale number: the number of the last entry. */
export const faultSchema = z
  .object({
    code: z.string(),
    clause: z.string().nullable(),
    sentence: z.string(),
    head: number.optional(),
  })
  .meta({ id: 'Fault' });

/** The body of every HTTP answer that is not 2xx. */
export const errorSchema = z.object({ error: faultSchema }).meta({ id: 'Error' });

// ── Games ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who sits where; `level` is null for a person. */
export const seatSchema = z.object({
  side,
  name: z.string(),
  kind: z.enum(['human', 'bot']),
  level: levelSchema.nullable(),
});

/** A take-back one side has asked for and the other may grant. */
export const offerSchema = z.object({ side, to: number });

/** A game as anybody may see it. `header` is the head of its record: `{ ...header, entries }` can be replayed. */
export const gameViewSchema = z
  .object({
    id: z.string(),
    header: z.looseObject({
      format: z.literal('linstock-game/1'),
      rules: z.object({ id: z.string(), version: z.string() }),
      battle: z.object({ id: z.string(), hash: z.string() }),
      options: z.record(z.string(), json),
      dice: z.union([
        z.object({ kind: z.literal('fair'), commitment: z.string(), secret: z.string().nullable() }),
        z.object({ kind: z.literal('seeded'), seed: z.string() }),
        z.object({ kind: z.literal('typed') }),
      ]),
      players: z.tuple([z.string().nullable(), z.string().nullable()]).optional(),
      created: z.string().optional(),
    }),
    head: number.meta({ description: 'The number of the last entry; 0 when there is none.' }),
    over: z.boolean(),
    seats: z.array(seatSchema).length(2),
    /** The reader's side; null for a spectator. */
    seat: side.nullable(),
    offer: offerSchema.nullable(),
  })
  .meta({ id: 'Game' });

/** A seat's secret link: `path` is an address of the page with the token in its fragment, which no server log sees. */
export const seatLinkSchema = z.object({ side, token, path: z.string() });

const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human'), name: name.optional() }),
  z.object({ kind: z.literal('bot'), level: levelSchema.default('normal'), name: name.optional() }),
]);

/** POST /api/games. Side 0 first. */
export const createSchema = z.object({
  system: z.string().min(1).max(40),
  battle: z.string().min(1).max(40),
  options: z.record(z.string().max(40), json).default({}),
  seats: z.tuple([seatWish, seatWish]),
});

/** Answer to POST /api/games and /api/games/import: `links` has one for each seat a person may take. */
export const createdSchema = z.object({ game: gameViewSchema, links: z.array(seatLinkSchema) });

/** POST /api/games/import: a whole record, and who plays on. Without `seats` two people do. */
export const importSchema = z.object({
  record: z.unknown(),
  seats: z.tuple([seatWish, seatWish]).default([{ kind: 'human' }, { kind: 'human' }]),
});

/** POST /api/games/:id/join. Puts the token into an HttpOnly cookie, so the page can forget it. */
export const joinSchema = z.object({ token });

/**
 * POST /api/games/:id/answers, and over WebSocket. `n` is the number the new entry would have: head + 1.
 * `seat` says for which side, where the sender holds both seats.
 */
export const answerSchema = z.object({ n: z.int().min(1), cmd, answer: z.unknown(), seat: side.optional() });

/** POST /api/games/:id/back: play goes back to where it stood after entry `to`, at once if it is free, else as an offer. */
export const backSchema = z.object({ n: z.int().min(1), cmd, to: number, seat: side.optional() });

/** POST /api/games/:id/offer: the other side grants or declines the open offer. */
export const offerAnswerSchema = z.object({
  n: z.int().min(1),
  cmd,
  agree: z.boolean(),
  seat: side.optional(),
});

/** POST /api/games/:id/nonce: a side throws this in against the judge's dice secret. */
export const nonceSchema = z.object({
  n: z.int().min(1),
  cmd,
  nonce: z.string().min(1).max(200),
  seat: side.optional(),
});

/** What an answer, a take-back or a reply to an offer came to: the entry's number, or null where none was added. */
export const ackSchema = z.object({
  cmd: z.string(),
  n: number.nullable(),
  repeat: z.boolean(),
  offer: offerSchema.nullable(),
});

/** GET /api/games/:id/entries?from=n: the entries after `from`, and earlier ones whose seal those opened. */
export const entriesSchema = z.object({ head: number, entries: z.array(entrySchema) });

/** GET /api/battles. */
export const battlesSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    date: z.string(),
    place: z.string(),
    summary: z.string(),
    systems: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        version: z.string(),
        sides: z.tuple([z.string(), z.string()]),
      }),
    ),
  }),
);

/** GET /api/systems/:id/clauses: every rule in one line, by id. */
export const clausesSchema = z.record(z.string(), z.string());

// ── WebSocket /ws/games/:id?from=n&seat=0|1 ────────────────────────────────────────────────────────────────────────

/** What a client may send. Without a seat only `ping` is heard. */
export const clientMessageSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('answer'), ...answerSchema.omit({ seat: true }).shape }),
  z.object({ t: z.literal('back'), ...backSchema.omit({ seat: true }).shape }),
  z.object({ t: z.literal('offer'), ...offerAnswerSchema.omit({ seat: true }).shape }),
  z.object({ t: z.literal('ping') }),
]);

/**
 * What the server sends. First `game`, then the entries after `from`; from then on entries as they are committed,
 * without a gap. An entry that comes a second time has lost its seal: it replaces the first.
 */
export const serverMessageSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('game'), game: gameViewSchema }),
  z.object({ t: z.literal('entries'), head: number, entries: z.array(entrySchema) }),
  z.object({ t: z.literal('ack'), ...ackSchema.shape }),
  /** `cmd` is null when the message could not be read. */
  z.object({ t: z.literal('refused'), cmd: z.string().nullable(), error: faultSchema }),
  z.object({ t: z.literal('offer'), offer: offerSchema.nullable() }),
  /** The game is over: its dice secret is published, and the dice can be verified. */
  z.object({ t: z.literal('revealed'), secret: z.string() }),
  /** A bot has begun (true) or ended (false) to think. */
  z.object({ t: z.literal('thinking'), side, busy: z.boolean() }),
  z.object({ t: z.literal('gone') }),
  z.object({ t: z.literal('pong') }),
]);

export type FaultBody = z.infer<typeof faultSchema>;
export type GameView = z.infer<typeof gameViewSchema>;
export type SeatView = z.infer<typeof seatSchema>;
export type SeatLink = z.infer<typeof seatLinkSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type CreateRequest = z.input<typeof createSchema>;
export type Wish = z.infer<typeof createSchema>;
export type Created = z.infer<typeof createdSchema>;
export type EntriesAnswer = z.infer<typeof entriesSchema>;
export type AnswerRequest = z.infer<typeof answerSchema>;
export type BackRequest = z.infer<typeof backSchema>;
export type OfferAnswer = z.infer<typeof offerAnswerSchema>;
export type Ack = z.infer<typeof ackSchema>;
export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ServerMessage = z.infer<typeof serverMessageSchema>;
