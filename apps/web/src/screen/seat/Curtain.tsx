import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../useSession.ts';
import './curtain.css';

/** Hides the field while two who play at one screen change places, so that neither sees what the other has written. */
export function Curtain() {
  const session = useSession();
  const side = useSessionState((state) => state.curtain);
  const sides = useSessionState((state) => state.game?.position.sides);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [side]);
  if (side === null || !sides) return null;
  const [name, other] = [sides[side], sides[side === 0 ? 1 : 0]];
  return (
    <div className={`curtain side-${side}`} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-card panel">
        <span className="side-mark" aria-hidden="true" />
        <h2 id="curtain-title">{name} to the screen</h2>
        <p>What comes next is written in secret. Let the {other} player look away.</p>
        <button ref={button} type="button" className="button" onClick={() => session.liftCurtain()}>
          I play the {name} side: show it
        </button>
      </div>
    </div>
  );
}
