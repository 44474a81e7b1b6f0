import { playedClockSchema, type PlayedClock } from '@linstock/protocol';
import { type Selectable, sql } from 'kysely';
import type { GameClockTable } from '../tables/rows/clocks.ts';
import type { TableStore } from '../tables/tables.ts';
import { type GameClock, newClock, type SideClock } from './clockRules.ts';

/** A clock as read, with the version that shows if another node changed it first. */
export interface StoredClock {
  readonly clock: GameClock;
  readonly version: number;
  /** When the job looks at it; null for never. */
  readonly due: number | null;
}

/** The clocks of games in their table. */
export class ClockTable {
  readonly #tables: TableStore;

  constructor(tables: TableStore) {
    this.#tables = tables;
  }

  /** Stores the clock of a new game. One that is there already stays. */
  async add(game: string, terms: PlayedClock): Promise<void> {
    const row = { game, version: 0, due: null, terms: JSON.stringify(terms), ...columns(newClock(terms)) };
    await this.#tables
      .insertInto('game_clock')
      .values(row)
      .onConflict((conflict) => conflict.column('game').doNothing())
      .execute();
  }

  async read(game: string): Promise<StoredClock | null> {
    const row = await this.#tables
      .selectFrom('game_clock')
      .selectAll()
      .where('game', '=', game)
      .executeTakeFirst();
    return row ? { clock: clockOf(row), version: row.version, due: row.due } : null;
  }

  /** Stores a changed clock. False if another change was first: then read it again. */
  async save(game: string, { clock, version, due }: StoredClock): Promise<boolean> {
    const { numUpdatedRows } = await this.#tables
      .updateTable('game_clock')
      .set({ ...columns(clock), due, version: version + 1 })
      .where('game', '=', game)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The versions of clocks, by game. */
  async versions(games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#tables
      .selectFrom('game_clock')
      .select(['game', 'version'])
      .where('game', 'in', [...games])
      .execute();
    return new Map(rows.map(({ game, version }) => [game, version]));
  }

  async remove(game: string): Promise<void> {
    await this.#tables.deleteFrom('game_clock').where('game', '=', game).execute();
    await this.#tables.deleteFrom('game_reader').where('game', '=', game).execute();
    await this.#tables.deleteFrom('answer_time').where('game', '=', game).execute();
  }

  /** True if the clock of any game runs. */
  async anyRuns(): Promise<boolean> {
    const row = await this.#tables
      .selectFrom('game_clock')
      .select('game')
      .where('due', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * The service was down, or the system's clock was set: no clock has run between two times, and all run again at `resumes`.
   * Doing it twice changes nothing. Returns false if no clock ran.
   */
  async skip(from: number, to: number, resumes: number): Promise<boolean> {
    const counted = Math.min(from, to);
    const moved = Math.max(from, resumes);
    const { numUpdatedRows } = await this.#tables
      .updateTable('game_clock')
      .set({
        left_0: leftAt('left_0', 'from_0', counted),
        left_1: leftAt('left_1', 'from_1', counted),
        from_0: moveUpTo('from_0', moved, resumes),
        from_1: moveUpTo('from_1', moved, resumes),
        version: sql<number>`version + 1`,
      })
      .where('due', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

type SideColumn = 'left_0' | 'left_1' | 'from_0' | 'from_1';

/** The time left on a clock at a moment; unchanged if it did not run then. */
function leftAt(left: SideColumn, from: SideColumn, time: number) {
  const [left_, from_] = [sql.ref(left), sql.ref(from)];
  return sql<number>`case when ${from_} < ${time} then
    case when ${left_} > ${time} - ${from_} then ${left_} - ${time} + ${from_} else 0 end
    else ${left_} end`;
}

/** The start of a clock that runs, moved to a time if it is at most `latest`: a vacation may end later. */
function moveUpTo(from: SideColumn, latest: number, time: number) {
  const from_ = sql.ref(from);
  return sql<number>`case when ${from_} <= ${latest} then ${time} else ${from_} end`;
}

/** A machine plays a side, or has played it: stored as the index in this list. */
const MACHINE = ['no', 'plays', 'played'] as const;

function columns({ turn, entry, sides: [first, second] }: GameClock) {
  return {
    turn,
    entry,
    left_0: Math.round(first.left),
    left_1: Math.round(second.left),
    from_0: first.from,
    from_1: second.from,
    changed_0: first.changed,
    changed_1: second.changed,
    out_0: first.out,
    out_1: second.out,
    vacation_left_0: first.vacationLeft,
    vacation_left_1: second.vacationLeft,
    vacation_until_0: first.vacationUntil,
    vacation_until_1: second.vacationUntil,
    machine_0: MACHINE.indexOf(first.machine),
    machine_1: MACHINE.indexOf(second.machine),
  };
}

function clockOf(row: Selectable<GameClockTable>): GameClock {
  const first: SideClock = {
    left: row.left_0,
    from: row.from_0,
    changed: row.changed_0,
    out: row.out_0,
    vacationLeft: row.vacation_left_0,
    vacationUntil: row.vacation_until_0,
    machine: MACHINE[row.machine_0] ?? 'no',
  };
  const second: SideClock = {
    left: row.left_1,
    from: row.from_1,
    changed: row.changed_1,
    out: row.out_1,
    vacationLeft: row.vacation_left_1,
    vacationUntil: row.vacation_until_1,
    machine: MACHINE[row.machine_1] ?? 'no',
  };
  const terms = playedClockSchema.parse(JSON.parse(row.terms));
  return { terms, turn: row.turn, entry: row.entry, sides: [first, second] };
}
