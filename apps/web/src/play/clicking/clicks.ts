import { canonical, type Entry, type Question, type Side } from '@linstock/kernel';
import { type Choice, cheapestOf, includesPick, type Picked, type Reactor } from '@linstock/scene';
import { choiceAt } from '../aiming/aim.ts';
import { stepToShot } from '../aiming/stepToShot.ts';
import { Forcing } from '../forced/forcing.ts';
import { Ordering } from '../formation/ordering.ts';
import { laidFirst } from '../laying.ts';
import type { Needs } from '../needs.ts';
import type { Sheets } from '../orders/sheets.ts';
import { actingIn } from '../reaction/reacting.ts';
import { remedyFor } from '../refusing/remedy.ts';
import {
  type AnyGame,
  type Asked,
  type Meaning,
  mayBeGiven,
  type Remedy,
  type Said,
  type SessionState,
} from '../state.ts';
import { Begun } from './begun.ts';
import {
  type Clicked,
  clickOn,
  confirmsByKey,
  inspectedBeside,
  type Law,
  type Refused,
  saysWhoAndWhat,
  without,
} from './clicking.ts';
import { type Draft, Drafts, resumed } from './drafts.ts';
import { turnedFrom, turningInPlace } from './facings.ts';
import { lawOf } from './judging.ts';
import { meaningOf } from './meaningOf.ts';
import { Riding, ridersIn } from './riding.ts';
import { choiceOf, tells, triedAs } from './trying.ts';
import { GoingBy } from './via.ts';

/**
 * Clicks, keys and hands on the table: they narrow the answers offered until one is meant, which is then sent. Every answer
 * goes through `#give`, which keeps the law of the flow.
 */
export class Clicks {
  readonly #needs: Needs;
  readonly #sheets: Sheets;
  /** What the rules say of what is clicked. */
  readonly law: Law;
  /** Orders to a whole formation. */
  readonly ordering: Ordering;
  /** All that is forced, done at one word. */
  readonly forcing: Forcing;
  /** By which hexes the troops chosen are to go. */
  readonly via: GoingBy;
  /** Officers who go along with the troops chosen. */
  readonly riding: Riding;
  /** What is half written, by side: clicks and stands laid out that have not been given as an answer. */
  readonly #drafts = new Drafts();
  /** A way a stand was carried along when its turn to move had not come. */
  #carried: readonly Picked[] | null = null;
  /** The throw that was confirmed with a step that had to come before it. */
  #follows: Meaning | null = null;
  /** The click by which a whole body was told to act. */
  readonly #begun = new Begun();
  /** The entry of the record at which the board was clicked last. */
  #clickedAt = -1;

  constructor(needs: Needs, sheets: Sheets) {
    this.#needs = needs;
    this.#sheets = sheets;
    this.law = lawOf(needs);
    this.ordering = new Ordering(needs, (choice) => this.choose(choice));
    this.forcing = new Forcing(needs);
    this.via = new GoingBy(needs, this.law.judge);
    this.riding = new Riding(needs, this.ordering.sequences);
  }

  /** Whether the question just put is answered by what goes on by itself: an order to a formation, or all that is forced. */
  goesOn(game: AnyGame, question: Question<unknown>): boolean {
    return this.ordering.sequences.goesOn(game, question) || this.forcing.goesOn(game, question);
  }

  /** Nothing goes on by itself any more. */
  halt(): void {
    this.ordering.halt();
    this.forcing.end();
  }

