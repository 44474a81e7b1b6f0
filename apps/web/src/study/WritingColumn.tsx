import type { StudyFile } from '@linstock/battles/study';
import {
  addChapter,
  DRAWING_COLOURS,
  DRAWING_TOOLS,
  type DrawingHand,
  withChapter,
  withNote,
} from './ownStudy.ts';
import { withQuestion } from './ownQuestions.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { VariationForm } from './VariationForm.tsx';
import { WritingField } from './WritingField.tsx';
import './writing.css';

interface Props {
  readonly study: StudyFile;
  /** The index of the chapter. */
  readonly chapter: number;
  readonly entry: number;
  readonly hand: DrawingHand;
  readonly onHand: (hand: DrawingHand) => void;
  readonly onChange: (study: StudyFile) => void;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  /** The words about saving. */
  readonly saved: string;
}

/** The column of a study that is being written: chapter, text at the entry shown, drawing tools. */
export function WritingColumn(props: Props) {
  const { study, chapter: index, entry, onChange, onUndo, onRedo, saved } = props;
  const chapter = study.chapters[index];
  if (!chapter) return null;
  const note = chapter.notes.find((each) => each.entry === entry);
  return (
    <div className="study-writing">
      <History {...{ onUndo, onRedo, saved }} />
      <WritingField
        label="Title of the study"
        value={study.title}
        onChange={(title) => onChange({ ...study, title })}
      />
      <WritingField
        label="Title of the chapter"
        value={chapter.title}
        onChange={(title) => onChange(withChapter(study, index, { title }))}
      />
      <label>
        <span>Text at entry {entry}</span>
        <textarea
          rows={8}
          maxLength={20_000}
          value={note?.text ?? ''}
          onChange={({ target }) => onChange(withNote(study, index, entry, { text: target.value }))}
        />
      </label>
      <p className="muted">
        *emphasis*, **strong**, lists and quotations. A number in brackets, such as [1], lights its disc on
        the board.
      </p>
      <DrawingBar {...props} />
      <QuestionForm
        question={note?.question ?? null}
        onChange={(question) => onChange(withQuestion(study, index, entry, question))}
      />
      <VariationForm {...{ study, entry, onChange }} chapter={index} />
      <ChapterButtons {...{ study, index, entry, onChange }} />
    </div>
  );
}

/** Adds and deletes chapters. */
function ChapterButtons({
  study,
  index,
  entry,
  onChange,
}: Pick<Props, 'study' | 'entry' | 'onChange'> & { readonly index: number }) {
  return (
    <p className="row">
      <button
        type="button"
        className="button"
        disabled={study.chapters.length >= 60 || entry >= (study.chapters[index]?.to ?? 0)}
        onClick={() => onChange(addChapter(study, index, entry))}
      >
        Add a chapter from here
      </button>
      {study.chapters.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => onChange({ ...study, chapters: study.chapters.toSpliced(index, 1) })}
        >
          Delete this chapter
        </button>
      )}
    </p>
  );
}

function History({ onUndo, onRedo, saved }: Pick<Props, 'onUndo' | 'onRedo' | 'saved'>) {
  return (
    <p className="row">
      <button type="button" className="button button-small" disabled={!onUndo} onClick={() => onUndo?.()}>
        Undo
      </button>
      <button type="button" className="button button-small" disabled={!onRedo} onClick={() => onRedo?.()}>
        Redo
      </button>
      <span className="muted" role="status">
        {saved}
      </span>
    </p>
  );
}

const TOOL_NAMES: Readonly<Record<DrawingHand['tool'], string>> = {
  arrow: 'Arrow',
  ring: 'Ring',
  hexes: 'Hexes',
  number: 'Number',
  words: 'Words',
  'rub out': 'Rub out',
};
const COLOUR_NAMES: Readonly<Record<DrawingHand['colour'], string>> = {
  'side-0': 'First side',
  'side-1': 'Second side',
  gold: 'Gold',
  ink: 'Ink',
};

/** The selected tool, its colour, and the effect of the next click. */
function DrawingBar({ hand, onHand }: Pick<Props, 'hand' | 'onHand'>) {
  const { tool, colour, words, start } = hand;
  const next =
    tool === 'arrow'
      ? start === null
        ? 'Click where the arrow begins: a piece, or a place.'
        : 'Click where it ends.'
      : tool === 'rub out'
        ? 'Click a drawing at one of its places.'
        : 'Click a piece or a place on the board.';
  return (
    <fieldset className="study-drawing-bar">
      <legend>Draw on the board</legend>
      <div className="row">
        {DRAWING_TOOLS.map((each) => (
          <button
            key={each}
            type="button"
            className="button button-small"
            aria-pressed={tool === each}
            onClick={() => onHand({ ...hand, tool: each, start: null })}
          >
            {TOOL_NAMES[each]}
          </button>
        ))}
      </div>
      <label>
        <span>Colour</span>
        <select
          value={colour}
          onChange={({ target }) =>
            onHand({ ...hand, colour: DRAWING_COLOURS.find((each) => each === target.value) ?? 'gold' })
          }
        >
          {DRAWING_COLOURS.map((each) => (
            <option key={each} value={each}>
              {COLOUR_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      {tool === 'words' && (
        <WritingField label="Words" value={words} onChange={(value) => onHand({ ...hand, words: value })} />
      )}
      <p className="muted">{next}</p>
    </fieldset>
  );
}
