import type { StudyFile, StudyNote, StudyQuestion } from '@linstock/battles/study';
import type { GameRecord } from '@linstock/kernel';
import { z } from 'zod';
import type { FieldGround } from '../board/fieldGround.ts';
import type { PointerTarget } from '../board/handling/model.ts';
import { hexOfPlace, placeFrom } from '../common/places.ts';

/** Changes of a writer to a study. Each function returns a new study; a study with a fault is never stored. */

type Drawing = NonNullable<StudyNote['drawings']>[number];

/** The tools that draw on the board. */
export const DRAWING_TOOLS = ['arrow', 'ring', 'hexes', 'number', 'words', 'rub out'] as const;
export type DrawingTool = (typeof DRAWING_TOOLS)[number];
/** The colours of drawings. */
export const DRAWING_COLOURS = ['side-0', 'side-1', 'gold', 'ink'] as const;
export type DrawingColour = (typeof DRAWING_COLOURS)[number];

/** A record as studies hold it. */
export const recordSchema = z.looseObject({
  format: z.literal('linstock-game/1'),
  entries: z.array(z.looseObject({ answer: z.json().optional(), dice: z.json().optional() })),
});

/** A new study of one record, with one chapter. */
export function beginStudy(id: string, title: string, record: GameRecord): StudyFile {
  return {
    format: 'linstock-study/1',
    id,
    title: `${title}: a study`.slice(0, 200),
    summary: 'A study of a game.',
    by: { maker: null, licence: null, changed: new Date().toISOString() },
    sources: [],
    records: { main: recordSchema.parse(JSON.parse(JSON.stringify(record))) },
    chapters: [
      {
        id: 'chapter-1',
        title: 'The first chapter',
        record: 'main',
        from: 0,
        to: record.entries.length,
        notes: [],
      },
    ],
  };
}

/** The study with a chapter changed. */
export function withChapter(
  study: StudyFile,
  index: number,
  change: Partial<StudyFile['chapters'][number]>,
): StudyFile {
  return {
    ...study,
    by: { ...study.by, changed: new Date().toISOString() },
    chapters: study.chapters.map((each, i) => (i === index ? { ...each, ...change } : each)),
  };
}

/** The study with a new chapter after one, on the same record, from an entry to the end of that chapter. */
export function addChapter(study: StudyFile, index: number, entry: number): StudyFile {
  const before = study.chapters[index];
  if (!before) return study;
  const number =
    1 + Math.max(0, ...study.chapters.map(({ id }) => Number(/^chapter-(\d+)$/.exec(id)?.[1] ?? 0)));
  const fresh = {
    id: `chapter-${number}`,
    title: `Chapter ${study.chapters.length + 1}`,
    record: before.record,
    from: entry,
    to: before.to,
    notes: [],
  };
  return { ...study, chapters: study.chapters.toSpliced(index + 1, 0, fresh) };
}

/** The study with a note changed at an entry of a chapter. A note without text, drawings and question is removed. */
export function withNote(
  study: StudyFile,
  index: number,
  entry: number,
  change: {
    readonly text?: string;
    readonly drawings?: readonly Drawing[];
    readonly question?: StudyQuestion | null;
  },
): StudyFile {
  const chapter = study.chapters[index];
  if (!chapter) return study;
  const old = chapter.notes.find((note) => note.entry === entry) ?? { entry };
  const { text, drawings, question, ...rest } = { ...old, ...change };
  const note = {
    ...rest,
    ...(text && { text }),
    ...(drawings && drawings.length > 0 && { drawings: [...drawings] }),
    ...(question && { question }),
  };
  const others = chapter.notes.filter((each) => each.entry !== entry);
  const empty = Object.keys(note).length === 1;
  const notes = [...others, ...(empty ? [] : [note])].sort((a, b) => a.entry - b.entry);
  return withChapter(study, index, { notes });
}

/** The place of a click as studies name it: the piece, or the hex or spot. Null off the board. */
export function studyPlaceOf({ piece, place }: PointerTarget, ground: FieldGround): string | null {
  if (piece !== null) return `piece:${piece}`;
  if (place === null) return null;
  const found = placeFrom(place);
  if ('spot' in found) return `at:${found.spot.x / 1000},${found.spot.y / 1000}`;
  if (ground.kind !== 'hexes') return null;
  const { q, r } = ground.picture.map;
  const hex = hexOfPlace(place);
  return `hex:${q[hex]},${r[hex]}`;
}

/** The effect of a click: the selected tool, its colour and words, and the start of an arrow without an end yet. */
export interface DrawingHand {
  readonly tool: DrawingTool;
  readonly colour: DrawingColour;
  readonly words: string;
  readonly start: string | null;
}

/** The drawings after a click at a place. They are the same if the click only begins an arrow. */
export function drawAt(
  drawings: readonly Drawing[],
  { tool, colour, words, start }: DrawingHand,
  place: string,
): readonly Drawing[] {
  const last = drawings.at(-1);
  switch (tool) {
    case 'arrow':
      if (start === null || start === place) return drawings;
      return [...drawings, { kind: 'arrow', via: [start, place], colour }];
    case 'ring':
      if (last?.kind === 'ring' && last.colour === colour && !last.about.includes(place))
        return [...drawings.slice(0, -1), { ...last, about: [...last.about, place].slice(0, 30) }];
      return [...drawings, { kind: 'ring', about: [place], colour }];
    case 'hexes':
      if (last?.kind === 'hexes' && last.colour === colour)
        return [...drawings.slice(0, -1), { ...last, hexes: [...new Set([...last.hexes, place])] }];
      return [...drawings, { kind: 'hexes', hexes: [place], colour }];
    case 'number': {
      const numbers = drawings.flatMap((each) => (each.kind === 'number' ? [each.n] : []));
      return [...drawings, { kind: 'number', n: 1 + Math.max(0, ...numbers), at: place }];
    }
    case 'words':
      return words.trim() === ''
        ? drawings
        : [...drawings, { kind: 'words', words: words.trim(), at: place }];
    case 'rub out':
      return drawings.filter((each) => !isAt(each, place));
  }
}

function isAt(drawing: Drawing, place: string): boolean {
  switch (drawing.kind) {
    case 'arrow':
      return drawing.via.includes(place);
    case 'ring':
      return drawing.about.includes(place);
    case 'hexes':
      return drawing.hexes.includes(place);
    default:
      return drawing.at === place;
  }
}
