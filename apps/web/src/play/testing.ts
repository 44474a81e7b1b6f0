/** For tests of the game screen: battles played to a question, and a host whose judge is a game in the same process. */
import {
  type Entry,
  Game,
  type Json,
  type ManualEdit,
  nth,
  type Options,
  type Question,
  type Side,
} from '@linstock/kernel';
import type { Rematch, StandingRules } from '@linstock/protocol';
import { systems } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import type { Host, HostUpdate, Outcome } from '../host/host.ts';
import type { AnyGame } from './state/state.ts';

/** Battles that show more of their system than its first one. */
const RICH_BATTLES: Readonly<Record<string, string>> = {
  flintlock: 'hobkirk',
  morschauser: 'maida',
  'johnny-reb': 'mcphersons-ridge',
};

/** A battle of each system, for tests that try everything in it. */
export const LOOKED_AT: readonly (readonly [system: string, battle: string])[] = systems.map(
  ({ id, battles }) => [id, RICH_BATTLES[id] ?? battles[0] ?? ''],
);

/**
 * A battle played by reflex, from a seed, until a question is asked that is looked for. Throws Error if none is met.
 * @param orders `all` gives an order to every body of side 0 that can have one, so that a test can move any of them
 */
export function playTo(
  system: string,
  battle: string,
  wanted: (question: Question<unknown>, game: AnyGame) => boolean,
  options: Options = {},
  orders: 'by reflex' | 'all' = 'by reflex',
): AnyGame {
  const rulebook = needRulebook(system);
  const game: AnyGame = Game.create(rulebook, { battle, options, dice: { kind: 'seeded', seed: 'screen' } });
  for (let n = 0; n < 2000 && !game.over; n++) {
    const question = nth(game.open, 0);
    if (wanted(question, game)) return game;
    const isOrdered = orders === 'all' && question.kind === 'orders' && question.side === 0;
    const answer = isOrdered
      ? nth([...question.options()], 0)
      : rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    appendProposal(game, game.propose(question.side, answer, game.head, { salt: () => `salt ${game.head}` }));
  }
  throw new Error(`No such question was met in ${battle}.`);
}

/** Something a side has proposed to a judge. */
type Proposal = { readonly entry: Entry } | { readonly refused: Outcome };

/** Appends the proposed entry. Throws Error with the sentence if it was refused. */
function appendProposal(game: AnyGame, proposal: Proposal): Entry {
  if ('refused' in proposal) throw new Error(proposal.refused?.sentence);
  game.append(proposal.entry);
  return proposal.entry;
}

/** A host that judges and tells at once. */
export class GameHost implements Host {
  readonly id = 'test';
  readonly seats: readonly Side[];
  readonly judge: AnyGame;
  /**
   * True if the connection of the other seat is always the first to bring an entry: sealed answers come without their
   * text, and are revealed later.
   */
  otherLineFirst = false;
  #hear: (update: HostUpdate) => void = () => {};

  constructor(judge: AnyGame, seats: readonly Side[]) {
    this.judge = judge;
    this.seats = seats;
  }

  get game(): Host['game'] {
    const { entries: _, ...header } = this.judge.record;
    const seat = (side: Side) => ({ side, name: '', kind: 'human' as const, level: null });
    return {
      id: this.id,
      header: header as Host['game']['header'],
      head: this.judge.head,
      over: this.judge.over,
      seats: [seat(0), seat(1)],
      seat: this.seats[0] ?? null,
      offer: null,
    };
  }

  subscribe(hear: (update: HostUpdate) => void): () => void {
    this.#hear = hear;
    hear({ t: 'entries', entries: this.judge.record.entries.map((entry) => this.#told(entry)) });
    return () => {};
  }

  async answer(seen: number, side: Side, value: Json): Promise<Outcome> {
    return this.#take(this.judge.propose(side, value, seen, { salt: () => `salt ${seen}` }));
  }

  async takeBack(_: number, side: Side, to: number): Promise<Outcome> {
    return this.#take(this.judge.proposeBack(side, to, true));
  }

  async hand(_: number, side: Side, edits: readonly ManualEdit[], because: string): Promise<Outcome> {
    return this.#take(
      this.judge.proposeHand(side, edits, { agreed: true, asked: false, ...(because !== '' && { because }) }),
    );
  }

  async reply(): Promise<Outcome> {
    return null;
  }

  async standing(side: Side, rules: StandingRules): Promise<Outcome> {
    this.#hear({ t: 'standing', side, rules });
    return null;
  }

  // Nothing here has a clock or is called off.
  readonly callOff = async (): Promise<Outcome> => null;
  readonly recallAnswer = (): void => undefined;
  readonly giveTime = async (): Promise<Outcome> => null;
  readonly standIn = async (): Promise<Outcome> => null;
  readonly vacation = async (): Promise<Outcome> => null;

  async claim(side: Side): Promise<Outcome> {
    return this.#take(this.judge.proposeClaim(side));
  }

  async resign(side: Side): Promise<Outcome> {
    return this.#take(this.judge.proposeResign(side));
  }

  async draw(side: Side, draw: boolean): Promise<Outcome> {
    return this.#take(this.judge.proposeDraw(side, draw));
  }

  async rematch(side: Side, rematch: Rematch | null): Promise<Outcome> {
    this.#hear({ t: 'rematch', rematch: rematch && { ...rematch, side, agreed: null } });
    return null;
  }

  async replyRematch(): Promise<Outcome> {
    return null;
  }

  async nonce(side: Side, nonce: string): Promise<Outcome> {
    return this.#take(this.judge.proposeNonce(side, nonce));
  }

  close(): void {}

  /** An entry as the seats of the page may know it: two have two connections, and know all. */
  #told(entry: Entry): Entry {
    return this.seats.length === 2 ? entry : this.judge.entryFor(this.seats[0] ?? null, entry);
  }

  #take(proposal: Proposal): Outcome {
    if ('refused' in proposal) return proposal.refused;
    const { entry } = proposal;
    this.judge.append(entry);
    const opened = this.judge.openedBy(entry.n).map((n) => nth(this.judge.record.entries, n - 1));
    const other = entry.side === 0 ? 1 : 0;
    if (this.otherLineFirst) this.#hear({ t: 'entries', entries: [this.judge.entryFor(other, entry)] });
    this.#hear({ t: 'entries', entries: [...opened, this.#told(entry)] });
    return null;
  }
}

/** A question to a side that has nothing to choose from, asked in secret or openly. */
export const makeQuestionTo = (side: Side, sealed: boolean): Question<unknown> => ({
  side,
  kind: 'orders',
  clause: 'T-1',
  stable: true,
  sealed,
  prompt: () => '',
  options: () => [],
  refuse: () => null,
});
