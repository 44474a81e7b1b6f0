/** The bots' findings about a battle, in words for its card. */
import {
  balanceOf,
  type FoughtFigures,
  knownOf,
  type LearningEffort,
  learningOf,
  minutesOf,
} from '@linstock/lab/known';
import { lengthWords } from '@linstock/lab/names';
import { type System, sidesOf } from '@linstock/systems';

/** The facts about a battle that are known before it is begun. */
export interface KnownWords {
  readonly length: string;
  readonly size: string;
  readonly learning: LearningEffort;
  readonly balance: string;
  /** The method behind each of these facts, in a sentence. */
  readonly sources: { readonly length: string; readonly learning: string; readonly balance: string };
  readonly figures: FoughtFigures;
}

/** The words for a battle under a system; null if no machine has fought it. */
export function describeKnown(system: System, battle: string): KnownWords | null {
  const figures = knownOf(system.id, battle);
  if (!figures) return null;
  const sides = sidesOf(system, battle);
  const { favours, much } = balanceOf(figures);
  const { pieces, clauses, games, won } = figures;
  return {
    length: lengthWords(minutesOf(figures)),
    size: `${pieces} pieces`,
    learning: learningOf(figures),
    balance: favours === null ? 'even' : `${sides[favours]} ${much ? 'favoured' : 'a little favoured'}`,
    sources: {
      length: 'Against a machine, estimated from the number of decisions in a game.',
      learning: `About ${clauses} rules come up in a game, for ${pieces} pieces.`,
      balance: describeBalance(games, won, sides),
    },
    figures,
  };
}

/** The number of games that each side won, in a sentence. */
export function describeBalance(
  games: number,
  won: readonly [number, number],
  sides: readonly [string, string],
): string {
  const all = won.indexOf(games);
  if (games > 1 && all >= 0) return `The ${sides[all]} side won all of ${games} games between machines.`;
  const drawn = games - won[0] - won[1];
  const also = drawn > 0 ? `; ${drawn} ${drawn === 1 ? 'was' : 'were'} drawn` : '';
  return `Of ${games} games between machines the ${sides[0]} side won ${won[0]}, the ${sides[1]} ${won[1]}${also}.`;
}

/** The ways in which battles can be put in order. */
export const ORDERS = ['as listed', 'shortest first', 'easiest first', 'most even first'] as const;
export type BattleOrder = (typeof ORDERS)[number];

const unknown = Number.POSITIVE_INFINITY;

/** The value that battles are sorted by, small first. The first system counts, as on the card. */
export function rankOf(order: BattleOrder, system: System | undefined, battle: string): number {
  const figures = system ? knownOf(system.id, battle) : null;
  if (order === 'as listed') return 0;
  if (!figures) return unknown;
  if (order === 'shortest first') return minutesOf(figures);
  if (order === 'easiest first') return figures.clauses * figures.pieces;
  const [first, second] = figures.won;
  return first + second === 0 ? unknown : Math.abs(first / (first + second) - 0.5);
}
