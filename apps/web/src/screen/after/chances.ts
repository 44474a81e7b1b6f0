/** The chance of a side to win at moments of a finished battle, found by playing it on from there many times. */
import { chanceDice, type Game, sealedKnownTo, seededChance } from '@linstock/kernel';

/** The result of playing a battle on from one moment. */
export interface Chance {
  /** The share of the first side: a win counts one, a draw a half. */
  readonly share: number;
  readonly games: number;
}

/** Minimum and maximum number of battles fought on from a moment. */
const MIN_BATTLES = 6;
const MAX_BATTLES = 24;

/**
 * No further battle is begun at a moment after this number of answers there. It is no measure of time: on a fast and on a slow machine a
 * battle is played on equally often, with the same result.
 */
const MAX_ANSWERS = 1600;

/** Answers after which a battle that is fought on is judged by how it stands. */
const MAX_MS = 4000;

/** Plays a battle on from after an entry, both sides by reflex, many times: more often if little of it is left. */
export function playOutChance(game: Game<unknown, unknown, unknown>, n: number): Chance {
  let sum = 0;
  let fought = 0;
  let answers = 0;
  for (; fought < MAX_BATTLES && (fought < MIN_BATTLES || answers < MAX_ANSWERS); fought++) {
    // The same dice at every moment, so that moments differ by their position and not by luck.
    const { points, given } = foughtOn(game, n, `after:${fought}`);
    sum += points;
    answers += given;
  }
  return { share: sum / fought, games: fought };
}

/** One battle fought on: the points of the first side (1, ½ or 0), and how many answers were given in it. */
function foughtOn(
  game: Game<unknown, unknown, unknown>,
  n: number,
  seed: string,
): { readonly points: number; readonly given: number } {
  const { rules, field } = game;
  const position = game.positionAt(n);
  const dice = chanceDice(seededChance(seed));
  let given = 0;
  for (; given < MAX_MS; given++) {
    const question = position.open[0];
    if (!question) break;
    const { side } = question;
    const known = sealedKnownTo(position, side);
    position.giveAnswer(side, rules.heuristics.reflex(field, position.state, question, {}, known), dice);
  }
  const verdict = rules.verdict(field, position.state);
  const winner = verdict ? verdict.winner : ahead(leadOf(game, position.state));
  return { points: winner === null ? 0.5 : 1 - winner, given };
}

const ahead = (lead: number): 0 | 1 | null => (lead > 0 ? 0 : lead < 0 ? 1 : null);

/** The lead of the first side after an entry, in hundredths of a company, as a bot values it. */
export function valueLead(game: Game<unknown, unknown, unknown>, n: number): number {
  return leadOf(game, game.positionAt(n).state);
}

const leadOf = ({ rules: { heuristics }, field }: Game<unknown, unknown, unknown>, state: unknown): number =>
  heuristics.value(field, state, 0, []) - heuristics.value(field, state, 1, []);
