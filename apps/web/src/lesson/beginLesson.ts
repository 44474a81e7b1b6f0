import { hashOfTable } from '../app/route.ts';
import { openOwnBackend } from '../host/backends.ts';
import { makeWish, seatsOf } from '../host/start.ts';
import { saveLessonStart } from './lessonProgress.ts';

/**
 * Begins a lesson as a game of this browser against an easy bot, and opens it. Throws HostError with a
 * sentence.
 */
export async function beginLesson(id: string): Promise<void> {
  const { beginningOf } = await import('@linstock/lessons');
  const { lesson, record } = beginningOf(id);
  const { seats } = makeWish(record.rules.id, record.battle.id, lesson.seat, 'easy');
  const mine = seatsOf(lesson.seat, 'easy');
  const made = await openOwnBackend().fork(record, record.entries.length, seats, mine);
  saveLessonStart(made.id);
  location.hash = hashOfTable(made.id);
}
