import { useSessionState } from '../../hooks/useSession.ts';
import './playback.css';

/** Shown over the map while a line of the log is under the pointer: the map is of that moment, and when it was. */
export function GlimpseNote() {
  const when = useSessionState(({ glimpse, head }) =>
    glimpse && glimpse.n !== head ? glimpse.scene.clock.label : null,
  );
  if (when === null) return null;
  return (
    <p className="glimpse-note panel">
      As it was then <span className="muted">{when}</span>
    </p>
  );
}
