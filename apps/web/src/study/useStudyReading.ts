import type { StudyFile } from '@linstock/battles/study';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '../common/isTyping.ts';
import { noteAt, stepNote, stretchOf } from './reading.ts';
import type { StudyProgress } from './storedStudies.ts';

/** The place of a reader in a study, and the ways to another. */
interface StudyPlace {
  readonly chapter: number;
  readonly variation: number | null;
  readonly entry: number;
}

/** The reader's place, what is shown there, and the reader's progress. */
export function useStudyReading(
  study: StudyFile,
  first: number,
  stored: StudyProgress,
  save: (progress: StudyProgress) => void,
) {
  const [place, setPlace] = useState<StudyPlace>(() => startOf(study, first));
  const [progress, setProgress] = useState(stored);
  const [playing, setPlaying] = useState(false);
  const chapter = study.chapters[place.chapter] ?? study.chapters[0]!;
  const stretch = stretchOf(study, chapter, place.variation);
  const entry = Math.max(stretch.from, Math.min(stretch.to, place.entry));
  const note = noteAt(stretch.notes, entry);
  const key = `${chapter.id}:${note?.entry ?? 0}`;
  const change = (next: StudyProgress) => {
    setProgress(next);
    save(next);
  };
  const show = (to: number) => setPlace({ ...place, entry: to });
  const go = (to: number, variation: number | null = null) => {
    setPlaying(false);
    const ended = entry >= (stretch.notes.at(-1)?.entry ?? stretch.to);
    if (ended && place.variation === null && !progress.read.includes(chapter.id))
      change({ ...progress, read: [...progress.read, chapter.id] });
    setPlace(startOf(study, to, variation));
  };
  useReadingKeys({
    ArrowLeft: (shift) => show(shift ? Math.max(stretch.from, entry - 1) : stepNote(stretch, entry, -1)),
    ArrowRight: (shift) => show(shift ? Math.min(stretch.to, entry + 1) : stepNote(stretch, entry, 1)),
    PageUp: () => place.chapter > 0 && go(place.chapter - 1),
    PageDown: () => place.chapter + 1 < study.chapters.length && go(place.chapter + 1),
  });
  return {
    ...{ chapter, chapterIndex: place.chapter, variation: place.variation, stretch, entry, note, progress },
    ...{ playing, setPlaying, show, go },
    given: progress.answers[key] ?? null,
    answer(index: number | null) {
      const { [key]: _, ...rest } = progress.answers;
      change({ ...progress, answers: index === null ? rest : { ...rest, [key]: index } });
    },
  };
}

function startOf(study: StudyFile, index: number, variation: number | null = null): StudyPlace {
  const chapter = Math.max(0, Math.min(study.chapters.length - 1, index));
  const stretch = stretchOf(study, study.chapters[chapter]!, variation);
  return { chapter, variation, entry: stretch.notes[0]?.entry ?? stretch.from };
}

/** Keys of the page, before the board has its own use for them. */
function useReadingKeys(actions: Readonly<Record<string, (shift: boolean) => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    action(event.shiftKey);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
