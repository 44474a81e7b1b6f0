import type { Side } from '@linstock/kernel';
import { useEffect, useRef, useState } from 'react';
import { liveryOf } from '../../design/livery.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { hasLocked } from '../../play/asking/curtain.ts';
import './curtain.css';

/** Time for which the button ignores presses, so that a double press does not lift the curtain, in milliseconds. */
const IGNORE_PRESS_MS = 500;

/**
 * In place of the game while two players at one screen change places: nothing that the other has written is
 * behind it.
 */
export function Curtain() {
  const session = useSession();
  const { curtain: side, game, takeBack } = useSessionState((state) => state);
  const sides = game?.position.sides;
  const { ready, button, dialog } = useDeafButton();
  if (side === null || !game || !sides) return null;
  const before = side === 0 ? 1 : 0;
  const [name, other] = [sides[side], sides[before]];
  const locked = hasLocked(game.position, before);
  const mayUnlock = locked && takeBack?.side === before && takeBack.steps > 0;
  return (
    <div
      className={`curtain ${liveryOf(game.rules)}`}
      ref={dialog}
      // It takes the focus when it comes; its button, deaf for a moment, takes it over.
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
    >
      <div className="curtain-halves" aria-hidden="true">
        <span className="side-0" />
        <span className="side-1" />
      </div>
      <div className="curtain-card panel">
        <h2 id="curtain-title">{name} to the screen</h2>
        <p>
          {locked ? `What the ${other} side wrote is sealed. ` : ''}What comes next is written in secret. Let
          the {other} player look away: nothing is behind this curtain until the button is pressed.
        </p>
        <p className="curtain-letters">
          {([0, 1] as const).map((each) => (
            <Letter key={each} side={each} name={sides[each]} sealed={each === before && locked} />
          ))}
        </p>
        <button
          ref={button}
          type="button"
          className="button button-main"
          disabled={!ready}
          onClick={() => session.apply({ on: 'seat', do: 'lift curtain' })}
        >
          I play the {name} side: show it
        </button>
        <OtherWays unlocks={mayUnlock ? other : null} />
      </div>
    </div>
  );
}

/**
 * Buttons for a player whose opponent is not there: back to the side that has locked, or no curtain at all.
 */
function OtherWays({ unlocks }: { readonly unlocks: string | null }) {
  const session = useSession();
  return (
    <p className="row">
      {unlocks !== null && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => session.apply({ on: 'seat', do: 'unlock' })}
        >
          {unlocks} again: unlock and go back
        </button>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => session.apply({ on: 'seat', do: 'play alone' })}
      >
        I play both sides: no curtain
      </button>
    </p>
  );
}

/** A button that cannot be pressed for a moment, and has the focus afterwards. */
function useDeafButton() {
  const [ready, setReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), IGNORE_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (ready) button.current?.focus();
  }, [ready]);
  return { ready, button, dialog };
}

/** An envelope with a seal on it, or with the place for one. */
function Letter({ side, name, sealed }: { side: Side; name: string; sealed: boolean }) {
  return (
    <span className={`curtain-letter side-${side}`}>
      <svg viewBox="0 0 200 116" aria-hidden="true">
        <path className="paper" d="M1 1H199V115H1Z" />
        <path className="fold" d="M1 1L100 66L199 1M1 115L78 52M199 115L122 52" />
        <circle className={sealed ? 'wax' : 'to-seal'} cx="100" cy="62" r="20" />
      </svg>
      <b>{name}</b> {sealed ? 'locked' : 'to be written'}
    </span>
  );
}
