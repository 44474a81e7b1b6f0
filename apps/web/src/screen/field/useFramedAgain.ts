import { type RefObject, useEffect, useRef } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import type { View } from '../../board/plate/camera.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import type { SessionState } from '../../play/state/state.ts';

/** The controls that move the view by hand, on the board or over it. */
const BY_HAND = ['pointerdown', 'wheel'] as const;

/** True if a side of this page is asked in its own turn, and not in a step of the other side's. */
export function isOnOwnTurn({ asked, scene }: Pick<SessionState, 'asked' | 'scene'>): boolean {
  if (!asked || asked.reaction !== null || asked.reactors.length > 0) return false;
  const side = scene?.steps[scene.step]?.side ?? null;
  return side === null || side === asked.side;
}

/**
 * Frames the fight again at the start of one's own turn, because the view has followed the enemy's actions. A
 * view that the reader has chosen in the meantime is left alone.
 */
export function useFramedAgain(
  handle: RefObject<FieldHandle | null>,
  board: RefObject<HTMLElement | null>,
): void {
  const { follow } = useSettings();
  const own = useSessionState(isOnOwnTurn);
  const home = useRef<View | null>(null);
  useEffect(() => {
    const { current } = board;
    const letGo = () => {
      home.current = null;
    };
    for (const each of BY_HAND) current?.addEventListener(each, letGo);
    return () => {
      for (const each of BY_HAND) current?.removeEventListener(each, letGo);
    };
  }, [board]);
  useEffect(() => {
    // The board may be mounted later than this, so it is looked up each time.
    const field = () => handle.current;
    if (own && follow && home.current) field()?.look(home.current);
    return () => {
      if (own) home.current = field()?.view() ?? null;
    };
  }, [handle, own, follow]);
}
