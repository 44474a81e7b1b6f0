import assert from 'node:assert/strict';
import {
  commitment,
  type DiceTerms,
  type Entry,
  type FairTerms,
  Game,
  type Position,
  type Proposal,
  type SeatPosition,
  type Side,
  type Sources,
  seededChance,
} from '../src/index.ts';
import { type Duel, type Move, toyRules } from './toy.ts';

export type ToyGame = Game<Duel, Move, { brave: boolean }>;
export type ToyPosition = Position<Duel, Move, { brave: boolean }>;
export type ToySeat = SeatPosition<Duel, Move, { brave: boolean }>;

export const SECRET = 'a secret of the judge';
export const FAIR: FairTerms = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET };
export const SEEDED: DiceTerms = { kind: 'seeded', seed: 'toy' };

/** A new game of the toy. */
export function newGame(dice: DiceTerms = SEEDED, brave = false, umpire = false): ToyGame {
  return Game.create(toyRules(), {
    battle: 'yard',
    options: brave ? { brave } : {},
    dice,
    ...(umpire && { umpire }),
    players: ['Ann', null],
  });
}

/** The entry of a proposal that must not be refused. */
export function accepted<E extends Entry>(proposal: Proposal<E>): E {
  assert.ok('entry' in proposal, 'refused' in proposal ? proposal.refused.sentence : '');
  return proposal.entry;
}

/** The code of a proposal that must be refused. */
export function refusedCode(proposal: Proposal): string {
  assert.ok('refused' in proposal, 'it was accepted');
  return proposal.refused.code;
}

let salts = 0;
/** Salts for tests: never the same. */
export const salt = (): string => `salt ${salts++}`;

/** Proposes and appends an answer; gives its entry. */
export function giveStep(game: ToyGame, side: Side, move: Move, sources: Sources = {}): Entry {
  const entry = accepted(game.propose(side, move, game.head, { salt, ...sources }));
  game.append(entry);
  return entry;
}

/** Both choose their step. */
export function steps(game: ToyGame, red: 'close' | 'wait', blue: 'close' | 'wait'): void {
  giveStep(game, 0, { step: red });
  giveStep(game, 1, { step: blue });
}

/** Plays on at random, to the end or for `answers` answers. */
export function playOn(game: ToyGame, seed: string, answers = Number.POSITIVE_INFINITY): ToyGame {
  const chance = seededChance(seed);
  for (let i = 0; i < answers && !game.over; i++) {
    const question = game.open[chance.below(game.open.length)];
    assert.ok(question);
    const offered = [...question.options()];
    giveStep(game, question.side, offered[chance.below(offered.length)] as Move);
  }
  return game;
}

/** A copy of a seat's data, sent as JSON. */
export function overWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The same game, read back from its text. */
export function readBack(game: ToyGame): ToyGame {
  return Game.fromRecord(toyRules(), overWire(game.record));
}
