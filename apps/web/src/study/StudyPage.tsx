import type { StudyFile } from '@linstock/battles/study';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfStudy } from '../app/route.ts';
import { Notice } from '../common/Notice.tsx';
import { StudyPrint } from './StudyPrint.tsx';
import { StudyReader } from './StudyReader.tsx';
import { openStudy, readProgress, saveProgress } from './storedStudies.ts';

interface Props {
  /** The id of a study, or the study itself packed into the address. */
  readonly study: string;
  /** The chapter to begin with, from 1. Null for the first. */
  readonly chapter: number | null;
  /** True for the sheets to print. */
  readonly printed: boolean;
}

/** The page that shows a study. */
export function StudyPage({ study: id, chapter, printed }: Props) {
  const opened = useStudy(id);
  if (opened === null) return <LoadingScreen />;
  if (typeof opened === 'string')
    return (
      <>
        <title>A study that cannot be opened · Linstock</title>
        <Notice head="This study cannot be opened">{opened}</Notice>
      </>
    );
  if (printed) return <StudyPrint study={opened} address={hashOfStudy(id)} />;
  return (
    <StudyReader
      study={opened}
      first={(chapter ?? 1) - 1}
      stored={readProgress(opened.id)}
      onProgress={(progress) => saveProgress(opened.id, progress)}
      address={hashOfStudy(id)}
    />
  );
}

/** A study, or the sentence that says why it cannot be opened. Null while it is opened. */
export function useStudy(id: string): StudyFile | string | null {
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
