/**
 * The moment from which results may be shown: `rolling` is true from the throw until the dice lie still and
 * their animations are over. Until then no caption, log line, coach, goal or screen reader shows the result.
 */
import { addEffect, changeState, type Transition } from '../state/transition.ts';

/** Something happened: it is spoken now, or when its dice lie still. */
export function announceRoll(before: Transition, words: string, tumbles: boolean): Transition {
  const t = changeState(before, { roll: { ...before.state.roll, words } });
  if (tumbles) return startRoll(t);
  const still = { ...t.state.roll, tumbling: false };
  return addEffect(changeState(t, { roll: still, rolling: false, spoken: words }), { do: 'stop dice' });
}

/** More dice begin to tumble. */
export const throwMore = (t: Transition): Transition => (t.state.rolling ? startRoll(t) : t);

/** The board says whether pieces are on their way. */
export const noteMoving = (t: Transition, moving: boolean): Transition =>
  endRoll(changeState(t, { roll: { ...t.state.roll, moving } }));

/** The dice have tumbled long enough. */
export const landDice = (t: Transition): Transition =>
  endRoll(changeState(t, { roll: { ...t.state.roll, tumbling: false } }));

function startRoll(t: Transition): Transition {
  const roll = { ...t.state.roll, tumbling: true };
  return addEffect(changeState(t, { roll, rolling: true }), { do: 'tumble dice' });
}

/** Speaks the result once the dice lie and nothing moves. */
function endRoll(t: Transition): Transition {
  const { roll, rolling } = t.state;
  if (roll.tumbling || roll.moving || !rolling) return t;
  return changeState(t, { rolling: false, spoken: roll.words });
}
