import type { StudyChapter, StudyFile, StudyNote } from '@linstock/battles/study';

/** The stretch of a record that a reader is in: a chapter, or one of its variations. */
export interface StudyStretch {
  readonly title: string;
  readonly record: string;
  readonly from: number;
  readonly to: number;
  readonly notes: readonly StudyNote[];
}

/** The stretch of a chapter, or of its variation with this index. */
export function stretchOf(study: StudyFile, chapter: StudyChapter, variation: number | null): StudyStretch {
  const branch = variation === null ? undefined : chapter.variations?.[variation];
  if (!branch) return chapter;
  const { title, record, at, notes = [] } = branch;
  return {
    title,
    record,
    from: Math.min(at, notes[0]?.entry ?? at),
    to: study.records[record]?.entries.length ?? at,
    notes,
  };
}

/** The note that the reader sees at an entry: the last one up to it. Null before the first. */
export function noteAt(notes: readonly StudyNote[], entry: number): StudyNote | null {
  return notes.findLast((note) => note.entry <= entry) ?? null;
}

/** The entry of the next note in a direction, within a stretch; the end of the stretch after the last. */
export function stepNote({ notes, from, to }: StudyStretch, entry: number, by: 1 | -1): number {
  if (by === 1) return notes.find((note) => note.entry > entry)?.entry ?? to;
  return notes.findLast((note) => note.entry < entry)?.entry ?? from;
}

/** Number of questions in a chapter. */
export function countQuestions({ notes }: StudyChapter): number {
  return notes.filter(({ question }) => question !== undefined).length;
}

/** Words that a reader reads in a minute. */
const WORDS_A_MINUTE = 180;
/** Minutes for a look at the board, a chapter. */
const MINUTES_A_CHAPTER = 1.5;

/** About how many minutes a study takes, in steps of five. */
export function minutesOf({ chapters }: Pick<StudyFile, 'chapters'>): number {
  const words = chapters
    .flatMap(({ notes }) => notes.map(({ text = '' }) => text.split(/\s+/).length))
    .reduce((sum, count) => sum + count, 0);
  const minutes = words / WORDS_A_MINUTE + chapters.length * MINUTES_A_CHAPTER;
  return Math.max(5, Math.round(minutes / 5) * 5);
}
