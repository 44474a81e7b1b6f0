/**
 * Chances that are shown are the chances that are thrown (DESIGN law 13). A card is compared with every way its dice can fall in
 * play. A reckoning that is shown is compared with the one that is thrown.
 */
import assert from 'node:assert/strict';
import {
  type Chance,
  chanceDice,
  chancesOf,
  type Dice,
  EnumeratingDice,
  type LogItem,
  nth,
  type Options,
  Position,
  type Question,
  type Reckoning,
  type Refusal,
  type SeatPosition,
  type Side,
  sealedKnownTo,
  seededChance,
  TooManyWays,
} from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';

/** A card that shows chances of an answer, and how its results are recognised in play. */
export interface OddsCard<S, A, F> {
  /** The kind of card, such as `melee`. */
  readonly kind: string;
  readonly answer: A;
  /** The chance of each result. A result that is left out has the chance 0. */
  readonly shown: Readonly<Record<string, number>>;
  /**
   * The result as far as play has come. It is asked before each throw: the first that is not null settles this way of the dice.
   * @param next the reckoning that is thrown next; null at the end. A null there means that the card is not about what happened.
   */
  result(
    position: SeatPosition<S, A, F>,
    logItems: readonly LogItem[],
    next: Reckoning | null,
  ): string | null;
  /** The answer to a question on the way, of either side; null to stop there. Play stops at the first question if left out. */
  goOn?(question: Question<A>, position: SeatPosition<S, A, F>): A | null;
  /** Allowed rounding of a shown chance; none by default. */
  readonly rounding?: number;
}

/** Dice that can fall in more ways are not walked through. */
const MAX_WAYS = 1300;

/** Room for sums of many small chances. */
const SUM_ERROR = 1e-9;

const NOT_ABOUT = 'the card is not about this';

/** Compares cards with play, and counts them by their kind. */
export class OddsThrown {
  readonly #compared = new Map<string, number>();
  readonly #skipped = new Map<string, number>();

  /** Fails if a card shows another chance than the dice have. Not compared: too many ways, and what the card is not about. */
  card<S, A, F>(position: Position<S, A, F>, side: Side, card: OddsCard<S, A, F>): void {
    const { kind, answer, shown, rounding = 0 } = card;
    const thrown = throwAllWays(position, side, card);
    if (thrown === null) this.skip(kind);
    else if (!(NOT_ABOUT in thrown)) this.same(kind, shown, thrown, JSON.stringify(answer), rounding);
  }

  /** Counts a card whose dice have too many results. */
  skip(kind: string): void {
    this.#skipped.set(kind, this.#skippedOf(kind) + 1);
  }

  /** Fails if the chances of some results differ. */
  same(
    kind: string,
    shown: Readonly<Record<string, number>>,
    thrown: Readonly<Record<string, number>>,
    about: string,
    rounding = 0,
  ): void {
    this.#compared.set(kind, this.comparedOf(kind) + 1);
    for (const key of new Set([...Object.keys(shown), ...Object.keys(thrown)])) {
      const [one, other] = [shown[key] ?? 0, thrown[key] ?? 0];
      assert.ok(
        Math.abs(one - other) <= rounding + SUM_ERROR,
        `${kind}, "${key}": ${one} is shown, ${other} is thrown. ${about} ${JSON.stringify([shown, thrown])}`,
      );
    }
  }

  /** Fails if a reckoning that is shown has other dice or outcomes than the one that is thrown. */
  reckoning(kind: string, shown: Reckoning | Refusal, thrown: Reckoning): void {
    assert.ok('outcomes' in shown, `${kind}: ${thrown.title} is thrown, but the card refuses it.`);
    const lines = JSON.stringify(
      [shown, thrown].map((each) => each.lines.map((line) => [line.label, line.value])),
    );
    this.same(kind, chancesByKey(shown), chancesByKey(thrown), `${thrown.title} ${lines}`);
  }

  /** Number of cards of a kind that have been compared. */
  comparedOf(kind: string): number {
    return this.#compared.get(kind) ?? 0;
  }

