/** The guide of a rule system for a newcomer: how it is played, what its rules are about, how each battle is won. */
import type { ClauseId, Clauses } from './clause.ts';
import type { Side } from './side.ts';

/** The text for one side before a battle begins. */
export interface Counsel {
  /** The side's own aim. */
  readonly aim: string;
  /** The aim of the enemy. */
  readonly enemy: string;
  /** Advice on how to reach it. */
  readonly hints: readonly [string, string, string];
}

/** One step of the sequence of play, in order. */
export interface PlayStep {
  readonly title: string;
  readonly line: string;
  readonly clause: ClauseId;
}

/** A chapter of the rules. */
export interface Chapter {
  readonly title: string;
  /** The summary, in a few sentences. */
  readonly gist: string;
  /**
   * The first letters of the ids of its rules, in reading order: `AL-4.2`. A rule belongs to the longest beginning that
   * fits it.
   */
  readonly clauses: readonly string[];
}

/** The signs on a board, each by the word that scene or ground has for it, in a sentence or two. */
export interface Signs {
  /** The scale: the ground that one hex, or one inch, represents. */
  readonly scale: string;
  /** By kind of piece. */
  readonly arms: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, string>>;
  /** By the face of the order's marker. */
  readonly orders: Readonly<Record<string, string>>;
  /** By the word for what covers it. */
  readonly ground: Readonly<Record<string, string>>;
}

/** The guide of a system for newcomers. */
export interface Guide {
  readonly sequence: readonly PlayStep[];
  readonly signs: Signs;
  readonly chapters: readonly Chapter[];
  /** By battle, for each side. */
  readonly counsel: Readonly<Record<string, readonly [Counsel, Counsel]>>;
}

/** The way one side wins a battle; null for a battle without such advice. */
export function counselFor({ counsel }: Guide, battle: string, side: Side): Counsel | null {
  return counsel[battle]?.[side] ?? null;
}

/** The rules of each chapter, in the order in which the chapters list them; rules without a chapter are left out. */
export function clausesByChapter(
  { chapters }: Guide,
  clauses: Clauses,
): { readonly chapter: Chapter; readonly ids: readonly ClauseId[] }[] {
  const beginnings = chapters.flatMap((chapter) => chapter.clauses);
  const homeOf = new Map(
    Object.keys(clauses).map((id) => [
      id,
      beginnings.filter((begins) => id.startsWith(begins)).sort((a, b) => b.length - a.length)[0],
    ]),
  );
  return chapters.map((chapter) => ({
    chapter,
    ids: chapter.clauses.flatMap((begins) =>
      [...homeOf].flatMap(([id, home]) => (home === begins ? [id] : [])),
    ),
  }));
}
