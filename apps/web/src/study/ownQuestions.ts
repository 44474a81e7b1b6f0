import { parseStudyFile, type StudyFile, type StudyQuestion } from '@linstock/battles/study';
import { recordSchema, withChapter, withNote } from './ownStudy.ts';

/** Changes of a writer to the questions and variations of a study. Each function returns a new study. */

type StudyAnswer = StudyQuestion['answers'][number];

/** The judgements of an answer, the best first. */
export const JUDGEMENTS = ['best', 'sound', 'poor', 'lost'] as const satisfies StudyAnswer['counts'][];

/** Answers of a question, at least and at most. */
export const ANSWER_LIMITS = { least: 2, most: 8 } as const;

/** A question with two answers, to be worded. */
export function beginQuestion(): StudyQuestion {
  return {
    ...{ asks: 'What would you order?', of: 0 },
    answers: [
      { says: 'The first answer', counts: 'best' },
      { says: 'The second answer', counts: 'poor' },
    ],
  };
}

/** The study with a question at an entry of a chapter; null takes it away. */
export function withQuestion(
  study: StudyFile,
  chapter: number,
  entry: number,
  question: StudyQuestion | null,
): StudyFile {
  return withNote(study, chapter, entry, { question });
}

/** The question with one answer changed; null takes it away, and an index beyond the last adds it. */
export function withAnswer(
  question: StudyQuestion,
  index: number,
  answer: Partial<StudyAnswer> | null,
): StudyQuestion {
  const { answers } = question;
  if (answer === null) return { ...question, answers: answers.toSpliced(index, 1) };
  const { history, then, ...kept } = {
    ...(answers[index] ?? { says: 'Another answer', counts: 'sound' as const }),
    ...answer,
  };
  // oxlint-disable-next-line unicorn/no-thenable -- the format's word for the entry that an answer leads to
  const changed: StudyAnswer = { ...kept, ...(history && { history }), ...(then && { then }) };
  return { ...question, answers: answers.toSpliced(index, 1, changed) };
}

/**
 * The study with a variation that leaves a chapter at an entry. Throws RangeError with a sentence if the text is no record, or one that
 * does not begin like the chapter's.
 * @param text a record as JSON
 */
export function addVariation(study: StudyFile, chapter: number, entry: number, text: string): StudyFile {
  const own = study.chapters[chapter];
  if (!own) return study;
  const parsed = recordSchema.safeParse(readJson(text));
  if (!parsed.success)
    throw new RangeError('This is no record of Linstock. Choose a file that a game saved.');
  let number = 1;
  while (study.records[`variation-${number}`] !== undefined) number += 1;
  const record = `variation-${number}`;
  const title = `Variation ${(own.variations?.length ?? 0) + 1}`;
  const grown = withChapter({ ...study, records: { ...study.records, [record]: parsed.data } }, chapter, {
    variations: [...(own.variations ?? []), { title, at: entry, record }],
  });
  return parseStudyFile(JSON.parse(JSON.stringify(grown)));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The study with another title for a variation of a chapter; null takes the variation away, with its record. */
export function withVariation(
  study: StudyFile,
  chapter: number,
  index: number,
  title: string | null,
): StudyFile {
  const variations = study.chapters[chapter]?.variations ?? [];
  const changed =
    title === null
      ? variations.toSpliced(index, 1)
      : variations.map((each, i) => (i === index ? { ...each, title } : each));
  const written = withChapter(study, chapter, { variations: changed });
  const used = written.chapters.flatMap((each) => [
    each.record,
    ...(each.variations ?? []).map(({ record }) => record),
  ]);
  const records = Object.fromEntries(Object.entries(written.records).filter(([name]) => used.includes(name)));
  return { ...written, records };
}
