import {
  type Entry,
  fairDice,
  Game,
  type Json,
  type Proposal,
  refusal,
  type Refusal,
  type Side,
} from '@linstock/kernel';
import { declinesTakeBack } from '@linstock/bots';
import type { ClientMessage, FaultBody, GameView, ServerMessage } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { HostError } from './host.ts';
import { faultOf, type Seated, type Surroundings } from './surroundings.ts';
import type { KeptGame } from './keep.ts';

interface Session {
  readonly seat: Side | null;
  readonly say: (message: ServerMessage) => void;
}

/** Opens a kept game and plays it to where it stands. Throws HostError where it is not there or cannot be played. */
export async function openTable(id: string, around: Surroundings): Promise<TableJudge> {
  const kept = await around.keep.game(id);
  if (!kept)
    throw new HostError(
      'no-game',
      `There is no game "${id}" in this browser. It may have been deleted, or be kept elsewhere.`,
    );
  const system = systemById(kept.header.rules.id);
  if (!system)
    throw new HostError(
      'rules',
      `This game is of the rule system "${kept.header.rules.id}", which is not known here.`,
    );
  const rules = await system.load();
  const entries = await around.keep.entries(id, 0);
  const game = Game.fromRecord(rules, { ...kept.header, entries });
  const table = new TableJudge(kept, game, around);
  table.wakeBots();
  return table;
}

/** One game under way: the gate, the store behind it, and everybody who listens. */
export class TableJudge {
  readonly #kept: KeptGame;
  readonly #game: Game<unknown, unknown, unknown>;
  readonly #around: Surroundings;
  readonly #sessions = new Set<Session>();
  readonly #done = new Map<string, number | null>();
  #offer: { side: Side; to: number } | null = null;
  #thinking = false;
  /** Everything that changes the game goes through here one after another. */
  #turn: Promise<void> = Promise.resolve();

  constructor(kept: KeptGame, game: Game<unknown, unknown, unknown>, around: Surroundings) {
    this.#kept = kept;
    this.#game = game;
    this.#around = around;
  }

  /** The game as anybody may see it, for the reader of a seat. */
  view(seat: Side | null): GameView {
    const { entries: _, ...header } = this.#game.viewFor(seat);
    const { head, over } = this.#game;
    return {
      id: this.#kept.id,
      header,
      head,
      over,
      seats: [...this.#kept.seats],
      seat,
      offer: this.#offer,
    } as GameView;
  }

  join(seat: Side | null, from: number, say: (message: ServerMessage) => void): Seated {
    const session = { seat, say };
    this.#sessions.add(session);
    say({ t: 'game', game: this.view(seat) });
    this.#sendEntries(session, from);
    if (this.#game.over) this.#sayRevealed(session);
    if (this.#thinking) say({ t: 'thinking', side: this.#botToMove()?.side ?? 0, busy: true });
    return {
      hear: (message) => void this.#queue(() => this.#hear(session, message)),
      leave: () => this.#sessions.delete(session),
    };
  }

  gone(): void {
    for (const session of this.#sessions) session.say({ t: 'gone' });
    this.#sessions.clear();
  }

  /** Takes in what another tab has added. */
  catchUp(): Promise<void> {
    return this.#queue(async () => {
      for (const entry of await this.#around.keep.entries(this.#kept.id, this.#game.head))
        this.#append(entry);
      this.wakeBots();
    });
  }

  /** Lets a bot answer where one has a question. */
  wakeBots(): void {
    const bot = this.#botToMove();
    if (!bot || bot.level === null || this.#thinking) return;
    this.#thinking = true;
    this.#tell({ t: 'thinking', side: bot.side, busy: true });
    const { head } = this.#game;
    const record = this.#game.viewFor(bot.side);
    this.#around
      .think(this.#kept.id, record, bot.side, bot.level)
      .then((answer) => this.#queue(() => this.#botAnswers(bot.side, answer as Json, head)))
      .catch((error: unknown) => {
        this.#thinking = false;
        this.#tell({ t: 'thinking', side: bot.side, busy: false });
        this.#tell({ t: 'refused', cmd: null, error: faultOf(error) });
      });
  }

  async #botAnswers(side: Side, answer: Json, head: number): Promise<void> {
    this.#thinking = false;
    if (head === this.#game.head) {
      const fault = await this.#commit(this.#propose(side, answer, head));
      if (fault) this.#tell({ t: 'refused', cmd: null, error: fault });
    }
    const next = this.#botToMove();
    if (next?.side !== side) this.#tell({ t: 'thinking', side, busy: false });
    this.wakeBots();
  }

  #propose(side: Side, answer: Json, head: number): Proposal {
    const { dice } = this.#game.record;
    if (dice.kind === 'fair' && dice.secret === null)
      return { refused: refusal('no-secret', null, NO_SECRET) };
    const fresh =
      dice.kind === 'typed' ? { dice: () => fairDice(this.#around.secret(), [null, null], head + 1) } : {};
    return this.#game.propose(side, answer, head, { salt: this.#around.secret, ...fresh });
  }

  #botToMove() {
    return this.#kept.seats.find((seat) => seat.kind === 'bot' && this.#game.question(seat.side) !== null);
  }

  #queue(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).catch((error: unknown) => {
      this.#tell({ t: 'refused', cmd: null, error: faultOf(error) });
    });
    return this.#turn;
  }

  async #hear(session: Session, message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return session.say({ t: 'pong' });
    const before = this.#done.get(message.cmd);
    if (before !== undefined) return this.#ack(session, message.cmd, before, true);
    if (session.seat === null) return this.#refuse(session, message.cmd, NO_SEAT);
    const fault = await this.#act(session.seat, message);
    if (fault) return this.#refuse(session, message.cmd, fault);
    this.#done.set(message.cmd, this.#game.head);
    this.#ack(session, message.cmd, this.#game.head, false);
    this.wakeBots();
  }

  async #act(side: Side, message: Exclude<ClientMessage, { t: 'ping' }>): Promise<FaultBody | null> {
    if (message.t === 'answer') {
      return this.#commit(
        this.#game.propose(side, message.answer, message.n - 1, { salt: this.#around.secret }),
      );
    }
    if (message.n !== this.#game.head + 1) return this.#stale();
    if (message.t === 'back') return this.#back(side, message.to);
    return this.#reply(side, message.agree);
  }

