import type { StudyFile } from '@linstock/battles/study';
import { useEffect, useState } from 'react';
import { saveOwnStudy } from '../host/ownStudies.ts';

/** A study that is being written: its history, and what autosave says. */
export interface StudyWriting {
  readonly study: StudyFile;
  readonly saved: string;
  readonly change: (study: StudyFile) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Changes closer than this to each other are one step of the history (ms). */
const STEP_MS = 800;
/** Time after the last change until the study is saved (ms). */
const SAVE_MS = 1000;

/** Keeps the history of a study, and saves it a second after the last change. */
export function useWriting(first: StudyFile): StudyWriting {
  const [past, setPast] = useState<readonly StudyFile[]>([]);
  const [study, setStudy] = useState(first);
  const [coming, setComing] = useState<readonly StudyFile[]>([]);
  const [at, setAt] = useState(0);
  const [saved, setSaved] = useState('');
  useEffect(() => {
    if (study === first) return;
    const timer = setTimeout(() => {
      try {
        saveOwnStudy(study);
        setSaved('Saved in this browser.');
      } catch (error) {
        setSaved(error instanceof Error ? error.message : String(error));
      }
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [study, first]);
  return {
    study,
    saved,
    change(next) {
      const now = performance.now();
      if (now - at > STEP_MS) setPast([...past, study]);
      setAt(now);
      setComing([]);
      setStudy(next);
    },
    undo:
      past.length === 0
        ? null
        : () => {
            setComing([study, ...coming]);
            setStudy(past.at(-1) ?? study);
            setPast(past.slice(0, -1));
          },
    redo:
      coming.length === 0
        ? null
        : () => {
            setPast([...past, study]);
            setStudy(coming[0] ?? study);
            setComing(coming.slice(1));
          },
  };
}
