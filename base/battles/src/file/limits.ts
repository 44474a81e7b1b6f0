/** The limits of a battle file, so that a hostile one costs no more than a large one. */
export const LIMITS = {
  /** Characters of the text, and of what a link unpacks to. */
  characters: 2_000_000,
  features: 2_000,
  /** Pairs of numbers in all geometry together. */
  points: 40_000,
  labels: 200,
  units: 400,
  zones: 100,
  /** Hexes of a zone, and corrections of a fight. */
  hexes: 5_000,
  fights: 8,
  /** Characters of a title or name. */
  name: 200,
  /** Characters of a longer text. */
  text: 4_000,
  /** Characters of the packed part of a link. */
  link: 30_000,
} as const;
