import { useMemo } from 'react';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { turningInPlace } from '../../play/picking/facings.ts';

/** Lets the selected troops turn in place: their own counters cover the hex that a click would need. */
export function TurnInPlace() {
  const session = useSession();
  const { mode, scene } = useSessionState((state) => state);
  const turning = useMemo(() => turningInPlace({ mode, scene }), [mode, scene]);
  const shortcut = useShortcut();
  if (!turning) return null;
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-keyshortcuts={
        [shortcut(keyOf('turn-left')), shortcut(keyOf('turn-right'))].filter(Boolean).join(' ') || undefined
      }
      onClick={() => session.apply({ on: 'board', do: 'select', picks: turning })}
    >
      Turn in place <KeyHint usual={keyOf('turn-left')} /> <KeyHint usual={keyOf('turn-right')} />
    </button>
  );
}
