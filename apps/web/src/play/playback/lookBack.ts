/** Looking back: the position after an earlier entry, a replay that runs, a glance at a line of the log. */

import { sceneOfScreen } from '../asking/sharedScreen.ts';
import { showEntry } from '../asking/showEntry.ts';
import { changeState, type Transition } from '../state/transition.ts';
import { trailsOf } from '../steps/trails.ts';

/** A player's actions for seeing earlier positions. */
export type PastEvent = { readonly on: 'past' } & PastAction;

type PastAction =
  /** Shows the position after an entry; null: the present. */
  | { readonly do: 'show'; readonly entry: number | null }
  /** Shows the position after an entry, and lets the replay run from there. */
  | { readonly do: 'watch'; readonly from: number }
  /** Lets the replay run, or stops it. */
  | { readonly do: 'play'; readonly playing: boolean }
  /** Lets the replay run `speed` times as fast as usual. */
  | { readonly do: 'set speed'; readonly speed: number }
  /** After the battle: reads the log, or the course of the battle. */
  | { readonly do: 'read log'; readonly inLog: boolean }
  /** Shows the position after an entry as long as its line of the log is pointed at; null: no longer. */
  | { readonly do: 'glimpse'; readonly entry: number | null };

export function lookBack(t: Transition, event: PastEvent): Transition {
  switch (event.do) {
    case 'show':
      return showEntry(t, event.entry);
    case 'watch':
      return changeState(showEntry(t, event.from), { playing: true });
    case 'play':
      return changeState(t, { playing: event.playing });
    case 'set speed':
      return changeState(t, { speed: event.speed });
    case 'read log':
      return changeState(t, { inLog: event.inLog });
    case 'glimpse':
      return showGlimpse(t, event.entry);
  }
}

/** Shows the position after entry `n` for a moment; null: back to the present. */
function showGlimpse(t: Transition, n: number | null): Transition {
  const { state, rules } = t;
  const { game } = rules;
  if (!game || (state.glimpse?.n ?? null) === n) return t;
  if (n === null) return changeState(t, { glimpse: null });
  const scene = sceneOfScreen(state, rules, game.positionAt(n));
  return scene
    ? changeState(t, { glimpse: { n, scene, trails: trailsOf(n, game.logItemsOf(n), scene) } })
    : t;
}
