/** The part of a game that is needed to decide whether it may leave memory. */
export interface LoadedGame {
  readonly judge: { readonly id: string; readonly head: number; readonly idle: boolean };
}

interface Place<Room> {
  readonly opening: Promise<Room>;
  room: Room | null;
  /** Its weight when it was last measured, in entries. */
  weight: number;
}

/** The weight of a game without an entry, in entries: it needs about 15 kB, and an entry about 2 kB. */
const EMPTY_GAME_ENTRIES = 8;

/** Games looked at when one more is opened. So an opening costs the same with any number of games in use. */
const MAX_LOOKS = 8;

/**
 * The games in memory. If they have more entries than `maxEntries`, unused games are removed, the one used
 * longest ago first.
 */
export class LoadedGames<Room extends LoadedGame> {
  readonly #maxEntries: number;
  readonly #forgot: (id: string) => void;
  /** The one used last is the last. */
  readonly #places = new Map<string, Place<Room>>();
  #weight = 0;

  /** @param forgot called with each game that leaves memory */
  constructor(maxEntries: number, forgot: (id: string) => void = () => undefined) {
    this.#maxEntries = maxEntries;
    this.#forgot = forgot;
  }

  /** Number of games in memory. */
  get size(): number {
    return this.#places.size;
  }

  /** A game that is in memory, or is being opened. */
  find(id: string): Promise<Room> | undefined {
    const place = this.#places.get(id);
    if (place) this.#moveToEnd(id, place);
    return place?.opening;
  }

  /** A game is being opened. If that fails it is forgotten. */
  add(id: string, opening: Promise<Room>): void {
    const place: Place<Room> = { opening, room: null, weight: 0 };
    this.#places.set(id, place);
    opening.then(
      (room) => {
        if (this.#places.get(id) !== place) return;
        place.room = room;
        this.#weigh(place);
        this.#shed(id);
      },
      () => this.forget(id),
    );
  }

  /** True if a room is the one in use: it may have been forgotten since it was asked for. */
  has(room: Room): boolean {
    return this.#places.get(room.judge.id)?.room === room;
  }

  /** The games that are open. */
  *rooms(): Generator<Room> {
    for (const { room } of this.#places.values()) if (room) yield room;
  }

  forget(id: string): void {
    this.#weight -= this.#places.get(id)?.weight ?? 0;
    this.#places.delete(id);
    this.#forgot(id);
  }

  /** Looks at some of the games used longest ago, and forgets those that are idle while there are too many entries. */
  #shed(opened: string): void {
    const looks = [...this.#places.entries().take(MAX_LOOKS)];
    for (const [id, place] of looks) {
      this.#weigh(place);
      if (this.#weight <= this.#maxEntries) return;
      if (id !== opened && place.room?.judge.idle) this.forget(id);
      else this.#moveToEnd(id, place);
    }
  }

  #weigh(place: Place<Room>): void {
    const weight = place.room ? EMPTY_GAME_ENTRIES + place.room.judge.head : 0;
    this.#weight += weight - place.weight;
    place.weight = weight;
  }

  #moveToEnd(id: string, place: Place<Room>): void {
    this.#places.delete(id);
    this.#places.set(id, place);
  }
}
