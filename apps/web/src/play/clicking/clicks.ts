import type { Entry, Side } from '@linstock/kernel';
import { type Choice, cheapestOf, includesPick, type Picked, type Reactor } from '@linstock/scene';
import { choiceAt } from '../aiming/aim.ts';
import type { Verdict } from '../automatic/decide.ts';
import type { Needs } from '../automatic/needs.ts';
import { laidFirst } from '../chosen/laying.ts';
import { Ordering } from '../formation/ordering.ts';
import type { Sheets } from '../orders/sheets.ts';
import {
  type Clicked,
  clickOn,
  confirmsByKey,
  inspectedBeside,
  type Law,
  saysWhoAndWhat,
  without,
} from '../picking/clicking.ts';
import { draftsForgotten } from '../picking/drafts.ts';
import { turnedFrom, turningInPlace } from '../picking/facings.ts';
import { meaningOf } from '../picking/meaningOf.ts';
import { ridersIn, staysWith } from '../picking/riding.ts';
import { carriedBy, choiceOf, NOT_CARRIED, triedAs } from '../picking/trying.ts';
import { stepAsked } from '../question/ending.ts';
import { actingIn } from '../reaction/reacting.ts';
import {
  handOf,
  pickingMode,
  withHand,
  withMeaning,
  withoutQuestion,
  withPreview,
  withSelection,
} from '../state/mode.ts';
import type { Meaning, Remedy, Said, SessionState } from '../state/state.ts';
import { AnswerSender } from './answerSender.ts';
import { lawOf } from './judging.ts';
import { showRefusal, showShotAfterStep } from './refusedClick.ts';
import { RouteChoice } from './route.ts';

/**
 * Clicks, keys and drags on the board. They narrow the answers offered until one is meant, which is then sent. Every answer goes
 * through `AnswerSender`.
 */
export class Clicks {
  readonly #needs: Needs;
  readonly #sheets: Sheets;
  /** What the rules say of what is clicked. */
  readonly law: Law;
  /** Orders to a whole formation. */
  readonly ordering: Ordering;
  /** By which hexes the troops chosen are to go. */
  readonly route: RouteChoice;
  readonly #sender: AnswerSender;
  /** The entry of the record at which the board was clicked last. */
  #clickedAt = -1;

