import type { Entry, Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import type { AppendResult, Store, StoredGame } from '../../src/index.ts';

interface StoredRow {
  readonly game: StoredGame;
  readonly log: string[];
  readonly commands: Map<string, number>;
  readonly standing: [string, string];
}

/** A store in memory. It hands out copies, as one on a disk does. */
export class MemoryStore implements Store {
  readonly #shelves = new Map<string, StoredRow>();

  async add(game: StoredGame, entries: readonly Entry[] = []): Promise<void> {
    const log = entries.map((entry) => JSON.stringify(entry));
    this.#shelves.set(game.id, { game, log, commands: new Map(), standing: ['{}', '{}'] });
  }

  async game(id: string): Promise<StoredGame | null> {
    return this.#shelves.get(id)?.game ?? null;
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    return (this.#shelves.get(id)?.log ?? []).slice(after).map((text) => JSON.parse(text) as Entry);
  }

  async append(id: string, entry: Entry, command: string | null): Promise<AppendResult> {
    const shelf = this.#shelves.get(id);
    if (!shelf) return { kind: 'gone' };
    const before = command === null ? undefined : shelf.commands.get(command);
    if (before !== undefined) return { kind: 'repeat', n: before };
    if (entry.n !== shelf.log.length + 1) return { kind: 'stale' };
    shelf.log.push(JSON.stringify(entry));
    if (command !== null) shelf.commands.set(command, entry.n);
    return { kind: 'appended' };
  }

  async commands(id: string, after: number): Promise<ReadonlyMap<string, number>> {
    return new Map([...(this.#shelves.get(id)?.commands ?? [])].filter(([, n]) => n > after));
  }

  async standing(id: string, side: Side): Promise<StandingRules> {
    return JSON.parse(this.#shelves.get(id)?.standing[side] ?? '{}') as StandingRules;
  }

  async saveStanding(id: string, side: Side, rules: StandingRules): Promise<void> {
    const shelf = this.#shelves.get(id);
    if (shelf) shelf.standing[side] = JSON.stringify(rules);
  }

  async remove(id: string): Promise<void> {
    this.#shelves.delete(id);
  }
}
