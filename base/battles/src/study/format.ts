import { z } from 'zod';
import { listFaults } from './faults.ts';
import { STUDY_LIMITS } from './limits.ts';

/** `linstock-study/1`: chapters of text, drawings, variations and questions over one or more records. */

/** The format that this version writes. */
export const STUDY_FORMAT = 'linstock-study/1';

const text = z.string().min(1).max(STUDY_LIMITS.text);
const short = z.string().min(1).max(STUDY_LIMITS.name);
const side = z.union([z.literal(0), z.literal(1)]);

/**
 * A place on the board: `hex:12,-3` (axial, on hexes), `at:23.5,7` (inches from the south-west corner, on a table), or
 * `piece:company:10`, a piece by its id on the board, which the drawing follows.
 */
const spot = z
  .string()
  .regex(
    /^(hex:-?\d{1,4},-?\d{1,4}|at:-?\d{1,3}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?|piece:[^\s]{1,80})$/,
    'a place is hex:q,r or at:x,y or piece:ID',
  );

const colour = z.enum(['side-0', 'side-1', 'gold', 'ink']);
const drawing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('arrow'),
    via: z.array(spot).min(2).max(12),
    colour,
    dashed: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('ring'), about: z.array(spot).min(1).max(30), colour }),
  z.strictObject({ kind: z.literal('hexes'), hexes: z.array(spot).min(1).max(200), colour }),
  z.strictObject({ kind: z.literal('number'), n: z.int().min(1).max(20), at: spot }),
  z.strictObject({ kind: z.literal('words'), words: short, at: spot }),
]);

/** Share of wins of the asked side if machines play on, with its 95 % interval. */
const lab = z.strictObject({
  wins: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  games: z.int().min(1),
  /** Which machine, such as `captain`. */
  by: short,
});

const answer = z.strictObject({
  says: short,
  /** The answers of this choice, as a record has them, in order; left out if only its words describe it. */
  gives: z.array(z.json()).max(200).optional(),
  /** The author's judgement. */
  counts: z.enum(['best', 'sound', 'poor', 'lost']),
  /** True for the historical decision. */
  history: z.boolean().optional(),
  /** Said when it is chosen. */
  // The name is part of the file format.
  // oxlint-disable-next-line no-thenable
  then: text.optional(),
  lab: lab.optional(),
});

const question = z.strictObject({
  asks: short,
  of: side,
  answers: z.array(answer).min(2).max(8),
  /** Said of any other legal answer. */
  other: text.optional(),
});

const note = z.strictObject({
  /** The board after this entry; 0 is the start. */
  entry: z.int().min(0),
  /** Markdown, as docs/study-format.md defines it: no HTML, no images. */
  text: text.optional(),
  drawings: z.array(drawing).max(STUDY_LIMITS.drawings).optional(),
  /** Spots that the camera must show. */
  frame: z.array(spot).max(40).optional(),
  question: question.optional(),
});

const variation = z.strictObject({
  title: short,
  /** The entry after which it leaves the record of its chapter. */
  at: z.int().min(0),
  /** Of `records`. It begins with the answers that count in the record of its chapter up to `at`. */
  record: z.string(),
  notes: z.array(note).max(STUDY_LIMITS.notes).optional(),
});

const chapter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'the id of a chapter is small letters, figures and hyphens'),
  title: short,
  /** `turn 4, about 7.30`. */
  when: short.optional(),
  /** Of `records`. */
  record: z.string(),
  /** The entries that the reader steps through. */
  from: z.int().min(0),
  to: z.int().min(0),
  eye: z.union([side, z.literal('both')]).optional(),
  /** In the order of their entries, one an entry. */
  notes: z.array(note).max(STUDY_LIMITS.notes),
  variations: z.array(variation).max(20).optional(),
});

const entry = z.looseObject({
  n: z.int().optional(),
  side: side.optional(),
  answer: z.json().optional(),
  dice: z.json().optional(),
  back: z.int().optional(),
});

export const studyFileSchema = z
  .strictObject({
    format: z.literal(STUDY_FORMAT),
    id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'an id is small letters, figures and hyphens, at most 60'),
    title: short,
    summary: text,
    /** BCP 47. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language is a tag such as en or pt-BR')
      .optional(),
    by: z.strictObject({ maker: short.nullable(), licence: short.nullable(), changed: z.iso.datetime() }),
    sources: z.array(text).max(60),
    /** Whole records, all sealed answers opened. */
    records: z.record(
      z.string().regex(/^[a-z0-9-]{1,40}$/, 'the name of a record is small letters, figures and hyphens'),
      z.looseObject({ format: z.literal('linstock-game/1'), entries: z.array(entry) }),
    ),
    /** The battles the records were played on, by id, if they do not ship. */
    battles: z.record(z.string(), z.looseObject({ format: z.literal('linstock-battle/1') })).optional(),
    chapters: z.array(chapter).min(1).max(STUDY_LIMITS.chapters),
  })
  .check(({ value, issues }) => {
    for (const message of listFaults(value)) issues.push({ code: 'custom', input: value, message });
  });

/** A study as one file. */
export type StudyFile = z.output<typeof studyFileSchema>;
/** One chapter: a stretch of a record with notes. */
export type StudyChapter = StudyFile['chapters'][number];
/** The text, drawings and question at one entry. */
export type StudyNote = StudyChapter['notes'][number];
/** A mark on the board. */
export type StudyDrawing = z.output<typeof drawing>;
/** A question to the reader. */
export type StudyQuestion = z.output<typeof question>;

/** The file's form in JSON Schema (2020-12), for programs in other languages. */
export function studySchema(): object {
  return z.toJSONSchema(studyFileSchema, { unrepresentable: 'any' });
}
