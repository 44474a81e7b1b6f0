/** Checks of a study in addition to its schema: its parts must fit each other. Each fault is one sentence. */

interface EntryLike {
  readonly n?: number | undefined;
  readonly side?: number | undefined;
  readonly answer?: unknown;
  readonly dice?: unknown;
  readonly back?: number | undefined;
}

interface NoteLike {
  readonly entry: number;
  readonly text?: string | undefined;
  readonly drawings?: readonly { readonly kind: string; readonly n?: number }[] | undefined;
}

interface ChapterLike {
  readonly id: string;
  readonly title: string;
  readonly record: string;
  readonly from: number;
  readonly to: number;
  readonly notes: readonly NoteLike[];
  readonly variations?:
    | readonly {
        readonly title: string;
        readonly at: number;
        readonly record: string;
        readonly notes?: readonly NoteLike[] | undefined;
      }[]
    | undefined;
}

interface StudyLike {
  readonly records: Readonly<Record<string, { readonly entries: readonly EntryLike[] }>>;
  readonly chapters: readonly ChapterLike[];
}

/** The faults of a study as sentences, in the order of its chapters. */
export function listFaults(study: StudyLike): string[] {
  const { chapters, records } = study;
  const ids = chapters.map(({ id }) => id);
  const used = new Set(
    chapters.flatMap((each) => [each.record, ...(each.variations ?? []).map(({ record }) => record)]),
  );
  return [
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `two chapters have the id “${id}”`),
    ...chapters.flatMap((chapter) => faultsOfChapter(study, chapter)),
    ...Object.keys(records)
      .filter((name) => !used.has(name))
      .map((name) => `no chapter uses the record “${name}”`),
  ];
}

function faultsOfChapter({ records }: StudyLike, chapter: ChapterLike): string[] {
  const { title, record, from, to, notes, variations = [] } = chapter;
  const main = records[record];
  if (!main) return [`the chapter “${title}” is of a record “${record}” that the study does not hold`];
  const { length } = main.entries;
  const range =
    from > to || to > length
      ? [`the chapter “${title}” runs from entry ${from} to ${to}; its record has ${length}`]
      : [];
  return [
    ...range,
    ...faultsOfNotes(title, notes, from, to),
    ...variations.flatMap((variation) => {
      const other = records[variation.record];
      if (!other)
        return [
          `the variation “${variation.title}” is of a record “${variation.record}” that the study does not hold`,
        ];
      return [
        ...(variation.at < from || variation.at > to
          ? [`the variation “${variation.title}” leaves at entry ${variation.at}, outside its chapter`]
          : []),
        ...faultsOfBranch(variation, main.entries, other.entries),
        ...faultsOfNotes(variation.title, variation.notes ?? [], 0, other.entries.length),
      ];
    }),
  ];
}

/** A variation begins with the answers, and the dice, that count in the record of its chapter up to where it leaves. */
function faultsOfBranch(
  { title, at }: { readonly title: string; readonly at: number },
  main: readonly EntryLike[],
  other: readonly EntryLike[],
): string[] {
  const begins = countingAnswers(other);
  const written = ({ side, answer, dice }: EntryLike) => JSON.stringify([side, answer, dice]);
  const apart = countingAnswers(main.slice(0, at)).find(
    (entry, i) => written(entry) !== written(begins[i] ?? {}),
  );
  return apart
    ? [`the variation “${title}” differs from its chapter already at entry ${apart.n}, before ${at}`]
    : [];
}

interface Way {
  readonly before: Way | null;
  readonly entry: EntryLike;
}

/** The answers that count, in order: those on the way to the position after the last entry. */
function countingAnswers(entries: readonly EntryLike[]): EntryLike[] {
  const stood: (Way | null)[] = [null];
  for (const entry of entries) {
    const now = stood.at(-1) ?? null;
    if (entry.back !== undefined) stood.push(stood[entry.back] ?? null);
    else stood.push('answer' in entry ? { before: now, entry } : now);
  }
  const answers: EntryLike[] = [];
  for (let way = stood.at(-1) ?? null; way; way = way.before) answers.push(way.entry);
  return answers.reverse();
}

function faultsOfNotes(title: string, notes: readonly NoteLike[], from: number, to: number): string[] {
  return notes.flatMap(({ entry, text = '', drawings = [] }, i) => {
    const discs = drawings.flatMap(({ kind, n }) => (kind === 'number' && n !== undefined ? [n] : []));
    const spoken = [...text.matchAll(/\[(\d{1,2})\](?!\()/g)].map(([, n]) => Number(n));
    return [
      ...(entry < from || entry > to
        ? [`“${title}” has a note at entry ${entry}, outside ${from} to ${to}`]
        : []),
      ...(i > 0 && entry <= (notes[i - 1]?.entry ?? -1)
        ? [`the notes of “${title}” are not in the order of their entries`]
        : []),
      ...(new Set(discs).size < discs.length
        ? [`“${title}” has the same number twice at entry ${entry}`]
        : []),
      ...spoken
        .filter((n) => !discs.includes(n))
        .map((n) => `the text of “${title}” at entry ${entry} speaks of [${n}], and no disc has that number`),
    ];
  });
}
