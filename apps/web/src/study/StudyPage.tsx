import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfStudy } from '../app/route.ts';
import { Notice } from '../common/Notice.tsx';
import { NewStudy } from './NewStudy.tsx';
import { StudyPrint } from './StudyPrint.tsx';
import { StudyReader } from './StudyReader.tsx';
import { readProgress, saveProgress, useOpenedStudy } from './storedStudies.ts';

interface Props {
  /** The id of a study, or the study itself packed into the address. */
  readonly study: string;
  /** The chapter to begin with, from 1. Null for the first. */
  readonly chapter: number | null;
  /** True for the sheets to print. */
  readonly printed: boolean;
}

/** The page that shows a study, or begins one over a game: `game.ID`. */
export function StudyPage(props: Props) {
  const game = /^game\.(.+)$/.exec(props.study)?.[1];
  return game === undefined ? <Opened {...props} /> : <NewStudy game={game} />;
}

function Opened({ study: id, chapter, printed }: Props) {
  const opened = useOpenedStudy(id);
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
