import { percentText, type Question, type StandingKind } from '@linstock/kernel';
import type { Piece } from './piece.ts';

/** One of several units that may act at one moment, each separately. */
export interface Reactor {
  /** Id of its piece, and the number by which rules name it. */
  readonly piece: string;
  readonly number: number;
  readonly name: string;
  /** The exact chance of an effect; null if there is no such number. */
  readonly chance: number | null;
  /** `38.9 % for an effect`, `no chance of an effect`; empty if there is no such number. */
  readonly odds: string;
}

/**
 * All units that may act at the moment of the question, in the order of the rules, those that can achieve nothing last.
 * Empty if a player must say how they act, or if they are too few for a list.
 */
export function reactorsOf<A>(
  { standing, kind }: Question<A>,
  pieces: readonly Piece[],
  kinds: readonly StandingKind[],
  fewest: number,
): readonly Reactor[] {
  const units = standing?.units ?? [];
  if (units.length < fewest || standing?.act(units.map(({ piece }) => piece)) == null) return [];
  const effect = kinds.find((each) => each.kind === kind)?.chance ?? 'an effect';
  const reactors = units.flatMap(({ piece: number, chance }) => {
    const piece = pieces.find((each) => each.number === number);
    if (!piece) return [];
    const own = chance();
    return [{ piece: piece.id, number, name: piece.name, chance: own, odds: oddsIn(own, effect) }];
  });
  return reactors.sort((a, b) => Number(a.chance === 0) - Number(b.chance === 0));
}

function oddsIn(chance: number | null, effect: string): string {
  if (chance === null) return '';
  return chance === 0 ? `no chance of ${effect}` : `${percentText(chance)} for ${effect}`;
}
