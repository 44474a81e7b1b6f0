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
        {forced.throws ? 'Do all that is forced, with its dice' : 'Do all that is forced'}
      </button>
      <p className="prompt-left muted" id="all-forced">
        One after another{forced.throws ? '' : ', with dice where they are due'}, until there is something to
        decide.
      </p>
    </>
  );
}
