import { useSessionState } from '../../hooks/useSession.ts';
import './playback.css';

/** Over the map while a line of the log is pointed at: that it lies there as it stood then, and when that was. */
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
