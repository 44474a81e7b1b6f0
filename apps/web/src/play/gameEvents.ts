/** Input from the game and its judge: entries, updates, faults. */
import type { GameView } from '@linstock/protocol';
import type { HostUpdate } from '../host/host.ts';
import { showPresent } from './asking/putQuestion.ts';
import { type TakenEntry, takeEntry } from './asking/takeEntry.ts';
import { type SessionState, troubleOf } from './state/state.ts';
import { changeState, type Transition } from './state/transition.ts';
import type { Step } from './steps/step.ts';

export type GameEvent = { readonly on: 'game' } & GameAction;

type GameAction =
  /** The game is opened as its host has it. */
  | { readonly do: 'open'; readonly view: GameView }
  /** The game has taken an entry in. */
  | { readonly do: 'take entry'; readonly taken: TakenEntry }
  /** Shows the present, or a step of playback, and asks. */
  | { readonly do: 'show present'; readonly step: Step | null }
  | { readonly do: 'hear'; readonly update: PlainUpdate }
  /** The game cannot go on. */
  | { readonly do: 'break'; readonly fault: unknown };

export function changeGame(t: Transition, event: GameEvent): Transition {
  switch (event.do) {
    case 'open':
      return changeState(t, { view: event.view, rulebook: t.rules.rulebook });
    case 'take entry':
      return takeEntry(t, event.taken);
    case 'show present':
      return showPresent(t, event.step);
    case 'hear':
      return changeState(t, fieldsFromUpdate(event.update, t.state));
    case 'break':
      return changeState(t, { status: 'broken', trouble: troubleOf(event.fault) });
  }
}

/** Updates that only change what is shown. */
type PlainUpdate = Exclude<
  HostUpdate,
  { readonly t: 'entries' | 'revealed' | 'offer' | 'trouble' | 'signed-out' }
>;

/** The fields of the state that such an update changes. */
function fieldsFromUpdate(
  update: PlainUpdate,
  { reasons, standing }: Pick<SessionState, 'reasons' | 'standing'>,
): Partial<
  Pick<
    SessionState,
    | 'rematch'
    | 'talk'
    | 'spectatorsTalk'
    | 'thinking'
    | 'connection'
    | 'waitingAnswer'
    | 'seatsUpdate'
    | 'status'
    | 'reasons'
    | 'standing'
  >
> {
  switch (update.t) {
    case 'rematch':
      return { rematch: update.rematch };
    case 'seats':
      return { seatsUpdate: update };
    case 'talk':
      return { talk: update.talk };
    case 'spectators-talk':
      return { spectatorsTalk: update.talk };
    case 'thinking':
      return { thinking: update.busy ? update.side : null };
    case 'connection':
      return { connection: update.state };
    case 'waiting':
      return { waitingAnswer: update.answer };
    case 'gone':
      return { status: 'gone' };
    case 'reason':
      return { reasons: { ...reasons, [update.n]: update.sentence } };
    case 'standing':
      return { standing: { ...standing, [update.side]: update.rules } };
  }
}
