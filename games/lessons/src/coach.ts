/** What the coach says now. It is worked out from the game alone, so a reload or a take-back always finds the right words. */
import { findPieces, isTrue, lineFor, wordsFor } from './conditions.ts';
import type { LessonCourse } from './course.ts';
import type { Deed, Frame, Lesson, LessonStep, Line } from './lesson.ts';

/** The coach's words at one moment. */
export interface Advice {
  readonly beat: LessonStep;
  /** Its number, from 1. */
  readonly number: number;
  /** What came of the beat before, in a sentence or two; null if there is nothing to say of it. */
  readonly cameOfIt: string | null;
  readonly say: string;
  /** Null if one only looks on. */
  readonly doThis: Deed | null;
  /** Ids of the pieces it is about. */
  readonly point: readonly string[];
  /** Ids of the pieces that are to be in sight: several sets, the widest first. */
  readonly frame: readonly (readonly string[])[];
  /** Said when the lesson is over; null before. */
  readonly ending: string | null;
}

/** What the coach says at this point of a lesson's course. */
export function adviceFor({ beats, besides, ending, frame }: Lesson, course: LessonCourse): Advice {
  const now = beats.findLastIndex(({ when }) => isTrue(when, course));
  const beat = beats[now] ?? beats[0];
  if (!beat) throw new RangeError('A lesson has at least one beat.');
  const line = lineFor(beat.say, course);
  if (!line) throw new RangeError(`The beat "${beat.id}" has no words for every case.`);
  // Where something else is to be done than the beat names, it is about something else as well.
  const about = line.doThis ? line.point : beat.point;
  return {
    beat,
    number: beats.indexOf(beat) + 1,
    cameOfIt: cameOf(beats.slice(0, now), besides ?? [], course, begunAt(beat, course)),
    say: line.say,
    doThis: nowToDo(line.doThis ?? beat.doThis ?? null, course),
    frame: framed(beat.frame ?? frame, course),
    point: about ? findPieces(about, course).map(({ id }) => id) : [],
    ending: now === beats.length - 1 ? wordsFor(ending, course) : null,
  };
}

/** What the beat wants done; where the odds lie open for something else, how one goes on from there. */
function nowToDo(wanted: Deed | null, { odds }: LessonCourse): Deed | null {
  if (!wanted || odds === null || wanted.pointer.includes(odds)) return wanted;
  const words = `The odds lie open: “${odds}”, or “Hold” to choose otherwise.`;
  return { pointer: words, touch: words };
}

function framed(frame: Frame, course: LessonCourse): string[][] {
  return frame.map((queries) => queries.flatMap((query) => findPieces(query, course).map(({ id }) => id)));
}

/** What is said of the last of the beats that are past: by what happened from its own moment to the one of the next. */
function cameOf(
  past: readonly LessonStep[],
  besides: readonly Line[],
  course: LessonCourse,
  until: number,
): string | null {
  const last = past.findLast((beat) => begunAt(beat, course) <= until && wasNow(beat, course, until));
  if (!last) return null;
  const begun = begunAt(last, course);
  // The answer that brought a beat about belongs to it. What befell somebody besides by that answer was told at that beat already.
  const since = (from: number) => ({ ...course, steps: course.steps.slice(Math.max(0, from), until) });
  return (
    [wordsFor(besides, since(begun)), wordsFor(last.after, since(begun - 1))].filter(Boolean).join(' ') ||
    null
  );
}

const wasNow = (beat: LessonStep, course: LessonCourse, until: number) =>
  isTrue(beat.when, asAfter(course, until));

/** After how many steps a beat's moment came; all of them where it is only just there. */
function begunAt({ when }: LessonStep, course: LessonCourse): number {
  for (let count = 0; count < course.steps.length; count++)
    if (isTrue(when, asAfter(course, count))) return count;
  return course.steps.length;
}

/** The course as it was after so many steps, except what was clicked, which nobody wrote down. */
function asAfter(course: LessonCourse, count: number): LessonCourse {
  const next = course.steps[count];
  const asking = next ? [{ kind: next.kind, side: next.side }] : course.asking;
  return { ...course, steps: course.steps.slice(0, count), asking, picked: [], odds: null, over: false };
}
