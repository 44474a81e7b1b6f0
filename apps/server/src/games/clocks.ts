/**
 * The time each game has waited for an answer: since its last entry, or since this server started if that is later. So
 * neither a changed system clock nor a time without a server makes a player late.
 */
export class GameClocks {
  readonly #now: () => number;
  readonly #started: number;
  readonly #since = new Map<string, number>();

  /** @param now seconds by a clock that no one sets and that never jumps */
  constructor(now: () => number) {
    this.#now = now;
    this.#started = now();
  }

  /** An entry has been stored, or the game has been made. */
  restart(game: string): void {
    this.#since.set(game, this.#now());
  }

  /** Seconds that this game has waited. */
  seconds(game: string): number {
    return this.#now() - (this.#since.get(game) ?? this.#started);
  }

  /** The game has been deleted. */
  remove(game: string): void {
    this.#since.delete(game);
  }
}