  #skippedOf(kind: string): number {
    return this.#skipped.get(kind) ?? 0;
  }

  /** Fails if some kind of card was met too seldom, or too many of its cards could not be walked through. */
  assertCompared(least: Readonly<Record<string, number>>, share = 0.9): void {
    const all = JSON.stringify({ compared: [...this.#compared], skipped: [...this.#skipped] });
    for (const [kind, number] of Object.entries(least)) {
      const compared = this.comparedOf(kind);
      assert.ok(compared >= number, `Too few cards "${kind}" were compared. ${all}`);
      assert.ok(
        compared >= share * (compared + this.#skippedOf(kind)),
        `Too many cards "${kind}" were not compared. ${all}`,
      );
    }
  }
}

/** The chance of each result of a card in play; null if there are too many ways. */
function throwAllWays<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  card: OddsCard<S, A, F>,
): Readonly<Record<string, number>> | null {
  const chances: Record<string, number> = {};
  const dice = new EnumeratingDice(MAX_WAYS);
  try {
    do {
      const result = playOnce(position, side, card, dice) ?? NOT_ABOUT;
      chances[result] = (chances[result] ?? 0) + dice.weight;
    } while (dice.advance());
  } catch (fault) {
    if (fault instanceof TooManyWays) return null;
    throw fault;
  }
  return chances;
}

/** Ends a branch of the dice whose result is settled. */
class ResultSettled extends Error {
  readonly result: string;

  constructor(result: string) {
    super('The result is settled.');
    this.result = result;
  }
}

function playOnce<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  { answer, result, goOn }: OddsCard<S, A, F>,
  walk: Dice,
): string | null {
  const logItems: LogItem[] = [];
  const copy = position.clone({ keep: false, listen: (each) => logItems.push(each) });
  const dice: Dice = {
    throw(spec, reckoning) {
      const settled = result(copy, logItems, reckoning ?? null);
      if (settled !== null) throw new ResultSettled(settled);
      return walk.throw(spec, reckoning);
    },
  };
  try {
    copy.giveAnswer(side, answer, dice);
    for (let asked = copy.open[0]; asked; asked = copy.open[0]) {
      const next = goOn?.(asked, copy) ?? null;
      if (next === null) break;
      copy.giveAnswer(asked.side, next, dice);
    }
  } catch (fault) {
    if (fault instanceof ResultSettled) return fault.result;
    throw fault;
  }
  return result(copy, logItems, null);
}

/** The chances of a reckoning by the keys of its outcomes. */
export function chancesByKey(reckoning: Reckoning): Record<string, number> {
  return Object.fromEntries(chancesOf(reckoning).map(({ outcome, chance }) => [outcome.key, chance]));
}

/** Battles played with answers that are partly random and partly those of a bot. */
export interface OddsGames<S, A, F> {
  readonly battles: readonly string[];
  readonly options?: Options;
  readonly seed: string;
  /** Answers after which a game is broken off. */
  readonly longest: number;
  /**
   * One of `randomOf` answers is random, the others are a bot's first candidate; 3 by default. Armies that
   * only move at random hardly meet.
   */
  readonly randomOf?: number;
  /** Looks at a position before it is answered. */
  look?(position: Position<S, A, F>, question: Question<A>, chance: Chance): void;
  /** Looks at a position before a throw, with the answer that led to it. */
  beforeThrow?(position: Position<S, A, F>, reckoning: Reckoning, answer: A): void;
}

/** Plays battles, and shows each position and each throw. */
export function playForOdds<S, A, F>(rulebook: Rulebook<S, A, F>, games: OddsGames<S, A, F>): void {
  for (const battle of games.battles) {
    const field = rulebook.field(battle, games.options ?? {});
    const chance = seededChance(`${battle} ${games.seed}`);
    const fair = chanceDice(chance);
    const position = Position.start(rulebook, field, fair);
    for (let n = 0; !position.over && n < games.longest; n++) {
      const question = nth(position.open, 0);
      games.look?.(position, question, chance);
      const known = sealedKnownTo(position, question.side);
      const answer =
        chance.below(games.randomOf ?? 3) === 0
          ? anyAnswer(question, chance)
          : rulebook.heuristics.reflex(field, position.state, question, {}, known);
      const dice: Dice = {
        throw(spec, reckoning) {
          if (reckoning) games.beforeThrow?.(position, reckoning, answer);
          return fair.throw(spec, reckoning);
        },
      };
      position.giveAnswer(question.side, answer, dice);
    }
  }
}

function anyAnswer<A>(question: Question<A>, chance: Chance): A {
  if (question.sample) return question.sample(chance.below);
  const options = [...question.options()];
  return nth(options, chance.below(options.length));
}
