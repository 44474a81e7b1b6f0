import { battleNames } from '@linstock/lab/names';
import { otherSide, type Side } from '@linstock/kernel';
import type { GameSummary, SeatsState } from '@linstock/protocol';
import { type StoredChallenge, termsOf } from '../challenges/challenges.ts';
import { faultOf } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import type { TableStore } from '../tables/tables.ts';
import type { NotificationEvent, RequestKind } from './events.ts';
import type { NotificationFacts } from './words.ts';

/** An event with its present facts, for the people of one side. */
export interface CurrentEvent {
  /** The name under which it is sent once. */
  readonly key: string;
  readonly facts: NotificationFacts;
  /** True if a page of the player is at the game. */
  readonly connected: boolean;
}

/** An event about a game. */
type GameEvent = Exclude<NotificationEvent, { kind: 'accepted' | 'answered' }>;

const REQUEST_WORDS: Readonly<Record<RequestKind, (opponent: string) => string>> = {
  'take-back': () => 'to take back',
  draw: () => 'for a draw',
  seat: (opponent) => `Someone asks for ${opponent}'s seat and says it is theirs`,
  successor: (opponent) => `Someone would like to take over ${opponent}'s seat`,
  'own-seat': () => 'Someone asks for your seat. Not you? Open Your seat and stop it',
};

/** Reads the present facts about events from the games and the tables. */
export class EventFacts {
  readonly #rooms: Rooms;
  readonly #tables: TableStore;

  constructor(rooms: Rooms, tables: TableStore) {
    this.#rooms = rooms;
    this.#tables = tables;
  }

  /**
   * The event about a game with its present facts; null if it is no longer true: the question was answered, or the
   * game is gone.
   */
  async ofGame(event: GameEvent): Promise<CurrentEvent | null> {
    const room = await this.#room(event.game);
    if (!room || !(await this.#holds(event, room))) return null;
    const summary = room.judge.summary();
    const present = await this.#rooms.present(event.game);
    const connected = present?.sides[event.side].connected ?? false;
    return { key: keyOf(event, room), facts: this.#gameFacts(event, summary, present), connected };
  }

  /** An accepted challenge, for its maker; null if it is gone. */
  async ofChallenge(
    id: string,
  ): Promise<{ readonly row: StoredChallenge; readonly facts: NotificationFacts } | null> {
    const row = await this.#tables
      .selectFrom('challenge')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const system = row && this.#rooms.systems.get(row.system);
    if (!row || !system || row.state !== 'accepted' || row.maker_side === null) return null;
    const names = battleNames(system, row.battle, termsOf(row).options);
    const facts: NotificationFacts = {
      ...{ kind: 'accepted', battle: names.battle, opponent: row.taker ?? 'A player', progress: '' },
      ...{ what: '', event: '', left: null, result: null, players: ['', ''] },
      side: theSide(names.sides[row.maker_side]),
      path: `#/g/${row.game}`,
    };
    return { row, facts };
  }

  /** True if an event still applies. */
  async #holds(event: GameEvent, { judge }: Room): Promise<boolean> {
    const { side } = event;
    if (event.kind === 'over') return judge.over;
    if (judge.over) return false;
    switch (event.kind) {
      case 'asked':
      case 'low':
        // A question after another answer of the same side is another event.
        return judge.asks(side) && lastBy(judge, side) <= event.since;
      case 'late':
        return (await this.#rooms.present(event.game))?.sides[otherSide(side)].clock?.state === 'out';
      case 'offer':
        return this.#isOpen(event.game, side, event.what, judge);
    }
  }

  async #isOpen(game: string, side: Side, what: RequestKind, judge: Room['judge']): Promise<boolean> {
    if (what === 'take-back') return judge.view(null).offer?.side === otherSide(side);
    if (what === 'draw') return isDrawOffered(judge, side);
    const row = await this.#tables
      .selectFrom('seat_request')
      .select('id')
      .where('game', '=', game)
      .where('side', '=', what === 'own-seat' ? side : otherSide(side))
      .where('closed', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  #gameFacts(event: GameEvent, summary: GameSummary, present: SeatsState | null): NotificationFacts {
    const { kind, side } = event;
    const system = this.#rooms.systems.get(summary.system);
    const battle = system ? battleNames(system, summary.battle).battle : summary.battle;
    const opponent = summary.seats[otherSide(side)].name;
    const winner = summary.verdict?.winner ?? null;
    const [first, second] = summary.seats.map(({ name }, n) => `${name} (${summary.sides[n]})`);
    const players = winner === 1 ? [second ?? '', first ?? ''] : [first ?? '', second ?? ''];
    const result = winner === side ? 'won' : winner === null ? 'drew' : 'lost';
    const calledOff = summary.verdict?.calledOff ?? false;
    return {
      ...{ kind, battle, opponent, progress: summary.progress, side: theSide(summary.sides[side] ?? '') },
      what: event.kind === 'offer' ? REQUEST_WORDS[event.what](opponent) : (summary.asked[side] ?? ''),
      event: kind === 'over' ? (summary.verdict?.sentence ?? '') : (summary.last?.sentence ?? ''),
      left: present?.sides[side].clock?.left ?? null,
      result: kind !== 'over' || calledOff ? null : result,
      players: [players[0] ?? '', players[1] ?? ''],
      path: `#/g/${summary.id}`,
    };
  }

  /** A game; null if it has been deleted. */
  async #room(game: string): Promise<Room | null> {
    return this.#rooms.room(game).catch((error: unknown) => {
      if (faultOf(error).status < 500) return null;
      throw error;
    });
  }
}

/**
 * The key of a decision has the number of the side's last entry: whatever the opponent does meanwhile, it is the same
 * decision.
 */
function keyOf(event: GameEvent, { judge }: Room): string {
  const base = `${event.kind} ${event.game} ${event.side}`;
  switch (event.kind) {
    case 'asked':
    case 'low':
      return `${base} ${lastBy(judge, event.side)}`;
    case 'offer':
      return `${base} ${event.what} ${event.since}`;
    case 'late':
      return `${base} ${event.since}`;
    case 'over':
      return base;
  }
}

/** True if the other side has offered a draw since a side did anything. */
function isDrawOffered(judge: Room['judge'], side: Side): boolean {
  const last = judge.record(null).entries.findLast((entry) => entry.side === side || 'draw' in entry);
  return last !== undefined && 'draw' in last && last.draw && last.side !== side;
}

/** The number of the last entry that a side made; 0 if none. */
function lastBy(judge: Room['judge'], side: Side): number {
  return judge.record(null).entries.findLast((entry) => entry.side === side)?.n ?? 0;
}

const theSide = (side: string): string => (/^the /i.test(side) ? side : `the ${side}`);
