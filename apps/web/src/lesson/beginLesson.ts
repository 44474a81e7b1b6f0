import { tableHash } from '../app/route.ts';
import { ownBackend } from '../host/backends.ts';
import { seatsOf, wishFor } from '../host/start.ts';
import { saveLessonStart } from './lessonProgress.ts';

/**
 * Begins a lesson as a game of this browser against an easy bot, and opens it. Throws HostError with a
 * sentence.
 */
export async function beginLesson(id: string): Promise<void> {
  const { beginningOf } = await import('@linstock/lessons');
  const { lesson, record } = beginningOf(id);
  const { seats } = wishFor(record.rules.id, record.battle.id, lesson.seat, 'easy');
  const mine = seatsOf(lesson.seat, 'easy');
  const made = await ownBackend().fork(record, record.entries.length, seats, mine);
  saveLessonStart(made.id);
  location.hash = tableHash(made.id);
}
