import { distance, type HexMap } from '@linstock/ground';
import { need, type Refusal, type SeatPosition, type Side } from '@linstock/kernel';
import { type AnswerMenu, answerMenuOf } from '../answer-menu.ts';
import type { Choice } from '../narrowing.ts';
import { hexesPicked, type Picked, piecesPicked } from '../pick.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Presentation } from '../presentation.ts';
import type { Formation } from './formation.ts';
import type { Wish } from './gesture.ts';
import { hexOfPiece } from './hex-wishes.ts';
import type { Destination, Manoeuvre, Straggler } from './manoeuvre.ts';
import { type Pause, TrialGame } from './trial.ts';

/** An answer that moves pieces, and how far its end is from the wish: in hexes and tenths of a degree. */
interface Step<A> {
  readonly choice: Choice<A>;
  readonly pieces: readonly string[];
  readonly hex: number;
  readonly facing: number | null;
  readonly off: number;
  readonly askew: number;
}

/** The position and the formation of a manoeuvre. */
export interface DrillContext<S, A, F> {
  readonly present: Presentation<S, A, F>;
  readonly position: SeatPosition<S, A, F>;
  readonly side: Side;
  readonly formation: Formation;
}

/**
 * Brings the pieces of a formation on a hex map to their wished places: first all that can arrive exactly,
 * then each of the others as near as possible. Front pieces go first, and pieces of one hex together.
 */
export function drillOnHexes<S, A, F>(
  from: DrillContext<S, A, F>,
  map: HexMap,
  wishes: readonly Wish[],
): Manoeuvre<A> {
  return new Drill(from, map, wishes).run();
}

/** True if all pieces that may move at all arrive exactly. */
export function allArrive<S, A, F>(
  from: DrillContext<S, A, F>,
  map: HexMap,
  wishes: readonly Wish[],
): boolean {
  return new Drill(from, map, wishes).isWhole();
}

class Drill<S, A, F> {
  readonly #from: DrillContext<S, A, F>;
  readonly #map: HexMap;
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #trial: TrialGame<S, A, F>;
  #offer: AnswerMenu<A>;
  #pending: Wish[];
  readonly #destinations: Destination[] = [];
  #stops: Choice<A> | null = null;
  #pause: Pause | null = null;
  #asks: string | null = null;
  readonly #held = new Set<string>();
  /** The possible answers before any piece has moved. */
  #first: AnswerMenu<A>;
  /** Pieces that could do nothing before any had moved, with the refusal. Later the refusal may be another. */
  readonly #barred = new Map<string, Refusal>();
  /** Pieces that move only part of the way, and why. */
  readonly #parts: Straggler[] = [];

