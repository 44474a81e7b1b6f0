/** The lessons as a first screen shows them, before they are loaded. */

/** A lesson, as one is asked whether to begin it. */
export interface OfferedLesson {
  readonly id: string;
  readonly title: string;
  /** Its subject. */
  readonly line: string;
}

/** Lesson one: on hexes. */
export const COWPENS: OfferedLesson = {
  id: 'cowpens',
  title: 'Ten minutes of Cowpens',
  line: 'Counters on hexes. Fire, steady your men, ride round a flank and charge.',
};

/** Lesson two: on a table of inches. */
export const PICK_UP: OfferedLesson = {
  id: 'pick-up',
  title: 'Ten minutes at a table',
  line: 'Miniatures and inches. Aim guns, march a line, see an order obeyed or not, charge with horse.',
};

/** All of them, the easiest first. */
export const offeredLessons: readonly OfferedLesson[] = [COWPENS, PICK_UP];
