import type { Side } from '@linstock/kernel';
import { formationOf } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { settings } from '../../app/settings.ts';
import {
  type Agenda,
  type AgendaEvent,
  ASKED_AFTER,
  ASKED_BEFORE,
  ENDED_BY,
  intentionOf,
  replaceIntention,
  withIntention,
  withoutKinds,
} from '../agenda/agenda.ts';
import { type GivenOrders, withOrder } from '../agenda/givenOrders.ts';
import type { Intention, Kind, Sequence } from '../agenda/intention.ts';
import { stepOf } from '../state/goingOn.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import { type AnyGame, PASSING, type SessionState, type ToastDetails } from '../state/state.ts';
import { decide, harmKey, type Moment, type Verdict } from './decide.ts';

/** What the agenda can do. */
export interface AgendaActions {
  readonly store: SessionStore;
  readonly rulebook: AnyRulebook;
  readonly game: () => AnyGame | null;
  readonly send: (side: Side, answer: unknown) => void;
  readonly showToast: (sentence: string, clause: string | null, beside?: ToastDetails) => void;
  /** Shows an answer with its card, and gives it if the player has said it firmly enough. */
  readonly show: (verdict: Extract<Verdict, { does: 'show' }>) => void;
  readonly select: (verdict: Extract<Verdict, { does: 'select' }>) => void;
  /** Lets pieces act again that were told to stand fast. */
  readonly release: (pieces: readonly string[]) => void;
}

/** Carries out the agenda at each question. It is the only place where an answer is sent automatically. */
export class AgendaRunner {
  readonly #actions: AgendaActions;

  constructor(actions: AgendaActions) {
    this.#actions = actions;
  }

  get #state(): SessionState {
    return this.#actions.store.get();
  }

  get agenda(): Agenda {
    return this.#state.agenda;
  }

  /** Orders that have been given whole. Each is taken back as one. */
  get orders(): GivenOrders {
    return this.#state.orders;
  }

  /** True while a sequence of answers is being given. */
  get busy(): boolean {
    return intentionOf(this.agenda, 'sequence') !== null;
  }

  add(...intentions: readonly Intention[]): void {
    this.#setAgenda(intentions.reduce(withIntention, this.agenda));
  }

  drop(...kinds: readonly Kind[]): void {
    const { agenda } = this;
    const sequence = kinds.includes('sequence') && intentionOf(agenda, 'sequence');
    this.#setAgenda(withoutKinds(agenda, kinds));
    if (sequence) this.#logOrder(sequence);
  }

  /** Drops the intentions that an event ends. */
  end(by: AgendaEvent): void {
    this.#actions.store.event(() => {
      this.drop(...ENDED_BY[by]);
      if (ENDED_BY[by].includes('rest')) this.#actions.store.change({ unfinished: null });
    });
  }

  /** Remembers an answer just given: if it is a march, the rest of it is given automatically. */
  rememberMarch(side: Side, answer: unknown): void {
    this.add({ kind: 'march', side, answer, harm: harmKey(this.#state.scene, side) });
  }

  /** Begins to give answers one after another as one order. False if the first of them cannot be given. */
  begin({ side, answers, kinds }: Pick<Sequence, 'side' | 'answers' | 'kinds'>): boolean {
    const game = this.#actions.game();
    if (!game) return false;
    this.add({ kind: 'sequence', side, answers, kinds, first: game.head + 1, next: 0 });
    return this.#askIntention('sequence', side);
  }

  /** Gives all forced answers from here on, in this step of play. */
  giveForced(): void {
    this.#actions.store.event(() => {
      const { asked, sent } = this.#state;
      if (!asked || sent) return;
      this.add({ kind: 'forced', step: stepOf(this.#state) });
      this.#askIntention('forced', asked.side);
    });
  }

  /** Answers the question just put, if an intention does. True if it does, and the question need not be listed. */
  answerUnlisted(side: Side): boolean {
    return ASKED_BEFORE.some((kind) => this.#askIntention(kind, side));
  }

  /** Continues what the player began, now that the question is listed; `side` is null if none of the page is asked. */
  resume(side: Side | null): void {
    this.#showRest();
    if (side === null) return;
    ASKED_AFTER.some((kind) => this.#askIntention(kind, side));
  }

  /** Shows the rest of an order, if it belongs to this step of play. */
  #showRest(): void {
    const { asked, scene } = this.#state;
    if (!asked || !scene) return this.#actions.store.change({ unfinished: null });
    const rest = intentionOf(this.agenda, 'rest');
    const isCurrent = rest && rest.step === stepOf(this.#state);
    const formation = isCurrent ? formationOf(scene, asked.side, rest.formation) : null;
    const ungiven = rest?.ungivenAt === this.#actions.game()?.head;
    const unfinished = formation && { formation: formation.id, name: formation.name, ungiven };
    this.#actions.store.change({ unfinished });
  }

  /** Asks the intention of one kind. True if it answers the question or shows an answer. */
  #askIntention(kind: Kind, side: Side): boolean {
    const intention = intentionOf(this.agenda, kind, side);
    const moment = intention && this.#momentOf(side);
    if (!moment) return false;
    const verdict = decide(intention, moment);
    // While an answer is on its way no other is sent, and the agenda does not change.
    if (this.#state.sent) return verdict.does === 'give';
    if (verdict.does === 'wait') return false;
    const left = 'left' in verdict ? verdict.left : null;
    this.#setAgenda(replaceIntention(this.agenda, intention, left));
    if (intention.kind === 'sequence' && left === null) this.#logOrder(intention);
    return this.#carryOut(verdict, moment);
  }

  #carryOut(verdict: Exclude<Verdict, { does: 'wait' }>, { question }: Moment): boolean {
    const { send, show, select, showToast } = this.#actions;
    let done = false;
    switch (verdict.does) {
      case 'give':
        send(question.side, verdict.answer);
        done = true;
        break;
      case 'show':
        show(verdict);
        return true;
      case 'select':
        select(verdict);
        break;
      case 'begin':
        done = this.#beginOrder(verdict, question.side);
        break;
      case 'lapse':
    }
    if ('says' in verdict && verdict.says) {
      const { sentence, clause, passes = false } = verdict.says;
      showToast(sentence, clause, passes ? PASSING : undefined);
    }
    return done;
  }

  /** Begins the answers of an order; an order without answers shows the answer it stops before. */
  #beginOrder(verdict: Extract<Verdict, { does: 'begin' }>, side: Side): boolean {
    const { later, releases, answers, kinds } = verdict;
    this.add(...later);
    this.#actions.release(releases);
    return (answers.length > 0 && this.begin({ side, answers, kinds })) || this.#askIntention('stop', side);
  }

  #momentOf(side: Side): Moment | null {
    const game = this.#actions.game();
    const question = game?.question(side);
    if (!game || !question) return null;
    const { marchStops } = settings.get();
    return { state: this.#state, rulebook: this.#actions.rulebook, game, question, marchStops };
  }

  #logOrder(sequence: Sequence): void {
    const game = this.#actions.game();
    const last = game?.line.at(-1) ?? 0;
    if (game) this.#actions.store.change({ orders: withOrder(this.orders, sequence, last) });
  }

  #setAgenda(agenda: Agenda): void {
    if (agenda !== this.agenda) this.#actions.store.change({ agenda });
  }
}
