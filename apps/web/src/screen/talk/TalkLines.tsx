import type { TalkLine } from '@linstock/protocol';
import { Fragment, useEffect, useRef, useState } from 'react';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { OpenTalk } from './useTalk.ts';

interface Props extends Pick<OpenTalk, 'side' | 'opponent' | 'memory'> {
  readonly lines: readonly TalkLine[];
  /** Called with the number of the other player's line to report. */
  readonly onReport: (line: number) => void;
}

/** What has been said, the latest at the end and in view. */
export function TalkLines({ lines, side, opponent, memory, onReport }: Props) {
  // It stays where it was when the panel was opened.
  const [lookedAt] = useState(memory.seen);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (list.current && last > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const firstNew = lines.find((line) => line.side !== side && line.n > lookedAt);
  if (lines.length === 0) return <p className="talk-lines muted">Nothing has been said yet.</p>;
  return (
    <ol className="talk-lines" ref={list} aria-label="What was said">
      {lines.map((line) => (
        <Fragment key={line.n}>
          {line === firstNew && lookedAt > 0 && <li className="talk-looked">you last looked here</li>}
          <Line line={line} mine={line.side === side} opponent={opponent} onReport={onReport} />
        </Fragment>
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: TalkLine;
  readonly mine: boolean;
  readonly opponent: string;
  readonly onReport: Props['onReport'];
}

function Line({ line, mine, opponent, onReport }: LineProps) {
  const session = useSession();
  const own = useSessionState((state) => state.view?.seats[line.side]?.name ?? '');
  const name = mine ? own : opponent;
  const show = () => session.apply({ on: 'past', do: 'show', entry: line.entry });
  return (
    <li className={mine ? 'talk-line talk-mine' : 'talk-line'}>
      <PlayerFlag name={name} size={20} />
      <div>
        <p className="talk-who">
          <b>{mine ? 'You' : name}</b> · turn {line.turn} · <Moment at={line.at} /> ·{' '}
          <button type="button" className="link" onClick={show}>
            entry {line.entry}
          </button>
          {!mine && (
            <>
              {' '}
              <button
                type="button"
                className="link talk-report"
                aria-label={`Report this line of ${name}`}
                onClick={() => onReport(line.n)}
              >
                report
              </button>
            </>
          )}
        </p>
        <p className="talk-text">{line.text}</p>
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
