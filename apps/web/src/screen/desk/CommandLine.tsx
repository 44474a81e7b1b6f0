import { type Choice, completionsOf } from '@linstock/scene';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession, useSessionState } from '../useSession.ts';
import { carriedOut, named, obey, type Reply, type TableOrder } from './command.ts';
import { examplesIn, spokenIn, toldAtDesk } from './deskWords.ts';

/** Lines proposed while one types. */
const PROPOSED = 6;

const NOTHING: Reply = { says: '', which: [] };

/** Takes what an officer would say: `7th fus fire`, `71st to Morgan Hill`, `end`, `back`, and an empty line to confirm. */
export function CommandLine({ order }: { order: TableOrder }) {
  const session = useSession();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What is typed once the desk is open is meant for it.
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useState('');
  const [reply, setReply] = useState(NOTHING);
  const spoken = text.trim() === '' ? null : spokenIn(session.store.get());
  const proposed = spoken ? completionsOf(text, spoken, PROPOSED) : [];
  const say = (line: string) => {
    const before = session.store.get().slip;
    const told = answered(line);
    // What the reply says already is not spoken a second time.
    const { slip } = session.store.get();
    if (slip && slip !== before && told.says.includes(slip.sentence)) session.store.change({ spoken: '' });
    setReply(told);
    setText('');
  };
  const answered = (line: string): Reply => {
    const numbered = /^\d+$/.test(line.trim()) ? reply.which[Number(line) - 1] : undefined;
    if (numbered) return named(session, numbered);
    const told = toldAtDesk(line, session.store.get());
    if (told !== null) return { says: told, which: [] };
    // What is chosen has to be drawn before it can be carried.
    const onTable: TableOrder = (said) => {
      flushSync(() => setText(''));
      return order(said);
    };
    const carried = order(line);
    return carried === null ? obey(session, line, onTable) : carriedOut(session, carried);
  };
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
        {reply.says}
      </p>
      <Which choices={reply.which} onTake={(choice) => setReply(named(session, choice))} />
      <DeskHelp />
    </form>
  );
}

/** Whole lines that what is typed may become: one is taken with a press and can be gone on with. */
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

function Which({
  choices,
  onTake,
}: {
  choices: readonly Choice<unknown>[];
  onTake: (choice: Choice<unknown>) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <ol className="command-which" aria-label="Which?">
      {choices.map((choice, i) => (
        <li key={choice.label}>
          <button type="button" onClick={() => onTake(choice)}>
            <b>{i + 1}</b> {choice.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How to speak to the desk, with names of this battle for examples. */
function DeskHelp() {
  const own = useSessionState((state) => examplesIn(state).own);
  const foe = useSessionState((state) => examplesIn(state).foe);
  return (
    <p id="command-help" className="muted">
      Say who does what to whom, or where: <kbd>{own} advance 2</kbd>,{' '}
      <kbd>
        {own} fires on {foe}
      </kbd>
      ; or words out of an answer, shortened as you like. Nothing throws dice until you press Enter again.
      Also <kbd>yes</kbd>, <kbd>back</kbd>, <kbd>undo</kbd>, <kbd>end</kbd>, <kbd>what</kbd>. Ask{' '}
      <kbd>odds</kbd> alone or with who and whom, <kbd>near</kbd> and a name, <kbd>distance</kbd> and two
      names with “to” between, <kbd>last</kbd>, <kbd>losses</kbd>, <kbd>help</kbd>. On a table of inches what
      is chosen moves by <kbd>forward 3.25</kbd>, <kbd>wheel left 15</kbd>, <kbd>about</kbd>,{' '}
      <kbd>contact</kbd> and a name, <kbd>turn here</kbd>.
    </p>
  );
}
