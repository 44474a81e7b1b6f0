import type { Entry } from '@linstock/kernel';
import { entriesSchema, errorSchema, type GameView, gameViewSchema } from '@linstock/protocol';
import type { z } from 'zod';
import { addressOf } from '../common/home.ts';
import { type Host, HostError, type HostUpdate, mergeEntries, type Outcome } from '../host/host.ts';
import { parseJson } from '../host/json.ts';

/** Milliseconds between two looks for new entries of a running battle. */
const LOOK_MS = 5000;

/**
 * Opens a game as any visitor sees it, even if this browser holds a seat at it: no request has a cookie. Throws a HostError
 * with the code `unreachable` without a connection, and with another one if there is no such game.
 */
export async function openReplay(id: string): Promise<Host> {
  const game = await read(`api/games/${encodeURIComponent(id)}`, gameViewSchema);
  return new ReplayHost(game);
}

/** A game to look at. It cannot be played. */
class ReplayHost implements Host {
  readonly id: string;
  readonly game: GameView;
  readonly seats = [];
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<(update: HostUpdate) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(game: GameView) {
    this.id = game.id;
    this.game = game;
    void this.#look();
  }

  subscribe(hear: (update: HostUpdate) => void): () => void {
    this.#listeners.add(hear);
    const entries = [...this.#entries.values()].sort((a, b) => a.n - b.n);
    if (entries.length > 0) hear({ t: 'entries', entries });
    return () => this.#listeners.delete(hear);
  }

  readonly answer = refuse;
  readonly takeBack = refuse;
  readonly reply = refuse;
  readonly standing = refuse;
  readonly resign = refuse;
  readonly claim = refuse;
  readonly callOff = refuse;
  readonly giveTime = refuse;
  readonly vacation = refuse;
  readonly draw = refuse;
  readonly rematch = refuse;
  readonly replyRematch = refuse;
  readonly nonce = refuse;

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** Reads what is new, and looks again later while the battle goes on and the page is seen. */
  async #look(): Promise<void> {
    try {
      if (!document.hidden) await this.#readOn();
    } catch (error) {
      if (error instanceof HostError && error.code !== 'unreachable') return;
    }
    if (!this.#closed && (!this.game.over || this.#entries.size < this.game.head))
      this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #readOn(): Promise<void> {
    for (let more = true; more && !this.#closed; ) {
      const path = `api/games/${encodeURIComponent(this.id)}/entries?from=${this.#entries.size}`;
      const { head, entries } = await read(path, entriesSchema);
      const fresh = mergeEntries(this.#entries, entries);
      if (fresh.length > 0) for (const hear of [...this.#listeners]) hear({ t: 'entries', entries: fresh });
      more = fresh.length > 0 && this.#entries.size < head;
    }
  }
}

async function refuse(): Promise<Outcome> {
  return { code: 'no-seat', clause: null, sentence: 'A battle in another page can only be watched.' };
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), { credentials: 'omit' });
  } catch {
    throw new HostError('unreachable', 'Linstock cannot be reached.');
  }
  const said = parseJson(await answer.text());
  if (answer.ok) return schema.parse(said);
  const fault = errorSchema.safeParse(said);
  throw new HostError(
    fault.data?.error.code ?? 'http',
    fault.data?.error.sentence ?? `It answered ${answer.status}.`,
  );
}
