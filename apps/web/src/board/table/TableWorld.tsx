/** Everything on a table that is drawn in SVG: below the miniatures and above them. */
import { shortLength } from '@linstock/ground';
import { type RefObject, useMemo } from 'react';
import { Carried, usePieceSets } from '../handling/BoardShell.tsx';
import { Hatches } from '../overlay/Hatches.tsx';
import { StudyDrawings } from '../overlay/StudyDrawings.tsx';
import { Tape } from '../overlay/Tape.tsx';
import { Discs, Trails } from '../overlay/Trails.tsx';
import type { Camera } from '../plate/camera.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { makeSight, spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import type { BoardCamera } from '../view/useCamera.ts';
import { DraftLayer, FrameHandles, Reach } from './DraftLayer.tsx';
import { liveFrameOf } from './draft.ts';
import { Features } from './Features.tsx';
import type { Lettering } from './lettering/letteringOf.ts';
import { TableNames } from './lettering/TableNames.tsx';
import { UnitNames } from './lettering/UnitNames.tsx';
import { OrderMarkers } from './OrderMarkers.tsx';
import { RulesOutlines } from './RulesOutlines.tsx';
import { Stands } from './Stands.tsx';
import { TableEdge } from './TableEdge.tsx';
import { TableOverlays, WayGhosts } from './TableOverlays.tsx';
import { ToNearest } from './ToNearest.tsx';
import type { TableBoardProps, TableOverlay } from './tableModel.ts';
import type { ApproachView } from './useApproach.ts';
import type { DraftControl } from './useDraft.ts';
import type { TapeControl } from './useTape.ts';

interface Props {
  /** The group that the camera moves. */
  readonly world: RefObject<SVGGElement | null>;
  readonly table: TableBoardProps;
  readonly board: BoardCamera;
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly drafting: DraftControl;
  readonly near: ApproachView;
  readonly tape: TapeControl;
  /** True if the selected stands may be moved now, and have handles. */
  readonly mayDraft: boolean;
  /** The ground without its stands, by the rules. */
  readonly bare: boolean;
  readonly lettering: Lettering;
  readonly camera: Camera;
  readonly idPrefix: string;
}

/** The layers under the miniatures: the sheet's margin, the table's edge, its features and names, rings and reach. */
export function TableUnder(
  props: Omit<Props, 'world' | 'tape' | 'camera'> & { readonly under: Props['world'] },
) {
  const { under, table, plate, pieces, drafting, mayDraft } = props;
  const { draft } = drafting;
  const sight = useMemo(() => makeSight(plate), [plate]);
  const overlays = useMemo(() => layersOf(table.overlays, draft !== null), [draft, table.overlays]);
  return (
    <Carried under group={under} defs={<Hatches />}>
      <Underfoot {...props} />
      <TableOverlays plate={plate} pieces={pieces} overlays={overlays.under} table={table.ground.table} />
      {mayDraft && drafting.reach && <Reach plate={plate} places={drafting.reach} />}
      <Trails trails={table.trails} sight={sight} />
    </Carried>
  );
}

/** Everything above the miniatures, in drawing order. */
export function TableWorld(props: Props) {
  const { world, table, plate, pieces, drafting, near, tape, mayDraft, idPrefix } = props;
  const { draft } = drafting;
  const { ground } = table;
  const sight = useMemo(() => makeSight(plate), [plate]);
  const { chosen, pickable } = usePieceSets(table);
  const leaving = useMemo(() => new Set(draft?.members.map(({ piece }) => piece)), [draft]);
  const overlays = useMemo(() => layersOf(table.overlays, draft !== null), [draft, table.overlays]);
  const framed = draft ?? drafting.begin();
  const shown = framed !== null && mayDraft;
  return (
    <Carried group={world} id={`${idPrefix}world`}>
      <Stands
        {...{ plate, pieces, chosen, pickable, leaving, idPrefix }}
        asked={table.asked}
        due={overlays.due}
      />
      <Discs trails={table.trails} sight={sight} camera={props.camera} />
      <OrderMarkers
        {...{ plate, pieces }}
        markers={table.markers}
        turns={table.turns}
        aim={table.aim}
        done={table.trails.some(({ kind }) => kind === 'way')}
      />
      <TableOverlays plate={plate} pieces={pieces} overlays={overlays.over} table={ground.table} />
      <UnitNames lettering={props.lettering} leaving={leaving} />
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
      {draft && near.near && <ToNearest {...{ plate, pieces, draft }} near={near.near} />}
      {!draft && shown && <FrameHandles plate={plate} frame={liveFrameOf(framed)} denied={drafting.denied} />}
      <TableDrawings plate={plate} pieces={pieces} />
      {tape.reading && (
        <Tape
          from={spotOfPlace(plate, tape.reading.from)}
          to={spotOfPlace(plate, tape.reading.to)}
          text={shortLength(tape.reading.length)}
        />
      )}
    </Carried>
  );
}

/** Half the size of a small stand, in plate units. */
const STAND_REACH = 24;

/** The drawings of a study on a table. */
function TableDrawings({ plate, pieces }: Pick<Props, 'plate' | 'pieces'>) {
  const find = (name: string) => {
    const at = /^at:(-?[\d.]+),(-?[\d.]+)$/.exec(name);
    if (at) return spotOfPlace(plate, { x: 1000 * Number(at[1]), y: 1000 * Number(at[2]) });
    const piece = pieces.find(({ id }) => name === `piece:${id}`);
    return piece ? spotOfPlace(plate, piece.pose) : null;
  };
  return <StudyDrawings spotOf={find} outlineOf={null} reach={STAND_REACH} />;
}

/** The layers below all stands: the sheet's margin, the table's edge, its features and their names. */
function Underfoot({ table, plate, bare, lettering }: Pick<Props, 'table' | 'plate' | 'bare' | 'lettering'>) {
  const { ground, features } = table;
  return (
    <>
      <TableEdge plate={plate} title={ground.title} />
      <Features plate={plate} table={ground.table} features={features} />
      <TableNames ground={ground} lettering={lettering} />
      {bare && <RulesOutlines plate={plate} table={ground.table} />}
    </>
  );
}

/** Rings and marks are under the stands, lines over them. The preview of an answer is hidden while the player moves a stand. */
function layersOf(overlays: readonly TableOverlay[], carrying: boolean) {
  const lines: readonly TableOverlay['kind'][] = [
    'sight',
    'way',
    'aim',
    'ahead',
    'form',
    'footprint',
    'numbers',
  ];
  const isLine = ({ kind }: TableOverlay) => lines.includes(kind);
  const isDue = (overlay: TableOverlay) => overlay.kind === 'area' && overlay.meaning === 'due';
  const due = overlays.flatMap((overlay) => (overlay.kind === 'area' && isDue(overlay) ? overlay.items : []));
  return {
    due: new Set(due),
    under: overlays.filter((overlay) => !isLine(overlay) && !isDue(overlay)),
    over: overlays.filter((overlay) => isLine(overlay) && !(carrying && overlay.kind === 'way')),
  };
}