  constructor(from: DrillContext<S, A, F>, map: HexMap, wishes: readonly Wish[]) {
    this.#from = from;
    this.#map = map;
    this.#pieces = new Map(from.formation.pieces.map((piece) => [piece.id, piece]));
    this.#trial = new TrialGame(from.position, from.side);
    this.#offer = this.#offered();
    this.#first = this.#offer;
    this.#pending = wishes
      .filter(({ piece }) => this.#pieces.has(piece))
      .toSorted((one, other) => this.#way(other) - this.#way(one));
  }

  run(): Manoeuvre<A> {
    this.#begin();
    this.#bar();
    // Officers go after their troops.
    for (const officers of this.#asksFirst() ? [] : [false, true])
      for (let goes = true; goes; ) goes = this.#exactly(officers) || this.#nearly(officers);
    return {
      answers: this.#trial.answers,
      kinds: this.#trial.kinds,
      destinations: this.#destinations,
      stragglers: gathered([...this.#parts, ...this.#left()]),
      stops: this.#stops,
      pause: this.#pause,
      asks: this.#asks,
      waiting: this.#pending.filter(({ piece }) => this.#held.has(piece)),
    };
  }

  isWhole(): boolean {
    this.#begin();
    while (this.#exactly(false));
    return (
      this.#trial.answers.length > 0 && this.#open(false).every((wish) => this.#steps(wish).length === 0)
    );
  }

  /** Names pieces by their body or their place, if that must come before they can act. */
  #begin(): void {
    if (this.#anybodyGoes()) return;
    const places = this.#pending.flatMap(({ piece }) => this.#pieces.get(piece)?.place ?? []);
    for (const pick of [{ body: this.#from.formation.id }, ...places]) {
      const { exact } = this.#offer.after([pick]);
      if (exact?.picks.length !== 1 || exact.path !== undefined) continue;
      if (!this.#giveChoice(exact)) this.#stop(exact, this.#pending);
      this.#first = this.#offer;
      return;
    }
  }

  #bar(): void {
    for (const wish of this.#pending) {
      if (this.#first.after([{ piece: wish.piece }]).left.length > 0) continue;
      const refusal = this.#refusal(wish);
      if (refusal) this.#barred.set(wish.piece, refusal);
    }
  }

  #anybodyGoes(): boolean {
    return this.#pending.some((wish) => this.#steps(wish).length > 0);
  }

  /** True if something else must be decided before any piece moves, such as a leader's throw to act alone. */
  #asksFirst(): boolean {
    const only = this.#offer.rows.every(({ pick }) => 'button' in pick);
    if (this.#stops === null && only && this.#offer.rows.length > 0) {
      this.#asks = this.#trial.question.prompt();
      this.#hold(this.#pending);
    }
    return this.#held.size > 0;
  }

  #stop(choice: Choice<A>, waiting: readonly Wish[]): void {
    if (this.#stops === null) this.#pause = this.#trial.pause;
    this.#stops ??= choice;
    this.#hold(waiting);
  }

  #hold(waiting: readonly Wish[]): void {
    for (const { piece } of waiting) this.#held.add(piece);
  }

  #offered(): AnswerMenu<A> {
    const { position, question, known } = this.#trial;
    return answerMenuOf(
      this.#from.present,
      { field: position.field, state: position.state, known },
      question,
    );
  }

  #isOfficer({ piece }: Wish): boolean {
    const at = this.#pieces.get(piece);
    return at !== undefined && isOfficer(at);
  }

  /**
   * The wish of a piece. An officer goes with the troops that were with him, to where they end. If they stay,
   * so does the officer.
   */
  #withTroops(wish: Wish): Wish {
    const officer = this.#pieces.get(wish.piece);
    if (!officer || !isOfficer(officer)) return wish;
    const mates = [...this.#pieces.values()].filter(
      (mate) => !isOfficer(mate) && hexOfPiece(mate) === hexOfPiece(officer),
    );
    const goes = this.#destinations.find(({ piece }) => mates.some(({ id }) => id === piece));
    return { ...wish, place: goes?.place ?? (mates.length > 0 ? officer.place : wish.place) };
  }

  /** The lead of a piece over the others: the foremost moves first. */
  #way({ piece, place }: Wish): number {
    const at = this.#pieces.get(piece);
    if (!at || place === null || !('hex' in place)) return 0;
    const here = hexOfPiece(at);
    const others = this.#from.formation.pieces.map(hexOfPiece).filter((hex) => hex >= 0);
    const far = (hex: number): number =>
      others.reduce((sum, each) => sum + distance(this.#map, hex, each), 0);
    return far(place.hex) - far(here);
  }

  /** Gives an answer on the copy, if it may be given unasked. */
  #giveChoice(choice: Choice<A>): boolean {
    const given = this.#trial.giveAnswer(choice.answer);
    if (given) this.#offer = this.#offered();
    return given;
  }

  /** The ways offered to a piece, alone or with others that have the same wish. */
  #steps(wish: Wish): Step<A>[] {
    const mates = this.#matesOf(wish);
    return this.#offer
      .after([{ piece: wish.piece }])
      .left.filter(({ picks }) => piecesPicked(picks).every((piece) => mates.includes(piece)))
      .flatMap((choice) => this.#step(choice, wish) ?? []);
  }

  /** The pieces that may move with a piece, itself first. */
  #matesOf(wish: Wish): string[] {
    const others = this.#pending.filter((each) => each.piece !== wish.piece && this.#same(each, wish));
    return [wish.piece, ...others.map(({ piece }) => piece)];
  }

  /** True if two pieces in one hex wish to go to one hex. */
  #same(one: Wish, other: Wish): boolean {
    const [a, b] = [this.#pieces.get(one.piece), this.#pieces.get(other.piece)];
    if (!a || !b || hexOfPiece(a) !== hexOfPiece(b)) return false;
    return wished(one) === wished(other);
  }

  #step(choice: Choice<A>, wish: Wish): Step<A> | null {
    const { picks, path, warns = [] } = choice;
    const piece = this.#pieces.get(wish.piece);
    const pieces = piecesPicked(picks);
    const heading = headingIn(picks);
    // A way that harms friends must be chosen by the player. An answer without a way or a facing is no move.
    if (!piece || warns.length > 0 || pieces.length === 0 || picks.some((pick) => 'button' in pick))
      return null;
    if (path === undefined && (heading === null || hexesPicked(picks).length > 0)) return null;
    if (heading === null && piece.facing !== null) return null;
    const hex = hexesPicked(picks).at(-1) ?? hexOfPiece(piece);
    const target = wished(wish);
    const askew = heading === null || wish.facing === null ? 0 : turnBetween(heading, wish.facing);
    return {
      choice,
      pieces,
      hex,
      facing: heading,
      off: target < 0 ? 0 : distance(this.#map, hex, target),
      askew,
    };
  }

  /** Brings each exactly to its place, alone or with others of its hex, by one answer; false if none arrives. */
  #exactly(officers: boolean): boolean {
    return this.#each(officers, (wish) => this.#arrives(wish));
  }

  /** Moves each as near to its place as possible; another unit may have cleared its path. False if none moves. */
  #nearly(officers: boolean): boolean {
    return this.#each(officers, (wish) => this.#arrives(wish) || this.#nears(wish));
  }

