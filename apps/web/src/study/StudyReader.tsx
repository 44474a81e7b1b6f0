import { recordOfStudy, type StudyFile } from '@linstock/battles/study';
import { systemById } from '@linstock/systems';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { hashOfTable } from '../app/route.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { Icon } from '../common/Icon.tsx';
import { liveryOf } from '../design/livery.ts';
import { SessionContext, useClauses, useSession } from '../hooks/useSession.ts';
import { openOwnBackend } from '../host/backends.ts';
import { makeWish, seatsOf } from '../host/start.ts';
import { BoardsContext } from '../screen/field/boards.ts';
import { groundOf } from '../screen/field/picture.ts';
import { ChapterList } from './ChapterList.tsx';
import { boardPlaceOf } from './drawingWords.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { minutesOf } from './reading.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { StudyScrubber } from './StudyScrubber.tsx';
import { StudyShare } from './StudyShare.tsx';
import { StudyText } from './StudyText.tsx';
import type { StudyProgress } from './storedStudies.ts';
import { TextAndKeys } from './TextAndKeys.tsx';
import { useDrawing } from './useDrawing.ts';
import { useRecordGame } from './useRecordGame.ts';
import { useStudyReading } from './useStudyReading.ts';
import { type StudyWriting, useWriting } from './useWriting.ts';
import { WritingColumn } from './WritingColumn.tsx';
import './study.css';

interface Props {
  readonly study: StudyFile;
  /** The index of the chapter to begin with. */
  readonly first: number;
  readonly stored: StudyProgress;
  readonly onProgress: (progress: StudyProgress) => void;
  /** The hash of the study's page. */
  readonly address: string;
}

/** A study to read: chapters, board, text. */
export function StudyReader(props: Props) {
  const { first, stored, onProgress } = props;
  const writing = useWriting(props.study);
  const { study } = writing;
  const own = study.id.startsWith('own-') && !props.address.startsWith('#/s/');
  const [written, setWritten] = useState(own && study.chapters.every(({ notes }) => notes.length === 0));
  const reading = useStudyReading(study, first, stored, onProgress);
  const opened = useRecordGame(study, reading.stretch.record);
  const [drawn, setDrawn] = useState(true);
  const [larger, setLarger] = useState(false);
  const [asText, setAsText] = useState(false);
  return (
    <div className={`study${larger ? ' study-larger' : ''} ${liveryOfStudy(study)}`}>
      <title>{`${study.title} · Linstock`}</title>
      <header className="study-head">
        <a className="button button-quiet" href="#/battles" aria-label="Back to the battles">
          <Icon name="home" />
        </a>
        <h1>{study.title}</h1>
        <span className="muted">{study.by.maker === null ? 'a study' : `a study by ${study.by.maker}`}</span>
        <span className="study-tools">
          {own && <Toggle label="Write" on={written} onChange={setWritten} />}
          <Toggle label="Drawings" on={drawn} onChange={setDrawn} />
          <Toggle label="Larger text" on={larger} onChange={setLarger} />
          <Toggle label="Text and keys" on={asText} onChange={setAsText} />
        </span>
      </header>
      <Contents study={study} reading={reading} address={props.address} />
      <main className="study-main">
        {opened === null || typeof opened === 'string' ? (
          <section className="study-board">
            <p className="study-trouble" role="status">
              {opened ?? 'Loading the board …'}
            </p>
          </section>
        ) : (
          <BoardsContext value={opened.boards}>
            <SessionContext value={opened.session}>
              <Opened
                key={reading.stretch.record}
                writing={written ? writing : null}
                {...{ study, reading, drawn, asText }}
              />
            </SessionContext>
          </BoardsContext>
        )}
      </main>
    </div>
  );
}

/** The chapters, and what can be done with the study. */
function Contents({
  study,
  reading,
  address,
}: Pick<OpenedProps, 'study' | 'reading'> & { readonly address: string }) {
  return (
    <nav className="study-nav" aria-label="Chapters">
      <div className="panel study-contents">
        <p className="study-summary">
          {study.summary}{' '}
          <span className="muted">
            {study.chapters.length} chapters, about {minutesOf(study)} minutes.
          </span>
        </p>
        <ChapterList
          study={study}
          chapter={reading.chapterIndex}
          variation={reading.variation}
          read={reading.progress.read}
          onGo={reading.go}
        />
      </div>
      <StudyShare study={study} address={address} chapter={reading.chapterIndex} />
    </nav>
  );
}

interface OpenedProps {
  readonly study: StudyFile;
  readonly reading: ReturnType<typeof useStudyReading>;
  readonly drawn: boolean;
  readonly asText: boolean;
  /** The study being written; null for a reader. */
  readonly writing: StudyWriting | null;
}

