import { type PlayerName, playerNamed } from '@linstock/bots';
import { otherSide, Position, type Side, seededChance, seededDice, type UnitLoss } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';

/** One game of a batch: who plays which side, and how hard they think. */
export interface MatchPlan {
  readonly battle: string;
  /** Players by name; which of them plays side 0 is settled by `reversed`. */
  readonly bots: readonly [PlayerName, PlayerName];
  readonly reversed: boolean;
  readonly seed: string;
  /** Stretches of play that each of the two thinks through for each plan, if it is a captain. */
  readonly efforts: readonly [number, number];
}

/** The result of one game of a batch. */
export interface MatchResult {
  /** Side that won; null for a draw. */
  readonly winner: Side | null;
  /** Points of the first and the second bot: 1, 1/2 or 0. */
  readonly points: readonly [number, number];
  /** Its length in turns, or in whatever the system counts. */
  readonly length: number;
  readonly decisions: number;
  /** Losses by side: companies and men, with the numbers at the start. */
  readonly losses: readonly [SideLosses, SideLosses];
  /** Losses by unit; none if the system does not count them. */
  readonly units: readonly UnitLoss[];
}

/** Losses of a side in a game. */
export interface SideLosses {
  readonly units: number;
  readonly of: number;
  readonly men: number;
  readonly menOf: number;
}

/** More answers than any battle needs; a rulebook that asks more is broken. */
const MAX_DECISIONS = 100_000;

/** Plays one game to its end. The same plan gives the same game on every machine. */
export function playMatch<S, A, F>(rules: Rulebook<S, A, F>, field: F, plan: MatchPlan): MatchResult {
  const dice = seededDice(`${plan.seed}:dice`);
  const players = seats<S, A, F>(plan);
  const position = Position.start(rules, field, dice);
  let decisions = 0;
  for (let question = position.open[0]; question; question = position.open[0]) {
    if (++decisions > MAX_DECISIONS) throw new Error(`The game with seed "${plan.seed}" does not end.`);
    const { bot, thinking } = players[question.side];
    position.giveAnswer(
      question.side,
      bot.answer(position.forSeat(question.side), question.side, thinking),
      dice,
    );
  }
  return resultOf(rules, position, plan, decisions);
}

function seats<S, A, F>(plan: MatchPlan) {
  const seat = (side: Side) => {
    const player = plan.reversed ? otherSide(side) : side;
    const chance = seededChance(`${plan.seed}:bot${side}`);
    return playerNamed<S, A, F>(plan.bots[player], chance, plan.efforts[player]);
  };
  return [seat(0), seat(1)] as const;
}

function resultOf<S, A, F>(
  rules: Rulebook<S, A, F>,
  { field, state }: Position<S, A, F>,
  plan: MatchPlan,
  decisions: number,
): MatchResult {
  const winner = rules.verdict(field, state)?.winner ?? null;
  const side0 = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  const first = plan.reversed ? 1 - side0 : side0;
  return {
    winner,
    points: [first, 1 - first],
    length: rules.clock(field, state).now,
    decisions,
    losses: [rules.losses(field, state, 0), rules.losses(field, state, 1)],
    units: rules.unitLosses?.(field, state) ?? [],
  };
}
