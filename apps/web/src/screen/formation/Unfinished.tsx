import { usePerform } from '../../hooks/useCommands.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { commandOf } from '../../play/commands/commands.ts';
import './formation.css';

/** An order that stopped on its way: it can be continued or dropped. */
export function Unfinished() {
  const perform = usePerform();
  const unfinished = useSessionState((state) => state.unfinished);
  if (!unfinished) return null;
  return (
    <div className="formation-unfinished" role="group" aria-label="An order under way">
      <p>
        <b>{unfinished.called.text}</b> goes on when this is settled.
      </p>
      <p className="row">
        <button type="button" className="button" onClick={() => perform('go-on')}>
          {commandOf('go-on').name}
        </button>
        <button type="button" className="button button-small" onClick={() => perform('stop')}>
          {commandOf('stop').name}
        </button>
      </p>
    </div>
  );
}
