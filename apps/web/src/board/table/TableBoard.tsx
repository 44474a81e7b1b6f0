/** The free-measure table: painted ground on a canvas, stands and overlays in SVG, one camera. Knows no rules. */
import { type CSSProperties, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import '../board.css';
import '../overlay/overlay.css';
import '../pieces/pieces.css';
import '../margin/margin.css';
import './stands.css';
import './draft.css';
import { Margin } from '../margin/Margin.tsx';
import { INCHES } from '../margin/sheet.ts';
import { grown, type Spot } from '../plate.ts';
import { useAnimations } from '../useAnimations.ts';
import { type Sight, type Surfaces, useCamera } from '../useCamera.ts';
import { screenOf } from '../camera.ts';
import { Hatches } from '../overlay/Overlays.tsx';
import { Tape } from '../overlay/Tape.tsx';
import { inWords } from './tape.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftLayer, FrameHandles, Reach } from './DraftLayer.tsx';
import { type Draft, liveFrame } from './draft.ts';
import { Loupe } from './Loupe.tsx';
import { Features } from './Features.tsx';
import { TableNames } from './TableNames.tsx';
import { TableOverlays, WayGhosts } from './TableOverlays.tsx';
import { useDraft } from './useDraft.ts';
import { useTableHand } from './useTableHand.ts';
import { useTableHandle } from './useTableHandle.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTape } from './useTape.ts';
import type { StandPiece } from './Stand.tsx';
import { RulesOutlines } from './RulesOutlines.tsx';
import { Stands } from './Stands.tsx';
import { EDGE, TableEdge } from './TableEdge.tsx';
import { placeOf, type TableBoardProps, type TableOverlay } from './tableModel.ts';
import { PER_INCH, sightOn, spotOfPlace, STAND_WIDTH, tablePlateOf } from './tablePlate.ts';

/** The share of the window below which the bar would cover what moves. */
const LOW = 0.66;

/** The table of one battle. Fills its parent. */
export function TableBoard(props: TableBoardProps) {
  const { ground, settings, bearing } = props;
  const idPrefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<SVGGElement>(null);
  const surfaces = useMemo((): Surfaces => ({ root, canvas, world }), []);
  const plate = useMemo(() => tablePlateOf(ground.table, bearing), [ground, bearing]);
  const sight = useMemo(
    (): Sight => ({
      source: { kind: 'table', table: ground.table, name: ground.title.battle, bearing },
      neat: grown(plate.field, EDGE),
      pieceWidth: STAND_WIDTH,
    }),
    [ground, plate, bearing],
  );
  const pieces = useMemo(
    () => props.pieces.filter((piece): piece is StandPiece => 'pose' in piece),
    [props.pieces],
  );
  const troops = useMemo(() => pieces.map(({ pose }) => spotOfPlace(plate, pose)), [pieces, plate]);
  const board = useCamera(sight, settings.palette, troops, surfaces);
  const spotOf = useCallback(
    (place: string): Spot | null => {
      const at = placeOf(place);
      return at && spotOfPlace(plate, at);
    },
    [plate],
  );
  const moving = useMemo(() => sightOn(plate), [plate]);
  useAnimations(props.animations, settings.animation, world, moving, props.onAnimated);
  const drafting = useDraft(props, pieces);
  const tape = useTape(pieces);
  const [loupe, setLoupe] = useState<{ x: number; y: number } | null>(null);
  useTableHand(root, props, { board, plate, pieces, drafting, tape, loupe: setLoupe });
  useTableHandle(props, { board, spotOf, root, drafting, tape, pieces });
  const { faded, ...keys } = useTableKeys({ board, drafting, tape });
  const bare = faded || settings.hideCounters;
  useEffect(() => {
    root.current?.classList.toggle('taping', tape.active);
  }, [tape.active]);
  const chosen = useMemo(() => new Set(props.chosen), [props.chosen]);
  const pickable = useMemo(
    () => (props.pickablePieces ? new Set(props.pickablePieces) : null),
    [props.pickablePieces],
  );
  const { draft } = drafting;
  const low = (moving: Draft) =>
    screenOf(board.camera.view(), spotOfPlace(plate, moving.frame))[1] > board.size().height * LOW;
  const leaving = useMemo(() => new Set(draft?.members.map(({ piece }) => piece)), [draft]);
  const overlays = useMemo(() => layersOf(props.overlays, draft !== null), [draft, props.overlays]);
  const framed = draft ?? drafting.begin();
  const shown = framed !== null && !tape.active && (draft !== null || !props.decided);
  return (
    // A table is an application of its own: the element that has the focus hears its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className="board"
      data-palette={settings.palette}
      data-faded={bare || undefined}
      style={{ '--counter-text': settings.textScale } as CSSProperties}
      role="application"
      aria-roledescription="battle table"
      aria-label={`Table of ${ground.title.battle}`}
      // The table is one tab stop; its keys move what is chosen.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...keys}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="board-svg" role="presentation">
        <Hatches />
        <defs>
          <pattern id="stand-grass" width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M1 4l.6 -2M2 4l.2 -2.2M6 8l-.5 -1.8M6.8 8l.5 -2" stroke="#7d7a45" strokeWidth=".5" />
          </pattern>
        </defs>
        <g ref={world}>
          <g id={`${idPrefix}world`}>
            <Margin
              plan={board.plan}
              title={ground.title}
              bearing={bearing}
              rule={{ ...INCHES, per: PER_INCH }}
            />
            <TableEdge plate={plate} />
            <Features plate={plate} table={ground.table} features={props.features} />
            <TableNames plate={plate} ground={ground} />
            {bare && <RulesOutlines plate={plate} table={ground.table} />}
            <TableOverlays plate={plate} pieces={pieces} overlays={overlays.under} table={ground.table} />
            {shown && drafting.reach && <Reach plate={plate} places={drafting.reach} />}
            <Stands {...{ plate, pieces, chosen, pickable, leaving, idPrefix }} />
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
            {!draft && shown && framed && (
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
      {loupe && <Loupe at={loupe} board={board} ground={canvas} world={`${idPrefix}world`} />}
      {!tape.active && (draft !== null || !props.decided) && (
        <DraftBar drafting={drafting} pieces={pieces} clauseLink={props.clauseLink} above={low} />
      )}
    </div>
  );
}

/** Rings and marks lie under the stands, lines over them; what an answer would do is not shown beside what the hand does. */
function layersOf(overlays: readonly TableOverlay[], carrying: boolean) {
  const isLine = ({ kind }: TableOverlay) => kind === 'sight' || kind === 'way';
  return {
    under: overlays.filter((overlay) => !isLine(overlay)),
    over: overlays.filter((overlay) => isLine(overlay) && !(carrying && overlay.kind === 'way')),
  };
}
