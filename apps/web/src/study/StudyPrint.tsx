import type { StudyChapter, StudyFile, StudyNote } from '@linstock/battles/study';
import { useRef, useState } from 'react';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { SessionContext } from '../hooks/useSession.ts';
import { BoardsContext } from '../screen/field/boards.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { StudyText } from './StudyText.tsx';
import { useRecordGame } from './useRecordGame.ts';
import './study.css';
import './studyPrint.css';

/** A study on paper: a chapter begins a page, the answers are on the last. */
export function StudyPrint({ study, address }: { readonly study: StudyFile; readonly address: string }) {
  const [paper, setPaper] = useState<'A4' | 'Letter'>('A4');
  const questions = study.chapters.flatMap(({ notes }) => notes.flatMap(({ question }) => question ?? []));
  return (
    <div className="study-paper" data-paper={paper}>
      <title>{`${study.title} on paper · Linstock`}</title>
      <header className="study-paper-bar row">
        <a className="button button-quiet" href={address}>
          Back to the study
        </a>
        <label>
          Paper{' '}
          <select value={paper} onChange={({ target }) => setPaper(target.value === 'A4' ? 'A4' : 'Letter')}>
            <option>A4</option>
            <option>Letter</option>
          </select>
        </label>
        <button type="button" className="button button-main" onClick={() => print()}>
          Print
        </button>
      </header>
      <main aria-label="What will be printed">
        {study.chapters.map((chapter, i) => (
          <PrintedChapter key={chapter.id} study={study} chapter={chapter} number={i + 1} />
        ))}
        <section className="study-leaf">
          <Running study={study} />
          {questions.length > 0 && (
            <>
              <h1>Answers</h1>
              <PrintedAnswers study={study} />
            </>
          )}
          <h2>Sources</h2>
          <ul>
            {study.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          <footer>{study.chapters.length + 1}</footer>
        </section>
      </main>
    </div>
  );
}

const Running = ({ study }: { readonly study: StudyFile }) => (
  <p className="study-running">
    <span>{study.title}</span>
    <span>{study.by.maker}</span>
  </p>
);

interface ChapterProps {
  readonly study: StudyFile;
  readonly chapter: StudyChapter;
  /** From 1. */
  readonly number: number;
}

function PrintedChapter({ study, chapter, number }: ChapterProps) {
  const { title, when, notes } = chapter;
  const pictured = notes.find(({ drawings = [] }) => drawings.length > 0) ?? notes[0] ?? null;
  return (
    <section className="study-leaf">
      <Running study={study} />
      <h1>
        {number}. {title}
      </h1>
      {when !== undefined && <p className="study-when">{when}</p>}
      <Figure study={study} chapter={chapter} note={pictured} number={number} />
      <div className="study-columns">
        {notes.map(({ entry, text }) => text && <PrintedText key={entry} text={text} />)}
        {notes.map(({ entry, question }) =>
          question ? (
            <div key={entry} className="study-frame">
              <p>
                <strong>{question.asks}</strong>
              </p>
              <ol type="a">
                {question.answers.map(({ says }) => (
                  <li key={says}>{says}</li>
                ))}
              </ol>
              <p>
                <em>The answer is on page {study.chapters.length + 1}.</em>
              </p>
            </div>
          ) : null,
        )}
      </div>
      <footer>{number}</footer>
    </section>
  );
}

function PrintedText({ text }: { readonly text: string }) {
  return <StudyText text={text} clauses={NO_CLAUSES} lit={null} onLight={ignore} onShow={ignore} />;
}

const NO_CLAUSES = {};
const ignore = () => {};

/** The board at a note, with its caption. */
function Figure({ study, chapter, note, number }: ChapterProps & { readonly note: StudyNote | null }) {
  const opened = useRecordGame(study, chapter.record);
  if (opened === null || typeof opened === 'string') return <figure>{opened}</figure>;
  return (
    <BoardsContext value={opened.boards}>
      <SessionContext value={opened.session}>
        <figure>
          <Board entry={note?.entry ?? chapter.from} note={note} label={`The field, figure ${number}`} />
          <figcaption>
            <b>Figure {number}.</b> The board after entry {note?.entry ?? chapter.from} of the record. Twilled
            arrows are of the second side.
          </figcaption>
        </figure>
      </SessionContext>
    </BoardsContext>
  );
}

interface BoardProps {
  readonly entry: number;
  readonly note: StudyNote | null;
  readonly label: string;
}

function Board(props: BoardProps) {
  const handle = useRef<FieldHandle>(null);
  return <StudyBoard {...props} handle={handle} drawn lit={null} onLight={ignore} />;
}

function PrintedAnswers({ study }: { readonly study: StudyFile }) {
  return study.chapters.flatMap(({ id, title, notes }) =>
    notes.flatMap(({ question }) =>
      question ? (
        <section key={`${id} ${question.asks}`}>
          <h2>
            {title}: {question.asks}
          </h2>
          <ol type="a">
            {question.answers.map(({ says, counts, then, history, lab }) => (
              <li key={says}>
                <strong>{says}</strong>: {counts}
                {history && ', as on the day'}
                {lab && `, ${Math.round(100 * lab.wins)} % of ${lab.games} games won`}. {then}
              </li>
            ))}
          </ol>
        </section>
      ) : (
        []
      ),
    ),
  );
}