  /** An answer was not taken: nothing that hung on it is given. */
  stop(game: AnyGame): void {
    this.#follows = null;
    this.#begun.given(this.#state, [], false);
    this.ordering.sequences.stop(game);
    this.forcing.end();
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** A click on the board that may mean one of several picks, the likeliest first: a counter, its body, its place. */
  pick(candidates: readonly Picked[], how: Clicked = {}): void {
    const { head = 0 } = this.#needs.game() ?? {};
    // The second click of two that meant an answer each is no double click.
    const twice = (how.again ?? false) && this.#clickedAt === head;
    this.#clickedAt = head;
    this.via.point = how.point ?? null;
    if (this.#sheets.take(candidates, twice)) return;
    if (this.ordering.take(candidates, { ...how, again: twice })) return;
    if (this.via.take(candidates, how.adds ?? false)) return;
    const reactor = this.#state.asked?.reactors.find(({ piece }) => includesPick(candidates, { piece }));
    if (reactor) return this.toggle(reactor);
    if (confirmsByKey(this.#state, candidates, how)) return this.doIt();
    this.#begun.clicked(candidates, how);
    const click = clickOn(this.#state, candidates, how, this.law);
    switch (click.to) {
      case 'inspect':
        return this.#needs.store.change({ inspected: click.piece });
      case 'again':
        return this.#commit('clicked');
      case 'picks': {
        const shot = this.#state.picks.length === 0 ? choiceAt(this.#state, candidates) : null;
        const { asked } = this.#state;
        // Who clicks an enemy first is shown the best blow at him: from its card it is given, or another chosen.
        if (shot && asked && this.#meaning(asked.side, shot).preview.throws) this.#show(asked.side, shot);
        else this.#narrow(click.picks, 'clicked');
        return;
      }
      case 'answer':
        return this.#mean(click.picks, click.choice, 'clicked');
      case 'slip':
        if (this.#aims(candidates)) return;
        if (click.piece !== null) this.#needs.store.change({ inspected: click.piece });
        return this.#refuse(click, candidates, how);
      case 'nothing':
    }
  }

  /** Shows the shot at who is clicked that those chosen may take after another step, such as to stand. False where there is none. */
  #aims(clicked: readonly Picked[]): boolean {
    const game = this.#needs.game();
    const meaning = game && stepToShot(this.#needs.rulebook, game, this.#state, clicked);
    if (!meaning) return false;
    this.#needs.store.change({ meaning, slip: null, preview: null, ends: null });
    return true;
  }

  /** Says why a click does nothing, where it was, with what would make it legal. */
  #refuse({ sentence, clause }: Refused, clicked: readonly Picked[], { point = null }: Clicked): void {
    const game = this.#needs.game();
    const remedy = game && remedyFor(this.#needs.rulebook, game, this.#state, clicked);
    this.#needs.slip(sentence, clause, { point, remedy });
  }

  /** Says why the answer these picks mean may not be given, if it may not. */
  explain(picks: readonly Picked[]): void {
    const refusal = this.law.judge(picks)?.refusal;
    if (refusal) this.#needs.slip(refusal.sentence, refusal.clause);
  }

  /**
   * Gives the answer that these picks mean, or says why it may not be.
   * @param said `clicked` where a hand has set a stand down, and has pressed no button
   */
  place(picks: readonly Picked[], said: Said): void {
    const tried = this.law.judge(picks);
    if (!tried || tried.refusal) return this.explain(picks);
    // Carried before it may move: what is done first is what lets it, and its way is given when it is asked for.
    this.#carried = tells(tried) ? null : picks;
    this.#mean(picks, choiceOf(tried), said);
  }

  /** Lays these picks on the table for trial, to be shifted until they are given, or says why they may not lie there. */
  layOut(picks: readonly Picked[]): void {
    const tried = this.law.judge(picks);
    if (tried?.refusal) this.#needs.slip(tried.refusal.sentence, tried.refusal.clause);
    else if (tried) this.#needs.store.change({ laid: picks, slip: null });
  }

  /** Takes the last pick back. */
  stepBack(): void {
    this.#carried = null;
    const { picks, shown } = this.#state;
    if (shown !== null) return this.#needs.showPresent();
    const acting = actingIn(this.#state);
    if (this.#state.commanded) return this.ordering.letGo();
    if (acting.length > 0) this.actWith(acting.slice(0, -1));
    else if (this.via.stepBack()) return;
    else if (picks.length > 0) this.start(picks.slice(0, -1));
    else this.#needs.store.change({ inspected: null, slip: null, ends: null });
  }

  /** Picks these and nothing else, and gives nothing. */
  start(picks: readonly Picked[]): void {
    const { asked, scene } = this.#state;
    if (!asked) return;
    const narrowed = asked.offer.after(picks);
    const { left } = narrowed;
    const meant = narrowed.exact ?? this.#someOf(picks);
    const choice = meant && this.via.routed(meant);
    const meaning = choice && this.#meaning(asked.side, choice);
    const via = this.via.keptWith(picks);
    const stays = this.riding.keptWith(picks);
    const laid = laidFirst(asked.offer, picks, left, scene);
    const inspected = inspectedBeside(this.#state, picks);
    const slip = meant && !choice ? this.#state.slip : null;
    const chosen = { picks, narrowed, meaning, via, stays, laid, inspected };
    this.#needs.store.change({ ...chosen, commanded: null, slip, preview: null, ends: null });
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
    if (tried.refusal) this.#needs.slip(tried.refusal.sentence, tried.refusal.clause);
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
    this.#narrow(picks, 'named');
  }

  /** Lets one of the picks go, and what hung on it. */
  unpick(pick: Picked): void {
    this.start(without(this.#state.picks, pick));
  }

  /** Commits what the clicks mean; where answers are left that differ in the last pick only, the one shown, else the cheapest. */
  doIt(): void {
    this.via.point = null;
    this.#commit('confirmed');
  }

  /** Turns what is picked one step to the right (1) or left (-1), without committing; false where there is nothing to turn. */
  turn(by: number): boolean {
    const turning = turningInPlace(this.#state);
    if (turning) this.start(turning);
    const preview = turnedFrom(this.#state, by);
    if (preview) this.#needs.store.change({ preview });
    return preview !== null;
  }

  /** Chooses one answer: commits it, or shows its card where it throws dice, opens something or provokes the enemy to act. */
  choose(choice: Choice<unknown>): void {
    this.via.point = null;
    this.#mean(choice.picks, choice, 'named');
  }

  /** Does what makes a refused click legal, or goes to who has to. */
  doFirst(remedy: Remedy): void {
    if ('carriesOut' in remedy) return this.ordering.carryOut();
    if ('goesTo' in remedy) return this.start([remedy.goesTo]);
    const [only, ...more] = remedy.choices;
    if (only && more.length === 0) this.choose(only);
    else this.ordering.sequences.giveAll(remedy.choices, remedy.kinds);
  }

  /** Picks these; what can mean only one answer then is given, and nothing more is asked. */
  #narrow(picks: readonly Picked[], said: Said): void {
    const { exact = null, left = [] } = this.#state.asked?.offer.after(picks) ?? {};
    const [only, ...others] = left;
    if (others.length > 0 && this.via.bars(left)) return;
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
    if (meaning) return this.#give(asked.side, meaning, said);
    const left = narrowed?.left ?? [];
    const cheapest = preview && left.includes(preview) ? preview : cheapestOf(left);
    if (cheapest && left.every((each) => each.picks.length === cheapest.picks.length))
      this.#mean(cheapest.picks, cheapest, shown);
  }

  #mean(picks: readonly Picked[], choice: Choice<unknown>, said: Said): void {
    const { asked, sent } = this.#state;
    if (!asked || sent) return;
    const way = this.via.routed(choice);
    // Who rides along is seen before: where nobody was chosen yet, nobody does.
    const riders = ridersIn(this.#state);
    if (way) this.#give(asked.side, this.#show(asked.side, way, picks), said, riders);
  }

  /** Puts an answer before the player, with what it would set off. */
  #show(side: Side, choice: Choice<unknown>, picks: readonly Picked[] = choice.picks): Meaning {
    const meaning = this.#meaning(side, choice);
    const narrowed = this.#state.asked?.offer.after(picks) ?? null;
    const inspected = inspectedBeside(this.#state, picks);
    const chosen = { picks, narrowed, meaning, inspected };
    this.#needs.store.change({ ...chosen, commanded: null, slip: null, preview: null, ends: null });
    return meaning;
  }

  /** Sends an answer to the judge, if it has been said firmly enough for what it sets off. */
  #give(side: Side, meaning: Meaning, said: Said, riders = ridersIn(this.#state)): void {
    if (!mayBeGiven(meaning, said)) return;
    const { before, choice } = meaning;
    this.#follows = before && meaning;
    this.#begun.given(this.#state, (before ?? choice).picks, said === 'clicked');
    const rides = before === null && this.riding.give(side, choice, riders);
    if (!rides) this.#needs.send(side, (before ?? choice).answer);
    this.ordering.heard((before ?? choice).picks);
  }

  #meaning(side: Side, choice: Choice<unknown>): Meaning {
    return meaningOf(this.#needs.game(), this.#state, side, choice);
  }

  // ── what is half written ────────────────────────────────────────────────────────────────────────────────────────

  /** Lays what is half written aside, for another question may be put, or none for a while. */
  keepDraft(): void {
    this.#drafts.keep(this.#state);
  }

  /** A side has answered: what it had half written has become its answer, or is void. */
  answered({ side }: Entry): void {
    this.#drafts.forget(side);
    const { asked } = this.#state;
    // Nothing is asked while one looks back, and the answer may have been on its way all the same.
    if (!asked || asked.side === side) this.#needs.store.change({ picks: [], laid: null, sent: false });
  }

  /** Takes up what was half written in answer to the question just put, as far as it still fits, and says what does not. */
  resume(): void {
    const { asked } = this.#state;
    if (!asked) return;
    const draft = this.#drafts.of(asked.side);
    if (draft) this.#takeUp(asked, draft);
    const begun = this.#begun.chosenAt(this.#state, this.law);
    if (begun) this.start(begun);
    this.#giveCarried();
    this.#giveWhatFollows(asked.side);
    this.riding.resume();
  }

  /** Gives the throw that was confirmed with the step before it; where its chances are others now, it is shown again. */
  #giveWhatFollows(side: Side): void {
    const follows = this.#follows;
    if (this.#state.sent) return;
    this.#follows = null;
    const question = this.#needs.game()?.question(side);
    if (!follows || !question || question.refuse(follows.choice.answer) !== null) return;
    const meaning = this.#show(side, follows.choice);
    const asShown = canonical(meaning.preview as never) === canonical(follows.preview as never);
    this.#give(side, meaning, asShown ? 'confirmed' : 'clicked');
  }

  #takeUp(asked: Asked, draft: Draft): void {
    const means = (picks: readonly Picked[]): boolean => this.law.judge(picks)?.refusal === null;
    const { picks, laid, loss } = resumed(draft, asked, means);
    const narrowed = asked.offer.after(picks);
    const tried = narrowed.left.length > 0 ? null : this.law.judge(picks);
    const choice = narrowed.exact ?? (tried && choiceOf(tried));
    const meaning = choice && this.#meaning(asked.side, choice);
    this.#needs.store.change({ picks, laid, narrowed, meaning });
    if (loss !== null) this.#needs.slip(loss, asked.clause);
  }

  /** Gives the way that a stand was carried along before it was asked for; gone when its chance has passed. */
  #giveCarried(): void {
    const picks = this.#carried;
    const tried = picks && this.law.judge(picks);
    if (!tried) return;
    this.#carried = null;
    if (tells(tried)) this.place(picks, 'clicked');
  }
}
