import { prepare } from '../../app/preset.ts';
import { useSessionState } from '../../hooks/useSession.ts';

/** The way from a piece to the ready reckoner, its forms filled in from where the piece stands now. */
export function ToReckoner({ piece, name }: { piece: string; name: string }) {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const shown = useSessionState((state) => state.shown);
  const known = useSessionState((state) => state.known);
  if (!game || !rulebook?.present.shows.situations) return null;
  const { state } = shown === null ? game.position : game.positionAt(shown);
  const situations = rulebook.present.shows.situations({ field: game.field, state, known }, piece);
  const [first] = situations;
  if (!first) return null;
  return (
    <a
      className="link"
      href={`#/reckoner/${game.rules.id}/${first.form}`}
      onClick={() => prepare(name, situations)}
    >
      To the ready reckoner
    </a>
  );
}
