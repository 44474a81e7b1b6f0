import {
  effective,
  type Entry,
  Game,
  type GameHeader,
  type GameRecord,
  parseRecord,
  RecordError,
  type Side,
  recordedDice,
} from '@linstock/kernel';
import type { GameView, ServerMessage } from '@linstock/protocol';
import { loadRulebook, systemById } from '@linstock/systems';
import { HostError, type Made, type Player, type Wish } from './host.ts';
import type { KeptGame, KeptSeat } from './keep.ts';
import type { Seated, Surroundings } from './surroundings.ts';
import { openTable, type TableJudge } from './tableJudge.ts';

/** The judge of games kept in this browser: the same gate, dice and entries as on a server. */
export class Judge {
  readonly #around: Surroundings;
  readonly #tables = new Map<string, Promise<TableJudge>>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async create(wish: Wish): Promise<Made> {
    const rules = await loadRulebook(wish.system);
    const { secret, commitment, now } = this.#around;
    const hidden = secret();
    const seats = wish.seats.map((player, side) => seatOf(player, side as Side, rules.sides));
    const game = Game.create(rules, {
      battle: wish.battle,
      options: wish.options,
      dice: { kind: 'fair', commitment: commitment(hidden), secret: hidden },
      players: [seats[0]?.name ?? null, seats[1]?.name ?? null],
      created: now(),
    });
    const { entries, ...header } = game.record;
    return this.#keep(header, seats, entries);
  }

  /** Takes a record in as a game of its own. Throws HostError with the reason where it cannot be played. */
  async importRecord(raw: unknown, players: Wish['seats']): Promise<Made> {
    const record = readRecord(raw);
    const system = systemById(record.rules.id);
    if (!system)
      throw new HostError(
        'rules',
        `This record is of the rule system "${record.rules.id}", which is not known here.`,
      );
    const rules = await system.load();
    try {
      Game.fromRecord(rules, record);
    } catch (fault) {
      if (fault instanceof RecordError || fault instanceof RangeError)
        throw new HostError('record', fault.message);
      throw fault;
    }
    const { entries, ...header } = record;
    const seats = players.map((player, side) => seatOf(player, side as Side, rules.sides));
    return this.#keep(header, seats, entries);
  }

  /** A new game with the answers and dice of a record up to entry `upTo`; what follows is thrown afresh, on no published secret. */
  async fork(raw: unknown, upTo: number, players: Wish['seats']): Promise<Made> {
    const record = readRecord(raw);
    const rules = await loadRulebook(record.rules.id);
    const seats = players.map((player, side) => seatOf(player, side as Side, rules.sides));
    const game = Game.create(rules, {
      battle: record.battle.id,
      options: record.options,
      dice: { kind: 'typed' },
      players: [seats[0]?.name ?? null, seats[1]?.name ?? null],
      created: this.#around.now(),
    });
    for (const given of effective(record.entries.slice(0, upTo))) {
      if (given.answer === undefined)
        throw new HostError('sealed', `Entry ${given.n} is still sealed; play on from before it.`);
      const proposal = game.propose(given.side, given.answer, game.head, {
        dice: () => recordedDice(given.dice),
        salt: this.#around.secret,
      });
      if ('refused' in proposal)
        throw new HostError('record', `Entry ${given.n}: ${proposal.refused.sentence}`);
      game.append(proposal.entry);
    }
    const { entries, ...header } = game.record;
    return this.#keep(header, seats, entries);
  }

  async view(id: string): Promise<GameView> {
    return (await this.#table(id)).view(null);
  }

  /** Sits a page down at a game: says what it has missed, then everything as it happens. Returns its ear and how to leave. */
  async join(
    id: string,
    seat: Side | null,
    from: number,
    say: (message: ServerMessage) => void,
  ): Promise<Seated> {
    const table = await this.#table(id);
    return table.join(seat, from, say);
  }

  async remove(id: string): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => null);
    this.#tables.delete(id);
    table?.gone();
    await this.#around.keep.remove(id);
    this.#around.tellOthers(id);
  }

  /** Another tab has added to a game: reads what is new. */
  async heard(id: string): Promise<void> {
    await (await this.#tables.get(id))?.catchUp();
  }

  #table(id: string): Promise<TableJudge> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opened = openTable(id, this.#around);
    this.#tables.set(id, opened);
    opened.catch(() => this.#tables.delete(id));
    return opened;
  }

  async #keep(header: GameHeader, seats: readonly KeptSeat[], entries: readonly Entry[]): Promise<Made> {
    const { id, now, keep } = this.#around;
    const game: KeptGame = { id: id(), header, seats, created: now() };
    await keep.add(game, entries);
    return { id: game.id, links: [] };
  }
}

function seatOf(player: Player, side: Side, sides: readonly [string, string]): KeptSeat {
  if (player.kind === 'human') return { side, name: player.name ?? sides[side], kind: 'human', level: null };
  return { side, name: `Machine (${player.level})`, kind: 'bot', level: player.level };
}

function readRecord(raw: unknown): GameRecord {
  try {
    return parseRecord(raw);
  } catch (fault) {
    if (fault instanceof RecordError) throw new HostError('record', fault.message);
    throw fault;
  }
}
