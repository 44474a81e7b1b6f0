/** Figures of the battles from games between bots: light, for a page that only lists them. */
import { BOT_NAMES } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import { z } from 'zod';
import figures from './figures.json' with { type: 'json' };

const count = z.int().min(0);

const foughtSchema = z.object({
  /** Pieces of both sides, without their leaders. */
  pieces: count,
  /** Answers given in a game, by both sides, and the names and numbers in them: medians. */
  answers: count,
  parts: count,
  /** The median number of different rules that come up in a game. */
  clauses: count,
  games: count,
  players: z.enum(BOT_NAMES),
  /** Games won by each side; the rest were drawn. */
  won: z.tuple([count, count]),
});

/** By system and battle. Written by scripts/figures.ts. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), foughtSchema));

/** The figures of a battle under a system. */
export type FoughtFigures = z.output<typeof foughtSchema>;

const known = figuresSchema.parse(figures);

/** The figures of a battle under a system; null if no bot has fought it yet. */
export function knownOf(system: string, battle: string): FoughtFigures | null {
  return known[system]?.[battle] ?? null;
}

/** Seconds a person needs for an answer, their own or one they watch, and for each name or number in it. */
const SECONDS = { answer: 3, part: 1.6 };

/** Minutes that a game takes a person against a bot, from the number of decisions in it, rounded. */
export function minutesOf({ answers, parts }: Pick<FoughtFigures, 'answers' | 'parts'>): number {
  const minutes = (answers * SECONDS.answer + parts * SECONDS.part) / 60;
  const step = minutes < 55 ? 5 : minutes < 115 ? 15 : 30;
  return Math.max(step, Math.round(minutes / step) * step);
}

/**
 * The number of rules that come up, times the number of pieces, from which a battle is no longer easy, and
 * from which it is hard.
 */
const HARDER = { middling: 1100, hard: 2600 };

/** The amount to learn and to look after. */
export type LearningEffort = 'easy' | 'middling' | 'hard';

/** The difficulty of learning a battle: by the rules that come up in it and the pieces they come up for. */
export function learningOf({ clauses, pieces }: Pick<FoughtFigures, 'clauses' | 'pieces'>): LearningEffort {
  const load = clauses * pieces;
  return load < HARDER.middling ? 'easy' : load < HARDER.hard ? 'middling' : 'hard';
}

/** From these shares of the decided games on, a battle leans to a side, and favours it. */
const LEANS = { little: 0.62, much: 0.75 };

/** The side that a battle favours when bots of one kind fight it. */
export interface Balance {
  readonly favours: Side | null;
  readonly much: boolean;
}

/** The side with the advantage in a battle, by games between bots. */
export function balanceOf({ won: [first, second] }: Pick<FoughtFigures, 'won'>): Balance {
  const share = first + second === 0 ? 0.5 : first / (first + second);
  const more = Math.max(share, 1 - share);
  if (more < LEANS.little) return { favours: null, much: false };
  return { favours: share > 0.5 ? 0 : 1, much: more >= LEANS.much };
}
