/** Hexes a march is to go by, where a player wants another way than the shortest. */
import type { Refusal } from '@linstock/kernel';
import { type Choice, hexesPicked, isOfficer, type Picked, piecesPicked } from '@linstock/scene';
import type { Needs } from '../automatic/needs.ts';
import { choiceOf } from '../picking/trying.ts';
import { withSelection } from '../state/mode.ts';
import {
  type Asked,
  type MarchRoute,
  NO_ROUTE,
  type SessionState,
  type Toast,
  type Tried,
} from '../state/state.ts';

/** Whether troops are chosen who may be told by which hexes to march. */
export function mayChooseRoute({ asked, picks, narrowed, scene, rulebook, sheet }: SessionState): boolean {
  const troops = piecesPicked(picks);
  if (
    !asked ||
    sheet ||
    troops.length === 0 ||
    troops.length < picks.length ||
    !rulebook?.present.clicks.meaning
  )
    return false;
  if (scene?.pieces.some((piece) => troops.includes(piece.id) && isOfficer(piece))) return false;
  return [...(narrowed?.next.values() ?? [])].some(
    ({ pick, choices }) => 'hex' in pick && (choices[0]?.path?.length ?? 0) > 1,
  );
}

/** The same troops to the same end, by the hexes they are to go by. */
function picksByRoute({ picks }: Choice<unknown>, route: readonly number[]): Picked[] {
  const at = picks.findIndex((pick) => 'hex' in pick);
  return [...picks.slice(0, at), ...route.map((hex) => ({ hex })), ...picks.slice(at)];
}

/** Keeps by which hexes the troops chosen are to go, and makes of an answer offered the same by that way. */
export class RouteChoice {
  readonly #needs: Needs;
  readonly #judge: (picks: readonly Picked[]) => Tried | null;
  /** Where on the page the end of the way was clicked, for a refusal to lie there; null by key or button. */
  point: Toast['point'] = null;

  /** @param judge what the rules say of the answer that picks mean */
  constructor(needs: Needs, judge: (picks: readonly Picked[]) => Tried | null) {
    this.#needs = needs;
    this.#judge = judge;
  }

  get #route(): MarchRoute {
    return this.#needs.store.get().route;
  }

  /** The way as it is kept while these are picked: as long as it is the same troops. */
  routeFor(picks: readonly Picked[]): MarchRoute {
    const before = piecesPicked(this.#needs.store.get().picks);
    return before.join() === piecesPicked(picks).join() ? this.#route : NO_ROUTE;
  }

  /** The next hex clicked is one to go by, or is no longer. */
  add(adds: boolean): void {
    this.#change({ ...this.#route, adds });
  }

  /** Lets one of the hexes to go by go. */
  dropHex(hex: number): void {
    this.#change({ ...this.#route, hexes: this.#route.hexes.filter((each) => each !== hex) });
  }

  /** A click on a hex that the troops chosen are to go by; false where it means anything else. */
  takeClick(candidates: readonly Picked[], adds: boolean): boolean {
    const state = this.#needs.store.get();
    const place = candidates.find((pick) => 'hex' in pick);
    if (!place || !('hex' in place) || !(adds || state.route.adds) || !mayChooseRoute(state)) return false;
    const own = candidates.some((pick) => 'piece' in pick && includesOwn(state.asked, state, pick.piece));
    if (own && !state.route.adds) return false;
    this.#change({ hexes: [...state.route.hexes, place.hex], adds: false });
    return true;
  }

  /** Takes the last of the hexes to go by back; false where there is none. */
  stepBack(): boolean {
    const { hexes, adds } = this.#route;
    if (!adds && hexes.length === 0) return false;
    this.#change({ hexes: adds ? hexes : hexes.slice(0, -1), adds: false });
    return true;
  }

  /** The answer by the way that was said, as it would be shown; the answer itself where none was, or it may not go so. */
  previewOf<T extends Choice<unknown> | null>(choice: T): T | Choice<unknown> {
    const tried = choice && this.#tried(choice);
    return tried && !tried.refusal ? choiceOf(tried) : choice;
  }

  /** Whether the troops picked may not come there by the way that was said, whatever they face there, which is said. */
  refusesAll(left: readonly Choice<unknown>[]): boolean {
    if (this.#route.hexes.length === 0) return false;
    const tried = left.map((choice) => this.#tried(choice));
    const refusal = tried[0]?.refusal;
    if (!refusal || tried.some((each) => !each?.refusal)) return false;
    this.#refuse(refusal);
    return true;
  }

  #refuse({ sentence, clause }: Pick<Refusal, 'sentence' | 'clause'>): void {
    this.#needs.showToast(`By the way you have chosen: ${sentence}`, clause, {
      point: this.point,
      remedy: null,
    });
  }

  /** The answer by the way that was said; null where it may not go so, which is said. */
  applyTo(choice: Choice<unknown>): Choice<unknown> | null {
    const tried = this.#tried(choice);
    if (!tried?.refusal) return tried ? choiceOf(tried) : choice;
    this.#refuse(tried.refusal);
    return null;
  }

  #tried(choice: Choice<unknown>): Tried | null {
    const { route, narrowed } = this.#needs.store.get();
    const marches = (choice.path?.length ?? 0) > 1 && hexesPicked(choice.picks).length === 1;
    // Another way to the same end that was found safer stays as it is.
    const offered = narrowed?.left.includes(choice) ?? false;
    if (route.hexes.length === 0 || !marches || !offered) return null;
    return this.#judge(picksByRoute(choice, route.hexes));
  }

  #change(route: MarchRoute): void {
    const { store } = this.#needs;
    store.enter(withSelection(store.get().mode, { route }), { toast: null });
  }
}

/** Whether a piece is of the side that is asked. */
const includesOwn = (asked: Asked | null, { scene }: SessionState, piece: string): boolean =>
  scene?.pieces.some(({ id, side }) => id === piece && side === asked?.side) ?? false;
