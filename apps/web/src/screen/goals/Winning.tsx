/** How each side wins this battle, the reader's own side first. The link on the goal meter opens it. */
import { counselFor, type Side } from '@linstock/kernel';
import { togglePanel } from '../../app/panels.ts';
import { CounselWords } from '../../common/HowToWin.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** The panel of both sides' ways to win; null if the rules tell none. */
export function Winning() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const guide = game?.rules.guide;
  if (!game || !guide) return null;
  const [seat] = session.seats;
  const order: readonly Side[] = seat === 1 ? [1, 0] : [0, 1];
  return (
    <>
      {order.map((side) => {
        const counsel = counselFor(guide, game.record.battle.id, side);
        return counsel ? (
          <section key={side} className={`side-${side}`}>
            <h3 className="winning-side">{game.position.sides[side]}</h3>
            <CounselWords counsel={counsel} />
          </section>
        ) : null;
      })}
    </>
  );
}

/** Opens that panel. Empty if no text says how this battle is won. */
export function WinningLink() {
  const told = useSessionState(
    ({ game }) => (game?.rules.guide?.counsel[game.record.battle.id] ?? null) !== null,
  );
  if (!told) return null;
  return (
    <button type="button" className="link goal-how" onClick={() => togglePanel('winning')}>
      How to win
    </button>
  );
}
