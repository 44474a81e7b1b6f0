import type { StudyQuestion } from '@linstock/battles/study';
import type { Clauses } from '@linstock/kernel';
import { StudyText } from './StudyText.tsx';

type StudyAnswer = StudyQuestion['answers'][number];

interface Props {
  readonly question: StudyQuestion;
  readonly clauses: Clauses;
  /** The index of the answer that the reader gave; null before. */
  readonly given: number | null;
  readonly onAnswer: (index: number | null) => void;
  /** Begins a game from here; null if none can be begun. */
  readonly onPlay: (() => void) | null;
  /** Goes to the next chapter; null in the last. */
  readonly onNext: (() => void) | null;
}

/** A question to the reader. Judgements and shares are shown after an answer, and not in the page before. */
export function QuestionBox({ question, clauses, given, onAnswer, onPlay, onNext }: Props) {
  const { asks, answers } = question;
  const answered = given === null ? null : (answers[given] ?? null);
  const best = bestByLab(answers);
  return (
    <section className="study-question" aria-label="A question">
      <h2>
        <span aria-hidden="true">?</span> {asks}
      </h2>
      <div className="study-answers" role="group" aria-label="Answers">
        {answers.map((answer, i) => (
          <button
            key={answer.says}
            type="button"
            className={`study-answer${given === i ? ' given' : ''}${answered && answer.counts === 'best' ? ' best' : ''}`}
            aria-pressed={given === i}
            onClick={() => onAnswer(i)}
          >
            <span className="study-answer-dot" aria-hidden="true" />
            <span className="study-answer-says">
              {answer.says}
              {answered && <small>{remarksOn(answer, given === i, best === i).join(', ')}</small>}
            </span>
            {answered && answer.lab && <b className="figure">{Math.round(100 * answer.lab.wins)} %</b>}
          </button>
        ))}
      </div>
      {answered && (
        <>
          <div className={`study-verdict counts-${answered.counts}`} role="status">
            <b>{VERDICTS[answered.counts]}</b>
            {answered.then !== undefined && (
              <StudyText text={answered.then} clauses={clauses} lit={null} onLight={ignore} onShow={ignore} />
            )}
            <LabLine answers={answers} />
          </div>
          <p className="row">
            {onPlay && (
              <button type="button" className="button button-main" onClick={onPlay}>
                Play it on
              </button>
            )}
            <button type="button" className="button" onClick={() => onAnswer(null)}>
              Try another
            </button>
            {onNext && (
              <button type="button" className="button" onClick={onNext}>
                Next chapter
              </button>
            )}
          </p>
        </>
      )}
    </section>
  );
}

const ignore = () => {};

const VERDICTS: Readonly<Record<StudyAnswer['counts'], string>> = {
  best: 'Best.',
  sound: 'Sound.',
  poor: 'Poor.',
  lost: 'Lost.',
};

function remarksOn({ history, counts }: StudyAnswer, own: boolean, liked: boolean): string[] {
  return [
    ...(own ? ['your answer'] : []),
    ...(history ? ['as on the day'] : []),
    ...(counts === 'best' ? ['the best here'] : []),
    ...(liked ? ["the machine's choice"] : []),
  ];
}

/** The index of the answer with the largest share of wins; -1 if no machine has tried them. */
function bestByLab(answers: readonly StudyAnswer[]): number {
  const shares = answers.map(({ lab }) => lab?.wins ?? -1);
  const most = Math.max(...shares);
  return most < 0 ? -1 : shares.indexOf(most);
}

/** Where the percentages come from, and how reliable they are. */
function LabLine({ answers }: { readonly answers: readonly StudyAnswer[] }) {
  const labs = answers.flatMap(({ lab }) => lab ?? []);
  const [first] = labs;
  if (!first) return null;
  const half = Math.max(...labs.map(({ low, high }) => (high - low) / 2));
  return (
    <p className="muted">
      Shares won when machines play on, {first.games} games each, ± {Math.round(100 * half)}.
    </p>
  );
}
