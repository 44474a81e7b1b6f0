import { useEffect, useMemo, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { Clause } from '../../common/Clause.tsx';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { OddsBar } from '../../common/OddsBar.tsx';
import { usePerform } from '../../hooks/useCommands.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import './threats.css';

/** More than these would be a list, not a warning. */
const MAX_THREATS = 3;

/** The odds card of the enemy: the worst possible throws against a piece in the current position. */
export function Threats({ piece }: { piece: string }) {
  const shortcut = useShortcut();
  const perform = usePerform();
  const session = useSession();
  const clauses = useClauses();
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const open = useSessionState((state) => state.threats);
  const shown = useSessionState(shownEntryIn);
  const known = useSessionState((state) => state.known);
  const head = useSessionState((state) => state.head);
  const found = useMemo(() => {
    if (!open || !game || head < 0) return [];
    const { state } = shown === null ? game.position : game.positionAt(shown);
    return rulebook?.present.shows.threats?.({ field: game.field, state, known }, piece) ?? [];
  }, [open, game, rulebook, shown, known, head, piece]);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    // Asked for by its key, it may open below what can be seen.
    const opens = open && !before.current;
    before.current = open;
    return opens ? scrollAfterPress(() => root.current?.scrollIntoView({ block: 'nearest' })) : undefined;
  }, [open]);
  if (!rulebook?.present.shows.threats) return null;
  return (
    <div ref={root} className="threats">
      <button
        type="button"
        className="button button-small"
        aria-expanded={open}
        aria-keyshortcuts={shortcut(keyOf('threats'))}
        onClick={() => perform('threats')}
      >
        What threatens it <KeyHint usual={keyOf('threats')} />
      </button>
      {open && found.length === 0 && <p className="muted">Nothing can reach it from where it stands.</p>}
      {found.slice(0, MAX_THREATS).map(({ label, from, reckoning }) => (
        <section
          key={label}
          aria-label={label}
          onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: from })}
          onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
        >
          <h3>
            {label} <Clause id={reckoning.clause} clauses={clauses} />
          </h3>
          <OddsBar reckoning={reckoning} />
        </section>
      ))}
      {open && found.length > 0 && (
        <p className="muted">From their present places, as if each had the order for it.</p>
      )}
    </div>
  );
}