  /** Goes once through all unfinished pieces; false if none of them was moved. */
  #each(officers: boolean, moves: (wish: Wish) => boolean): boolean {
    let any = false;
    for (const { piece } of this.#open(officers)) {
      // Another piece may have taken it along, and an officer goes where its troops are now.
      const wish = this.#open(officers).find((each) => each.piece === piece);
      if (wish && moves(wish)) any = true;
    }
    return any;
  }

  #arrives(wish: Wish): boolean {
    if (this.#arrived(wish)) {
      this.#done([wish.piece]);
      return true;
    }
    const steps = this.#steps(wish);
    const straightest = Math.min(...steps.map(({ askew }) => askew));
    return this.#take(steps.filter(({ off, askew }) => off === 0 && askew <= straightest));
  }

  #nears(wish: Wish): boolean {
    const piece = need(this.#pieces, wish.piece);
    const target = wished(wish);
    if (target < 0) return false;
    const now = distance(this.#map, hexOfPiece(piece), target);
    const turn = piece.facing === null || wish.facing === null ? 0 : turnBetween(piece.facing, wish.facing);
    const steps = this.#steps(wish).filter(({ off, askew }) => off < now || (off === now && askew < turn));
    if (steps.length === 0) return false;
    const { sentence, clause } = this.#kept(wish);
    const nearest = Math.min(...steps.map(({ off }) => off));
    const near = steps.filter(({ off }) => off === nearest);
    const best = Math.min(...near.map(({ askew }) => askew));
    const straightest = near.filter(({ askew }) => askew === best);
    return this.#take(straightest, (pieces) =>
      this.#parts.push({ pieces, sentence, clause, goesPart: true }),
    );
  }

  /** Pieces that are not settled yet: the troops, or the officers. */
  #open(officers: boolean): Wish[] {
    return this.#pending
      .filter((wish) => !this.#held.has(wish.piece) && this.#isOfficer(wish) === officers)
      .map((wish) => (officers ? this.#withTroops(wish) : wish));
  }

  #arrived({ piece: id, place, facing }: Wish): boolean {
    const piece = this.#pieces.get(id);
    if (!piece || place === null || !('hex' in place) || hexOfPiece(piece) !== place.hex) return false;
    return facing === null || piece.facing === null || turnBetween(piece.facing, facing) < 300;
  }

  /** Takes the best of equal steps: of most pieces, then the cheapest; what may not be given unasked is what it stops at. */
  #take(steps: readonly Step<A>[], note: (pieces: readonly string[]) => void = () => {}): boolean {
    const [best] = steps.toSorted(
      (one, other) =>
        other.pieces.length - one.pieces.length || (one.choice.cost ?? 0) - (other.choice.cost ?? 0),
    );
    if (!best) return false;
    if (!this.#giveChoice(best.choice)) {
      this.#stop(
        best.choice,
        this.#pending.filter(({ piece }) => best.pieces.includes(piece)),
      );
      return true;
    }
    note(best.pieces);
    for (const piece of best.pieces) {
      const from = hexOfPiece(need(this.#pieces, piece));
      const path = best.choice.path ?? [{ hex: from }];
      this.#destinations.push({ piece, place: { hex: best.hex }, facing: best.facing, path });
    }
    this.#done(best.pieces);
    return true;
  }

  #done(pieces: readonly string[]): void {
    this.#pending = this.#pending.filter(({ piece }) => !pieces.includes(piece));
  }

  /** The refusal of a wish in the current position. */
  #refusal(wish: Wish): Refusal | null {
    const { present } = this.#from;
    const { piece, place, facing } = wish;
    const { question, position, known } = this.#trial;
    if (place === null) return null;
    const mates = this.#matesOf(wish).map((each) => ({ piece: each }));
    const picks: Picked[] = [...mates, place, ...(facing === null ? [] : [{ heading: facing }])];
    const { field, state } = position;
    const meant = present.clicks.meaning?.({ field, state, known }, question, picks) ?? null;
    const refused = meant === null ? null : question.refuse(meant);
    if (refused) return refused;
    const nearest = present.clicks.attempt?.({ field, state, known }, question, piece) ?? null;
    return nearest === null ? null : question.refuse(nearest);
  }

  /** Why a piece does not arrive: a refusal, or the harm its way there does to friends. */
  #kept(wish: Wish): { readonly sentence: string; readonly clause: string | null } {
    if (wish.place === null) return { sentence: 'That is beyond the edge of the map.', clause: null };
    const { question } = this.#trial;
    const marches = this.#first.all.some(
      ({ path, picks }) => path !== undefined || headingIn(picks) !== null,
    );
    if (!marches)
      return { sentence: `This is not the time to march. ${question.prompt()}`, clause: question.clause };
    const refusal = this.#barred.get(wish.piece) ?? this.#refusal(wish);
    if (refusal) return { sentence: refusal.sentence, clause: refusal.clause };
    const target = wished(wish);
    const harmful = this.#offer
      .after([{ piece: wish.piece }])
      .left.find(({ picks, warns = [] }) => warns.length > 0 && hexesPicked(picks).at(-1) === target);
    return { sentence: harmful?.warns?.[0] ?? 'It can come no nearer from here.', clause: null };
  }

  /** The pieces that stay where they are. */
  #left(): Straggler[] {
    return this.#pending
      .filter(({ piece }) => !this.#held.has(piece))
      .map((wish) => ({ pieces: [wish.piece], ...this.#kept(wish), goesPart: false }));
  }
}

/** Groups stragglers with the same reason. */
function gathered(each: readonly Straggler[]): Straggler[] {
  const found = new Map<string, Straggler>();
  for (const one of each) {
    const key = `${one.goesPart} ${one.sentence}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, pieces: [...known.pieces, ...one.pieces] } : one);
  }
  return [...found.values()];
}

const wished = ({ place }: Wish): number => (place !== null && 'hex' in place ? place.hex : -1);

function headingIn(picks: readonly Picked[]): number | null {
  const found = picks.findLast((pick) => 'heading' in pick);
  return found && 'heading' in found ? found.heading : null;
}

/** The smaller angle between two facings. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 3600;
  return Math.min(turn, 3600 - turn);
}
