/** The lists and changes of the operator's page. Times are milliseconds since 1970. */
import { z } from 'zod';
import { flagSchema } from './flag.ts';
import { reportReasonSchema } from './talk.ts';

/** Characters of a sentence to a player, at most. */
export const MAX_REASON = 300;

const reasonSchema = z
  .string()
  .trim()
  .min(3, 'Give a reason, in a sentence that the player reads.')
  .max(MAX_REASON, `A reason has at most ${MAX_REASON} characters.`)
  .regex(/^[^\p{Cc}]*$/u, 'A reason is one line.');

/** The whole id, or its beginning as the lists show it. */
export const adminIdSchema = z
  .string()
  .regex(/^[0-9a-f-]{8,36}$/, 'An id is the 8 or more letters and figures that the list shows.');

const gameSchema = z.string().regex(/^[\w-]{1,40}$/, 'The id of a game is the last part of its address.');

/** `warn` shows a sentence, `phrases` takes free chat, `ban` takes new games as well. */
export const sanctionKindSchema = z.enum(['warn', 'phrases', 'ban']);

/** POST /api/admin: what an operator changes. Each change is a step of the log. */
export const adminChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('close'), report: adminIdSchema }),
  /** Warns or bars the player whom a report is about, or the player of an account. `days` is null for good. */
  z.strictObject({
    do: z.literal('sanction'),
    kind: sanctionKindSchema,
    whom: z.union([
      z.strictObject({ report: adminIdSchema }),
      z.strictObject({ name: z.string().trim().min(1).max(60) }),
    ]),
    days: z.int().min(1).max(3650).nullable(),
    reason: reasonSchema,
  }),
  /** Takes a sanction back. */
  z.strictObject({ do: z.literal('lift'), sanction: adminIdSchema }),
  z.strictObject({ do: z.literal('delete-game'), game: gameSchema }),
  /** Deletes what was said in a game: one line of its players or of its spectators, or everything that both said. */
  z.strictObject({
    do: z.literal('delete-talk'),
    game: gameSchema,
    line: z.int().min(1).nullable(),
    spectators: z.boolean().optional(),
  }),
  /** Takes a step of the log back. */
  z.strictObject({ do: z.literal('undo'), step: adminIdSchema }),
]);

const sanctionSchema = z.object({
  id: z.string(),
  kind: sanctionKindSchema,
  name: z.string(),
  reason: z.string(),
  made: z.number(),
  /** When it ends; null for never. */
  until: z.number().nullable(),
});

const reportSchema = z.object({
  id: z.string(),
  at: z.number(),
  reason: reportReasonSchema,
  /** The names of the reported player and of the reporter. */
  about: z.string(),
  /** Null for a guest. */
  flag: flagSchema.nullable(),
  by: z.string(),
  game: z.string(),
});

/** GET /api/admin/reports: the open ones, the oldest first. */
export const adminReportsSchema = z.object({ reports: z.array(reportSchema) });

/** GET /api/admin/reports/:id: a report with its lines. */
export const adminReportSchema = reportSchema.extend({
  /** When the account of the reported player was made; null for a guest. */
  since: z.number().nullable(),
  /** The words of the reporter. */
  sentence: z.string().nullable(),
  /** Reports about this player, this one among them, and warnings that the player was given. */
  reports: z.int(),
  warnings: z.int(),
  inForce: z.array(sanctionSchema),
  /** The lines of the talk, the reported line last. Its text is null unless it was asked for. */
  lines: z.array(z.object({ name: z.string(), text: z.string().nullable() })),
  /** The operator who closed it, null if not known, and the time; null while it is open. */
  closed: z.object({ by: z.string().nullable(), at: z.number() }).nullable(),
});

/** GET /api/admin/sanctions: those in force, the latest first. */
export const adminSanctionsSchema = z.object({ sanctions: z.array(sanctionSchema) });

/** GET /api/admin/figures: the figures of a server in sentences. */
export const adminFiguresSchema = z.object({ lines: z.array(z.string()) });

/** GET /api/admin/log: what operators have done, the latest first. */
export const adminLogSchema = z.object({
  steps: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      operator: z.string(),
      sentence: z.string(),
      /** `never` for what cannot be undone, or no longer. */
      undo: z.enum(['possible', 'done', 'never']),
    }),
  ),
});

/** POST /api/admin: what was done, in a sentence. */
export const adminDoneSchema = z.object({ sentence: z.string() });

/** A change by an operator. */
export type AdminChange = z.infer<typeof adminChangeSchema>;
/** A report in the list. */
export type ListedReport = z.infer<typeof reportSchema>;
/** A report with its lines. */
export type AdminReport = z.infer<typeof adminReportSchema>;
/** A decision about a player that holds now. */
export type ListedSanction = z.infer<typeof sanctionSchema>;
/** A step of the log of what operators have done. */
export type AdminStep = z.infer<typeof adminLogSchema>['steps'][number];
