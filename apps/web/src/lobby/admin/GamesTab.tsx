import type { AdminChange } from '@linstock/protocol/administration';
import { useState } from 'react';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { changeAsOperator } from '../../host/adminCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { gameIn } from './adminWords.ts';

const DELETIONS = {
  line: 'One line of the players’ talk',
  spectators: 'One line of the spectators’ talk',
  talk: 'All that was said',
  game: 'The game',
} as const;
type Deletion = keyof typeof DELETIONS;

/** What is to be deleted, as typed. */
interface Wish {
  readonly typed: string;
  readonly what: Deletion;
  readonly line: string;
}

/** The change that a wish stands for. Throws an error whose message is for the operator. */
function changeOf({ typed, what, line }: Wish): AdminChange {
  const game = gameIn(typed);
  if (game === '') throw new Error('Write the address of the game first.');
  if (what === 'game') return { do: 'delete-game', game };
  const n = isLine(what) ? Number(line) : null;
  if (n !== null && !(Number.isInteger(n) && n >= 1)) throw new Error('A line has a number from 1.');
  return { do: 'delete-talk', game, line: n, spectators: what === 'spectators' };
}

/** Deletes what was said in a game, or the game. Nothing of it can be undone, so it needs a second press. */
export function GamesTab() {
  const [typed, setTyped] = useState('');
  const [what, setWhat] = useState<Deletion>('line');
  const [line, setLine] = useState('1');
  const [done, setDone] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  const remove = () =>
    run(async () => {
      setDone(null);
      setDone(await changeAsOperator(changeOf({ typed, what, line })));
    });
  const { sure, press } = usePressTwice(remove);
  return (
    <section className="panel admin-detail" aria-labelledby="admin-delete">
      <h2 id="admin-delete">Delete for good</h2>
      <form
        className="admin-decision"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <label className="admin-field">
          The game: its address, or the last part of it
          <input
            type="text"
            maxLength={300}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Choice what={what} onChoose={setWhat} />
        {isLine(what) && (
          <label className="admin-field">
            Which line, counted from 1
            <input type="number" min={1} value={line} onChange={({ target }) => setLine(target.value)} />
          </label>
        )}
        {trouble !== null && (
          <p role="alert" className="trouble">
            {trouble}
          </p>
        )}
        <p role="status">{done}</p>
        <button type="submit" className="button button-main" aria-disabled={busy}>
          {sure ? 'Press again: this cannot be undone' : 'Delete'}
        </button>
      </form>
    </section>
  );
}

/** True if one line is deleted. */
function isLine(what: Deletion): boolean {
  return what === 'line' || what === 'spectators';
}

interface ChoiceProps {
  readonly what: Deletion;
  readonly onChoose: (what: Deletion) => void;
}

function Choice({ what, onChoose }: ChoiceProps) {
  const known = ['line', 'spectators', 'talk', 'game'] as const;
  return (
    <label className="admin-field">
      What to delete
      <select
        value={what}
        onChange={({ target }) => onChoose(known.find((each) => each === target.value) ?? 'line')}
      >
        {known.map((each) => (
          <option key={each} value={each}>
            {DELETIONS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
