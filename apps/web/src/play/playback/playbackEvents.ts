/** Events while entries are shown: steps, rolls, moving pieces. */
import { showPresent } from '../asking/putQuestion.ts';
import type { PlaybackStep } from '../state/state.ts';
import { changeState, type Transition } from '../state/transition.ts';
import { changeProgress, type ProgressChange } from '../steps/progress.ts';
import type { Step, StepTiming } from '../steps/step.ts';
import { addPending, type PendingEntry, playbackStepOf, showPending, showStep } from './pendingUpdates.ts';
import { landDice, noteMoving, throwMore } from './rolls.ts';

/** The state of the playback at the step that is shown. */
type StepProgress = Pick<PlaybackStep, 'paused' | 'waits' | 'more'>;

export type PlaybackEvent = { readonly on: 'playback' } & PlaybackAction;

type PlaybackAction =
  /** The game has taken in an entry that is not shown yet. */
  | { readonly do: 'add pending'; readonly entry: PendingEntry }
  /** Changes the progress of the playback. */
  | { readonly do: 'change progress'; readonly change: ProgressChange }
  /** Shows a step of the other side's turn. Nothing is asked before it is over. */
  | {
      readonly do: 'show step';
      readonly step: Step;
      readonly shown: StepTiming;
      readonly course: StepProgress;
    }
  /** Shows everything that was taken in. */
  | { readonly do: 'show pending' }
  /** The playback continues in another way; null: nothing is shown. */
  | { readonly do: 'note course'; readonly step: Step | null; readonly course: StepProgress }
  /** Pieces are on their way on the board, or are no longer. */
  | { readonly do: 'note moving'; readonly moving: boolean }
  /** More dice begin to tumble. */
  | { readonly do: 'throw more' }
  /** The dice have tumbled long enough. */
  | { readonly do: 'land dice' };

export function changePlayback(t: Transition, event: PlaybackEvent): Transition {
  switch (event.do) {
    case 'add pending':
      return addPending(t, event.entry);
    case 'change progress':
      return changeState(t, { progress: changeProgress(t.state.progress, event.change) });
    case 'show step': {
      const { step, shown, course } = event;
      const laid = showPresent(showStep(t, step, shown), step);
      return changeState(laid, { playbackStep: playbackStepOf(laid, step, course) });
    }
    case 'show pending':
      return showPending(t);
    case 'note course': {
      const { step, course } = event;
      return changeState(t, { playbackStep: step && playbackStepOf(t, step, course) });
    }
    case 'note moving':
      return noteMoving(t, event.moving);
    case 'throw more':
      return throwMore(t);
    case 'land dice':
      return landDice(t);
  }
}
