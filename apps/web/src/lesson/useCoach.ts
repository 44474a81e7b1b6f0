import type * as LessonsRoom from '@linstock/lessons';
import type { Advice, LessonStart } from '@linstock/lessons';
import { piecesPicked } from '@linstock/scene';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Store } from '../app/store.ts';
import { useStore } from '../app/useStore.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { meaningOfPicks, picksIn, shownEntryIn } from '../play/state/modeSelectors.ts';
import { needsCard } from '../play/state/state.ts';
import { labelOddsButton } from '../words/oddsButton.ts';
import { type LessonProgress, openProgressStore } from './lessonProgress.ts';

/** The coach of a game: its present words, and the state of its box. */
export interface Coach {
  readonly beginning: LessonStart;
  readonly advice: Advice;
  readonly kept: LessonProgress;
  /** Presses the present beat's button: the bot continues. */
  goOn(): void;
  show(shown: LessonProgress['shown']): void;
}

type Lessons = typeof LessonsRoom;

/** The coach of the open game; null if it is no lesson, or no seat here is taught. */
export function useCoachOfGame(): Coach | null {
  const session = useSession();
  const lessons = useLessons();
  const { game, scene, view } = useSessionState((state) => state);
  const head = useSessionState((state) => state.head);
  const picked = useSessionState(picksIn);
  const looking = useSessionState((state) => shownEntryIn(state) !== null);
  const asked = useSessionState((state) => state.asked !== null);
  const odds = useSessionState((state) => {
    const meaning = meaningOfPicks(state);
    return meaning && needsCard(meaning) ? labelOddsButton(meaning.preview) : null;
  });
  // While nothing is asked a click only looks at a piece.
  const inspected = useSessionState((state) => (state.asked === null ? state.inspected : null));
  const store = useMemo(() => openProgressStore(view?.id ?? ''), [view?.id]);
  const kept = useStore(store, (all) => all);
  const beginning = useMemo(() => {
    const found = game && lessons && head >= 0 ? lessons.lessonOf(game.record) : null;
    return found && session.seats.includes(found.lesson.seat) ? found : null;
  }, [game, lessons, head, session]);
  const now = useMemo(() => {
    if (!lessons || !beginning || !game || !scene || looking) return null;
    const { lesson, record } = beginning;
    const clicked = inspected === null ? piecesPicked(picked) : [inspected];
    const aside = { picked: clicked, went: kept.went, odds };
    const course = lessons.courseOf(game, record.entries.length, lesson.seat, scene, aside);
    const advice = lessons.adviceFor(lesson, course);
    const coach = { beginning, advice, kept, ...coachActions(store, advice) };
    // While the enemy's actions are still shown the player only looks on, though the game may ask something already.
    return asked || isHeldBy(coach) ? coach : { ...coach, advice: { ...advice, doThis: null } };
  }, [lessons, beginning, game, scene, looking, picked, inspected, kept, odds, store, asked]);
  // The coach speaks of a result once its dice lie still, and of an entry once it is on the board.
  const early = useSessionState((state) => state.rolling || (state.game?.head ?? 0) > state.head);
  const [said, say] = useState(now);
  if (!early && said !== now) say(now);
  return early ? said : now;
}

/** True if the coach's box is on the screen, whole or folded. */
export const isCoachOpen = (coach: Coach | null): coach is Coach =>
  coach !== null && coach.kept.shown !== 'closed';

/** True if the coach holds the game until its words have been read. */
export function isHeldBy({ advice, kept }: Coach): boolean {
  return advice.beat.holds === true && !kept.went.includes(advice.beat.id);
}

function coachActions(store: Store<LessonProgress>, { beat }: Advice): Pick<Coach, 'goOn' | 'show'> {
  return {
    goOn: () => store.change({ went: [...new Set([...store.get().went, beat.id])] }),
    show: (shown) => store.change({ shown }),
  };
}

/** The lessons, loaded once a game is open. */
function useLessons(): Lessons | null {
  const [lessons, setLessons] = useState<Lessons | null>(null);
  useEffect(() => {
    void import('@linstock/lessons').then(setLessons);
  }, []);
  return lessons;
}

/** The coach of the game on the table, for all about it. */
export const CoachContext = createContext<Coach | null>(null);

/** The coach of the game on the table; null if it is no lesson. */
export function useCoach(): Coach | null {
  return use(CoachContext);
}
