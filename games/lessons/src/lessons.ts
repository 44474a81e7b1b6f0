/** The lessons, and the record with which each begins. */
import { canonical, type GameRecord, parseRecord } from '@linstock/kernel';
import { cowpensLesson } from './cowpens.ts';
import type { Lesson } from './lesson.ts';
import { pickUpLesson } from './pickUp.ts';
import cowpens from './records/cowpens.json' with { type: 'json' };
import pickUp from './records/pick-up.json' with { type: 'json' };

/** The start of a lesson. */
export interface LessonStart {
  readonly lesson: Lesson;
  readonly record: GameRecord;
}

/** All lessons, the easiest first. */
export const lessons: readonly Lesson[] = [cowpensLesson, pickUpLesson];

const records: Readonly<Record<string, unknown>> = {
  [cowpensLesson.id]: cowpens,
  [pickUpLesson.id]: pickUp,
};

/** The beginning of a lesson by its id. Throws RangeError for one there is not. */
export function beginningOf(id: string): LessonStart {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new RangeError(`There is no lesson "${id}".`);
  return { lesson, record: parseRecord(records[id]) };
}

/** The lesson to which a game belongs, and the number of its entries before the lesson; null if it has none. */
export function lessonOf({ rules, battle, entries }: GameRecord): LessonStart | null {
  const found = lessons.filter(({ system }) => system === rules.id).map(({ id }) => beginningOf(id));
  return (
    found.find(
      ({ record }) =>
        record.battle.id === battle.id &&
        entries.length >= record.entries.length &&
        record.entries.every((entry, i) => sameAnswer(entry, entries[i])),
    ) ?? null
  );
}

const sameAnswer = (one: object, other: object | undefined): boolean =>
  other !== undefined &&
  'answer' in one &&
  'answer' in other &&
  canonical(one.answer) === canonical(other.answer);
