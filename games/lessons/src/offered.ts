/** What a first screen says of the lessons before they are fetched. */

/** A lesson, as one is asked whether to begin it. */
export interface OfferedLesson {
  readonly id: string;
  readonly title: string;
  /** What it is about. */
  readonly line: string;
}

/** Lesson one: on hexes. */
export const COWPENS: OfferedLesson = {
  id: 'cowpens',
  title: 'Ten minutes of Cowpens',
  line: 'Counters on hexes. Fire, steady your men, ride round a flank and charge.',
};

/** All of them, the easiest first. */
export const offeredLessons: readonly OfferedLesson[] = [COWPENS];
