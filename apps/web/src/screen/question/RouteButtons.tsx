import { usePointerWords } from '../../common/fingerWording.ts';
import { Icon } from '../../common/Icon.tsx';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { mayChooseRoute } from '../../play/answering/route.ts';
import { routeIn } from '../../play/state/modeSelectors.ts';
import { type PlaceNames, pickLabel } from '../../words/labels.ts';

/** The route of the selected troops: the shortest, or by hexes that are clicked one after another. */
export function RouteButtons({ placeName }: { placeName: PlaceNames }) {
  const session = useSession();
  const state = useSessionState((each) => each);
  const byHand = usePointerWords();
  const { hexes, adds } = routeIn(state);
  if (!mayChooseRoute(state) && hexes.length === 0) return null;
  const named = (hex: number) => pickLabel({ hex }, state.scene, placeName);
  const safer = mayBeHarmed(state) ? ' Its card lists safer ways, if there are any.' : '';
  const hint = adds
    ? 'Click a hex that it must pass.'
    : hexes.length === 0
      ? `Goes the shortest way.${safer}`
      : 'Now click where it ends.';
  return (
    <div className="picked route-buttons" {...part('picked')} role="group" aria-label="Its way">
      {hexes.map((hex) => (
        <button
          key={hex}
          type="button"
          className="chip"
          aria-label={`Not by ${named(hex)}`}
          onClick={() => session.apply({ on: 'march', do: 'drop from route', hex })}
        >
          by {named(hex)} <Icon name="close" size={10} />
        </button>
      ))}
      <span className="muted actions-hint">{byHand(hint)}</span>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-pressed={adds}
        title="Shift and a click on a hex does the same"
        onClick={() => session.apply({ on: 'march', do: 'add to route', adds: !adds })}
      >
        {hexes.length === 0 ? 'By way of …' : 'And by …'}
      </button>
    </div>
  );
}

/** True if the enemy may act on a march, by the rules of the question. */
function mayBeHarmed({ game, asked }: Pick<Parameters<typeof mayChooseRoute>[0], 'game' | 'asked'>): boolean {
  return (asked && game?.question(asked.side)?.provokes) !== undefined;
}
