import { useRef } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { replayedIn } from '../../play/state/modeSelectors.ts';
import type { LatestEntry } from '../../play/state/state.ts';
import type { Animation } from '../../play/steps/animation.ts';
import { writeCaptionSoFar } from '../../play/steps/caption.ts';
import { findNewWords, findVisibleWith } from '../../play/steps/visibleLog.ts';

/** The listener that follows the progress of the board's animation. */
interface AnimationListener {
  readonly onMoving: (moving: boolean) => void;
  readonly onBegins: (group: readonly Animation[]) => void;
  readonly untilHeard: () => Promise<void>;
}

/**
 * Keeps caption, log and dice in step with the board while it plays an entry: they show only the part seen so
 * far. This is done only for entries that are followed. A player who marches his own line, or skips the
 * animation, does not wait for words.
 * @param key the start of the ids of its animations
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
    const { now } =
      scene === null ? { now: '' } : writeCaptionSoFar(n, logItems.slice(0, upTo + 1), scene, from);
    // Only its new words have to be read.
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
      const upTo = followed ? findVisibleWith(group, key, entry.logItems) : null;
      if (upTo !== null) say(entry, upTo);
    },
    // The first part of an entry is shown at once.
    untilHeard: () =>
      entry && session.store.get().played?.n === entry.n ? session.playback.untilHeard() : Promise.resolve(),
  };
}
