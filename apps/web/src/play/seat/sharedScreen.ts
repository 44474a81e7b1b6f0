import type { Question, SealedAnswer, SeatPosition, Side } from '@linstock/kernel';
import { asksInSecret, curtainBefore, knownHere } from './curtain.ts';

/** The question to show next, and the side that must come to the screen before it. */
interface NextQuestion {
  readonly curtain: Side | null;
  readonly mine: Question<unknown> | null;
}

/** The screen of a page, which both sides may share: the side that looks at it while something is secret. */
export class SharedScreen {
  readonly #seats: readonly Side[];
  /** The side that looks at the screen; null if both may. */
  #viewer: Side | null = null;
  /** One person plays both sides and wants no curtain. */
  #alone = false;

  /** @param seats the sides that are played on this page */
  constructor(seats: readonly Side[]) {
    this.#seats = seats;
  }

  /** True if one person plays both sides and wants no curtain. */
  get alone(): boolean {
    return this.#alone;
  }

  /** From now on this side looks at the screen, and the other does not. */
  handTo(side: Side): void {
    this.#viewer = side;
  }

  /** From now on no curtain is drawn: one person plays both sides. */
  drawNoCurtain(): void {
    this.#alone = true;
  }

  /** The sealed answers that may be shown on the screen now. */
  known(position: SeatPosition<unknown, unknown, unknown>): readonly SealedAnswer<unknown>[] {
    return knownHere(this.#seats, this.#viewer, position);
  }

  /** Chooses the question to show of those that are open here. If none is secret, both sides may look again. */
  choose(open: readonly Question<unknown>[]): NextQuestion {
    const curtain = curtainBefore(this.#seats, open, this.#viewer);
    if (!asksInSecret(open)) this.#viewer = null;
    if (curtain !== null) return { curtain, mine: null };
    return { curtain, mine: open.find(({ side }) => side === this.#viewer) ?? open[0] ?? null };
  }
}
