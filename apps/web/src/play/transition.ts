/** All events of a session, and the state after each. */
import { changeMarch, type MarchEvent } from './answering/march.ts';
import { type BoardEvent, changeBoard } from './clicking/boardEvents.ts';
import { changeGame, type GameEvent } from './gameEvents.ts';
import { changeFormation, type FormationEvent } from './ordering/formationEvents.ts';
import { changeSheetBy, type SheetEvent } from './orders/sheetEvents.ts';
import { lookBack, type PastEvent } from './playback/lookBack.ts';
import { changePlayback, type PlaybackEvent } from './playback/playbackEvents.ts';
import { changeSeat, type SeatEvent } from './seat/seatEvents.ts';
import type { Transition } from './state/transition.ts';
import { changeView, type ViewEvent } from './state/view.ts';

/** Something that happens to a session: a click, a command, a timer, a message. `on` says what part of it is concerned. */
export type SessionEvent =
  | BoardEvent
  | MarchEvent
  | FormationEvent
  | SheetEvent
  | GameEvent
  | PastEvent
  | PlaybackEvent
  | SeatEvent
  | ViewEvent;

/** The session after an event. Pure: the result depends on the state, the event and the rules alone. */
export function transition(t: Transition, event: SessionEvent): Transition {
  switch (event.on) {
    case 'board':
      return changeBoard(t, event);
    case 'march':
      return changeMarch(t, event);
    case 'formation':
      return changeFormation(t, event);
    case 'sheet':
      return changeSheetBy(t, event);
    case 'game':
      return changeGame(t, event);
    case 'past':
      return lookBack(t, event);
    case 'playback':
      return changePlayback(t, event);
    case 'seat':
      return changeSeat(t, event);
    case 'view':
      return changeView(t, event);
  }
}
