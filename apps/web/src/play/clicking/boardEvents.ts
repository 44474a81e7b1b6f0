/** A player's clicks, keys and drags on the board, and buttons that name an answer. */
import type { Side } from '@linstock/kernel';
import type { Choice, Picked, Reactor } from '@linstock/scene';
import { previewByRoute, stepBackOnRoute } from '../answering/route.ts';
import { giveForced } from '../answering/runAgenda.ts';
import { givePickedAnswer, selectPicks } from '../answering/selectPicks.ts';
import { sendAll } from '../answering/sendMeaning.ts';
import { showEntry } from '../asking/showEntry.ts';
import { sendAlone } from '../automatic/askIntention.ts';
import { endIntentions } from '../automatic/intentions.ts';
import { releaseFormation } from '../ordering/chooseFormation.ts';
import { carryOutOrder } from '../ordering/orderFormation.ts';
import { type Clicked, removePick } from '../picking/clicking.ts';
import { listTurnPicks, measureTurn } from '../picking/facings.ts';
import { stepAsked } from '../question/ending.ts';
import { actingReactorsIn } from '../reaction/actingReactors.ts';
import { withPreview } from '../state/mode.ts';
import { formationIn, picksIn, previewIn, shownEntryIn } from '../state/modeSelectors.ts';
import type { Firmness, Remedy } from '../state/state.ts';
import { changeState, enterMode, type Transition } from '../state/transition.ts';
import { clickBoard } from './clickBoard.ts';
import { commitPicks, explainPicks, layOutPicks, narrowPicks, placePicks } from './commitPicks.ts';
import { showReaction, toggleReactor } from './reactors.ts';

export type BoardEvent = { readonly on: 'board' } & BoardAction;

type BoardAction =
  /** A click that may mean one of several picks, most likely first. */
  | { readonly do: 'click'; readonly candidates: readonly Picked[]; readonly how?: Clicked }
  /** Picks these and nothing else, and gives nothing. */
  | { readonly do: 'select'; readonly picks: readonly Picked[] }
  /** Lets one of the picks go, and what followed from it. */
  | { readonly do: 'deselect'; readonly pick: Picked }
  /** Picks these. If they can mean only one answer, it is given. */
  | { readonly do: 'select all'; readonly picks: readonly Picked[] }
  /** Chooses one answer: shows its card, and sends it if it needs none. */
  | { readonly do: 'choose'; readonly choice: Choice<unknown> }
  /** Gives what the clicks mean. */
  | { readonly do: 'confirm' }
  /** Gives these answers one after another, as one order. See `sendAll`. */
  | {
      readonly do: 'give all';
      readonly choices: readonly Choice<unknown>[];
      readonly kinds?: readonly string[];
    }
  /** Gives all forced answers of this step of play. */
  | { readonly do: 'give forced' }
  /** Gives the answer that a hand or typed words have placed. See `placePicks`. */
  | { readonly do: 'place'; readonly picks: readonly Picked[]; readonly said: Firmness }
  /** Places stands on trial. */
  | { readonly do: 'lay out'; readonly picks: readonly Picked[] }
  /** Says why what these picks mean may not be given. */
  | { readonly do: 'explain'; readonly picks: readonly Picked[] }
  /** Does what makes a refused click legal, or selects the unit that has to. */
  | { readonly do: 'do first'; readonly remedy: Remedy }
  /** Takes the last pick back. */
  | { readonly do: 'step back' }
  /** Asks the player to confirm the end of the step, or stops asking. */
  | { readonly do: 'ask if sure'; readonly asks: boolean }
  /** Turns what is picked one step to the right (1) or left (-1). */
  | { readonly do: 'turn'; readonly by: number }
  /** Shows a choice on the map without selecting it; null for none. */
  | { readonly do: 'hover'; readonly choice: Choice<unknown> | null }
  /** A unit acts at this moment too, or acts no longer. */
  | { readonly do: 'toggle reactor'; readonly reactor: Reactor }
  /** Exactly these units act, in this order. */
  | { readonly do: 'act with'; readonly acting: readonly Reactor[] }
  /** Sends an answer unchanged. */
  | { readonly do: 'send'; readonly side: Side; readonly answer: unknown };

export function changeBoard(t: Transition, event: BoardEvent): Transition {
  switch (event.do) {
    case 'click':
      return clickBoard(t, event.candidates, event.how);
    case 'select':
      return selectPicks(t, event.picks);
    case 'deselect':
      return selectPicks(t, removePick(picksIn(t.state), event.pick));
    case 'select all':
      return narrowPicks(t, event.picks, 'named');
    case 'choose':
      return chooseAnswer(t, event.choice);
    case 'confirm':
      return commitPicks(changeState(t, { clickPoint: null }), 'confirmed');
    case 'give all':
      return sendAll(t, event.choices, event.kinds);
    case 'give forced':
      return giveForced(t);
    case 'place':
      return placePicks(t, event.picks, event.said);
    case 'lay out':
      return layOutPicks(t, event.picks);
    case 'explain':
      return explainPicks(t, event.picks);
    case 'do first':
      return applyRemedy(t, event.remedy);
    case 'step back':
      return stepBack(t);
    case 'ask if sure':
      return enterMode(t, withPreview(t.state.mode, { ends: event.asks ? stepAsked(t.state) : null }));
    case 'turn':
      return turnPicks(t, event.by);
    case 'hover':
      return hover(t, event.choice);
    case 'toggle reactor':
      return toggleReactor(t, event.reactor);
    case 'act with':
      return showReaction(t, event.acting);
    case 'send':
      return sendAlone(t, event.side, event.answer);
  }
}

function chooseAnswer(t: Transition, choice: Choice<unknown>): Transition {
  return givePickedAnswer(changeState(t, { clickPoint: null }), choice.picks, choice, 'named');
}

function applyRemedy(t: Transition, remedy: Remedy): Transition {
  if ('carriesOut' in remedy) return carryOutOrder(t);
  if ('goesTo' in remedy) return selectPicks(t, [remedy.goesTo]);
  const [only, ...more] = remedy.choices;
  return only && more.length === 0 ? chooseAnswer(t, only) : sendAll(t, remedy.choices, remedy.kinds);
}

function stepBack(before: Transition): Transition {
  const t = endIntentions(before, 'stepped back');
  const { mode } = t.state;
  const picks = picksIn(t.state);
  const shown = shownEntryIn(t.state);
  const commanded = formationIn(t.state);
  if (shown !== null) return showEntry(t, null);
  if (commanded) return releaseFormation(t);
  const acting = actingReactorsIn(t.state);
  if (acting.length > 0) return showReaction(t, acting.slice(0, -1));
  const onRoute = stepBackOnRoute(t);
  if (onRoute) return onRoute;
  if (picks.length > 0) return selectPicks(t, picks.slice(0, -1));
  return enterMode(t, withPreview(mode, { ends: null }), { inspected: null, toast: null });
}

function turnPicks(before: Transition, by: number): Transition {
  const turning = listTurnPicks(before.state);
  const t = turning ? selectPicks(before, turning) : before;
  const preview = measureTurn(t.state, by);
  return preview ? enterMode(t, withPreview(t.state.mode, { preview })) : t;
}

function hover(t: Transition, choice: Choice<unknown> | null): Transition {
  const preview = previewByRoute(t, choice);
  return previewIn(t.state) === preview ? t : enterMode(t, withPreview(t.state.mode, { preview }));
}
