import { useRef } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { replayedIn } from '../../play/state/modeSelectors.ts';
import type { LatestEntry } from '../../play/state/state.ts';
import type { Animation } from '../../play/steps/animation.ts';
import { captionSoFar } from '../../play/steps/caption.ts';
import { findNewWords, visibleWith } from '../../play/steps/visibleLog.ts';

/** The listener that follows the progress of the board's animation. */
interface AnimationListener {
  readonly onMoving: (moving: boolean) => void;
  readonly onBegins: (group: readonly Animation[]) => void;
  readonly untilHeard: () => Promise<void>;
}

/**
 * Lets caption, log and dice say of an entry what has been seen of it, for as long as the board plays it. Only what is followed is so
 * held back: who marches his own line, or has everything at once, is not kept waiting for words.
 * @param key what the ids of its animations begin with
 */
export function useVisibleLog(entry: LatestEntry | null, key: string): AnimationListener {
  const session = useSession();
  const moving = useRef(false);
  /** The last sentence. */
  const words = useRef('');
  const say = ({ logItems, n, first }: LatestEntry, upTo: number): void => {
    const { played, scene } = session.store.get();
    const from = played?.n === n ? played.upTo + 1 : 0;
    if (upTo < from && played?.n === n) return;
    const thrown = logItems.slice(from, upTo + 1).some((each) => each.thrown !== undefined);
    const diceFrom = thrown || played?.n !== n ? from : played.diceFrom;
    const whole = upTo === logItems.length - 1;
    session.apply({ on: 'view', do: 'note played', played: { n, first, from, upTo, diceFrom, whole } });
    if (thrown) session.apply({ on: 'playback', do: 'throw more' });
    const { now } = scene === null ? { now: '' } : captionSoFar(n, logItems.slice(0, upTo + 1), scene, from);
    // Only what is new in it has to be read.
    const caption = findNewWords(now, from === 0 ? '' : words.current);
    words.current = now;
    session.playback.says({ caption, thrown });
  };
  return {
    onMoving(now) {
      moving.current = now;
      const { played } = session.store.get();
      if (!now && entry && played?.n === entry.n) say(entry, entry.logItems.length - 1);
    },
    onBegins(group) {
      if (!entry || !moving.current) return;
      const followed = session.playback.shown?.n === entry.n || replayedIn(session.store.get()) !== null;
      const upTo = followed ? visibleWith(group, key, entry.logItems) : null;
      if (upTo !== null) say(entry, upTo);
    },
    // The first part of an entry is shown at once.
    untilHeard: () =>
      entry && session.store.get().played?.n === entry.n ? session.playback.untilHeard() : Promise.resolve(),
  };
}