  /** Where it is not free a person is asked for leave; a machine says at once. */
  async #back(side: Side, to: number): Promise<FaultBody | null> {
    const free = this.#game.proposeBack(side, to);
    if (!('refused' in free)) return this.#commit(free);
    const agreed = this.#game.proposeBack(side, to, true);
    const other = this.#kept.seats.find((seat) => seat.side !== side);
    if ('refused' in agreed || other === undefined) return this.#commit(agreed);
    if (other.kind === 'bot') {
      const declined = declinesTakeBack(this.#game, to, other.level ?? 'normal');
      return declined ? withHead(declined) : this.#commit(agreed);
    }
    this.#offer = { side, to };
    this.#tell({ t: 'offer', offer: this.#offer });
    return null;
  }

  async #reply(side: Side, agree: boolean): Promise<FaultBody | null> {
    const offer = this.#offer;
    if (!offer || offer.side === side)
      return { code: 'no-offer', clause: null, sentence: 'There is no offer to answer.' };
    this.#offer = null;
    this.#tell({ t: 'offer', offer: null });
    return agree ? this.#commit(this.#game.proposeBack(offer.side, offer.to, true)) : null;
  }

  /** Stores, then tells: what is lost in between is lost for nobody. */
  async #commit(proposal: Proposal<Entry>): Promise<FaultBody | null> {
    if ('refused' in proposal) {
      return proposal.refused.code === 'stale' ? this.#stale() : withHead(proposal.refused);
    }
    const taken = !(await this.#around.keep.append(this.#kept.id, proposal.entry));
    if (taken) {
      for (const entry of await this.#around.keep.entries(this.#kept.id, this.#game.head))
        this.#append(entry);
      return this.#stale();
    }
    this.#append(proposal.entry, proposal.opens);
    this.#around.tellOthers(this.#kept.id);
    return null;
  }

  #append(entry: Entry, opens: readonly number[] = []): void {
    this.#game.append(entry);
    if (this.#offer) {
      this.#offer = null;
      this.#tell({ t: 'offer', offer: null });
    }
    for (const session of this.#sessions) {
      const opened = opens.map((n) => this.#game.record.entries[n - 1]).filter((each) => each !== undefined);
      const entries = [...opened, this.#game.entryFor(session.seat, entry)];
      session.say({ t: 'entries', head: this.#game.head, entries: entries as never });
      if (this.#game.over) this.#sayRevealed(session);
    }
  }

  #sendEntries(session: Session, from: number): void {
    const entries = this.#game.viewFor(session.seat).entries.slice(from);
    session.say({ t: 'entries', head: this.#game.head, entries: entries as never });
  }

  #sayRevealed(session: Session): void {
    const { dice } = this.#game.record;
    if (dice.kind === 'fair' && dice.secret !== null) session.say({ t: 'revealed', secret: dice.secret });
  }

  #stale(): FaultBody {
    const sentence = 'The game has moved on since (in another tab, or by the other side); look again.';
    return { code: 'stale', clause: null, sentence, head: this.#game.head };
  }

  #ack(session: Session, cmd: string, n: number | null, repeat: boolean): void {
    session.say({ t: 'ack', cmd, n, repeat, offer: this.#offer });
  }

  #refuse(session: Session, cmd: string, error: FaultBody): void {
    session.say({ t: 'refused', cmd, error });
  }

  #tell(message: ServerMessage): void {
    for (const session of this.#sessions) session.say(message);
  }
}

const NO_SEAT: FaultBody = {
  code: 'no-seat',
  clause: null,
  sentence: 'You are watching this game; only its players answer.',
};

const NO_SECRET =
  'The secret of these dice is with the judge this record came from. Use "Play on from here" to go on with fresh dice.';

function withHead(refused: Refusal): FaultBody {
  return { ...refused };
}