  constructor(needs: Needs, sheets: Sheets) {
    this.#needs = needs;
    this.#sheets = sheets;
    this.law = lawOf(needs);
    this.ordering = new Ordering(needs, (choice) => this.choose(choice));
    this.#sender = new AnswerSender(needs, this.ordering);
    this.route = new RouteChoice(needs, this.law.judge);
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** A click on the board that may mean one of several picks, the likeliest first: a counter, its body, its place. */
  pick(candidates: readonly Picked[], how: Clicked = {}): void {
    this.#needs.store.event(() => this.#pick(candidates, how));
  }

  #pick(candidates: readonly Picked[], how: Clicked): void {
    const { head = 0 } = this.#needs.game() ?? {};
    // The second click of two that meant an answer each is no double click.
    const twice = (how.again ?? false) && this.#clickedAt === head;
    this.#clickedAt = head;
    this.route.point = how.point ?? null;
    if (this.#sheets.take(candidates, twice)) return;
    if (this.ordering.take(candidates, { ...how, again: twice })) return;
    if (this.route.takeClick(candidates, how.adds ?? false)) return;
    const reactor = this.#state.asked?.reactors.find(({ piece }) => includesPick(candidates, { piece }));
    if (reactor) return this.toggle(reactor);
    if (confirmsByKey(this.#state, candidates, how)) return this.doIt();
    this.#sender.click = { candidates, how };
    const click = clickOn(this.#state, candidates, how, this.law);
    switch (click.to) {
      case 'inspect':
        return this.#needs.store.change({ inspected: click.piece });
      case 'again':
        return this.#commit('clicked');
      case 'picks': {
        const shot = this.#state.picks.length === 0 ? choiceAt(this.#state, candidates) : null;
        const { asked } = this.#state;
        // A first click on an enemy shows the best attack on it. The player confirms it on its card or chooses another.
        if (shot && asked && this.#meaning(asked.side, shot).preview.throws) this.#show(asked.side, shot);
        else this.#narrow(click.picks, 'clicked');
        return;
      }
      case 'answer':
        return this.#mean(click.picks, click.choice, 'clicked');
      case 'toast':
        if (showShotAfterStep(this.#needs, candidates)) return;
        if (click.piece !== null) this.#needs.store.change({ inspected: click.piece });
        return showRefusal(this.#needs, click, candidates, how);
      case 'nothing':
    }
  }

  /** Says why the answer these picks mean may not be given, if it may not. */
  explain(picks: readonly Picked[]): void {
    const refusal = this.law.judge(picks)?.refusal;
    if (refusal) this.#needs.showToast(refusal.sentence, refusal.clause);
  }

  /**
   * Gives the answer that these picks mean, or says why it may not be.
   * @param said `clicked` where a hand has set a stand down, and has pressed no button
   */
  place(picks: readonly Picked[], said: Said): void {
    this.#needs.store.event(() => {
      const tried = this.law.judge(picks);
      if (!tried || tried.refusal) return this.explain(picks);
      this.#mean(picks, choiceOf(tried), said, carriedBy(tried, picks));
    });
  }

  /** Lays these picks on the table for trial, to be shifted until they are given, or says why they may not lie there. */
  layOut(picks: readonly Picked[]): void {
    const tried = this.law.judge(picks);
    if (tried?.refusal) this.#needs.showToast(tried.refusal.sentence, tried.refusal.clause);
    else if (tried) this.#layOut(picks);
  }

  #layOut(laid: readonly Picked[]): void {
    const { mode } = this.#state;
    const hand = handOf(mode);
    if (hand.at === 'idle') return;
    const { meaning, ...selection } = { ...hand, meaning: this.#state.meaning };
    this.#needs.store.enter(withHand(mode, { ...selection, at: 'laying', laid, meaning }), { toast: null });
  }

  /** Asks the player to confirm the end of the step, or stops asking. */
  askIfSure(asks: boolean): void {
    const { mode } = this.#state;
    this.#needs.store.enter(withPreview(mode, { ends: asks ? stepAsked(this.#state) : null }));
  }

  /** Takes the last pick back. */
  stepBack(): void {
    this.#needs.store.event(() => {
      this.#needs.agenda.end('stepped back');
      const { picks, shown } = this.#state;
      if (shown !== null) return this.#needs.showPresent();
      const acting = actingIn(this.#state);
      if (this.#state.commanded) return this.ordering.letGo();
      if (acting.length > 0) this.actWith(acting.slice(0, -1));
      else if (this.route.stepBack()) return;
      else if (picks.length > 0) this.start(picks.slice(0, -1));
      else
        this.#needs.store.enter(withPreview(this.#state.mode, { ends: null }), {
          inspected: null,
          toast: null,
        });
    });
  }

  /** Picks these and nothing else, and gives nothing. */
  start(picks: readonly Picked[]): void {
    const { asked, scene } = this.#state;
    if (!asked) return;
    const narrowed = asked.menu.after(picks);
    const { left } = narrowed;
    const exact = narrowed.exact ?? this.#someOf(picks);
    const choice = exact && this.route.applyTo(exact);
    const meaning = choice ? this.#meaning(asked.side, choice) : null;
    const route = this.route.routeFor(picks);
    const stays = staysWith(this.#state, picks);
    const laid = laidFirst(asked.menu, picks, left, scene);
    const inspected = inspectedBeside(this.#state, picks);
    const toast = exact && !choice ? this.#state.toast : null;
    const hand = withMeaning(pickingMode(asked.menu, picks, { route, stays }), meaning, laid);
    this.#needs.store.enter(withHand(this.#state.mode, hand), { inspected, toast });
  }

  /** One of several who may act at this moment does, after those named before him, or does no longer. */
  toggle(reactor: Reactor): void {
    const acting = actingIn(this.#state);
    this.actWith(acting.includes(reactor) ? acting.filter((each) => each !== reactor) : [...acting, reactor]);
  }

  /** Shows what it is that exactly these act, in this order; it is given from its card. */
  actWith(acting: readonly Reactor[]): void {
    const { asked } = this.#state;
    const game = this.#needs.game();
    const question = asked && game?.question(asked.side);
    const answer = question?.standing?.act(acting.map(({ number }) => number)) ?? null;
    if (acting.length === 0 || !game || !question || answer === null) return this.start([]);
    const tried = triedAs(this.#needs.rulebook, game, question, answer);
    if (tried.refusal) this.#needs.showToast(tried.refusal.sentence, tried.refusal.clause);
    else this.#show(question.side, choiceOf(tried));
  }

  /** The answer of several pieces picked of more that were offered together; null where they mean none that may be given. */
  #someOf(picks: readonly Picked[]): Choice<unknown> | null {
    if (picks.length < 2 || !picks.every((pick) => 'piece' in pick)) return null;
    const tried = this.law.judge(picks);
    return tried && !tried.refusal ? choiceOf(tried) : null;
  }

  /** Picks these and nothing else, as a button that names them all does; what can mean only one answer then is given. */
  pickAll(picks: readonly Picked[]): void {
    this.#needs.store.event(() => this.#narrow(picks, 'named'));
  }

  /** Lets one of the picks go, and what hung on it. */
  unpick(pick: Picked): void {
    this.start(without(this.#state.picks, pick));
  }

  /** Commits what the clicks mean; where answers are left that differ in the last pick only, the one shown, else the cheapest. */
  doIt(): void {
    this.#needs.store.event(() => {
      this.route.point = null;
      this.#commit('confirmed');
    });
  }

  /** Turns what is picked one step to the right (1) or left (-1), without committing; false where there is nothing to turn. */
  turn(by: number): boolean {
    return this.#needs.store.event(() => {
      const turning = turningInPlace(this.#state);
      if (turning) this.start(turning);
      const preview = turnedFrom(this.#state, by);
      if (preview) this.#needs.store.enter(withPreview(this.#state.mode, { preview }));
      return preview !== null;
    });
  }

  /** Chooses one answer: commits it, or shows its card where it throws dice, opens something or provokes the enemy to act. */
  choose(choice: Choice<unknown>): void {
    this.#needs.store.event(() => {
      this.route.point = null;
      this.#mean(choice.picks, choice, 'named');
    });
  }

  /** Does what makes a refused click legal, or goes to who has to. */
  doFirst(remedy: Remedy): void {
    this.#needs.store.event(() => {
      if ('carriesOut' in remedy) return this.ordering.carryOut();
      if ('goesTo' in remedy) return this.start([remedy.goesTo]);
      const [only, ...more] = remedy.choices;
      if (only && more.length === 0) this.choose(only);
      else this.giveAll(remedy.choices, remedy.kinds);
    });
  }

  /** Picks these; what can mean only one answer then is given, and nothing more is asked. */
  #narrow(picks: readonly Picked[], said: Said): void {
    const { exact = null, left = [] } = this.#state.asked?.menu.after(picks) ?? {};
    const [only, ...others] = left;
    if (others.length > 0 && this.route.refusesAll(left)) return;
    if (!only || others.length > 0) this.start(picks);
    else if (exact) this.#mean(picks, exact, said);
    else if (saysWhoAndWhat(this.#state, picks, only)) this.#mean(only.picks, only, said);
    else this.#startLast(picks, only);
  }

  /** Picks what leaves one answer, and shows the card of that answer if it has one. */
  #startLast(picks: readonly Picked[], only: Choice<unknown>): void {
    this.start(picks);
    const { asked } = this.#state;
    if (asked && this.#meaning(asked.side, only).preview.throws) this.#show(asked.side, only, picks);
  }

  #commit(said: Said): void {
    const { meaning, narrowed, asked, sent, preview, laid } = this.#state;
    if (sent || !asked) return;
    // A card is shown before it is given: what had none yet is but named.
    const shown = said === 'confirmed' ? 'named' : said;
    if (laid) return this.place(laid, shown);
    if (meaning) return this.#sender.send(asked.side, meaning, said);
    const left = narrowed?.left ?? [];
    const cheapest = preview && left.includes(preview) ? preview : cheapestOf(left);
    if (cheapest && left.every((each) => each.picks.length === cheapest.picks.length))
      this.#mean(cheapest.picks, cheapest, shown);
  }

  #mean(picks: readonly Picked[], choice: Choice<unknown>, said: Said, carries = NOT_CARRIED): void {
    const { asked, sent } = this.#state;
    if (!asked || sent) return;
    const way = this.route.applyTo(choice);
    // The riders are chosen before the answer is shown; if none were chosen, nobody rides along.
    const riders = ridersIn(this.#state);
    if (way) this.#sender.send(asked.side, this.#show(asked.side, way, picks, carries), said, riders);
  }

  /** Puts an answer before the player, with what it would set off. */
  #show(side: Side, choice: Choice<unknown>, picks = choice.picks, carries = NOT_CARRIED): Meaning {
    const meaning = { ...this.#meaning(side, choice), ...carries };
    const { asked, mode, route, stays, laid } = this.#state;
    const inspected = inspectedBeside(this.#state, picks);
    const hand = asked && withMeaning(pickingMode(asked.menu, picks, { route, stays }), meaning, laid);
    if (hand) this.#needs.store.enter(withHand(mode, hand), { inspected, toast: null });
    return meaning;
  }

  /**
   * Gives these answers one after another, as one order.
   * @param kinds of the questions they answer; all of the one asked unless told
   */
  giveAll(choices: readonly Choice<unknown>[], kinds?: readonly string[]): void {
    this.#needs.store.event(() => this.#sender.sendAll(choices, kinds));
  }

  /** An officer is to stay where he is while the troops chosen march. */
  stay(officer: string): void {
    const { mode, stays } = this.#state;
    this.#needs.store.enter(withSelection(mode, { stays: [...stays, officer] }));
  }

  #meaning(side: Side, choice: Choice<unknown>): Meaning {
    return meaningOf(this.#needs.game(), this.#state, side, choice);
  }

  // ── what is half written ────────────────────────────────────────────────────────────────────────────────────────

  /** A side has answered: what it had half written has become its answer, or is void. */
  answered({ side }: Entry): void {
    const { asked } = this.#state;
    const agenda = draftsForgotten(this.#state.agenda, side);
    // Nothing is asked while one looks back, and the answer may have been on its way all the same.
    if (asked && asked.side !== side) return this.#needs.store.change({ agenda });
    this.#needs.store.enter(withoutQuestion(this.#state.mode), { agenda, sent: false });
  }

  /** Selects what an intention says: a draft, or the unit that the last click named. */
  applySelection({ picks, laid, left }: Extract<Verdict, { does: 'select' }>): void {
    const { asked } = this.#state;
    if (!asked) return;
    if (!left) return this.start(picks);
    const hand = pickingMode(asked.menu, picks);
    const tried = hand.narrowed.left.length > 0 ? null : this.law.judge(picks);
    const choice = hand.narrowed.exact ?? (tried && choiceOf(tried));
    const meaning = choice
      ? { ...this.#meaning(asked.side, choice), ...(tried && carriedBy(tried, picks)) }
      : null;
    this.#needs.store.enter(withHand(this.#state.mode, withMeaning(hand, meaning, laid)));
  }

  /** Shows an answer of the agenda with its card, and gives it if it is said firmly enough. */
  showAnswer({ choice, said }: Extract<Verdict, { does: 'show' }>): void {
    this.#mean(choice.picks, choice, said);
  }
}
