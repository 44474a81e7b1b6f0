import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { shownEntryIn } from '../play/state/modeSelectors.ts';
import { LogLineRow } from '../screen/log/LogLineRow.tsx';
import { forgetPointed } from '../screen/log/usePointing.ts';
import { buildLogLines, describeLine, type LogLine } from '../words/logLines.ts';
import '../screen/log/log.css';

/** Lines shown at most: those before the entry that is shown. */
const MAX_LINES = 30;

/** Milliseconds between two steps that are spoken. */
const SPOKEN_MS = 1000;

/** The last lines of the log up to the entry that is shown, each with its chance. If it is not seen, it is spoken only. */
export function EmbedLog({ seen }: { seen: boolean }) {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const scene = useSessionState((state) => state.scene);
  const shown = useSessionState(shownEntryIn);
  const all = useMemo(
    () => (game && scene ? buildLogLines(game.logAt(Math.max(0, Math.min(head, game.head))), scene) : []),
    // Names do not change with the position that is shown.
    // oxlint-disable-next-line react/exhaustive-deps
    [game, head, scene === null],
  );
  const lines = all.filter(({ n }) => shown === null || n <= shown).slice(-MAX_LINES);
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  const spoken = <SpokenLine line={newest} />;
  if (!seen) return spoken;
  return (
    <>
      <section className="embed-log log" aria-label="Log">
        <ol
          ref={list}
          className="log-list"
          onPointerLeave={() => {
            forgetPointed();
            session.apply({ on: 'past', do: 'glimpse', entry: null });
          }}
        >
          {lines.map((line) => (
            <LogLineRow
              key={`${line.n} ${line.kind} ${line.text}`}
              logLine={line}
              arithmetic={false}
              when={line === newest ? 'now' : 'past'}
            />
          ))}
        </ol>
        <p className="muted">Each number is the chance before the throw.</p>
      </section>
      {spoken}
    </>
  );
}

/** Speaks the newest line, politely and at most once a second. */
function SpokenLine({ line }: { line: LogLine | undefined }) {
  const [spoken, speak] = useState('');
  const last = useRef(0);
  useEffect(() => {
    if (!line) return;
    const wait = Math.max(0, last.current + SPOKEN_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      speak(describeLine(line));
    }, wait);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {spoken}
    </div>
  );
}
