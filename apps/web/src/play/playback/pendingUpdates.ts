/** Entries that the game has and the screen does not show yet: dice, words, and trails. */
import { type LogItem, otherSide, type Side } from '@linstock/kernel';
import { eventOf, type Scene } from '@linstock/scene';
import { castOf } from '../../words/names.ts';
import type { LatestEntry, PlaybackStep } from '../state/state.ts';
import { changeState, type Rules, type Transition } from '../state/transition.ts';
import { stepCaption } from '../steps/caption.ts';
import { mayTumble } from '../steps/pace.ts';
import { describeAloud } from '../steps/spokenEvents.ts';
import { isFought, type Step, type StepEntry, type StepTiming, stepOf } from '../steps/step.ts';
import { subjectsOf } from '../steps/subjects.ts';
import type { Trail } from '../steps/trail.ts';
import { trailsOf } from '../steps/trails.ts';
import { announceRoll } from './rolls.ts';

/** An entry that the game has taken in. */
export interface PendingEntry {
  readonly n: number;
  readonly logItems: readonly LogItem[];
  /** True if a seat of this page gave it. */
  readonly mine: boolean;
  /** The trails that it leaves, if it is no step of the playback. */
  readonly trails: readonly Trail[];
}

/** The side that no seat of this page plays; null if it plays both, or watches. */
function enemyOf([seat, ...others]: Rules['seats']): Side | null {
  return seat === undefined || others.length > 0 ? null : otherSide(seat);
}

/**
 * Adds an entry that has arrived. One's own answer removes the trails that the other side has left on the
 * map.
 */
export function addPending(t: Transition, { n, logItems, mine, trails }: PendingEntry): Transition {
  const { pending, trails: left } = t.state;
  const enemy = enemyOf(t.rules.seats);
  const since = mine ? n : t.state.since;
  const ownTurn = mine && (enemy === null || pending.turnOf !== enemy) ? n : pending.ownTurn;
  const turnOf = logItems.findLast((each) => eventOf(each)?.kind === 'turn')?.side;
  const now = turnOf === undefined ? pending.turnOf : turnOf;
  return changeState(t, {
    pending: {
      ...{ ...pending, ownTurn, turnOf: now, trails: [...(mine ? [] : pending.trails), ...trails] },
      latest: { n, first: n, logItems, before: null, concert: null },
    },
    since,
    trails: mine ? [] : left,
    // In the middle of the enemy's turn the recap has the new part; when it is over, all of it.
    recapFrom: enemy !== null && now === enemy ? since : ownTurn,
  });
}

/**
 * The step of one's own entry that is shown to its end before the next question: a fight, unless everything
 * is shown immediately, and any throw while its dice roll. Null for any other entry.
 */
export function ownStepOf(
  entry: StepEntry,
  logItems: readonly LogItem[],
  scene: Scene,
  { tumbles, atOnce }: { readonly tumbles: boolean; readonly atOnce: boolean },
): Step | null {
  const tumbling = tumbles && logItems.some((each) => each.thrown !== undefined);
  const seen = tumbling || (isFought(logItems) && !atOnce);
  return seen ? stepOf(entry, logItems, scene, castOf(scene), true) : null;
}

/** A step is on the screen now. */
export function showStep(before: Transition, step: Step, shown: StepTiming): Transition {
  const { n, first, logItems, concert, scene } = step;
  const { pending } = before.state;
  const trails = trailsOf(n, logItems, scene);
  const about = trails.length > 0 ? [] : subjectsOf(logItems, scene);
  const latest = pending.latest !== null && pending.latest.n <= n ? null : pending.latest;
  const caption = stepCaption(step, scene);
  const t = changeState(before, { pending: { ...pending, latest, shown: { ...shown, caption, about } } });
  const tumbles = (step.own || mayTumble(shown.ms)) && t.rules.tumbles;
  const laid = showLatest(t, { n, first, logItems, concert, before: t.state.scene }, tumbles);
  return leaveTrails(laid, step.own ? [] : trails, !step.own);
}

/** The step that is shown now, with its words and the state of the playback. */
export function playbackStepOf(
  { state }: Transition,
  step: Step,
  course: Pick<PlaybackStep, 'paused' | 'waits' | 'more'>,
): PlaybackStep {
  return { ...step, ...state.pending.shown, ...course };
}

/** Everything that was taken in is on the screen now. */
export function showPending(before: Transition): Transition {
  const { pending, latest: shown, scene } = before.state;
  const { latest } = pending;
  const t = changeState(before, { pending: { ...pending, latest: null } });
  const isNew = latest !== null && latest.n > (shown?.n ?? -1);
  return leaveTrails(isNew ? showLatest(t, { ...latest, before: scene }, false) : t, [], false);
}

/** Shows what happened last, and announces its roll in the same change. */
function showLatest(t: Transition, latest: LatestEntry, tumbles: boolean): Transition {
  const thrown = latest.logItems.some((each) => each.thrown !== undefined);
  const words = describeAloud(latest.logItems, t.state.game?.position.sides ?? null);
  return announceRoll(changeState(t, { latest, tumbles }), words, thrown && tumbles);
}

/** Leaves trails on the map; those of the steps before are no longer the newest. */
function leaveTrails(t: Transition, trails: readonly Trail[], isNew: boolean): Transition {
  const { pending, trails: before } = t.state;
  const left = [...pending.trails, ...trails];
  if (left.length === 0 && !isNew) return t;
  const older = before.map((trail) => ({ ...trail, newest: false }));
  return changeState(t, { pending: { ...pending, trails: [] }, trails: [...older, ...left] });
}
