import { usePerform } from '../../hooks/useCommands.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import type { ForcedAnswer } from '../../play/automatic/forcing.ts';

/**
 * One button for everything that must be done in any case. It replaces the button that ends the step, and it
 * says that dice are thrown.
 */
export function AllForced({ forced }: { forced: ForcedAnswer }) {
  const perform = usePerform();
  const sent = useSessionState((state) => state.sent);
  return (
    <>
      <button
        type="button"
        className="button button-main prompt-end"
        data-action="forced"
        disabled={sent}
        aria-describedby="all-forced"
        onClick={() => perform('forced')}
      >
        {forced.throws ? 'Do all forced actions, with their dice' : 'Do all forced actions'}
      </button>
      <p className="prompt-left muted" id="all-forced">
        One after another{forced.throws ? '' : ', with dice if they are due'}, until you must decide
        something.
      </p>
    </>
  );
}
