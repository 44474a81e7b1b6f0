import { SIDES } from '@linstock/kernel';
import { useMemo } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import './armyLosses.css';

/** In the header: what part of its men each army has lost, as a strip, and how many units. */
export function ArmyLosses() {
  const game = useSessionState((state) => state.game);
  // Counted from the pieces on the table, and without a throw whose dice are still rolling.
  const at = useSessionState(
    (state) => shownEntryIn(state) ?? (state.rolling && state.latest ? state.latest.first - 1 : state.head),
  );
  const losses = useMemo(() => {
    if (!game || at < 0) return null;
    const { state } = at >= game.head ? game.position : game.positionAt(at);
    return SIDES.map((side) => ({ side, ...game.rules.losses(game.field, state, side) }));
    // The game grows in place.
  }, [game, at]);
  const sides = game?.position.sides;
  if (!losses || !sides) return null;
  return (
    <dl className="army-losses" aria-label="Losses">
      {losses.map(({ side, units, of, men, menOf }) => {
        const share = menOf > 0 ? men / menOf : of > 0 ? units / of : 0;
        const words = `${units} of ${of} units and ${men} of ${menOf} men lost`;
        return (
          <div key={side} className={`side-${side}`} title={`${sides[side]}: ${words}`}>
            <dt>
              <span className="side-mark" aria-hidden="true" /> {sides[side]}
            </dt>
            <dd>
              <span className="army-strip" aria-hidden="true">
                <span style={{ width: `${100 * share}%` }} />
              </span>
              <span className="figure army-figure" aria-hidden="true">
                {men} lost
              </span>
              <span className="visually-hidden">{words}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
