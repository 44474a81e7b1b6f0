import { entriesSchema, errorSchema, type GameView, gameViewSchema } from '@linstock/protocol';
import type { z } from 'zod';
import { addressOf } from '../common/home.ts';
import { type Host, HostError } from '../host/host.ts';
import { parseJson } from '../host/json.ts';
import { WatchedHost } from '../host/watchedHost.ts';

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

/** A game to look at, with the entries that its server has. */
class ReplayHost extends WatchedHost {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(game: GameView) {
    super(game);
    void this.#look();
  }

  override close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    super.close();
  }

  /** Reads new entries, and looks again later while the battle goes on and the page is visible. */
  async #look(): Promise<void> {
    try {
      if (!document.hidden) await this.#readOn();
    } catch (error) {
      if (error instanceof HostError && error.code !== 'unreachable') return;
    }
    if (!this.#closed && (!this.game.over || this.entryCount < this.game.head))
      this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #readOn(): Promise<void> {
    for (let more = true; more && !this.#closed; ) {
      const path = `api/games/${encodeURIComponent(this.id)}/entries?from=${this.entryCount}`;
      const { head, entries } = await read(path, entriesSchema);
      more = this.takeEntries(entries) && this.entryCount < head;
    }
  }
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
