import { type ExpectedFile, parseJsonFile, parseJsonText } from '@linstock/kernel';
import { writeJsonText } from '../file/text.ts';
import { kindOfJson } from '../foreign.ts';
import { parseWith } from '../parse.ts';
import { STUDY_FORMAT, type StudyFile, studyFileSchema } from './format.ts';
import { STUDY_LIMITS } from './limits.ts';

/** A study file, for the sentence that refuses another. */
const A_STUDY: ExpectedFile = {
  what: 'a study of Linstock',
  remedy: 'Choose a file that ends in .linstock-study.json.',
};

/**
 * A study from its file. Returns what was written. Throws RangeError with one sentence. Records are checked for their place in the
 * study only; `recordOfStudy` reads one, and playing it verifies it.
 * @param file the bytes of the file, or its text
 */
export function readStudyFile(file: Uint8Array | string): StudyFile {
  refuseLongStudy(file.length);
  return parseStudyFile(
    typeof file === 'string' ? parseJsonText(file, A_STUDY) : parseJsonFile(file, A_STUDY),
  );
}

/** A study of JSON, as it is. Refuses what `readStudyFile` refuses. */
export function parseStudyFile(json: unknown): StudyFile {
  const { id, name } = kindOfJson(json);
  if (id !== 'study') throw new RangeError(`This is ${name} and no study of Linstock. ${A_STUDY.remedy}`);
  const { format } = Object(json);
  if (format !== STUDY_FORMAT)
    throw new RangeError(
      `The file is ${String(format)}, made by a newer Linstock. Update this page and open it again.`,
    );
  return parseWith(studyFileSchema, json, 'a study');
}

/** Refuses a text that is too long to be read as a study. */
export function refuseLongStudy(characters: number): void {
  if (characters > STUDY_LIMITS.characters)
    throw new RangeError(
      `The file has ${characters.toLocaleString('en')} characters; ${STUDY_LIMITS.characters.toLocaleString('en')} are the most. Take a record or some chapters out.`,
    );
}

/** The text of a study's file: indented by one space, with each short object or list on a line of its own. */
export function writeStudyFile(study: StudyFile): string {
  return writeJsonText(study);
}
