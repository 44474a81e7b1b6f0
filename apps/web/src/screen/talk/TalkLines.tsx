import { Fragment, useEffect, useRef, useState } from 'react';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { useSession } from '../../hooks/useSession.ts';

/** A line of talk as it is shown. */
export interface ShownLine {
  readonly n: number;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
  /** Null if spectators did not know it. */
  readonly turn: number | null;
  readonly entry: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Actions on a line of another person. */
interface LineAction {
  readonly words: string;
  /** The name of its button for a screen reader, with the name of the person. */
  readonly label: (name: string) => string;
  readonly press: (line: ShownLine) => void;
}

interface Props {
  readonly lines: readonly ShownLine[];
  /** The last line that was seen before; 0 to mark no place. */
  readonly seen: number;
  readonly action: LineAction;
}

/** The lines of the talk, the latest at the end and in view. */
export function TalkLines({ lines, seen, action }: Props) {
  // It stays where it was when the panel was opened.
  const [lookedAt] = useState(seen);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (list.current && last > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const firstNew = lines.find(({ mine, n }) => !mine && n > lookedAt);
  if (lines.length === 0) return <p className="talk-lines muted">Nothing has been said yet.</p>;
  return (
    <ol className="talk-lines" ref={list} aria-label="What was said">
      {lines.map((line) => (
        <Fragment key={line.n}>
          {line === firstNew && lookedAt > 0 && <li className="talk-looked">you last looked here</li>}
          <Line line={line} action={action} />
        </Fragment>
      ))}
    </ol>
  );
}

function Line({ line, action }: { readonly line: ShownLine; readonly action: LineAction }) {
  const session = useSession();
  const { name, mine, turn, entry, at, text } = line;
  const show = () => session.apply({ on: 'past', do: 'show', entry });
  return (
    <li className={mine ? 'talk-line talk-mine' : 'talk-line'}>
      <PlayerFlag name={name} size={20} />
      <div>
        <p className="talk-who">
          <b>{mine ? 'You' : name}</b> · {turn !== null && `turn ${turn} · `}
          <Moment at={at} /> ·{' '}
          <button type="button" className="link" onClick={show}>
            entry {entry}
          </button>
          {!mine && (
            <>
              {' '}
              <button
                type="button"
                className="link talk-report"
                aria-label={action.label(name)}
                onClick={() => action.press(line)}
              >
                {action.words}
              </button>
            </>
          )}
        </p>
        <p className="talk-text">{text}</p>
      </div>
    </li>
  );
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const WHOLE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** When a line was said: the time of today, or the day. */
function Moment({ at }: { readonly at: number }) {
  const [opened] = useState(() => DAY.format(Date.now()));
  const day = DAY.format(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={WHOLE.format(at)}>
      {day === opened ? CLOCK.format(at) : day}
    </time>
  );
}
