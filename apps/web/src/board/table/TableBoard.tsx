/** The free-measure table: painted ground on a canvas, stands and overlays in SVG, one camera. Knows no rules. */

import { type CSSProperties, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { grown, type Spot } from '../../common/box.ts';
import '../handling/board.css';
import '../animation/animation.css';
import '../overlay/overlay.css';
import '../pieces/pieces.css';
import '../margin/margin.css';
import './stands.css';
import './draft.css';
import type { Spot as Place } from '@linstock/ground';
import { useAnimations } from '../animation/useAnimations.ts';
import { useRelicDelay } from '../animation/useRelicDelay.ts';
import { prepareTableGround } from '../ground/source.ts';
import { BoardFrame } from '../handling/BoardFrame.tsx';
import { EdgeTabs } from '../margin/EdgeTabs.tsx';
import { miniaturesOf } from '../miniatures/miniature.ts';
import { useMiniatures } from '../miniatures/useMiniatures.ts';
import { type Detail, detailOf, screenOf, type View } from '../plate/camera.ts';
import { LEANING, leanSpot, sizeLetters } from '../plate/lean.ts';
import type { Step } from '../plate/sight.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import {
  EDGE_WIDTH,
  makeSight,
  READABLE,
  STAND_WIDTH,
  sightOf,
  spotOfPlace,
  type TablePlate,
  tablePlateOf,
  wholeOf,
} from '../plate/tablePlate.ts';
import { Loupe } from '../view/Loupe.tsx';
import type { Fighter } from '../view/openingPart.ts';
import { withEnemyInSight } from '../view/questionView.ts';
import { type BoardCamera, useCamera } from '../view/useCamera.ts';
import type { Sight, Surfaces } from '../view/useFrames.ts';
import { type BarPlace, placeBar } from './barPlace.ts';
import { DraftBar } from './DraftBar.tsx';
import type { Draft } from './draft.ts';
import { useLettering } from './lettering/useLettering.ts';
import { ReachKey } from './ReachKey.tsx';
import { TableUnder, TableWorld } from './TableWorld.tsx';
import { placeFromId, type TableBoardProps } from './tableModel.ts';
import { openOnTable } from './tableOpening.ts';
import { useApproach } from './useApproach.ts';
import { useDraft } from './useDraft.ts';
import { useRestingFrame } from './useRestingFrame.ts';
import { useTableHandle } from './useTableHandle.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTablePointer } from './useTablePointer.ts';
import { useTape } from './useTape.ts';

/** The detail of a stand at a scale. */
const standDetail = (k: number): Detail => detailOf(STAND_WIDTH * k);

/** The table of one battle. Fills its parent. */
export function TableBoard(props: TableBoardProps) {
  const { ground, settings } = props;
  const idPrefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<SVGGElement>(null);
  const under = useRef<SVGGElement>(null);
  const figures = useRef<HTMLCanvasElement>(null);
  const surfaces = useMemo((): Surfaces => ({ root, canvas, world, under }), []);
  const { board, plate, pieces, spotOf } = useLaidTable(props, surfaces);
  const drafting = useDraft(props, pieces);
  const near = useApproach(drafting.draft, props.approach);
  useFigures(props, { plate, pieces, board, figures, world, draft: drafting.draft });
  const tape = useTape(pieces, props.onTape);
  const mayDraft = !tape.active && (drafting.draft !== null || !props.decided);
  const reach = mayDraft ? drafting.reach : null;
  const frame = useRestingFrame(drafting);
  const shown = { plate, pieces, board, reach, spotOf, frame: mayDraft ? frame : null };
  const [lettering, tabs] = useLettering(props, shown);
  const [loupe, setLoupe] = useState<{ x: number; y: number } | null>(null);
  useTablePointer(root, props, { board, plate, pieces, drafting, mayDraft, tape, loupe: setLoupe });
  useTableHandle(props, { board, spotOf, root, drafting, tape, pieces });
  const { faded, ...keys } = useTableKeys({ board, drafting, tape, liked: settings });
  const bare = faded || settings.hideCounters;
  const { leans = false } = settings;
  const troops = useCallback(
    (view: View) => pieces.map(({ pose }) => seenIn(view, pose, { board, plate, leans })),
    [pieces, board, plate, leans],
  );
  const lies = (moving: Draft) => placeOfBar(moving, pieces, { board, plate, leans: settings.leans });
  const layers = { table: props, board, plate, pieces, drafting, near, mayDraft, bare, lettering, idPrefix };
  return (
    <>
      <BoardFrame
        {...{ root, settings, keys }}
        look={tape.active ? 'taping' : ''}
        kind="battle table"
        label={`Table of ${ground.title.battle}`}
        faded={bare}
        data={{
          'data-drafting': (mayDraft && frame !== null) || undefined,
          'data-leans': settings.leans || undefined,
        }}
        style={{ '--letters': sizeLetters(settings) } as CSSProperties}
      >
        <div className="lying" style={settings.leans ? { transform: LEANING } : undefined}>
          <canvas ref={canvas} aria-hidden="true" />
          <TableUnder under={under} {...layers} />
          <canvas ref={figures} className="miniatures" aria-hidden="true" />
          <TableWorld {...{ world, tape }} camera={board.camera} {...layers} />
        </div>
        {loupe && <Loupe at={loupe} board={board} pictures={[canvas, figures]} world={`${idPrefix}world`} />}
      </BoardFrame>
      {/* Outside the table's element, so that a press there is not handled as a touch of the table. */}
      <EdgeTabs {...{ board, pieces, spotOf }} tabs={tabs} room={STAND_WIDTH} />
      {mayDraft && <DraftBar {...{ drafting, pieces, near, lies }} clauseLink={props.clauseLink} />}
      <ReachKey overlays={props.overlays} reach={reach !== null} {...{ board, troops }} />
    </>
  );
}

