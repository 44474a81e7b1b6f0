/** Parts of the view without effect on the game: cards, rings, lists, spoken words. */

import type { Trail } from '../steps/trail.ts';
import type { VisiblePart } from '../steps/visibleLog.ts';
import type { OutlookFilter, ToastDetails } from './state.ts';
import { changeState, showToast, type Transition } from './transition.ts';

/** A change of what the player looks at. */
export type ViewEvent = { readonly on: 'view' } & ViewAction;

type ViewAction =
  /** Rings pieces and places, because a line of text that names them is pointed at. */
  | { readonly do: 'point'; readonly at: readonly string[] }
  /** Opens the card of a piece; null closes it. */
  | { readonly do: 'inspect'; readonly piece: string | null }
  /** Shows or hides what threatens the piece whose card is open. */
  | { readonly do: 'toggle threats' }
  /** Lists each answer of the open question, and not one of each kind. */
  | { readonly do: 'list each' }
  /** Lists other parts of the orders' outlook. */
  | { readonly do: 'list outlook'; readonly show: OutlookFilter }
  /** Turns the order markers again. */
  | { readonly do: 'turn markers' }
  /** Draws where the troops went in a battle that is over. */
  | { readonly do: 'draw tracks'; readonly tracks: readonly Trail[] }
  | {
      readonly do: 'show toast';
      readonly sentence: string;
      readonly clause: string | null;
      readonly details?: ToastDetails;
    }
  /** Removes the toast with this number. */
  | { readonly do: 'remove toast'; readonly at: number }
  /** Has a screen reader say something. */
  | { readonly do: 'speak'; readonly words: string }
  /** The board has played an entry up to one of its log items. */
  | { readonly do: 'note played'; readonly played: VisiblePart };

export function changeView(t: Transition, event: ViewEvent): Transition {
  const { state } = t;
  switch (event.do) {
    case 'point':
      return changeState(t, { pointed: event.at });
    case 'inspect':
      return changeState(t, { inspected: event.piece });
    case 'toggle threats':
      return changeState(t, { threats: !state.threats });
    case 'list each':
      return changeState(t, { eachOf: state.asked });
    case 'list outlook':
      return changeState(t, { reading: { ...state.reading, show: event.show } });
    case 'turn markers':
      return changeState(t, { reading: { ...state.reading, replays: state.reading.replays + 1 } });
    case 'draw tracks':
      return changeState(t, { tracks: event.tracks });
    case 'show toast':
      return showToast(t, event.sentence, event.clause, event.details);
    case 'remove toast':
      return state.toast?.at === event.at ? changeState(t, { toast: null }) : t;
    case 'speak':
      return changeState(t, { spoken: event.words });
    case 'note played':
      return changeState(t, { played: event.played });
  }
}
