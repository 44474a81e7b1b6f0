/** The march of the picked troops: the hexes of its route, and the officers who stay. */
import { withSelection } from '../state/mode.ts';
import { staysIn } from '../state/modeSelectors.ts';
import { enterMode, type Transition } from '../state/transition.ts';
import { addToRoute, dropFromRoute } from './route.ts';

export type MarchEvent = { readonly on: 'march' } & MarchAction;

type MarchAction =
  /** The next hex clicked is one of the route, or is not. */
  | { readonly do: 'add to route'; readonly adds: boolean }
  | { readonly do: 'drop from route'; readonly hex: number }
  /** An officer stays while the troops march. */
  | { readonly do: 'let stay'; readonly officer: string };

export function changeMarch(t: Transition, event: MarchEvent): Transition {
  switch (event.do) {
    case 'add to route':
      return addToRoute(t, event.adds);
    case 'drop from route':
      return dropFromRoute(t, event.hex);
    case 'let stay': {
      const { mode } = t.state;
      const stays = staysIn(t.state);
      return enterMode(t, withSelection(mode, { stays: [...stays, event.officer] }));
    }
  }
}
