import { useEffect, useId, useRef } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import type { Option, TableOrder } from './command.ts';
import { findExamples } from './textQuestions.ts';
import { useDialogue } from './useDialogue.ts';

/** Takes what an officer would say: `7th fus fire`, `71st to Morgan Hill`, `end`, `back`, and an empty line to confirm. */
export function CommandLine({ order }: { order: TableOrder }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Text typed after the text view opens is meant for it.
  useEffect(() => field.current?.focus(), []);
  const { text, setText, said, open, proposed, say, take } = useDialogue(order);
  return (
    <form
      className="command-line"
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <label htmlFor={id}>Command</label>
      <input
        ref={field}
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        spellCheck={false}
        aria-describedby="command-help"
      />
      <button type="submit" className="button">
        Do
      </button>
      <Proposals lines={proposed} onTake={(line) => setText(`${line} `)} />
      <p role="status" className="command-reply">
        <span key={said.n}>{said.reply}</span>
      </p>
      <Which options={open} onTake={take} />
      <CommandHelp />
    </form>
  );
}

/** Whole lines that the typed text may become. One is taken with a press and can be continued. */
function Proposals({ lines, onTake }: { lines: readonly string[]; onTake: (line: string) => void }) {
  if (lines.length === 0) return null;
  return (
    <ul className="command-proposals" aria-label="You may mean">
      {lines.map((line) => (
        <li key={line}>
          <button type="button" onClick={() => onTake(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Options that are open until one of them is named. */
function Which({ options, onTake }: { options: readonly Option[]; onTake: (option: Option) => void }) {
  if (options.length === 0) return null;
  return (
    <ol className="command-which" aria-label="Which?">
      {options.map((option, i) => (
        <li key={option.label}>
          <button type="button" onClick={() => onTake(option)}>
            <b>{i + 1}</b> {option.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Help for the command line, with names of this battle as examples. */
function CommandHelp() {
  const own = useSessionState((state) => findExamples(state).own);
  const foe = useSessionState((state) => findExamples(state).foe);
  return (
    <p id="command-help" className="muted">
      Say who does what to whom, or where: <kbd>{own} advance 2</kbd>,{' '}
      <kbd>
        {own} fires on {foe}
      </kbd>
      ; or words out of an answer, shortened as you like. Nothing throws dice until you press Enter again.
      Also <kbd>yes</kbd>, <kbd>back</kbd>, <kbd>undo</kbd>, <kbd>end</kbd>, <kbd>what</kbd>. Ask{' '}
      <kbd>odds</kbd> alone or with who and whom, <kbd>near</kbd> or <kbd>describe</kbd> and a name,{' '}
      <kbd>distance</kbd> and two names with “to” between, <kbd>last</kbd>, <kbd>losses</kbd>, <kbd>help</kbd>
      . On a table what is chosen moves by <kbd>forward 3.25</kbd>, <kbd>wheel left 15</kbd>, <kbd>about</kbd>
      , <kbd>contact</kbd> and a name, <kbd>turn here</kbd>.
    </p>
  );
}
