import { useSession, useSessionState } from '../../hooks/useSession.ts';
import './formation.css';

/** An order that stopped on its way, to be gone on with or dropped. */
export function Unfinished() {
  const { ordering } = useSession().clicks;
  const unfinished = useSessionState((state) => state.unfinished);
  if (!unfinished) return null;
  return (
    <div className="formation-unfinished" role="group" aria-label="An order under way">
      <p>
        <b>{unfinished.name}</b> goes on when this is settled.
      </p>
      <p className="row">
        <button type="button" className="button" onClick={() => ordering.goOn()}>
          Go on now
        </button>
        <button type="button" className="button button-small" onClick={() => ordering.halt()}>
          Stop
        </button>
      </p>
    </div>
  );
}
