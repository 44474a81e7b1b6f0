/** Everything on a table that is drawn in SVG, from its edge up to what the hand holds. */
import { type RefObject, useMemo } from 'react';
import { Margin } from '../margin/Margin.tsx';
import { INCHES } from '../margin/sheet.ts';
import { Hatches } from '../overlay/Overlays.tsx';
import { Tape } from '../overlay/Tape.tsx';
import type { BoardCamera } from '../useCamera.ts';
import { liveFrame } from './draft.ts';
import { DraftLayer, FrameHandles, Reach } from './DraftLayer.tsx';
import { Features } from './Features.tsx';
import { OrderMarkers } from './OrderMarkers.tsx';
import { RulesOutlines } from './RulesOutlines.tsx';
import type { StandPiece } from './Stand.tsx';
import { Stands } from './Stands.tsx';
import { TableEdge } from './TableEdge.tsx';
import type { TableBoardProps, TableOverlay } from './tableModel.ts';
import { TableNames } from './TableNames.tsx';
import { TableOverlays, WayGhosts } from './TableOverlays.tsx';
import { PER_INCH, spotOfPlace, type TablePlate } from './tablePlate.ts';
import { inWords } from './tape.ts';
import type { Drafting } from './useDraft.ts';
import { UnitNames } from './UnitNames.tsx';
import type { Taping } from './useTape.ts';

interface Props {
  /** The group that the camera moves. */
  readonly world: RefObject<SVGGElement | null>;
  readonly table: TableBoardProps;
  readonly board: BoardCamera;
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly drafting: Drafting;
  readonly tape: Taping;
  /** Whether what is chosen may be moved just now, and has its handles. */
  readonly mayDraft: boolean;
  /** The ground without its stands, as the rules see it. */
  readonly bare: boolean;
  readonly idPrefix: string;
}

/** The drawn table, in drawing order. */
export function TableWorld(props: Props) {
  const { world, table, plate, pieces, drafting, tape, mayDraft, idPrefix } = props;
  const { draft } = drafting;
  const { ground } = table;
  const chosen = useMemo(() => new Set(table.chosen), [table.chosen]);
  const pickable = useMemo(
    () => (table.pickablePieces ? new Set(table.pickablePieces) : null),
    [table.pickablePieces],
  );
  const leaving = useMemo(() => new Set(draft?.members.map(({ piece }) => piece)), [draft]);
  const overlays = useMemo(() => layersOf(table.overlays, draft !== null), [draft, table.overlays]);
  const framed = draft ?? drafting.begin();
  const shown = framed !== null && mayDraft;
  return (
    <svg className="board-svg" role="presentation">
      <Hatches />
      <defs>
        <pattern id="stand-grass" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M1 4l.6 -2M2 4l.2 -2.2M6 8l-.5 -1.8M6.8 8l.5 -2" stroke="#7d7a45" strokeWidth=".5" />
        </pattern>
      </defs>
      <g ref={world}>
        <g id={`${idPrefix}world`}>
          <Underfoot {...props} />
          <TableOverlays plate={plate} pieces={pieces} overlays={overlays.under} table={ground.table} />
          {shown && drafting.reach && <Reach plate={plate} places={drafting.reach} />}
          <Stands {...{ plate, pieces, chosen, pickable, leaving, idPrefix }} />
          <UnitNames {...{ plate, pieces, leaving }} />
          <OrderMarkers {...{ plate, pieces }} markers={table.markers} aims={table.aim?.piece ?? null} />
          <TableOverlays plate={plate} pieces={pieces} overlays={overlays.over} table={ground.table} />
          {!draft && <WayGhosts plate={plate} pieces={pieces} overlays={overlays.over} />}
          {draft && (
            <DraftLayer
              plate={plate}
              pieces={pieces}
              draft={draft}
              verdict={drafting.verdict}
              known={drafting.reach !== null}
            />
          )}
          {!draft && shown && (
            <FrameHandles plate={plate} frame={liveFrame(framed)} denied={drafting.denied} />
          )}
          {tape.reading && (
            <Tape
              from={spotOfPlace(plate, tape.reading.from)}
              to={spotOfPlace(plate, tape.reading.to)}
              text={`${inWords(tape.reading.length)} in`}
            />
          )}
        </g>
      </g>
    </svg>
  );
}

/** What lies under all stands: the sheet's margin, the table's edge, its features and their names. */
function Underfoot({ table, board, plate, bare }: Props) {
  const { ground, bearing, features } = table;
  return (
    <>
      <Margin plan={board.plan} title={ground.title} bearing={bearing} rule={{ ...INCHES, per: PER_INCH }} />
      <TableEdge plate={plate} />
      <Features plate={plate} table={ground.table} features={features} />
      <TableNames plate={plate} ground={ground} />
      {bare && <RulesOutlines plate={plate} table={ground.table} />}
    </>
  );
}

/** Rings and marks lie under the stands, lines over them; what an answer would do is not shown beside what the hand does. */
function layersOf(overlays: readonly TableOverlay[], carrying: boolean) {
  const lines: readonly TableOverlay['kind'][] = ['sight', 'way', 'aim', 'ahead', 'form', 'footprint'];
  const isLine = ({ kind }: TableOverlay) => lines.includes(kind);
  return {
    under: overlays.filter((overlay) => !isLine(overlay)),
    over: overlays.filter((overlay) => isLine(overlay) && !(carrying && overlay.kind === 'way')),
  };
}
