import { likelihoodOf, type Roll, shareText } from '@linstock/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mayTumbleDice } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { Dice } from '../../common/Die.tsx';
import { findPartAround, partOf } from '../../common/parts.ts';
import { scrollerOf } from '../../common/scroller.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { meaningOfPicks, picksIn, replayedIn, shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { listVisibleItems, type VisiblePart } from '../../play/steps/visibleLog.ts';
import { joinPerCent } from '../../words/unbroken.ts';
import { describeResult, describeRoll } from './rollWords.ts';
import './diceTray.css';

/**
 * The last throws in the tray, with their results, until others are thrown. After the next question each is
 * folded to one line; several at once are folded too.
 */
export function DiceTray() {
  const latest = useLastThrown();
  const chosen = useSettings();
  const seen = useSessionState((state) => state.tumbles || shownEntryIn(state) !== null);
  const tumbling = mayTumbleDice(chosen) && seen;
  const played = useSessionState((state) => state.played);
  const thrown = useMemo(() => throwsNow(latest, played), [latest, played]);
  const fresh = useFresh(latest?.n ?? null);
  const back = useSessionState((state) => shownEntryIn(state) !== null);
  // Next to a step that is shown, the dice of another step would be taken for its own.
  const past = useSessionState(
    ({ playbackStep }) => playbackStep !== null && playbackStep.n > (latest?.n ?? 0),
  );
  const asked = useSessionState((state) => state.asked !== null);
  const tray = useInSight(fresh && !back ? thrown : NO_ROLLS);
  if (!latest || thrown.length === 0) return null;
  return (
    <section
      ref={tray}
      className={`panel dice-tray ${past ? 'past' : fresh ? 'fresh' : ''}`}
      aria-label="Dice"
    >
      {thrown.map((roll: Roll) => (
        <Thrown
          key={`${latest.n}:${throwsOf(latest).indexOf(roll)}`}
          roll={roll}
          folded={asked || thrown.length > 1}
          tumbling={tumbling && thrown.length <= 3}
        />
      ))}
    </section>
  );
}

/** The chance of a throw, without the words for better or worse. */
const shareIn = ({ reckoning, value }: Roll): string => shareText(likelihoodOf(reckoning, value).shares);

interface ThrownProps {
  readonly roll: Roll;
  readonly folded: boolean;
  readonly tumbling: boolean;
}

/** One throw: its result, its purpose, and how likely the result was. */
function Thrown({ roll, folded, tumbling }: ThrownProps) {
  const words = joinPerCent(describeRoll(roll));
  return (
    <p className={`dice-throw ${folded ? 'folded' : ''}`} title={folded ? words : undefined}>
      <Dice faces={roll.faces} reckoning={roll.reckoning} size={folded ? 22 : 30} tumbling={tumbling} />
      <span className={`dice-words ${tumbling ? 'dice-said' : ''}`}>
        <b>{describeResult(roll)}</b>{' '}
        {folded ? (
          <>
            <span className="muted dice-what">{roll.reckoning.title}</span>{' '}
            <span className="figure dice-likely">{joinPerCent(shareIn(roll))}</span>
          </>
        ) : (
          <span className="muted">{words}</span>
        )}
      </span>
    </p>
  );
}

/** True if no other action was begun since the dice fell: until then their result is read first. */
function useFresh(n: number | null): boolean {
  const begun = useSessionState((state) => picksIn(state).length > 0 || meaningOfPicks(state) !== null);
  const [passed, setPassed] = useState<number | null>(null);
  if (begun && passed !== n) setPassed(n);
  return !begun && passed !== n;
}

const NO_ROLLS: readonly Roll[] = [];

/** Height of the tray that shows its first dice, in CSS pixels. */
const A_DIE = 48;

/**
 * Brings a new throw into sight in a column that scrolls as a whole, if the question above leaves too little
 * space. On a desktop the dice have a place of their own. The coach's words and the other side's actions are
 * read first, and many dice would push the question away. During playback its words name the result and its
 * buttons must stay under the finger, so the dice need only be visible.
 */
function useInSight(thrown: readonly Roll[]) {
  const tray = useRef<HTMLElement>(null);
  const { store } = useSession();
  useEffect(() => {
    if (thrown.length === 0) return undefined;
    return scrollAfterPress(() => {
      const { current } = tray;
      if (!current || !findPartAround(current, 'asks')) return;
      if (partOf('coach') || partOf('recap') || partOf('outlook')) return;
      const scroller = scrollerOf(current);
      const room = scroller?.clientHeight ?? 0;
      const seen = (scroller?.getBoundingClientRect().bottom ?? 0) - current.getBoundingClientRect().top;
      const { playbackStep, asked } = store.get();
      if (playbackStep !== null && asked === null && seen >= A_DIE) return;
      if (current.offsetHeight < room / 2) current.scrollIntoView({ block: 'nearest' });
    });
  }, [thrown, store]);
  return tray;
}

type LastThrow = Pick<NonNullable<SessionState['latest']>, 'n' | 'logItems'> | null;

/** The last entry that threw dice. If it is taken back its dice are too. */
function useLastThrown(): LastThrow {
  const now = useSessionState((state) => state.latest);
  const then = useThen();
  const played = useSessionState((state) => state.played);
  // While one looks back, all of it has been seen, unless it is just being played.
  const plays = useSessionState((state) => shownEntryIn(state) === null || replayedIn(state) !== null);
  const whole = then ?? now;
  const latest = useMemo(
    () =>
      whole && {
        n: whole.n,
        logItems: plays ? listVisibleItems(whole.n, whole.logItems, played) : whole.logItems,
      },
    [whole, played, plays],
  );
  const [lying, setLying] = useState(latest);
  const [before, setBefore] = useState<LastThrow>(null);
  const takenBack = latest !== null && lying !== null && latest.n < lying.n;
  const lies = throwsOf(latest).length > 0 || takenBack ? latest : lying;
  if (lies !== lying) {
    setLying(lies);
    if (lies?.n !== lying?.n) setBefore(lying);
  }
  // An entry without its throw shows no dice. Those of the entry before stay.
  return lies !== latest && lies?.n === latest?.n ? before : lies;
}

/** While looking back: what the entry shown threw. */
function useThen(): LastThrow {
  const game = useSessionState((state) => state.game);
  const shown = useSessionState(shownEntryIn);
  return useMemo(
    () => (game && shown !== null ? { n: shown, logItems: game.logItemsOf(shown) } : null),
    [game, shown],
  );
}

/** The throws made last; of an entry that was played part by part, those of its last part with dice. */
function throwsNow(latest: LastThrow, played: VisiblePart | null): Roll[] {
  if (!latest || played?.n !== latest.n) return throwsOf(latest);
  return throwsOf({ n: latest.n, logItems: latest.logItems.slice(played.diceFrom) });
}

const throwsOf = (latest: LastThrow): Roll[] =>
  (latest?.logItems ?? []).flatMap((logItem) => (logItem.thrown ? [logItem.thrown] : []));
