/** Changes of the agenda within a transition. */
import {
  type Agenda,
  type AgendaEvent,
  ENDED_BY,
  intentionOf,
  removeKinds,
  replaceIntention,
  withIntention,
} from '../agenda/agenda.ts';
import { withOrder } from '../agenda/givenOrders.ts';
import type { Intention, IntentionKind, Sequence } from '../agenda/intention.ts';
import { changeState, type Transition } from '../state/transition.ts';

/** True while a sequence of answers is being given. */
export const isGiving = (agenda: Agenda): boolean => intentionOf(agenda, 'sequence') !== null;

export function addIntentions(t: Transition, ...intentions: readonly Intention[]): Transition {
  return setAgenda(t, intentions.reduce(withIntention, t.state.agenda));
}

export function dropIntentions(t: Transition, ...kinds: readonly IntentionKind[]): Transition {
  const { agenda } = t.state;
  const sequence = kinds.includes('sequence') ? intentionOf(agenda, 'sequence') : null;
  const dropped = setAgenda(t, removeKinds(agenda, kinds));
  return sequence ? logOrder(dropped, sequence) : dropped;
}

/** Drops the intentions that an event ends. */
export function endIntentions(t: Transition, by: AgendaEvent): Transition {
  const ended = dropIntentions(t, ...ENDED_BY[by]);
  return ENDED_BY[by].includes('rest') ? changeState(ended, { unfinished: null }) : ended;
}

/** Puts what is left of an intention in its place. A sequence that has ended is logged as an order. */
export function leaveIntention(t: Transition, intention: Intention, left: Intention | null): Transition {
  const replaced = setAgenda(t, replaceIntention(t.state.agenda, intention, left));
  return intention.kind === 'sequence' && left === null ? logOrder(replaced, intention) : replaced;
}

function logOrder(t: Transition, sequence: Sequence): Transition {
  const { game } = t.rules;
  const last = game?.line.at(-1) ?? 0;
  return game ? changeState(t, { orders: withOrder(t.state.orders, sequence, last) }) : t;
}

const setAgenda = (t: Transition, agenda: Agenda): Transition =>
  agenda === t.state.agenda ? t : changeState(t, { agenda });
