import { useMemo } from 'react';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { turningInPlace } from '../../play/picking/facings.ts';
import type { ShownAndNow } from './PickedRow.tsx';

/** Lets the selected troops turn in place: their own counters cover the hex that a click would need. */
export function TurnInPlace({ shown, now }: ShownAndNow) {
  const session = useSession();
  const { mode, scene } = now;
  const turning = useMemo(() => turningInPlace({ mode, scene }), [mode, scene]);
  const isShown = turning !== null || (shown !== now && turningInPlace(shown) !== null);
  const shortcut = useShortcut();
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      disabled={!turning}
      aria-keyshortcuts={
        [shortcut(keyOf('turn-left')), shortcut(keyOf('turn-right'))].filter(Boolean).join(' ') || undefined
      }
      onClick={() => turning && session.apply({ on: 'board', do: 'select', picks: turning })}
    >
      Turn in place <KeyHint usual={keyOf('turn-left')} /> <KeyHint usual={keyOf('turn-right')} />
    </button>
  );
}
