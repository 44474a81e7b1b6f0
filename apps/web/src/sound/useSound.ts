import { useCallback, useEffect, useRef } from 'react';
import { useSettings } from '../app/useSettings.ts';
import { useSessionState } from '../hooks/useSession.ts';
import { shownEntryIn } from '../play/state/modeSelectors.ts';
import type { Animation } from '../play/steps/animation.ts';
import { cueOf } from './cues.ts';
import type { Player } from './player.ts';

/** Plays sounds for animations on the board, if the reader has switched them on. The code is loaded only then. */
export function useSound(tempo: number): (group: readonly Animation[]) => void {
  const { sound } = useSettings();
  const player = useRef<Player | null>(null);
  useEffect(() => {
    if (sound === 'off') return;
    let left = false;
    void import('./player.ts').then(({ openPlayer }) => {
      if (!left) player.current = openPlayer(sound);
    });
    return () => {
      left = true;
      player.current?.close();
      player.current = null;
    };
  }, [sound]);
  useCalls(player);
  return useCallback(
    (group) => {
      const cue = cueOf(group);
      if (cue) player.current?.play(cue, tempo);
    },
    [tempo],
  );
}

/** The drum that calls the reader when the other side has done, and the last one when all is over. */
function useCalls(player: { readonly current: Player | null }): void {
  const enemyStep = useSessionState((state) => state.playbackStep?.own === false);
  const mine = useSessionState((state) => state.asked !== null && shownEntryIn(state) === null);
  const over = useSessionState((state) => state.game?.over ?? false);
  const told = useRef(enemyStep);
  const ended = useRef(over);
  useEffect(() => {
    if (mine && told.current) player.current?.play({ noise: 'call', many: 1, mounted: false }, 1);
    told.current = enemyStep && !mine;
  }, [player, enemyStep, mine]);
  useEffect(() => {
    if (over && !ended.current) player.current?.play({ noise: 'finale', many: 1, mounted: false }, 1);
    ended.current = over;
  }, [player, over]);
}
