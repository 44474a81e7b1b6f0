import type { Entry, Game, Side } from '@linstock/kernel';

/** The result of a game. */
export interface Outcome {
  /** Null if it was drawn. */
  readonly winner: Side | null;
  readonly ending: 'rules' | 'resigned' | 'claimed' | 'agreed';
  /** The part of its strength that each side lost, from 0 to 1. */
  readonly lost: readonly [number, number];
}

/**
 * The result of a game; null before the end, and if it was called off.
 * @param entries all of them
 */
export function outcomeOf(game: Game<unknown, unknown, unknown>, entries: readonly Entry[]): Outcome | null {
  const { verdict, over, rules, field, position } = game;
  if (!over || !verdict || verdict.calledOff) return null;
  const lost = (side: Side): number => {
    const { units, of } = rules.losses(field, position.state, side);
    return of === 0 ? 0 : units / of;
  };
  const last = entries.findLast((entry) => !('nonce' in entry));
  return { winner: verdict.winner, ending: endingOf(last ?? null), lost: [lost(0), lost(1)] };
}

/** By what the last entry ended the game. */
function endingOf(last: object | null): Outcome['ending'] {
  if (last && 'resign' in last) return 'resigned';
  if (last && 'claim' in last) return 'claimed';
  return last && 'draw' in last ? 'agreed' : 'rules';
}
