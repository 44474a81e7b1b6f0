import { countUnreadOfSpectators, useSpectatorsTalk } from './useSpectatorsTalk.ts';
import { countUnread, useTalk } from './useTalk.ts';
import './unread.css';

/** The mark with the number of lines that have not been seen; nothing if there are none. */
export function Unread() {
  const talk = useTalk();
  const spectators = useSpectatorsTalk();
  const n = talk ? countUnread(talk) : spectators ? countUnreadOfSpectators(spectators) : 0;
  if (n === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{n > 9 ? '9+' : n}</span>
      <span className="visually-hidden">{n === 1 ? '1 new line' : `${n} new lines`}</span>
    </span>
  );
}
