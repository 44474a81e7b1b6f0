/** The lessons of the house, and the coach who gives them. */
export { type Advice, adviceFor } from './coach.ts';
export { type Aside, courseOf, type LessonCourse, type Step } from './course.ts';
export type { Beat, Lesson } from './lesson.ts';
export { type Beginning, beginningOf, lessonOf, lessons } from './lessons.ts';
