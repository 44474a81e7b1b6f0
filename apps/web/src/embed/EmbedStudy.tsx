import type { StudyFile } from '@linstock/battles/study';
import { useRef, useState } from 'react';
import { hashOfStudy } from '../app/route.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { home } from '../common/home.ts';
import { Icon } from '../common/Icon.tsx';
import { SessionContext, useClauses } from '../hooks/useSession.ts';
import { BoardsContext } from '../screen/field/boards.ts';
import { QuestionBox } from '../study/QuestionBox.tsx';
import { stepNote } from '../study/reading.ts';
import { StudyBoard } from '../study/StudyBoard.tsx';
import { StudyText } from '../study/StudyText.tsx';
import { useOpenedStudy } from '../study/storedStudies.ts';
import { useRecordGame } from '../study/useRecordGame.ts';
import { useStudyReading } from '../study/useStudyReading.ts';
import { OpenLink } from './OpenLink.tsx';
import '../study/study.css';
import './embedStudy.css';

/** A study inside another site. It sets no cookie and stores nothing. */
export function EmbedStudy({ study: id, chapter }: { readonly study: string; readonly chapter: number }) {
  const study = useOpenedStudy(id);
  const page = `${home.href}${hashOfStudy(id)}`;
  if (study === null || typeof study === 'string')
    return (
      <main className="embed-bare">
        <p role="status">{study ?? 'Loading the study…'}</p>
        <OpenLink table={page} />
      </main>
    );
  return <Reader study={study} first={chapter - 1} page={page} />;
}

const ignore = () => {};
const NO_PROGRESS = { read: [], answers: {} };

interface ReaderProps {
  readonly study: StudyFile;
  /** The index of the first chapter shown. */
  readonly first: number;
  /** The address of the study's own page. */
  readonly page: string;
}

function Reader({ study, first, page }: ReaderProps) {
  const reading = useStudyReading(study, first, NO_PROGRESS, ignore);
  const opened = useRecordGame(study, reading.stretch.record);
  const { chapterIndex, go, show, stretch, entry } = reading;
  const last = chapterIndex + 1 >= study.chapters.length;
  const atEnd = entry >= (stretch.notes.at(-1)?.entry ?? stretch.to);
  return (
    <div className="embed-study">
      <title>{`${study.title} · Linstock`}</title>
      <header>
        <h1>{study.title}</h1>
        <p>
          {chapterIndex + 1} of {study.chapters.length} · {stretch.title}
        </p>
        <button
          type="button"
          className="button button-quiet"
          aria-label="Back"
          onClick={() =>
            entry > (stretch.notes[0]?.entry ?? stretch.from)
              ? show(stepNote(stretch, entry, -1))
              : go(Math.max(0, chapterIndex - 1))
          }
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label="On"
          disabled={atEnd && last}
          onClick={() => (atEnd ? go(chapterIndex + 1) : show(stepNote(stretch, entry, 1)))}
        >
          <Icon name="on" />
        </button>
      </header>
      <main className="study-main">
        {opened === null || typeof opened === 'string' ? (
          <p role="status">{opened}</p>
        ) : (
          <BoardsContext value={opened.boards}>
            <SessionContext value={opened.session}>
              <Shown key={stretch.record} reading={reading} />
            </SessionContext>
          </BoardsContext>
        )}
      </main>
      <footer>
        <span className="muted">no cookies, nothing stored</span>
        <OpenLink table={page} />
      </footer>
    </div>
  );
}

function Shown({ reading }: { readonly reading: ReturnType<typeof useStudyReading> }) {
  const { entry, note, given, answer } = reading;
  const [lit, setLit] = useState<number | null>(null);
  const handle = useRef<FieldHandle>(null);
  const clauses = useClauses();
  return (
    <>
      <StudyBoard {...{ entry, note, lit, handle }} drawn onLight={setLit} />
      <section className="embed-study-words" aria-label="Text">
        {note?.text !== undefined && (
          <StudyText text={note.text} {...{ clauses, lit }} onLight={setLit} onShow={ignore} />
        )}
        {note?.question && (
          <QuestionBox
            question={note.question}
            {...{ clauses, given }}
            onAnswer={answer}
            onPlay={null}
            onNext={null}
          />
        )}
      </section>
    </>
  );
}
