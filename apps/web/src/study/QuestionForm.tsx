import type { StudyQuestion } from '@linstock/battles/study';
import { ANSWER_LIMITS, beginQuestion, JUDGEMENTS, withAnswer } from './ownQuestions.ts';
import { WritingField } from './WritingField.tsx';

interface Props {
  /** The question at the entry shown; null if there is none. */
  readonly question: StudyQuestion | null;
  readonly onChange: (question: StudyQuestion | null) => void;
}

/** The question to the reader at an entry: its words, its answers, and what the writer says of each. */
export function QuestionForm({ question, onChange }: Props) {
  if (question === null)
    return (
      <p className="row">
        <button type="button" className="button" onClick={() => onChange(beginQuestion())}>
          Ask the reader here
        </button>
      </p>
    );
  const { answers } = question;
  return (
    <fieldset className="study-drawing-bar">
      <legend>A question to the reader</legend>
      <WritingField
        label="The question"
        value={question.asks}
        onChange={(asks) => onChange({ ...question, asks })}
      />
      {answers.map((_, i) => (
        // Answers have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <AnswerFields key={i} {...{ question, onChange }} index={i} />
      ))}
      <p className="row">
        <button
          type="button"
          className="button button-small"
          disabled={answers.length >= ANSWER_LIMITS.most}
          onClick={() => onChange(withAnswer(question, answers.length, {}))}
        >
          Add an answer
        </button>
        <button type="button" className="button button-small" onClick={() => onChange(null)}>
          Delete the question
        </button>
      </p>
    </fieldset>
  );
}

function AnswerFields({
  question,
  index,
  onChange,
}: { readonly question: StudyQuestion; readonly index: number } & Pick<Props, 'onChange'>) {
  const answer = question.answers[index];
  if (!answer) return null;
  const change = (changed: Parameters<typeof withAnswer>[2]) =>
    onChange(withAnswer(question, index, changed));
  return (
    <fieldset className="study-drawing-bar">
      <legend>Answer {index + 1}</legend>
      <WritingField label="It says" value={answer.says} onChange={(says) => change({ says })} />
      <label>
        <span>Judgement</span>
        <select
          value={answer.counts}
          onChange={({ target }) =>
            change({ counts: JUDGEMENTS.find((each) => each === target.value) ?? 'sound' })
          }
        >
          {JUDGEMENTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label className="row">
        <input
          type="checkbox"
          checked={answer.history ?? false}
          onChange={({ target }) => change({ history: target.checked })}
        />
        <span>As on the day</span>
      </label>
      <label>
        <span>Said when it is chosen</span>
        <textarea
          rows={2}
          maxLength={20_000}
          value={answer.then ?? ''}
          // The name is part of the file format.
          // oxlint-disable-next-line no-thenable
          onChange={({ target }) => change({ then: target.value })}
        />
      </label>
      {question.answers.length > ANSWER_LIMITS.least && (
        <button type="button" className="button button-small" onClick={() => change(null)}>
          Delete answer {index + 1}
        </button>
      )}
    </fieldset>
  );
}
