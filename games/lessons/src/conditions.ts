/** Tests a lesson's conditions on a game. */
import type { Json, Side } from '@linstock/kernel';
import { concernedIn, eventOf, type GameEvent, type Piece } from '@linstock/scene';
import type { LessonCourse, Step } from './course.ts';
import type { Condition, Line, Query } from './lesson.ts';

type EventCondition = Extract<Condition, { event: string }>;
type AnswerCondition = Extract<Condition, { gave: object }>;

/** True if it is so at this point of the course. */
export function isTrue(condition: Condition, course: LessonCourse): boolean {
  if ('all' in condition) return condition.all.every((each) => isTrue(each, course));
  if ('any' in condition) return condition.any.some((each) => isTrue(each, course));
  if ('not' in condition) return !isTrue(condition.not, course);
  if ('asking' in condition)
    return course.asking.some(
      ({ kind, side }) => kind === condition.asking && isHis(side, condition.of, course),
    );
  if ('asked' in condition)
    return [...course.asking, ...course.steps].some(
      ({ kind, side }) => kind === condition.asked && isHis(side, condition.of, course),
    );
  if ('gave' in condition) return gave(condition, course);
  if ('event' in condition) return isLogged(condition, course);
  if ('said' in condition)
    return sentences(course.steps).some((each) => condition.said.every((words) => each.includes(words)));
  if ('picked' in condition)
    return atLeast(
      findPieces(condition.picked, course).filter(({ id }) => course.picked.includes(id)),
      condition,
    );
  if ('pieces' in condition) {
    const there = findPieces(condition.pieces, course).filter(
      ({ place, off }) => place !== null && off === null,
    );
    return atLeast(there, condition);
  }
  if ('odds' in condition) return course.odds !== null;
  if ('went' in condition) return course.went.includes(condition.went);
  return course.over;
}

/** The line of the first case that applies. */
export function lineFor<Kind extends Line>(lines: readonly Kind[], course: LessonCourse): Kind | undefined {
  return lines.find(({ when }) => !when || isTrue(when, course));
}

/** The words of the first case that applies; null if none does. */
export function wordsFor(lines: readonly Line[], course: LessonCourse): string | null {
  return lineFor(lines, course)?.say ?? null;
}

/** The pieces a query names, in the order of the scene. */
export function findPieces(query: Query, { pieces, bodies, seat }: LessonCourse): Piece[] {
  return pieces.filter(({ side, group, name, kind, marks }) => {
    if (query.side && (side === seat) !== (query.side === 'mine')) return false;
    const body = bodies.find(({ id }) => id === group)?.name;
    if (query.bodies && !(body !== undefined && query.bodies.includes(body))) return false;
    if (query.names && !query.names.includes(name)) return false;
    if (query.named !== undefined && !name.includes(query.named)) return false;
    if (query.kinds && !query.kinds.includes(kind)) return false;
    return !query.marked || marks.some((mark) => mark.kind === query.marked);
  });
}

const atLeast = (found: readonly Piece[], { atLeast: least }: { readonly atLeast: number }) =>
  found.length >= least;

const isHis = (side: Side, who: 'me' | 'him', { seat }: LessonCourse) => (side === seat) === (who === 'me');

function gave({ gave: values, by, times = 1 }: AnswerCondition, course: LessonCourse): boolean {
  const given = course.steps.filter(
    ({ side, answer }) => isHis(side, by, course) && hasValues(answer, values),
  );
  return given.length >= times;
}

function hasValues(whole: unknown, values: { readonly [key: string]: Json }): boolean {
  const found = whole as { readonly [key: string]: unknown } | null;
  return found !== null && Object.entries(values).every(([key, value]) => found[key] === value);
}

function isLogged(condition: EventCondition, course: LessonCourse): boolean {
  const alike = events(course.steps).filter(
    (each) => each.kind === condition.event && hasValues(each, condition.being ?? {}),
  );
  const { on, atLeast: least = condition.atMost === undefined ? 1 : 0, atMost = Infinity } = condition;
  const count = on ? alike.reduce((sum, each) => sum + numberIn(each, on, course), 0) : alike.length;
  return count >= least && count <= atMost;
}

function numberIn(event: GameEvent, query: Query, course: LessonCourse): number {
  const concerned = concernedIn(event).pieces;
  return findPieces(query, course).filter(({ id }) => concerned.includes(id)).length;
}

const events = (steps: readonly Step[]): GameEvent[] =>
  steps.flatMap(({ logItems: all }) => all.flatMap((each) => eventOf(each) ?? []));

const sentences = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ logItems: all }) => all.map(({ sentence }) => sentence));
