import type { Entry, Game, Side } from '@linstock/kernel';
import type { GameView, HostMessage } from '@linstock/protocol';

/** Turns by which spectators are behind where the players agreed on it. */
const DELAY_TURNS = 2;

/** The parts of a game that the delay reads. */
type DelayedGame = Pick<
  Game<unknown, unknown, unknown>,
  'rules' | 'field' | 'position' | 'head' | 'over' | 'openedBy' | 'entryFor'
>;

/**
 * What the spectators of a game may have: everything, or only what was done two turns ago and before. An answer in that part is
 * sealed to them unless it was revealed in that part too. At the end of the battle they may have everything.
 */
export class SpectatorDelay {
  readonly #game: DelayedGame;
  readonly #delayed: boolean;
  /** For each entry, the latest turn that had begun when it was given; entry 1 first. */
  readonly #turns: number[] = [];
  /** The entry by which a sealed answer was revealed. */
  readonly #revealedBy = new Map<number, number>();
  /** Entries that spectators may have. It never shrinks: a take-back unsays nothing. */
  #visible = 0;

  constructor(game: DelayedGame, delayed: boolean) {
    this.#game = game;
    this.#delayed = delayed;
  }

  /** The turn now, to be passed to `append` once the next entry is in the game. Null if nothing is delayed. */
  get turn(): number | null {
    if (!this.#delayed) return null;
    const { rules, field, position } = this.#game;
    return rules.clock(field, position.state).now;
  }

  /** Takes in an entry that the game has just appended. */
  append(n: number, turnBefore: number | null): void {
    if (turnBefore === null) return;
    this.#turns.push(Math.max(turnBefore, this.#turns.at(-1) ?? 0));
    for (const revealed of this.#game.openedBy(n)) this.#revealedBy.set(revealed, n);
    const newest = (this.turn ?? 0) - DELAY_TURNS;
    while (this.#visible < n && (this.#turns[this.#visible] ?? newest + 1) <= newest) this.#visible++;
  }

  /** True if readers of a seat (null: spectators) are behind now. */
  holdsBack(seat: Side | null): boolean {
    return this.#delayed && seat === null && !this.#game.over;
  }

  /** The last entry that the readers of a seat may have. */
  headFor(seat: Side | null): number {
    return this.holdsBack(seat) ? this.#visible : this.#game.head;
  }

  /** The facts about a game that the readers of a seat get. */
  viewPart(seat: Side | null): Pick<GameView, 'head' | 'late'> {
    return { head: this.headFor(seat), ...(this.holdsBack(seat) && { late: true }) };
  }

  /** An entry as delayed spectators may have it. */
  entryForSpectator(entry: Entry): Entry {
    const revealed = this.#revealedBy.get(entry.n) ?? Number.POSITIVE_INFINITY;
    if (!('seal' in entry) || revealed <= this.#visible) return this.#game.entryFor(null, entry);
    const { n, side, seal, dice, hash } = entry;
    return { n, side, seal, dice, hash };
  }

  /** True if a message may go to the readers of a seat: those about the present may not go to spectators who are behind. */
  lets(seat: Side | null, { t }: HostMessage): boolean {
    return !this.holdsBack(seat) || !['offer', 'thinking', 'reason', 'rematch'].includes(t);
  }
}