/** The place of the move bar over the table in the present view. */
function placeOfBar(
  { frame }: Draft,
  pieces: readonly StandPiece[],
  { board, plate, leans = false }: { board: BoardCamera; plate: TablePlate; leans?: boolean | undefined },
): BarPlace {
  const view = board.camera.view();
  const seen = (place: Place): Spot => seenIn(view, place, { board, plate, leans });
  return placeBar(
    seen(frame),
    pieces.map(({ pose }) => seen(pose)),
    board.size(),
  );
}

/** The point at which a place of the table appears in a view, in CSS pixels from the board's corner. */
function seenIn(
  view: View,
  place: Place,
  { board, plate, leans }: { board: BoardCamera; plate: TablePlate; leans: boolean },
): Spot {
  const at = screenOf(view, spotOfPlace(plate, place));
  return leans ? leanSpot(at, board.size()) : at;
}

interface TableSetup {
  readonly board: BoardCamera;
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly spotOf: (place: string) => Spot | null;
}

/** The table under its camera: its plate, the stands on it, and their animations. */
function useLaidTable(props: TableBoardProps, surfaces: Surfaces): TableSetup {
  const { ground, settings, bearing, own, pickablePieces, chosen } = props;
  const plate = useMemo(() => tablePlateOf(ground.table, bearing), [ground, bearing]);
  const pieces = useMemo(
    () => props.pieces.filter((piece): piece is StandPiece => 'pose' in piece),
    [props.pieces],
  );
  const troops = useMemo(() => pieces.map(({ pose }) => spotOfPlace(plate, pose)), [pieces, plate]);
  // Who waits beside the table as it is laid: the view is not another with each who comes or goes.
  // oxlint-disable-next-line react/exhaustive-deps
  const whole = useMemo(() => wholeOf(plate.field, troops), [plate]);
  const sight = useMemo(
    (): Sight => ({
      source: prepareTableGround(ground, ground.battle, ground.title.battle, bearing),
      neat: grown(plate.field, EDGE_WIDTH),
      about: grown(plate.field, EDGE_WIDTH),
      edge: [whole],
      title: null,
      field: sightOf(plate.field, whole),
      detail: standDetail,
    }),
    [ground, plate, bearing, whole],
  );
  const opening = useMemo(() => {
    const fighters = pieces.map(({ id, side, pose }): Fighter => {
      const acts = chosen.length > 0 ? chosen.includes(id) : (pickablePieces?.includes(id) ?? false);
      return { side, spot: spotOfPlace(plate, pose), acts };
    });
    return withEnemyInSight(openOnTable(fighters, own, plate.field), fighters, own, {
      readable: READABLE,
      room: 0.6 * STAND_WIDTH,
    });
  }, [pieces, plate, pickablePieces, chosen, own]);
  const board = useCamera(sight, settings.palette, opening, surfaces, props.onWhole);
  const spotOf = useCallback(
    (place: string): Spot | null => {
      const at = placeFromId(place);
      return at && spotOfPlace(plate, at);
    },
    [plate],
  );
  return { board, plate, pieces, spotOf };
}

interface TableContext {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly board: BoardCamera;
  readonly figures: RefObject<HTMLCanvasElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly draft: Draft | null;
}

/** Names and markers of a piece are hidden while it moves. */
function takeAlong(world: SVGGElement | null, piece: string, away: boolean): void {
  const id = CSS.escape(piece);
  for (const each of world?.querySelectorAll(`[data-detail-of="${id}"], [data-marker="${id}"]`) ?? [])
    each.toggleAttribute('data-away', away);
}

/** The miniatures on their canvas, and their animations. */
function useFigures(
  props: TableBoardProps,
  { plate, pieces, board, figures, world, draft }: TableContext,
): void {
  const { animations, asked, relics } = props;
  const { animation: on, tempo } = props.settings;
  const miniatures = useMemo(() => {
    const carried = new Set(draft?.members.map(({ piece }) => piece));
    return miniaturesOf(plate, pieces, { carried, acting: asked, smoke: relics.smoke });
  }, [plate, pieces, draft, asked, relics]);
  const { lain, ...heard } = useRelicDelay(relics, tempo, props);
  const moved = useMiniatures(figures, board, { miniatures, relics: lain, plate });
  const sight = useMemo(() => {
    const away = (piece: string, step: Step | null) => {
      moved(piece, step);
      takeAlong(world.current, piece, step !== null);
    };
    return { ...makeSight(plate), moved: away };
  }, [plate, moved, world]);
  useAnimations(world, { animations, on, tempo, sight, ...heard, untilHeard: props.untilHeard });
}
