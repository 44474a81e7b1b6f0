import type { Side } from '@linstock/kernel';
import type { ChallengeTerms } from '@linstock/protocol';
import type { Services } from '../services.ts';

/** The terms of a game about talk and spectators. */
export type AgreedTerms = Pick<ChallengeTerms, 'talk' | 'spectators'>;

/** The same, and which sides want free chat. */
export interface GameTerms extends AgreedTerms {
  readonly wants: readonly [boolean, boolean];
}

/** The terms of a game whose players have agreed on none, such as one by a seat link. */
const UNSPOKEN: GameTerms = { talk: 'chat', spectators: 'now', wants: [false, false] };

/** The terms of games about talk and spectators, in their table. */
export class TermsTable {
  readonly #tables: Services['tables'];

  constructor({ tables }: Pick<Services, 'tables'>) {
    this.#tables = tables;
  }

  /** Stores the terms of a new game. Terms that are there already stay. */
  async add(game: string, { talk, spectators }: AgreedTerms): Promise<void> {
    await this.#tables
      .insertInto('game_terms')
      .values({ game, talk, spectators, chat_0: 0, chat_1: 0 })
      .onConflict((conflict) => conflict.column('game').doNothing())
      .execute();
  }

  /** The terms of a game. */
  async read(game: string): Promise<GameTerms> {
    const row = await this.#tables
      .selectFrom('game_terms')
      .selectAll()
      .where('game', '=', game)
      .executeTakeFirst();
    if (!row) return UNSPOKEN;
    const { talk, spectators, chat_0: first, chat_1: second } = row;
    return { talk, spectators, wants: [first === 1, second === 1] };
  }

  /** Notes that a side wants free chat, or no longer. */
  async wantChat(game: string, side: Side, wanted: boolean): Promise<void> {
    await this.add(game, UNSPOKEN);
    const wants = wanted ? 1 : 0;
    await this.#tables
      .updateTable('game_terms')
      .set(side === 0 ? { chat_0: wants } : { chat_1: wants })
      .where('game', '=', game)
      .execute();
  }

  /** A game has been deleted: its terms and its talk go with it. */
  async remove(game: string): Promise<void> {
    for (const lines of ['talk_line', 'spectator_line'] as const)
      await this.#tables.deleteFrom(lines).where('game', '=', game).execute();
    await this.#tables.deleteFrom('game_terms').where('game', '=', game).execute();
  }
}
