import { type Spot, span, touching } from '@linstock/ground';
import { canonical, type Refusal } from '@linstock/kernel';
import { type Picked, type PieceWay, picksOfWays, piecesPicked } from '../pick.ts';
import type { DrillContext } from './drill.ts';
import type { Wish } from './gesture.ts';
import type { Destination, Manoeuvre, Straggler } from './manoeuvre.ts';
import { type StandingPiece, standingOf, unitOf } from './table-wishes.ts';
import { TrialGame } from './trial.ts';

/** An answer that sets pieces on their way, now or when their turn comes. */
interface MovingAnswer<A> {
  readonly answer: A;
  readonly picks: readonly Picked[];
  readonly refusal: Refusal | null;
  /** They move with this very answer, and not with one that follows. */
  readonly goes: boolean;
}

/** Halvings of a way to find how much of it may be gone. */
const ROUTE_HALVINGS = 6;

/** Distance from its wished place, in thousandths of an inch, at which a piece has arrived. */
const ARRIVAL_TOLERANCE = 30;

/**
 * Brings the pieces of a formation on a free-measure table to their wished places, regiment by regiment. A
 * regiment moves as a whole if it may go all the way, and otherwise as many of its pieces as possible.
 */
export function drillOnTable<S, A, F>(from: DrillContext<S, A, F>, wishes: readonly Wish[]): Manoeuvre<A> {
  return new TableDrill(from, wishes).run();
}

/** True if all regiments that may go at all may go all the way. */
export function allGoWholeWay<S, A, F>(from: DrillContext<S, A, F>, wishes: readonly Wish[]): boolean {
  return new TableDrill(from, wishes).isWhole();
}

class TableDrill<S, A, F> {
  readonly #from: DrillContext<S, A, F>;
  readonly #trial: TrialGame<S, A, F>;
  readonly #pieces: ReadonlyMap<string, StandingPiece>;
  #units: Wish[][];
  readonly #destinations: Destination[] = [];
  readonly #stragglers: Straggler[] = [];
  #stops: Manoeuvre<A>['stops'] = null;
  #pause: Manoeuvre<A>['pause'] = null;
  #asks: string | null = null;

  constructor(from: DrillContext<S, A, F>, wishes: readonly Wish[]) {
    this.#from = from;
    this.#trial = new TrialGame(from.position, from.side);
    this.#pieces = new Map(standingOf(from.formation).map((piece) => [piece.id, piece]));
    const going = wishes.filter((wish) => {
      const piece = this.#pieces.get(wish.piece);
      return piece !== undefined && !this.#arrived(wish, piece);
    });
    this.#units = this.#parted(going);
  }

