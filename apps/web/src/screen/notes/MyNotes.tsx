import { useEffect, useId, useState } from 'react';
import { useStore } from '../../app/useStore.ts';
import { saveFile } from '../../common/saveFile.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { entryNotes, loadNotes, MAX_NOTE, MAX_NOTES, notesOf, saveNote, sortNotes } from './entryNotes.ts';

/** One's own notes on the entries of this game. They stay in this browser and are sent to nobody. */
export function MyNotes() {
  const session = useSession();
  const game = useSessionState((state) => state.view?.id ?? '');
  const entry = useSessionState((state) => shownEntryIn(state) ?? state.head);
  const notes = useStore(entryNotes, (value) => notesOf(value, game));
  const [full, setFull] = useState(false);
  const field = useId();
  useEffect(() => loadNotes(game, () => localStorage), [game]);
  const listed = sortNotes(notes);
  const save = () =>
    saveFile(`notes-${game}.txt`, listed.map(([n, text]) => `Entry ${n}: ${text}`).join('\n'), 'text/plain');
  return (
    <section aria-label="My notes">
      <h3>My notes</h3>
      <label htmlFor={field}>On entry {entry}, which you see now</label>
      <textarea
        id={field}
        className="note-field"
        rows={3}
        maxLength={MAX_NOTE}
        value={notes.get(entry) ?? ''}
        onChange={({ target }) => setFull(!saveNote(game, entry, target.value, () => localStorage))}
      />
      <p className="muted">
        {full
          ? `This browser stores no more notes; a game has at most ${MAX_NOTES}.`
          : 'Saved as you type, in this browser only.'}
      </p>
      {listed.length > 0 && (
        <>
          <ul className="note-list">
            {listed.map(([n, text]) => (
              <li key={n}>
                <button
                  type="button"
                  className="link"
                  onClick={() => session.apply({ on: 'past', do: 'show', entry: n })}
                >
                  entry {n}
                </button>{' '}
                {text}
              </li>
            ))}
          </ul>
          <p className="row">
            <button type="button" className="button" onClick={save}>
              Save my notes
            </button>
          </p>
        </>
      )}
    </section>
  );
}
