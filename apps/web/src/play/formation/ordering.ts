import { canonical } from '@linstock/kernel';
import {
  type Choice,
  carryOutWishes,
  type DrillContext,
  type Formation,
  formationOf,
  type Gesture,
  type Ground,
  includesPick,
  type Manoeuvre,
  manoeuvreOf,
  nameWithArticle,
  type Picked,
  piecesPicked,
} from '@linstock/scene';
import { idOfPlace, placeFrom } from '../../common/places.ts';
import { intentionOf } from '../agenda/agenda.ts';
import { bestShot } from '../aiming/aim.ts';
import { intentionsAfter } from '../automatic/decide.ts';
import type { Needs } from '../automatic/needs.ts';
import type { Clicked } from '../chosen/clicked.ts';
import {
  type Commanded,
  carriesOut,
  comesFirst,
  haltWords,
  keptWords,
  type Shown,
} from '../chosen/commanded.ts';
import { type Deed, drillOn } from '../chosen/gestures.ts';
import { stepOf } from '../state/goingOn.ts';
import { formationMode, IDLE, pickingMode, withHand } from '../state/mode.ts';
import type { WritableFields } from '../state/sessionStore.ts';
import type { SessionState, Toast } from '../state/state.ts';
import { haltedToo, released } from './halted.ts';
import { commandedIn, ownAmong, smallestOf } from './whose.ts';

/** Milliseconds the pointer rests before what it points at is worked out. */
const REST = 60;

/** Orders to a whole formation: each is shown, given as ordinary answers one after another, and taken back as one. */
export class Ordering {
  readonly #needs: Needs;
  readonly #choose: (choice: Choice<unknown>) => void;
  #soon: ReturnType<typeof setTimeout> | undefined;

