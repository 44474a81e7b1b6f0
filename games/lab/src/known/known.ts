/** What machines found out about the battles beforehand: light, for a page that only lists them. */
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
  /** How many different rules come up in a game: the median. */
  clauses: count,
  games: count,
  players: z.enum(BOT_NAMES),
  /** Games won by each side; the rest were drawn. */
  won: z.tuple([count, count]),
});

/** By system and battle. Written by scripts/figures.ts. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), foughtSchema));

/** What is known of a battle under a system. */
export type FoughtFigures = z.output<typeof foughtSchema>;

const known = figuresSchema.parse(figures);

/** What is known of a battle under a system; null if no machine has fought it yet. */
export function knownOf(system: string, battle: string): FoughtFigures | null {
  return known[system]?.[battle] ?? null;
}

/** Seconds a person takes for an answer, his own or one he watches, and for each name or number in it. */
const SECONDS = { answer: 3, part: 1.6 };

/** How long a game takes a person against a machine, in minutes: from how much is decided in it, rounded. */
export function minutesOf({ answers, parts }: Pick<FoughtFigures, 'answers' | 'parts'>): number {
  const minutes = (answers * SECONDS.answer + parts * SECONDS.part) / 60;
  const step = minutes < 55 ? 5 : minutes < 115 ? 15 : 30;
  return Math.max(step, Math.round(minutes / step) * step);
}

/** Rules that come up, times pieces to look after, from which a battle is no longer easy, and from which it is hard. */
const HARDER = { middling: 1100, hard: 2600 };

/** How much there is to learn and to look after. */
export type LearningEffort = 'easy' | 'middling' | 'hard';

/** How hard a battle is to learn: by the rules that come up in it and the pieces they come up for. */
export function learningOf({ clauses, pieces }: Pick<FoughtFigures, 'clauses' | 'pieces'>): LearningEffort {
  const load = clauses * pieces;
  return load < HARDER.middling ? 'easy' : load < HARDER.hard ? 'middling' : 'hard';
}

/** From these shares of the decided games on, a battle leans to a side, and favours it. */
const LEANS = { little: 0.62, much: 0.75 };

/** Whom a battle favours when machines of one kind fight it. */
export interface Balance {
  readonly favours: Side | null;
  readonly much: boolean;
}

/** Who has the better of a battle, by the games machines have fought. */
export function balanceOf({ won: [first, second] }: Pick<FoughtFigures, 'won'>): Balance {
  const share = first + second === 0 ? 0.5 : first / (first + second);
  const more = Math.max(share, 1 - share);
  if (more < LEANS.little) return { favours: null, much: false };
  return { favours: share > 0.5 ? 0 : 1, much: more >= LEANS.much };
}
