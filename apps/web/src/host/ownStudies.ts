import { readStudyFile, type StudyFile, writeStudyFile } from '@linstock/battles/study';
import { makeRandomHex } from '../common/randomHex.ts';

/** The studies that were made or opened in this browser. */

const PREFIX = 'linstock-study:';

/** A new id for a study that is made here. */
export function makeStudyId(): string {
  return `own-${makeRandomHex(4)}`;
}

/** A study of this browser, for a list. */
export interface OwnStudy {
  readonly id: string;
  readonly title: string;
  readonly chapters: number;
}

/** The studies that were made or opened here, by title. Those that cannot be read are left out. */
export function listOwnStudies(): readonly OwnStudy[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readOwnStudy(key.slice(PREFIX.length)) ?? [])
    .map(({ id, title, chapters }) => ({ id, title, chapters: chapters.length }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** A study that was made or opened here; null if there is none of this id, or it cannot be read. */
export function readOwnStudy(id: string): StudyFile | null {
  const text = localStorage.getItem(PREFIX + id);
  if (text === null) return null;
  try {
    return readStudyFile(text);
  } catch {
    return null;
  }
}

/** Saves a study in this browser. Throws a RangeError with a sentence if it has no room left. */
export function saveOwnStudy(study: StudyFile): void {
  try {
    localStorage.setItem(PREFIX + study.id, writeStudyFile(study));
  } catch {
    throw new RangeError('Not saved: this browser has no room left. Save a file.');
  }
}

/** Takes a study in from its file; its id, a new one, so that no study here is replaced. Throws RangeError with a sentence. */
export function openStudyFile(bytes: Uint8Array): string {
  const id = makeStudyId();
  saveOwnStudy({ ...readStudyFile(bytes), id });
  return id;
}
