/** How likely a side was to win at moments of a battle that is over, by fighting it on from there again and again. */
import { chanceDice, type Game, knownTo, seededChance } from '@linstock/kernel';

/** What fighting a battle on from one moment has come to. */
export interface Chance {
  /** The share of the first side: a win counts one, a draw a half. */
  readonly share: number;
  readonly games: number;
}

/** Battles fought on from a moment at the least. */
const LEAST = 6;

/** Answers after which a battle that is fought on is judged by how it stands. */
const LONGEST = 4000;

/**
 * Fights a battle on from after an entry, both sides by reflex, as often as there is time for.
 * @param games how often at the most
 * @param late says when time is up; a few battles are always fought
 */
export function chanceAt(
  game: Game<unknown, unknown, unknown>,
  n: number,
  games: number,
  late: () => boolean,
): Chance {
  let sum = 0;
  let fought = 0;
  // The same dice at every moment, so that moments are told apart by how they stood and not by luck.
  for (; fought < games && (fought < LEAST || !late()); fought++) sum += foughtOn(game, n, `after:${fought}`);
  return { share: sum / fought, games: fought };
}

/** The points of the first side in one battle fought on: 1, ½ or 0. */
function foughtOn(game: Game<unknown, unknown, unknown>, n: number, seed: string): number {
  const { rules, field } = game;
  const position = game.at(n);
  const dice = chanceDice(seededChance(seed));
  for (let given = 0; given < LONGEST; given++) {
    const question = position.open[0];
    if (!question) break;
    const { side } = question;
    const known = knownTo(position, side);
    position.give(side, rules.wits.reflex(field, position.state, question, {}, known), dice);
  }
  const verdict = rules.verdict(field, position.state);
  if (verdict) return verdict.winner === null ? 0.5 : verdict.winner === 0 ? 1 : 0;
  const lead =
    rules.wits.value(field, position.state, 0, []) - rules.wits.value(field, position.state, 1, []);
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** How far the first side was ahead after an entry, in hundredths of a company, as a bot values it. */
export function leadAt(game: Game<unknown, unknown, unknown>, n: number): number {
  return leadOf(game, game.at(n).state);
}

const leadOf = ({ rules: { wits }, field }: Game<unknown, unknown, unknown>, state: unknown): number =>
  wits.value(field, state, 0, []) - wits.value(field, state, 1, []);
