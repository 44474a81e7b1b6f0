/** The limits of a study file, so that a hostile one costs no more than a large one. */
export const STUDY_LIMITS = {
  /** Characters of the text, and of what a link unpacks to. */
  characters: 4_000_000,
  /** Characters of the packed part of a link. */
  link: 30_000,
  chapters: 60,
  /** Notes of a chapter. */
  notes: 200,
  /** Drawings of a note. */
  drawings: 60,
  /** Characters of a title or a short sentence. */
  name: 200,
  /** Characters of a longer text. */
  text: 20_000,
} as const;
