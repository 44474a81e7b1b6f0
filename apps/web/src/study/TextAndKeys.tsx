import type { Clauses } from '@linstock/kernel';
import { useMemo } from 'react';
import { useSessionState } from '../hooks/useSession.ts';
import { groundOf } from '../screen/field/picture.ts';
import { describeDrawing } from './drawingWords.ts';
import type { StudyStretch } from './reading.ts';
import { StudyText } from './StudyText.tsx';

interface Props {
  readonly stretch: StudyStretch;
  readonly clauses: Clauses;
  readonly onShow: (place: string) => void;
}

/** A whole chapter as text: its notes, its drawings in words, and the keys. */
export function TextAndKeys({ stretch: { notes }, clauses, onShow }: Props) {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const scene = useSessionState((state) => state.scene);
  const ground = useMemo(() => (game && rulebook ? groundOf(rulebook, game) : null), [game, rulebook]);
  return (
    <div className="study-text">
      {notes.map(({ entry, text, drawings = [] }) => (
        <section key={entry}>
          <h3>Entry {entry}</h3>
          {text !== undefined && (
            <StudyText text={text} clauses={clauses} lit={null} onLight={ignore} onShow={onShow} />
          )}
          {ground && drawings.length > 0 && (
            <ul className="muted">
              {drawings.map((drawing) => {
                const words = describeDrawing(drawing, ground, scene);
                return <li key={words}>{words}</li>;
              })}
            </ul>
          )}
        </section>
      ))}
      <h3>Keys</h3>
      <p>
        <kbd>←</kbd> <kbd>→</kbd> the note before, the next note; with <kbd>Shift</kbd> one entry.{' '}
        <kbd>PageUp</kbd> <kbd>PageDown</kbd> chapters.
      </p>
    </div>
  );
}

const ignore = () => {};
