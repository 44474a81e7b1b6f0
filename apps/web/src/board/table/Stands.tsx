/** All stands on the table, each a button with its story; pictures and places only, no rules. */
import { memo, useMemo } from 'react';
import { StandDrawing, type StandPiece } from './Stand.tsx';
import { spotOfPlace, type TablePlate, turnOnPlate } from './tablePlate.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly chosen: ReadonlySet<string>;
  /** Pieces that may be picked; null when nothing is asked, and then none is dimmed. */
  readonly pickable: ReadonlySet<string> | null;
  /** Pieces drawn faint where they stand, because a ghost shows where they would. */
  readonly leaving: ReadonlySet<string>;
  readonly idPrefix: string;
}

/** The layer of stands: an SVG group. Generals lie uppermost. */
export const Stands = memo(function Stands({ plate, pieces, chosen, pickable, leaving, idPrefix }: Props) {
  const bearers = useMemo(() => coloursOf(pieces), [pieces]);
  const ordered = useMemo(
    () =>
      [...pieces].sort((a, b) => a.pose.frontage * a.pose.depth - b.pose.frontage * b.pose.depth).reverse(),
    [pieces],
  );
  const standing = (id: string) => {
    if (leaving.has(id)) return 'leaving';
    if (chosen.has(id)) return 'chosen';
    if (!pickable) return 'plain';
    return pickable.has(id) ? 'can-act' : 'idle';
  };
  return (
    <g className="pieces stands">
      {ordered.map((piece) => (
        <Placed
          key={piece.id}
          {...{ plate, piece, idPrefix }}
          standing={standing(piece.id)}
          colours={bearers.has(piece.id)}
        />
      ))}
    </g>
  );
});

/** The middle company of each regiment of two or more carries its colours: alike in body, arm and uniform. Whose dress names a flag has it anyway. */
export function coloursOf(pieces: readonly StandPiece[]): ReadonlySet<string> {
  const regiments = new Map<string, string[]>();
  for (const { id, group, kind, coat, facings, dress } of pieces) {
    if (dress) continue;
    const regiment = [group, kind, coat, facings].join('|');
    if (group !== '') regiments.set(regiment, [...(regiments.get(regiment) ?? []), id]);
  }
  return new Set(
    [...regiments.values()].flatMap((ids) =>
      ids.length > 1 ? [ids[Math.floor((ids.length - 1) / 2)]!] : [],
    ),
  );
}

interface PlacedProps {
  readonly plate: TablePlate;
  readonly piece: StandPiece;
  readonly standing: 'plain' | 'can-act' | 'idle' | 'chosen' | 'leaving';
  readonly colours: boolean;
  readonly idPrefix: string;
}

const STATES = {
  plain: '',
  'can-act': ', can be chosen',
  idle: '',
  chosen: ', chosen',
  leaving: '',
} as const;

const Placed = memo(function Placed({ plate, piece, standing, colours, idPrefix }: PlacedProps) {
  const [x, y] = spotOfPlace(plate, piece.pose);
  const turn = turnOnPlate(plate, piece.pose.facing);
  return (
    <g
      id={`${idPrefix}${piece.id}`}
      role="button"
      tabIndex={-1}
      aria-label={`${piece.story}${STATES[standing]}`}
      aria-pressed={standing === 'chosen'}
      aria-disabled={standing === 'idle'}
      data-piece={piece.id}
      data-home={`translate(${x} ${y})`}
      className={`piece stand side-${piece.side} ${standing}`}
      transform={`translate(${x} ${y})`}
    >
      <g data-turn={turn} transform={`rotate(${turn})`}>
        <StandDrawing piece={piece} turn={turn} colours={colours} />
      </g>
    </g>
  );
});
