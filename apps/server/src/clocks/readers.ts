import { type Side } from '@linstock/kernel';
import type { Insertable } from 'kysely';
import { GroupWriter } from '../store/groupWriter.ts';
import type { GameReaderTable } from '../tables/rows/clocks.ts';
import type { TableStore } from '../tables/tables.ts';

/** Milliseconds after which the readers of a node that has not said so again count as gone: the node has died. */
export const STALE_MS = 45_000;

/** The seat number of spectators. */
const SPECTATORS = 2;

/** The readers of each game, at all nodes. */
export interface Attendance {
  readonly sides: readonly [SideAttendance, SideAttendance];
  readonly spectators: number;
}

interface SideAttendance {
  readonly connected: boolean;
  readonly lastHere: number | null;
}

/** The readers of games in their table: each node stores its own. */
export class Readers {
  readonly #tables: TableStore;
  readonly #node: string;
  readonly #now: () => number;
  /** When a proxy goes down, hundreds leave at once: they share one wait for the disk. */
  readonly #writer = new GroupWriter<Insertable<GameReaderTable>, void>((rows) => this.#save(rows));

  /** @param node the id of this node */
  constructor(tables: TableStore, node: string, now: () => number) {
    this.#tables = tables;
    this.#node = node;
    this.#now = now;
  }

  /** Stores the number of readers of a seat at this node; null for spectators. */
  async save(game: string, seat: Side | null, readers: number): Promise<void> {
    const row = { game, seat: seat ?? SPECTATORS, node: this.#node, readers, seen: this.#now() };
    await this.#writer.push(row);
  }

  async #save(rows: readonly Insertable<GameReaderTable>[]): Promise<void[]> {
    await this.#tables
      .insertInto('game_reader')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['game', 'seat', 'node'])
          .doUpdateSet(({ ref }) => ({ readers: ref('excluded.readers'), seen: ref('excluded.seen') })),
      )
      .execute();
    return rows.map(() => undefined);
  }

  /** Says again that the readers of this node are there. */
  async refresh(): Promise<void> {
    await this.#tables
      .updateTable('game_reader')
      .set({ seen: this.#now() })
      .where('node', '=', this.#node)
      .where('readers', '>', 0)
      .execute();
  }

  /** Everybody at this node has gone: it stops. */
  async clear(): Promise<void> {
    await this.#tables
      .updateTable('game_reader')
      .set({ readers: 0 })
      .where('node', '=', this.#node)
      .where('readers', '>', 0)
      .execute();
  }

  async at(game: string): Promise<Attendance> {
    const rows = await this.#tables.selectFrom('game_reader').selectAll().where('game', '=', game).execute();
    const fresh = rows.filter(({ seen }) => seen > this.#now() - STALE_MS);
    const count = (seat: number): number =>
      fresh.filter((row) => row.seat === seat).reduce((sum, { readers }) => sum + readers, 0);
    const attendance = (side: Side): SideAttendance => {
      const seen = rows.filter(({ seat }) => seat === side).map((row) => row.seen);
      return { connected: count(side) > 0, lastHere: seen.length === 0 ? null : Math.max(...seen) };
    };
    return { sides: [attendance(0), attendance(1)], spectators: count(SPECTATORS) };
  }
}
