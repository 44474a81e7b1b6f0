import { keysOf, type Side } from '@linstock/kernel';
import { type Picked, type Piece, pickKey } from '@linstock/scene';
import { useMemo, useState } from 'react';
import { copyText } from '../../common/copyText.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { listPicksOn } from '../../play/picking/clicking.ts';
import { narrowedIn } from '../../play/state/modeSelectors.ts';
import type { PlaceNames } from '../../words/labels.ts';
import { describePiece } from '../../words/pieceWords.ts';
import { CommandLine } from './CommandLine.tsx';
import { writePosition } from './positionText.ts';
import './textView.css';

/** The game in words: the question, the pieces, a command line, the end of the log. */
export function TextView({
  placeName,
  order,
}: {
  placeName: PlaceNames;
  order: (said: string) => string | null;
}) {
  return (
    <div className="text-view">
      <OpenQuestion />
      <CommandLine order={order} />
      <PieceTable placeName={placeName} />
      <CopyPosition placeName={placeName} />
      <LastTold />
    </div>
  );
}

function OpenQuestion() {
  const asked = useSessionState((state) => state.asked);
  const narrowed = useSessionState(narrowedIn);
  return (
    <p>
      {asked
        ? `${asked.prompt} Answers open: ${narrowed?.left.length ?? 0}.`
        : 'Nothing is asked of you now.'}
    </p>
  );
}

const COLUMNS = {
  name: 'Name',
  place: 'Where',
  strength: 'Strength',
  order: 'Order',
  state: 'State',
  can: 'Can be picked',
} as const;

type SortKey = keyof typeof COLUMNS;

function PieceTable({ placeName }: { placeName: PlaceNames }) {
  const [by, setBy] = useState<SortKey>('can');
  const rows = usePieceRows(placeName, by);
  return (
    <table className="text-view-pieces">
      <caption>Pieces</caption>
      <thead>
        <tr>
          {keysOf(COLUMNS).map((key) => (
            <th key={key} scope="col" aria-sort={by === key ? 'ascending' : 'none'}>
              <button type="button" className="link" onClick={() => setBy(key)}>
                {COLUMNS[key]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PieceLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** A piece of the table, in words. */
interface PieceRow extends Readonly<Record<SortKey, string>> {
  readonly id: string;
  readonly picks: readonly Picked[];
  readonly side: Side;
}

/** All pieces on the field, sorted by a column. */
function usePieceRows(placeName: PlaceNames, by: SortKey): readonly PieceRow[] {
  const scene = useSessionState((state) => state.scene);
  const narrowed = useSessionState(narrowedIn);
  return useMemo(() => {
    const can = (piece: Piece) => listPicksOn(piece).some((pick) => narrowed?.next.has(pickKey(pick)));
    const all = (scene?.pieces ?? []).flatMap((piece): PieceRow[] => {
      const { id, side } = piece;
      const words = scene && describePiece(piece, scene, placeName);
      return words ? [{ id, side, picks: listPicksOn(piece), ...words, can: can(piece) ? 'yes' : '' }] : [];
    });
    const text = (row: PieceRow) => (by === 'can' ? (row.can ? '0' : '1') : row[by]);
    return all.sort((a, b) => text(a).localeCompare(text(b)) || a.name.localeCompare(b.name));
  }, [scene, narrowed, by, placeName]);
}

function PieceLine({ row }: { row: PieceRow }) {
  const session = useSession();
  const sides = useSessionState((state) => state.game?.position.sides);
  return (
    <tr className={`side-${row.side}`}>
      <th scope="row">
        <button
          type="button"
          className="link"
          onClick={() => session.apply({ on: 'board', do: 'click', candidates: row.picks })}
          onFocus={() => session.apply({ on: 'view', do: 'point', at: [row.id] })}
          onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [row.id] })}
        >
          {row.name}
        </button>
        <span className="visually-hidden">, {sides?.[row.side]}</span>
      </th>
      <td className="figure">{row.place}</td>
      <td className="figure">{row.strength}</td>
      <td>{row.order}</td>
      <td>{row.state}</td>
      <td>{row.can}</td>
    </tr>
  );
}

/** A button that copies the position as text. It says whether the browser allowed it. */
function CopyPosition({ placeName }: { placeName: PlaceNames }) {
  const scene = useSessionState((state) => state.scene);
  const sides = useSessionState((state) => state.game?.position.sides);
  const [copied, setCopied] = useState<string | null>(null);
  if (!scene || !sides) return null;
  const copy = async () => {
    const isCopied = await copyText(writePosition(scene, sides, placeName));
    setCopied(isCopied ? 'Copied.' : 'This browser does not let pages copy. Select the table instead.');
  };
  return (
    <p>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy the position as text
      </button>{' '}
      <span aria-live="polite">{copied}</span>
    </p>
  );
}

function LastTold() {
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const last = useMemo(() => (game && head >= 0 ? game.log.slice(-8) : []), [game, head]);
  return (
    <section aria-label="What happened last">
      <h3>Last</h3>
      <ol className="text-view-last">
        {last.map(({ n, logItem }, i) => (
          <li key={`${n}:${i}`}>{logItem.sentence}</li>
        ))}
      </ol>
    </section>
  );
}
