import type { Choice } from '@linstock/scene';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { promiseOf } from '../../play/aiming/aim.ts';
import type { SessionState } from '../../play/state/state.ts';
import { chanceOf, prospectsOf } from './prospects.ts';

/** The chance that heads a choice's card, such as `33.3 %`; null if it throws no dice. */
export function writeChance(state: SessionState, { answer }: Choice<unknown>): string | null {
  const { game, asked } = state;
  if (!game || !asked || !game.question(asked.side)) return null;
  const { first, throws } = game.preview(asked.side, answer);
  if (!first || !throws) return null;
  const prospects = prospectsOf(state, answer);
  const { share } = prospects ? chanceOf(prospects) : promiseOf(first);
  return share === '' ? null : share;
}

/** Milliseconds after which the chances are computed: the list is drawn first. */
const CHANCES_DELAY_MS = 30;

/** More choices than these get no chances: they would take longer than a player waits. */
const MAX_CHOICES = 16;

const NO_CHANCES: ReadonlyMap<unknown, string> = new Map();

/**
 * The chance of each choice, by its answer.
 * @returns `throws`: the list has space for chances, known before they are
 */
export function useChances(choices: readonly Choice<unknown>[]): {
  readonly throws: boolean;
  readonly chances: ReadonlyMap<unknown, string>;
} {
  const { store } = useSession();
  const [found, setFound] = useState({ choices, chances: NO_CHANCES });
  const few = choices.length > 1 && choices.length <= MAX_CHOICES;
  const throws = useMemo(
    () => few && choices[0] !== undefined && writeChance(store.get(), choices[0]) !== null,
    [store, choices, few],
  );
  useEffect(() => {
    if (!throws) return;
    const soon = setTimeout(() => {
      const state = store.get();
      const chances = new Map<unknown, string>();
      for (const choice of choices) {
        const chance = writeChance(state, choice);
        if (chance !== null) chances.set(choice.answer, chance);
      }
      setFound({ choices, chances });
    }, CHANCES_DELAY_MS);
    return () => clearTimeout(soon);
  }, [store, choices, throws]);
  return { throws, chances: found.choices === choices ? found.chances : NO_CHANCES };
}