  /** @param choose puts an answer before the player with its card */
  constructor(needs: Needs, choose: (choice: Choice<unknown>) => void) {
    this.#needs = needs;
    this.#choose = choose;
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** What a formation can be told by a button or a number. */
  get drill(): readonly Deed[] {
    return drillOn(this.#ground()?.kind ?? 'hexes');
  }

  /** Chooses a formation to be ordered; the one chosen already is let go. */
  choose(id: string): void {
    const { commanded, asked, scene, mode } = this.#state;
    if (commanded?.formation === id) return this.letGo();
    if (!asked || !scene || mode.at === 'sheet' || !formationOf(scene, asked.side, id)) return;
    const formation = { formation: id, line: null, shown: null };
    this.#needs.store.enter(formationMode(asked.menu, formation), { toast: null, inspected: null });
  }

  /** Chooses the formation of a piece of one's own, if it is not chosen already. */
  chooseOf(id: string): void {
    const piece = ownAmong(this.#state, [{ piece: id }]);
    const formation = piece && smallestOf(this.#state, piece);
    if (formation && this.#state.commanded?.formation !== formation.id) this.choose(formation.id);
  }

  /** Chooses it no more; a toast about its order goes with it. */
  letGo(): void {
    const { mode, asked } = this.#state;
    const left = mode.at === 'formation' ? (asked ? pickingMode(asked.menu) : IDLE) : mode;
    this.#needs.store.enter(left, { toast: null });
  }

  /** From now on clicks draw the line of the formation chosen, or say again where it goes. */
  drawLine(on: boolean): void {
    const { commanded } = this.#state;
    if (commanded) this.#change({ ...commanded, line: on ? { from: null } : null, shown: null });
  }

  /** A click on the board while a formation is chosen, or a double click that chooses one; false where it is none of either. */
  take(candidates: readonly Picked[], { again: twice = false, point = null }: Clicked): boolean {
    const { commanded, asked } = this.#state;
    const piece = ownAmong(this.#state, candidates);
    if (!asked || (!commanded && !(twice && piece))) return false;
    const formation = piece && smallestOf(this.#state, piece);
    if (formation && !commanded?.line) {
      if (!twice || commanded?.formation !== formation.id) this.choose(formation.id);
      return true;
    }
    const place = candidates.find((pick) => 'hex' in pick || 'spot' in pick);
    if (!commanded || !place || !('hex' in place || 'spot' in place)) return false;
    const shot = commanded.line ? null : this.#shotAt(candidates, commanded.formation);
    if (shot) this.#choose(shot);
    else if (!commanded.line) this.give({ kind: 'go', from: null, to: place }, point);
    else if (commanded.line.from === null) this.#change({ ...commanded, line: { from: idOfPlace(place) } });
    else this.give({ kind: 'line', from: placeFrom(commanded.line.from), to: place }, point);
    return true;
  }

  /** The best blow of the formation at the enemy that is clicked; null where none of it may strike him now. */
  #shotAt(candidates: readonly Picked[], id: string): Choice<unknown> | null {
    const { asked, scene } = this.#state;
    const formation = asked && scene && formationOf(scene, asked.side, id);
    return (
      formation && bestShot(this.#state, [], candidates, new Set(formation.pieces.map((each) => each.id)))
    );
  }

  /** Shows what a gesture would come to once the hand has come to rest on it. */
  lookSoon(gesture: Gesture | null): void {
    clearTimeout(this.#soon);
    if (this.#state.commanded) this.#soon = setTimeout(() => this.look(gesture), REST);
  }

  /** Shows what a gesture would come to; null shows nothing. */
  look(gesture: Gesture | null): void {
    clearTimeout(this.#soon);
    const { commanded } = this.#state;
    if (!commanded || commanded.shown?.waits || (gesture === null && commanded.shown === null)) return;
    const plan = gesture && this.#planned(gesture);
    this.#change({ ...commanded, shown: plan && { gesture, plan, waits: false } });
  }

  /** What is shown is not to be done: another order may be given. */
  reconsider(): void {
    const { commanded } = this.#state;
    if (commanded) this.#change({ ...commanded, shown: null }, { toast: null });
  }

  /**
   * Gives an order, where all can do it; else it is shown, with who cannot, and waits to be carried out.
   * @param point where on the page it was clicked; null by key, button or hand
   * @param looks it is shown in any case, as to a finger that cannot point before it presses
   */
  give(gesture: Gesture, point: Toast['point'] = null, looks = false): void {
    this.#needs.store.event(() => {
      clearTimeout(this.#soon);
      const shown = this.#state.commanded?.shown;
      // The card has shown which units stay behind, so the same gesture again confirms the order.
      if (shown?.waits && sameGesture(shown.gesture, gesture)) return this.carryOut();
      const plan = this.#planned(gesture);
      if (plan) this.#put({ gesture, plan, waits: true }, point, looks);
    });
  }

  /** Goes on with an order that stopped. */
  goOn(): void {
    this.#needs.store.event(() => {
      const rest = intentionOf(this.#state.agenda, 'rest');
      const { asked, scene, commanded } = this.#state;
      const formation = rest && asked && scene && formationOf(scene, asked.side, rest.formation);
      const from = formation && this.#drilled(formation);
      const ground = this.#ground();
      if (!rest || !from || !ground) return;
      if (commanded?.formation !== rest.formation) this.choose(rest.formation);
      this.#put({ gesture: null, plan: carryOutWishes(from, ground, rest.wishes), waits: true });
    });
  }

  /** Those of the formation chosen who have not acted stand fast in this step: they are listed and counted no more. */
  standFast(): void {
    this.#needs.store.event(() => {
      const formation = commandedIn(this.#state);
      if (!formation) return;
      this.letGo();
      this.#needs.store.change({ halted: haltedToo(this.#state, formation) });
      this.#needs.showToast(haltWords(formation), null);
    });
  }

  /** A person lets these act again: what was said of their halt is no longer true. */
  letAct(pieces: readonly string[]): void {
    this.#needs.store.event(() => {
      this.release(pieces);
      this.#needs.store.change({ toast: null });
    });
  }

  /** These stand fast no more: they may act, or have been told something else. */
  release(pieces: readonly string[]): void {
    if (this.#state.halted) this.#needs.store.change({ halted: released(this.#state, pieces) });
  }

  /** Takes back an order of which nothing has been given yet: it is dropped. False where none waits so. */
  withdraw(): boolean {
    return this.#needs.store.event(() => {
      const { unfinished } = this.#state;
      if (!unfinished?.ungiven) return false;
      this.halt();
      const { asked, mode } = this.#state;
      this.#needs.store.enter(withHand(mode, asked ? pickingMode(asked.menu) : IDLE));
      this.#needs.showToast(`The order to ${nameWithArticle(unfinished.name)} is taken back.`, null);
      return true;
    });
  }

  /** Drops what is left of an order that stopped: they halt where they are. */
  halt(): void {
    this.#needs.agenda.end('halted');
  }

  /** A person has given an answer himself: where it tells other troops to act, what is left of an order is dropped. */
  heard(picks: readonly Picked[]): void {
    const { asked, scene, unfinished } = this.#state;
    this.release(piecesPicked(picks));
    const rest = intentionOf(this.#state.agenda, 'rest');
    const formation = rest && asked && scene && formationOf(scene, asked.side, rest.formation);
    if (!formation || !scene) return;
    const told = scene.pieces.filter(
      ({ id, group, side }) =>
        side === asked?.side && picks.some((pick) => includesPick([{ piece: id }, { body: group }], pick)),
    );
    if (told.length === 0 || told.some(({ id }) => formation.pieces.some((piece) => piece.id === id))) return;
    this.halt();
    if (unfinished)
      this.#needs.showToast(
        `Others were told to act: what was left to do for ${unfinished.name} is dropped.`,
        null,
      );
  }

  /** Does what is shown, by those who can. */
  carryOut(): void {
    this.#needs.store.event(() => {
      const { commanded, asked } = this.#state;
      const shown = commanded?.shown;
      const game = this.#needs.game();
      if (!commanded || !shown || !asked || !game || this.#needs.agenda.busy) return;
      const { plan } = shown;
      const { answers, kinds } = plan;
      const ungivenAt = answers.length === 0 && shown.gesture !== null ? game.head : null;
      this.#needs.agenda.drop('rest', 'stop');
      this.#needs.agenda.add(...intentionsAfter(plan, commanded.formation, stepOf(this.#state), ungivenAt));
      this.release(plan.destinations.map(({ piece }) => piece));
      this.letGo();
      const given = this.#needs.agenda.begin({ side: asked.side, answers, kinds });
      if (!given) this.#needs.agenda.resume(asked.side);
    });
  }

  /** What is shown is given at once where nobody is left behind and nothing is left to a person; else why not is said. */
  #put(shown: Shown, point: Toast['point'] = null, looks = false): void {
    const { commanded } = this.#state;
    const formation = commandedIn(this.#state);
    if (!commanded || !formation) return;
    const { plan } = shown;
    const [first, ...more] = plan.stragglers;
    if (plan.answers.length === 0 && plan.stops === null) {
      const why = first ? keptWords(first, formation) : plan.asks && `${formation.name}: ${plan.asks}`;
      this.#needs.showToast(why ?? 'They stand there already.', first?.clause ?? null, {
        point,
        remedy: null,
      });
      return this.#change({ ...commanded, shown: first ? { ...shown, waits: false } : null });
    }
    this.#change({ ...commanded, shown });
    if (!looks && !first && plan.stops === null && plan.asks === null) return this.carryOut();
    if (point === null) return;
    const others = more.length === 0 ? '' : ' Others are kept by other rules.';
    const why = first ? `${keptWords(first, formation)}${others}` : comesFirst(plan, formation);
    const remedy = { label: carriesOut(plan.stragglers), carriesOut: true } as const;
    this.#needs.showToast(why, first?.clause ?? null, { point, remedy });
  }

  /** What comes of a gesture; what has been pointed at is not worked out again when it is given. */
  #planned(gesture: Gesture): Manoeuvre<unknown> | null {
    const formation = commandedIn(this.#state);
    const from = formation && this.#drilled(formation);
    const ground = this.#ground();
    if (!from || !ground) return null;
    const shown = this.#state.commanded?.shown;
    return shown && sameGesture(shown.gesture, gesture) ? shown.plan : manoeuvreOf(from, ground, gesture);
  }

  #drilled(formation: Formation): DrillContext<unknown, unknown, unknown> | null {
    const game = this.#needs.game();
    if (!game) return null;
    const { side } = formation;
    return { present: this.#needs.rulebook.present, position: game.position.forSeat(side), side, formation };
  }

  #ground(): Ground | null {
    const game = this.#needs.game();
    return game && this.#needs.rulebook.present.shows.ground(game.field);
  }

  #change(commanded: Commanded, also: WritableFields = {}): void {
    const { mode } = this.#state;
    if (mode.at === 'formation') this.#needs.store.enter({ ...mode, commanded }, also);
  }
}

const sameGesture = (one: Gesture | null, other: Gesture): boolean =>
  one !== null && canonical(one as never) === canonical(other as never);
