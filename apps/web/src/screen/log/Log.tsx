import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { mayTumbleDice, settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { cutVisibleLog } from '../../play/steps/visibleLog.ts';
import { buildLogLines, type LogLine } from '../../words/logLines.ts';
import { type Cast, castOf } from '../../words/names.ts';
import { useHasPhotos } from '../photos/photoMarks.ts';
import { Finder } from './Finder.tsx';
import { LogItemRow } from './LogItemRow.tsx';
import { LogLineRow } from './LogLineRow.tsx';
import { filterLog, type LogFilter, NO_FILTER } from './logFilter.ts';
import { forgetPointed } from './usePointing.ts';
import './log.css';

const TurnPhotographs = lazy(async () => ({
  default: (await import('../photos/Photographs.tsx')).TurnPhotographs,
}));

/** About as high as a line of the log, in CSS pixels. */
const LINE_HEIGHT_PX = 24;

/** From this many lines on the log keeps the height of eight in a high window. */
const LONG_LOG = 7;

/** A log of fewer lines is lower than usual. */
const BRIEF_LOG = 5;

/** Maximum number of lines drawn at first, and during a look back, when the lines change with each step. */
const MAX_NOW = 250;
const MAX_THEN = 30;

/** All events, newest last. Pointing at a line shows its moment on the board, a click looks back to it. */
export function Log() {
  const session = useSession();
  const shown = useSessionState(shownEntryIn);
  const chosen = useSettings();
  const { logDepth } = chosen;
  // The result of a throw is read when its dice lie.
  const rolls = useSessionState(({ rolling, latest }) => (rolling ? (latest?.first ?? null) : null));
  const { logLines, cast } = useLogLines();
  const [wanted, setWanted] = useState<LogFilter | null>(null);
  const [all, setAll] = useState(false);
  const found = useMemo(() => {
    // In a look back the log is as long as it was then.
    const past = shown === null ? logLines : logLines.filter(({ n }) => n <= shown);
    return filterLog(past, wanted ?? NO_FILTER, cast);
  }, [logLines, wanted, cast, shown]);
  const drawn = all ? found : found.slice(shown === null ? -MAX_NOW : -MAX_THEN);
  const list = useRef<HTMLOListElement>(null);
  const length = drawn.length >= LONG_LOG ? 'log-long' : drawn.length < BRIEF_LOG ? 'log-brief' : '';
  const bare = drawn.length === 0 ? 'bare' : '';
  useScrolledTo(list, shown, found.length);
  return (
    <section
      className={`log panel ${logDepth === 1 ? 'log-headlines' : ''} ${length} ${bare} ${wanted === null ? '' : 'with-finder'}`}
      aria-label="Log"
    >
      <LogHead finding={wanted !== null} onFind={() => setWanted(wanted === null ? NO_FILTER : null)} />
      {wanted !== null && <Finder wanted={wanted} onWant={setWanted} cast={cast} found={found} />}
      {/* Its lines are the buttons; here it is only heard that all of them were left. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        className={`log-list ${shown !== null && mayTumbleDice(chosen) ? 'log-waits-then' : ''}`}
        onPointerLeave={() => leave(session)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave(session)}
      >
        {drawn.length === 0 && <Empty says={wanted === null ? NOTHING_YET : NOTHING_FOUND} />}
        {drawn.length < found.length && (
          <li>
            <button type="button" className="link" onClick={() => setAll(true)}>
              Show {found.length - drawn.length} earlier lines
            </button>
          </li>
        )}
        {drawn.map((logLine, i) => (
          <Lines
            key={`${logLine.n}:${found.length - drawn.length + i}`}
            logLine={logLine}
            all={logLines}
            depth={logDepth}
            shown={shown}
            rolls={rolls !== null && shown === null && logLine.last >= rolls}
          />
        ))}
      </ol>
    </section>
  );
}

/** The photographs of the turn that a line begins; their code is loaded if this browser has some of the game. */
function PhotographsOf({ turn, all }: { readonly turn: LogLine; readonly all: readonly LogLine[] }) {
  const game = useSessionState((state) => state.view?.id ?? '');
  if (!useHasPhotos(game)) return null;
  return (
    <Suspense fallback={null}>
      <TurnPhotographs game={game} {...turnSpan(all, turn)} />
    </Suspense>
  );
}

/** The entries of the turn that a line begins; those before the first turn are counted with it. */
function turnSpan(logLines: readonly LogLine[], line: LogLine): { from: number; until: number } {
  const turns = logLines.filter(({ kind }) => kind === 'turn').map(({ n }) => n);
  const at = turns.indexOf(line.n);
  return { from: at === 0 ? 0 : line.n, until: turns[at + 1] ?? Number.POSITIVE_INFINITY };
}

const NOTHING_YET = 'Nothing has happened yet.';
const NOTHING_FOUND = 'No line of the log has these words.';
const Empty = ({ says }: { readonly says: string }) => <li className="muted log-empty">{says}</li>;

/** The title, the search and the level of detail of the log. */
function LogHead({ finding, onFind }: { finding: boolean; onFind: () => void }) {
  const { logDepth } = useSettings();
  return (
    <header className="log-head">
      <h2>Log</h2>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-expanded={finding}
        onClick={onFind}
      >
        Find
      </button>
      <label>
        <span className="visually-hidden">Depth of the log</span>
        <select
          value={logDepth}
          onChange={(event) => settings.change({ logDepth: Number(event.target.value) as 1 | 2 | 3 })}
        >
          <option value={1}>headlines</option>
          <option value={2}>arithmetic</option>
          <option value={3}>every step</option>
        </select>
      </label>
    </header>
  );
}

interface LinesProps {
  readonly logLine: LogLine;
  readonly all: readonly LogLine[];
  readonly depth: 1 | 2 | 3;
  readonly shown: number | null;
  /** Its dice are in the air: nothing of it is said yet. */
  readonly rolls: boolean;
}

/** A log line as one row, or at full depth as a row for each of its items. */
function Lines({ logLine, all, depth, shown, rolls }: LinesProps) {
  const when =
    shown === null || logLine.last < shown
      ? 'past'
      : logLine.n <= shown && shown <= logLine.last
        ? 'now'
        : 'future';
  if (rolls && logLine.kind !== 'turn' && logLine.kind !== 'phase')
    return <li className="log-line log-rolls" aria-hidden="true" />;
  if (logLine.kind === 'turn')
    return (
      <>
        <LogLineRow logLine={logLine} arithmetic={depth === 2} when={when} />
        <PhotographsOf turn={logLine} all={all} />
      </>
    );
  if (depth < 3 || logLine.kind === 'phase')
    return <LogLineRow logLine={logLine} arithmetic={depth === 2} when={when} />;
  return logLine.items.map((each, i) => (
    // Lines of one log line, which never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <LogItemRow key={i} logged={each} when={when} />
  ));
}

/** The log lines, with all pieces that they may name. */
function useLogLines(): { readonly logLines: readonly LogLine[]; readonly cast: Cast } {
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const scene = useSessionState((state) => state.scene);
  // For the entry that is being played, only the part seen so far is shown.
  const played = useSessionState(({ played: now, playbackStep }) =>
    now && !now.whole && playbackStep?.n === now.n ? now : null,
  );
  return useMemo(() => {
    if (!game || !scene || head < 0) return { logLines: [], cast: new Map() };
    const log = game.logAt(Math.min(head, game.head));
    return { logLines: buildLogLines(cutVisibleLog(log, played), scene), cast: castOf(scene) };
    // Computed again with each entry only: names do not change with the viewed scene.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [game, head, scene === null, played]);
}

/**
 * Keeps the end of the log in sight, or the line looked back to, as it grows and as its size changes. Only
 * the list is scrolled, not its column.
 */
function useScrolledTo(list: RefObject<HTMLOListElement | null>, shown: number | null, lines: number): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const most = () => box.scrollHeight - box.clientHeight;
    const scroll = (): void => {
      const now = box.querySelectorAll<HTMLElement>('[data-when="now"]');
      const [line, newest] = [now[now.length - 1], box.lastElementChild];
      // A long last log line that is opened keeps its head in sight.
      if (shown === null)
        box.scrollTo({ top: Math.min(most(), newest instanceof HTMLElement ? newest.offsetTop : 0) });
      else if (line) box.scrollTo({ top: line.offsetTop - box.clientHeight / 2 });
    };
    scroll();
    let following = true;
    const follow = () => {
      following = box.scrollTop >= most() - LINE_HEIGHT_PX;
    };
    box.addEventListener('scroll', follow);
    // Loading fonts moves lines after scrolling. A reader who has scrolled up is left alone.
    const watch = new ResizeObserver((sized) => {
      if (following || sized.some(({ target }) => target === box)) scroll();
    });
    for (const each of [box, ...box.children]) watch.observe(each);
    return () => {
      box.removeEventListener('scroll', follow);
      watch.disconnect();
    };
  }, [list, shown, lines]);
}

/** The pointer has left the log: the board shows the present again. */
function leave(session: ReturnType<typeof useSession>): void {
  forgetPointed();
  session.apply({ on: 'view', do: 'point', at: [] });
  session.apply({ on: 'past', do: 'glimpse', entry: null });
}
