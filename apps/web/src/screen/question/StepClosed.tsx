import { piecesPicked } from '@linstock/scene';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { formationIn, picksIn } from '../../play/state/modeSelectors.ts';
import type { Ending } from '../../play/state/state.ts';
import { listLinks, type NameLink, splitAtNames } from './nameLinks.ts';
import { WithClause } from './WithClause.tsx';

/** Maximum number of units named in addition to those in the sentence; all of them are ringed. */
const MOST_NAMED = 2;

/** Why the step may not end now: the sentence of the rules, and as links who has to act before. */
export function StepClosed({ id, closed }: { id: string; closed: NonNullable<Ending['closed']> }) {
  const scene = useSessionState((state) => state.scene);
  const rows = useSessionState((state) => state.asked?.menu.rows);
  const chosen = useSessionState((state) => picksIn(state).length > 0 || formationIn(state) !== null);
  const { parts, others } = splitAtNames(closed.sentence, closed.at ?? [], scene);
  const { links, rest } = listLinks(others, MOST_NAMED);
  // The units that have to act are in the list below; saying it twice would push that out of sight.
  const inList = new Set(piecesPicked(rows?.map(({ pick }) => pick) ?? []));
  const listed = !chosen && others.every(({ piece }) => inList.has(piece));
  return (
    <p className="prompt-closed" id={id}>
      {parts
        .slice(0, -1)
        .map((part) => (typeof part === 'string' ? part : <PieceLink key={part.piece} {...part} />))}
      <LastPart part={parts.at(-1) ?? ''} clause={closed.clause} />
      {others.length > 0 && !listed && (
        <>
          {parts.length > 1 ? ' So must ' : ' To act: '}
          {links.map(({ before, ...each }) => (
            <span key={each.piece}>
              {before}
              <PieceLink {...each} article={parts.length > 1} />
            </span>
          ))}
          {rest}
        </>
      )}
    </p>
  );
}

/** The end of the sentence, with the clause after its last word. */
function LastPart({ part, clause }: { part: string | NameLink; clause: string | null }) {
  if (typeof part === 'string') return <WithClause sentence={part} clause={clause} />;
  return (
    <>
      <PieceLink {...part} /> <WithClause sentence="" clause={clause} />
    </>
  );
}

/** The name of a piece: pointing at it rings it, a click on it is a click on the piece. */
function PieceLink({
  piece,
  name,
  called,
  article = false,
  end = '',
}: NameLink & {
  article?: boolean;
  /** The end of the sentence: no line begins with a full stop. */
  end?: string;
}) {
  const session = useSession();
  return (
    <button
      type="button"
      className="link"
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [piece] })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
      onFocus={() => session.apply({ on: 'view', do: 'point', at: [piece] })}
      onBlur={() => session.apply({ on: 'view', do: 'point', at: [] })}
      onClick={() => session.apply({ on: 'board', do: 'click', candidates: [{ piece }] })}
    >
      {article ? `${called}` : name}
      {end}
    </button>
  );
}
