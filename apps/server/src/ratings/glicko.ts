import rate from 'glicko2-lite';

/** A rating by Glicko-2 (Glickman 2013), in points. */
export interface Rating {
  readonly rating: number;
  /** The rating is within twice this, with a chance of 95 of 100. */
  readonly deviation: number;
  readonly volatility: number;
  /** Rated games. */
  readonly games: number;
  /** When the last one was rated, in milliseconds since 1970. */
  readonly at: number;
}

/** Of a game: won, drawn or lost. */
export type Score = 1 | 0.5 | 0;

/** Points, deviation and volatility of a new player, as Glickman proposes. */
const NEW = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points on the scale of Glicko-2 are 173.7178 of those shown. */
const SCALE = 173.7178;

/** Milliseconds of a rating period: a week without a game widens the deviation by one step. */
const PERIOD_MS = 604_800_000;

/** Rated games below which a rating is provisional, and milliseconds after the last one after which it is again. */
const SURE_GAMES = 12;
const SURE_MS = 31_557_600_000;

/** The rating of a player without a rated game. */
export function newRating(now: number): Rating {
  return { ...NEW, games: 0, at: now };
}

/** The rating at a time, with the deviation that has grown since the last game. */
export function ratingAt(rating: Rating, now: number): Rating {
  const periods = Math.max(0, now - rating.at) / PERIOD_MS;
  const grown = Math.hypot(rating.deviation, rating.volatility * SCALE * Math.sqrt(periods));
  return { ...rating, deviation: Math.min(grown, NEW.deviation) };
}

/** True if a rating is shown with a "?". */
export function isProvisional({ games, at }: Rating, now: number): boolean {
  return games < SURE_GAMES || now - at > SURE_MS;
}

/**
 * The ratings of two players after a game, both from those before it. Whoever wins never loses points, and whoever loses
 * never gains any.
 * @param score of the first player
 * @param advantage of the first player's side in this battle, in points
 */
export function rateGame(
  first: Rating,
  second: Rating,
  score: Score,
  now: number,
  advantage = 0,
): readonly [Rating, Rating] {
  const [a, b] = [ratingAt(first, now), ratingAt(second, now)];
  return [
    after(a, { ...b, rating: b.rating - advantage }, score, now),
    after(b, { ...a, rating: a.rating + advantage }, 1 - score, now),
  ];
}

/** Points that the balance of a battle may count for at most: a player three times as likely to win has 191 more. */
const MAX_ADVANTAGE = 300;

/**
 * The advantage of side 0 in a battle, in rating points, from how often it won between bots. Few games say little, so
 * five wins are added for each side.
 */
export function advantageOf(won: readonly [number, number]): number {
  const points = 400 * Math.log10((won[0] + 5) / (won[1] + 5));
  return Math.max(-MAX_ADVANTAGE, Math.min(MAX_ADVANTAGE, points));
}

function after(own: Rating, other: Rating, score: number, now: number): Rating {
  const opponent: [number, number, number] = [other.rating, other.deviation, score];
  const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, [opponent]);
  return {
    rating,
    deviation: Math.min(rd, NEW.deviation),
    volatility: vol,
    games: own.games + 1,
    at: now,
  };
}
