/** Studies (`.linstock-study.json`). A package export of its own, since the game screen needs none of it. */

export {
  type StudyChapter,
  type StudyDrawing,
  type StudyFile,
  type StudyNote,
  type StudyQuestion,
  STUDY_FORMAT,
  studySchema,
} from './format.ts';
export { packStudy, recordOfStudy, unpackStudy, withoutNames } from './link.ts';
export { STUDY_LIMITS } from './limits.ts';
export { parseStudyFile, readStudyFile, writeStudyFile } from './text.ts';
