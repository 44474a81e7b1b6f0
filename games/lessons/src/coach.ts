/** The coach's present words. They follow from the game alone, so a reload or a take-back always finds the right ones. */
import { findPieces, isTrue, lineFor, wordsFor } from './conditions.ts';
import type { LessonCourse } from './course.ts';
import type { Deed, Frame, Lesson, LessonStep, Line } from './lesson.ts';

/** The coach's words at one moment. */
export interface Advice {
  readonly beat: LessonStep;
  /** Its number, from 1. */
  readonly number: number;
  /** The result of the step before, in a sentence or two; null if there is nothing to say of it. */
  readonly cameOfIt: string | null;
  readonly say: string;
  /** Null if one only looks on. */
  readonly doThis: Deed | null;
  /** Ids of the pieces it is about. */
  readonly point: readonly string[];
  /** Ids of the pieces that must be visible: several sets, the widest first. */
  readonly frame: readonly (readonly string[])[];
  /** Said when the lesson is over; null before. */
  readonly ending: string | null;
}

/** The coach's advice at this point of a lesson's course. */
export function adviceFor({ beats, besides, ending, frame }: Lesson, course: LessonCourse): Advice {
  const now = beats.findLastIndex(({ when }) => isTrue(when, course));
  const beat = beats[now] ?? beats[0];
  if (!beat) throw new RangeError('A lesson has at least one beat.');
  const line = lineFor(beat.say, course);
  if (!line) throw new RangeError(`The beat "${beat.id}" has no words for every case.`);
  // If the action is another than the step's, so are the pieces it is about.
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

/** The action of the step; if the odds card is open for something else, the way on from there. */
function nowToDo(wanted: Deed | null, { odds }: LessonCourse): Deed | null {
  if (!wanted || odds === null || wanted.pointer.includes(odds)) return wanted;
  const words = `The odds are shown: “${odds}”, or “Hold” to choose otherwise.`;
  return { pointer: words, touch: words };
}

function framed(frame: Frame, course: LessonCourse): string[][] {
  return frame.map((queries) => queries.flatMap((query) => findPieces(query, course).map(({ id }) => id)));
}

/** The words about the last of the finished steps: by the events from its moment to that of the next. */
function cameOf(
  past: readonly LessonStep[],
  besides: readonly Line[],
  course: LessonCourse,
  until: number,
): string | null {
  const last = past.findLast((beat) => begunAt(beat, course) <= until && wasNow(beat, course, until));
  if (!last) return null;
  const begun = begunAt(last, course);
  // The answer that brought a step about belongs to it. Its other effects were described at that step
  // already.
  const since = (from: number) => ({ ...course, steps: course.steps.slice(Math.max(0, from), until) });
  return (
    [wordsFor(besides, since(begun)), wordsFor(last.after, since(begun - 1))].filter(Boolean).join(' ') ||
    null
  );
}

const wasNow = (beat: LessonStep, course: LessonCourse, until: number) =>
  isTrue(beat.when, asAfter(course, until));

/** Number of game steps after which a lesson step's moment came; all of them if it has only just come. */
function begunAt({ when }: LessonStep, course: LessonCourse): number {
  for (let count = 0; count < course.steps.length; count++)
    if (isTrue(when, asAfter(course, count))) return count;
  return course.steps.length;
}

/** The course after `count` game steps, without clicks, which are not recorded. */
function asAfter(course: LessonCourse, count: number): LessonCourse {
  const next = course.steps[count];
  const asking = next ? [{ kind: next.kind, side: next.side }] : course.asking;
  return { ...course, steps: course.steps.slice(0, count), asking, picked: [], odds: null, over: false };
}
