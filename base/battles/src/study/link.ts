import { type EntryBody, entryHash, type GameRecord, headerHash, parseRecord } from '@linstock/kernel';
import { packJson, unpackJson } from '../file/packing.ts';
import type { StudyFile } from './format.ts';
import { STUDY_LIMITS } from './limits.ts';
import { readStudyFile, refuseLongStudy } from './text.ts';

/** A study packed into a link. Entries of its records have no number, and no hash but the last: the reader chains them again. */

type StudyRecord = StudyFile['records'][string];

/**
 * The part of a link that holds a study. Refuses one that is too long for a link.
 * @param named true if the names of the players go along
 */
export async function packStudy(study: StudyFile, named: boolean): Promise<string> {
  const records = Object.entries(study.records).map(([name, record]) => [name, leanRecord(record, named)]);
  const text = await packJson({ ...study, records: Object.fromEntries(records) });
  if (text.length > STUDY_LIMITS.link)
    throw new RangeError(
      `This study is too long for a link (${text.length.toLocaleString('en')} characters; ${STUDY_LIMITS.link.toLocaleString('en')} are the most). Save a file or make a short link.`,
    );
  return text;
}

/** The study that a link holds. Refuses a damaged link, and one that unpacks to more than a file may hold. */
export async function unpackStudy(text: string): Promise<StudyFile> {
  const study = readStudyFile(await unpackJson(text, refuseLongStudy));
  const records = Object.entries(study.records).map(([name, record]) => [name, chainRecord(name, record)]);
  return { ...study, records: Object.fromEntries(records) };
}

/** The study without the names of the players. */
export function withoutNames(study: StudyFile): StudyFile {
  const records = Object.entries(study.records).map(([name, { players: _, ...record }]) => [name, record]);
  return { ...study, records: Object.fromEntries(records) };
}

/** A record of a study. Throws RecordError, or RangeError if the study has none of this name. */
export function recordOfStudy(study: StudyFile, name: string): GameRecord {
  const record = study.records[name];
  if (!record) throw new RangeError(`The study “${study.title}” has no record “${name}”.`);
  return parseRecord(record);
}

function leanRecord({ players, ...record }: StudyRecord, named: boolean): object {
  const last = record.entries.length - 1;
  return {
    ...record,
    ...(named && players !== undefined && { players }),
    entries: record.entries.map(({ n: _, hash, ...entry }, i) => (i === last ? { ...entry, hash } : entry)),
  };
}

/** The record with its numbers and hashes. Refuses one whose last hash is another. */
function chainRecord(name: string, record: StudyRecord): GameRecord {
  const bare = record.entries.map((entry, i) => ({ ...entry, n: i + 1, hash: entry['hash'] ?? NO_HASH }));
  const { entries, ...header } = parseRecord({ ...record, entries: bare });
  let before = headerHash(header);
  const chained = entries.map((entry) => {
    const { hash: _, ...body } = entry;
    before = entryHash(before, body satisfies EntryBody);
    return { ...entry, hash: before };
  });
  if (before !== (entries.at(-1)?.hash ?? before))
    throw new RangeError(`The record “${name}” of this link was changed on its way. Ask for the file.`);
  return { ...header, entries: chained };
}

const NO_HASH = '0'.repeat(64);
