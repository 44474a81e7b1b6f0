import type { SeatsState } from '@linstock/protocol';
import type { TableStore } from '../tables/tables.ts';

/** The seats of a game that were given to another browser by consent. */
export type HandedSeats = NonNullable<SeatsState['handed']>;

/** Reads them, the first one first. A game of which a seat changed hands is friendly from then on. */
export async function readHandedSeats(tables: TableStore, game: string): Promise<HandedSeats> {
  const rows = await tables
    .selectFrom('seat_request')
    .select(['side', 'closed', 'name'])
    .where('game', '=', game)
    .where('outcome', '=', 'done')
    .orderBy('closed')
    .execute();
  return rows.map(({ side, closed, name }) => ({ side, at: closed ?? 0, name }));
}
