import type { Side } from '@linstock/kernel';
import { useEffect, useState } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { describePondering, pondererOf } from './ponderingWords.ts';
import './playback.css';

/** Time between two updates of the sentence, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/** The question that the bot thinks about, the number of its answers and the time: shown while nothing else is. */
export function Pondering() {
  const side = useSessionState(pondererOf);
  return side === null ? null : <Ponders key={side} side={side} />;
}

function Ponders({ side }: { side: Side }) {
  const { game, since } = useSessionState((state) => state);
  const [from] = useState(() => Date.now());
  const [now, look] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (!game) return null;
  const words = describePondering(game, side, since, Math.floor((now - from) / 1000));
  return (
    <p className="pondering muted" aria-hidden="true">
      <span className="pondering-sign" />
      {words}
    </p>
  );
}
