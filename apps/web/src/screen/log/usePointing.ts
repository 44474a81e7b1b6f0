/** The link from a line of the log to the map: when hovered, the map shows that moment; when clicked, it stays there. */
import type { GameLogItem } from '@linstock/kernel';
import { idOfPlace } from '../../common/places.ts';
import { useSession } from '../../hooks/useSession.ts';
import { findRingedPlaces } from '../field/eventAnimations.ts';

/** Time that the pointer rests on a line before the map changes, in milliseconds. */
const POINTER_REST_MS = 160;

/** The line last pointed at: another takes its place before it has shown anything. */
const pending: { timer: ReturnType<typeof setTimeout> | undefined } = { timer: undefined };

/** The game events of a line with these log items, up to an entry. */
export function usePointing(
  n: number,
  lines: readonly GameLogItem[],
): { readonly point: () => void; readonly show: () => void } {
  const session = useSession();
  return {
    point() {
      forgetPointed();
      const { scene } = session.store.get();
      session.apply({
        on: 'view',
        do: 'point',
        at: lines.flatMap(({ logItem }) => findRingedPlaces(logItem, scene, idOfPlace)),
      });
      pending.timer = setTimeout(
        () => session.apply({ on: 'past', do: 'glimpse', entry: n }),
        POINTER_REST_MS,
      );
    },
    show() {
      forgetPointed();
      session.apply({ on: 'past', do: 'show', entry: n });
    },
  };
}

/** Shows nothing more of the log line under the pointer. */
export function forgetPointed(): void {
  clearTimeout(pending.timer);
}