/** Board, entries, and text of a chapter whose record is open. */
function Opened({ study, reading, drawn, asText, writing }: OpenedProps) {
  const { stretch, entry, note, playing, setPlaying, show } = reading;
  const [lit, setLit] = useState<number | null>(null);
  const handle = useRef<FieldHandle>(null);
  const drawing = useDrawing(writing, reading.chapterIndex, entry);
  const here = writing ? (stretch.notes.find((each) => each.entry === entry) ?? null) : note;
  return (
    <>
      <StudyBoard {...{ entry, drawn, lit, handle }} note={here} onLight={setLit} onPick={drawing.pick} />
      <StudyScrubber {...{ stretch, entry, playing }} onPlaying={setPlaying} onShow={show} />
      {writing ? (
        <aside className="panel study-words-column" aria-label="Writing">
          <WritingColumn
            {...{ study, entry }}
            chapter={reading.chapterIndex}
            hand={drawing.hand}
            onHand={drawing.setHand}
            onChange={writing.change}
            onUndo={writing.undo}
            onRedo={writing.redo}
            saved={writing.saved}
          />
        </aside>
      ) : (
        <Words {...{ study, reading, asText, lit, setLit, handle }} />
      )}
    </>
  );
}

interface WordsProps extends Pick<OpenedProps, 'study' | 'reading' | 'asText'> {
  readonly lit: number | null;
  readonly setLit: (n: number | null) => void;
  readonly handle: RefObject<FieldHandle | null>;
}

/** The text of a chapter at the note that is shown, and its question. */
function Words({ study, reading, asText, lit, setLit, handle }: WordsProps) {
  const { chapter, stretch, entry, note, go, given, answer } = reading;
  const clauses = useClauses();
  const onShow = useShowPlace(handle);
  const next = reading.chapterIndex + 1 < study.chapters.length ? () => go(reading.chapterIndex + 1) : null;
  return (
    <aside className="panel study-words-column" aria-label="Text">
      <header>
        <h2>
          {reading.variation === null ? `${reading.chapterIndex + 1} · ` : ''}
          {stretch.title}
        </h2>
        {reading.variation === null ? (
          <span className="muted figure">{chapter.when}</span>
        ) : (
          <button type="button" className="button button-small" onClick={() => go(reading.chapterIndex)}>
            Back to the chapter
          </button>
        )}
      </header>
      {asText ? (
        <TextAndKeys stretch={stretch} clauses={clauses} onShow={onShow} />
      ) : (
        <div className="study-text" aria-live="polite">
          {note?.text !== undefined && (
            <StudyText text={note.text} {...{ clauses, lit, onShow }} onLight={setLit} />
          )}
        </div>
      )}
      {note?.question && (
        <QuestionBox
          question={note.question}
          {...{ clauses, given }}
          onAnswer={answer}
          onPlay={playOnFrom(study, stretch.record, entry, note.question.of)}
          onNext={next}
        />
      )}
      {!note?.question && entry >= (stretch.notes.at(-1)?.entry ?? stretch.to) && next && (
        <p className="row study-on">
          <button type="button" className="button" onClick={next}>
            Next chapter
          </button>
        </p>
      )}
      {reading.chapterIndex + 1 === study.chapters.length && <Sources study={study} />}
    </aside>
  );
}

function Sources({ study: { sources } }: { readonly study: StudyFile }) {
  return (
    <section className="study-sources">
      <h3>Sources</h3>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

/** Brings a piece or a hex that the text names into view. */
function useShowPlace(handle: RefObject<FieldHandle | null>): (place: string) => void {
  const { store } = useSession();
  return useCallback(
    (place) => {
      const { rulebook, game, scene } = store.get();
      if (!rulebook || !game) return;
      const id = boardPlaceOf(place, groundOf(rulebook, game), scene);
      if (id !== null) handle.current?.fitPlaces([id]);
    },
    [handle, store],
  );
}

/** Begins a game from an entry of a record, against the machine. */
function playOnFrom(study: StudyFile, name: string, entry: number, side: 0 | 1): () => void {
  return () => {
    const begin = async () => {
      const record = recordOfStudy(study, name);
      const { seats } = makeWish(record.rules.id, record.battle.id, side, 'normal');
      const made = await openOwnBackend().fork(record, entry, seats, seatsOf(side, 'normal'));
      location.hash = hashOfTable(made.id);
    };
    void begin();
  };
}

function liveryOfStudy({ records, chapters }: StudyFile): string {
  const rules = rulesSchema.safeParse(records[chapters[0]?.record ?? '']).data?.rules;
  return liveryOf(systemById(rules?.id ?? '') ?? {});
}

const rulesSchema = z.object({ rules: z.object({ id: z.string() }) });

function Toggle({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button type="button" className="button button-small" aria-pressed={on} onClick={() => onChange(!on)}>
      {label}
    </button>
  );
}
