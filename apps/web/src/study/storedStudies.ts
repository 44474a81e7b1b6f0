import { parseStudyFile, readStudyFile, type StudyFile, unpackStudy } from '@linstock/battles/study';
import { loadStudy, shippedStudies } from '@linstock/lessons/studies';
import { isShortCode } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { parseJson } from '../host/json.ts';
import { readOwnStudy } from '../host/ownStudies.ts';
import { openShortLink } from '../host/shortLinks.ts';

/** The studies that this browser can show: those that ship, those made here, and those that a link holds. */

const READ_PREFIX = 'linstock-study-read:';

/** A study by its id, out of a link, or by the code of a short link. Rejects with one sentence. */
async function openStudy(id: string): Promise<StudyFile> {
  if (id.startsWith('1.')) return unpackStudy(id);
  if (isShortCode(id)) return readStudyFile(await openShortLink('study', id));
  if (isShipped(id)) return parseStudyFile(await loadStudy(id));
  const own = readOwnStudy(id);
  if (own) return own;
  throw new RangeError(`There is no study “${id}” in this browser. Ask its maker for a link or a file.`);
}

const progressSchema = z.object({
  read: z.array(z.string()).max(100),
  answers: z.record(z.string(), z.int().min(0).max(8)),
});

/** A reader's progress in a study: the chapters read, and the answers given, by `chapter:entry`. */
export type StudyProgress = z.infer<typeof progressSchema>;

const NO_PROGRESS: StudyProgress = { read: [], answers: {} };

/** The reader's progress in a study, as this browser stores it. */
export function readProgress(id: string): StudyProgress {
  return (
    progressSchema.safeParse(parseJson(localStorage.getItem(READ_PREFIX + id) ?? '')).data ?? NO_PROGRESS
  );
}

/** Stores the reader's progress. A browser without room does without. */
export function saveProgress(id: string, progress: StudyProgress): void {
  try {
    localStorage.setItem(READ_PREFIX + id, JSON.stringify(progress));
  } catch {
    // Reading continues.
  }
}

/** True for a study that ships, so that its id alone leads to it. */
export function isShipped(id: string): boolean {
  return shippedStudies.some((each) => each.id === id);
}

/** A study, or the sentence that says why it cannot be opened. Null while it is opened. */
export function useOpenedStudy(id: string): StudyFile | string | null {
  const [opened, setOpened] = useState<StudyFile | string | null>(null);
  useEffect(() => {
    let left = false;
    openStudy(id).then(
      (study) => !left && setOpened(study),
      (error: unknown) => !left && setOpened(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [id]);
  return opened;
}
