/** The lessons, and the coach who gives them. */
export { type Advice, adviceFor } from './coach.ts';
export { courseOf, type LessonCourse, type LessonProgress, type Step } from './course.ts';
export type { Lesson, LessonStep } from './lesson.ts';
export { beginningOf, type LessonStart, lessonOf, lessons } from './lessons.ts';
