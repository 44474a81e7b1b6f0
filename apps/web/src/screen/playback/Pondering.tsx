import type { Side } from '@linstock/kernel';
import { useEffect, useState } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { pondererOf, ponderingWords } from './ponderingWords.ts';
import './playback.css';

/** How often what is said is looked at again, in milliseconds. */
const LOOKS = 1000;

/** What the machine thinks about, how many answers it has given and for how long: while nothing else is to be seen. */
export function Pondering() {
  const side = useSessionState(pondererOf);
  return side === null ? null : <Ponders key={side} side={side} />;
}

function Ponders({ side }: { side: Side }) {
  const { game, since } = useSessionState((state) => state);
  const [from] = useState(() => Date.now());
  const [now, look] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOKS);
    return () => clearInterval(timer);
  }, []);
  if (!game) return null;
  const words = ponderingWords(game, side, since, Math.floor((now - from) / 1000));
  return (
    <p className="pondering muted" aria-hidden="true">
      <span className="pondering-sign" />
      {words}
    </p>
  );
}