  /** Wishes by groups that move together: the companies of a regiment that touch one another. */
  #parted(wishes: readonly Wish[]): Wish[][] {
    const units: Wish[][] = [];
    for (const wish of wishes) {
      const beside = units.filter((unit) => unit.some((other) => this.#together(wish, other)));
      for (const unit of beside) units.splice(units.indexOf(unit), 1);
      units.push([...beside.flat(), wish]);
    }
    return units;
  }

  #together(one: Wish, other: Wish): boolean {
    const [a, b] = [this.#pieces.get(one.piece), this.#pieces.get(other.piece)];
    return a !== undefined && b !== undefined && unitOf(a) === unitOf(b) && touching(a.pose, b.pose);
  }

  isWhole(): boolean {
    const tried = this.#units.map((unit) => ({ far: this.#tried(unit, 1), near: this.#tried(unit, 0.05) }));
    const able = tried.filter(({ near }) => near?.refusal === null);
    return able.length > 0 && able.every(({ far }) => far?.refusal === null);
  }

  run(): Manoeuvre<A> {
    for (let goes = true; goes && this.#stops === null; ) goes = this.#next();
    const waits = this.#stops !== null || this.#asks !== null;
    const { answers, kinds } = this.#trial;
    return {
      ...{ answers, kinds, destinations: this.#destinations, stragglers: this.#stragglers },
      ...{
        stops: this.#stops,
        pause: this.#pause,
        asks: this.#asks,
        waiting: waits ? this.#units.flat() : [],
      },
    };
  }

  /** Moves the next unit that can move; false if there is none. */
  #next(): boolean {
    const known = this.#units.flatMap((unit) => {
      const tried = this.#tried(unit, 1);
      return tried ? [{ unit, tried }] : [];
    });
    const whole = known.find(({ tried }) => tried.refusal === null);
    if (whole) return this.#go(whole.unit, whole.tried, 1);
    for (const { unit, tried } of known) {
      const share = this.#share(unit);
      const part = share > 0 ? this.#tried(unit, share) : null;
      this.#note(unit, tried.refusal, part !== null);
      if (part?.refusal === null) return this.#go(unit, part, share);
      this.#done(unit);
    }
    // A unit that the question is not about waits for another question.
    if (this.#units.length > 0) this.#asks = this.#trial.question.prompt();
    return false;
  }

  #go(unit: readonly Wish[], { answer, picks, goes }: MovingAnswer<A>, share: number): boolean {
    const { position, question, known } = this.#trial;
    const told = this.#from.present.clicks.picks(
      { field: position.field, state: position.state, known },
      question,
      answer,
    );
    this.#show(unit, share);
    if (!this.#trial.giveAnswer(answer)) {
      this.#stops = { answer, ...told, picks };
      this.#pause = this.#trial.pause;
      this.#foresee();
      return false;
    }
    if (goes) this.#done(unit);
    return true;
  }

  /**
   * Shows the destinations of waiting units, as far as the current position allows. Names units that may not
   * even be ordered to stay: their obstacle is not on their way, and will not be gone once others have moved.
   */
  #foresee(): void {
    for (const unit of this.#units) {
      const share = this.#tried(unit, 1)?.refusal === null ? 1 : this.#share(unit);
      const never = share > 0 ? null : this.#tried(unit, 0)?.refusal;
      if (share > 0) this.#show(unit, share);
      if (!never) continue;
      this.#note(unit, never, false);
      this.#done(unit);
    }
  }

  #show(unit: readonly Wish[], share: number): void {
    for (const { piece, way } of this.#ways(unit, share)) {
      const [pose] = way;
      const from = this.#pieces.get(piece)?.place;
      if (!pose || this.#destinations.some((each) => each.piece === piece)) continue;
      const place = { spot: { x: pose.x, y: pose.y } };
      this.#destinations.push({ piece, place, facing: pose.facing, path: from ? [from, place] : [place] });
    }
  }

  /** The part of its way that a unit may go. */
  #share(unit: readonly Wish[]): number {
    let [may, mayNot] = [0, 1];
    for (let i = 0; i < ROUTE_HALVINGS; i++) {
      const half = (may + mayNot) / 2;
      if (this.#tried(unit, half)?.refusal === null) may = half;
      else mayNot = half;
    }
    return may;
  }

  /** The rules' answer for a part of a unit's way; null if it answers no open question. */
  #tried(unit: readonly Wish[], share: number): MovingAnswer<A> | null {
    const { present } = this.#from;
    const { position, question, known } = this.#trial;
    const { field, state } = position;
    const picks = picksOfWays(this.#ways(unit, share));
    const answer = present.clicks.meaning?.({ field, state, known }, question, picks) ?? null;
    if (answer === null) return null;
    const foreseen = present.clicks.foresee?.({ field, state, known }, question, picks) ?? null;
    const refusal = question.refuse(answer) ?? foreseen?.refusal ?? null;
    const told = present.clicks.picks({ field, state, known }, question, answer);
    const goes = told.picks.some((pick) => 'leg' in pick || 'spot' in pick);
    const named = piecesPicked(told.picks).some((id) => unit.some(({ piece }) => piece === id));
    // An answer that did not move them the first time will not do so a second time.
    const again = this.#trial.answers.some((each) => sameJson(each, answer));
    return (goes || foreseen !== null || named || refusal) && !again
      ? { answer, picks, refusal, goes }
      : null;
  }

  #ways(unit: readonly Wish[], share: number): PieceWay[] {
    return unit.flatMap(({ piece, place, facing }) => {
      const at = this.#pieces.get(piece)?.pose;
      if (!at || place === null || !('spot' in place)) return [];
      const turn = facing === null ? 0 : ((facing - at.facing + 5400) % 3600) - 1800;
      const pose = {
        x: Math.round(at.x + (place.spot.x - at.x) * share),
        y: Math.round(at.y + (place.spot.y - at.y) * share),
        facing: (at.facing + Math.round(turn * share) + 3600) % 3600,
      };
      return [{ piece, way: [pose] }];
    });
  }

  #arrived({ place, facing }: Wish, { pose }: StandingPiece): boolean {
    if (place === null || !('spot' in place)) return true;
    const spot: Spot = place.spot;
    return span(spot, pose) <= ARRIVAL_TOLERANCE && (facing === null || Math.abs(facing - pose.facing) <= 10);
  }

  #note(unit: readonly Wish[], refusal: Refusal | null, goesPart: boolean): void {
    const { sentence, clause } = refusal ?? { sentence: 'No way leads there.', clause: null };
    this.#stragglers.push({ pieces: unit.map(({ piece }) => piece), sentence, clause, goesPart });
  }

  #done(unit: readonly Wish[]): void {
    this.#units = this.#units.filter((each) => each !== unit);
  }
}

const sameJson = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
