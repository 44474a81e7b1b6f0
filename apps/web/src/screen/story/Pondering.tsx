import { useEffect, useState } from 'react';
import { useSessionState } from '../useSession.ts';
import { ponderingWords } from './ponderingWords.ts';
import './story.css';

/** How often what is said is looked at again, in milliseconds. */
const LOOKS = 1000;

/** What the machine thinks about, how many answers it has given and for how long: while nothing else is to be seen. */
export function Pondering() {
  const thinking = useSessionState(({ thinking: side, telling }) => (telling?.more ? null : side));
  return thinking === null ? null : <Ponders key={thinking} />;
}

function Ponders() {
  const { game, thinking, since, rulebook } = useSessionState((state) => state);
  const [from] = useState(() => Date.now());
  const [now, look] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOKS);
    return () => clearInterval(timer);
  }, []);
  if (!game || !rulebook || thinking === null) return null;
  const words = ponderingWords(game, thinking, since, Math.floor((now - from) / 1000));
  return (
    <p className="pondering muted" aria-hidden="true">
      <span className="pondering-sign" />
      {words}
    </p>
  );
}
