/** The free-measure table: painted ground on a canvas, stands and overlays in SVG, one camera. Knows no rules. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import '../animation/animation.css';
import '../overlay/overlay.css';
import '../pieces/pieces.css';
import '../margin/margin.css';
import './stands.css';
import './draft.css';
import type { Spot as Place, Stand } from '@linstock/ground';
import { setCssVariables } from '../../common/cssVariables.ts';
import { useAnimations } from '../animation/useAnimations.ts';
import { useRelicDelay } from '../animation/useRelicDelay.ts';
import { BoardShell, useShell } from '../handling/BoardShell.tsx';
import { useBoardPointer } from '../handling/useBoardPointer.ts';
import { miniaturesOf } from '../miniatures/miniature.ts';
import { useMiniatures } from '../miniatures/useMiniatures.ts';
import { screenOf, type View } from '../plate/camera.ts';
import { LEANING, sizeLetters } from '../plate/lean.ts';
import type { Step } from '../plate/sight.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { makeSight, spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import type { BoardCamera } from '../view/useCamera.ts';
import type { Surfaces } from '../view/useFrames.ts';
import { useGroundView } from '../view/useGroundView.ts';
import { VIEW_REST_MS } from '../view/useRestingScale.ts';
import { placeBar } from './barPlace.ts';
import { layOutTable, leanTable, type TableView } from './boardOfTable.ts';
import { DraftBar } from './DraftBar.tsx';
import { type Draft, liveFrameOf } from './draft.ts';
import { useLettering } from './lettering/useLettering.ts';
import { ReachKey } from './ReachKey.tsx';
import { TableUnder, TableWorld } from './TableWorld.tsx';
import type { TableBoardProps } from './tableModel.ts';
import { makeTablePointer } from './tablePointer.ts';
import { useApproach } from './useApproach.ts';
import { type DraftControl, useDraft } from './useDraft.ts';
import { useTableHandle } from './useTableHandle.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTape } from './useTape.ts';

/** The table of one battle. Fills its parent. */
export function TableBoard(props: TableBoardProps) {
  const { ground, settings } = props;
  const shell = useShell();
  const { idPrefix, surfaces } = shell;
  const { root, canvas, world } = surfaces;
  const figures = useRef<HTMLCanvasElement>(null);
  const pieces = useStands(props);
  const board = useTableView(props, pieces, surfaces);
  const { plate } = board;
  const drafting = useDraft(props, pieces);
  const near = useApproach(drafting.draft, props.approach);
  useFigures(props, { plate, pieces, board, figures, world, draft: drafting.draft });
  const tape = useTape(pieces, props.onTape);
  const mayDraft = !tape.active && (drafting.draft !== null || !props.decided);
  const reach = mayDraft ? drafting.reach : null;
  const frame = useRestingFrame(drafting);
  const shown = { pieces, board, reach, frame: mayDraft ? frame : null };
  const [lettering, tabs] = useLettering(props, shown);
  const pointer = { props, board, pieces, drafting, mayDraft, tape, loupe: shell.setFinger };
  useBoardPointer(root, pointer, makeTablePointer);
  useTableHandle(props, { board, root, drafting, tape, pieces });
  const { faded, ...keys } = useTableKeys({ root, board, settings, drafting, tape });
  const bare = faded || settings.hideCounters;
  const { troops, lies } = usePlacesInView(board, pieces);
  const layers = { table: props, board, plate, pieces, drafting, near, mayDraft, bare, lettering, idPrefix };
  return (
    <>
      <BoardShell
        {...{ shell, board, keys, tabs }}
        props={{ pieces, settings }}
        look={tape.active ? 'taping' : ''}
        kind="battle table"
        label={`Table of ${ground.title.battle}`}
        faded={bare}
        data={{
          'data-drafting': (mayDraft && frame !== null) || undefined,
          'data-leans': settings.leans || undefined,
        }}
        style={setCssVariables({ '--letters': sizeLetters(settings) })}
        pictures={[canvas, figures]}
      >
        <div className="lying" style={settings.leans ? { transform: LEANING } : undefined}>
          <canvas ref={canvas} aria-hidden="true" />
          <TableUnder under={surfaces.under} {...layers} />
          <canvas ref={figures} className="miniatures" aria-hidden="true" />
          <TableWorld {...{ world, tape }} camera={board.camera} {...layers} />
        </div>
      </BoardShell>
      {mayDraft && <DraftBar {...{ drafting, pieces, near, lies }} clauseLink={props.clauseLink} />}
      <ReachKey overlays={props.overlays} reach={reach !== null} {...{ board, troops }} />
    </>
  );
}

/** The table before its camera. */
function useTableView(props: TableBoardProps, pieces: readonly StandPiece[], surfaces: Surfaces): TableView {
  const { ground, bearing, settings, own, pickablePieces, chosen, onWhole } = props;
  const { palette, leans = false } = settings;
  // The units that wait beside the table when it is laid: the view does not change when one comes or goes later.
  // oxlint-disable-next-line react/exhaustive-deps
  const laid = useMemo(() => layOutTable(ground, bearing, pieces), [ground, bearing]);
  const seen = useMemo(() => (leans ? leanTable(laid) : laid), [laid, leans]);
  const acting = chosen.length > 0 ? chosen : pickablePieces;
  return useGroundView(seen, { palette, pieces, acting, own, surfaces, onWhole });
}

/** The pieces that have a place on the table, or next to it. */
function useStands({ pieces }: TableBoardProps): readonly StandPiece[] {
  return useMemo(() => pieces.filter((piece): piece is StandPiece => 'pose' in piece), [pieces]);
}

/** Where the stands appear in a view, and the place of the move bar clear of them in the present view. */
function usePlacesInView(board: TableView, pieces: readonly StandPiece[]) {
  const seen = useCallback(
    (view: View, place: Place) => board.lean(screenOf(view, spotOfPlace(board.plate, place))),
    [board],
  );
  const troops = useCallback((view: View) => pieces.map(({ pose }) => seen(view, pose)), [pieces, seen]);
  const lies = ({ frame }: Draft) => {
    const view = board.camera.view();
    return placeBar(seen(view, frame), troops(view), board.size());
  };
  return { troops, lies };
}

/**
 * The frame of the selected stands, with its handles. During a drag it stays at the last resting place, so
 * that the things around the handles are not laid out again in each frame. Null if no selected stand may
 * move.
 */
function useRestingFrame({ draft, begin }: Pick<DraftControl, 'draft' | 'begin'>): Stand | null {
  const live = useMemo(() => draft && liveFrameOf(draft), [draft]);
  const [rested, setRested] = useState(live);
  useEffect(() => {
    const rest = setTimeout(() => setRested(live), VIEW_REST_MS);
    return () => clearTimeout(rest);
  }, [live]);
  return draft ? (rested ?? draft.frame) : (begin()?.frame ?? null);
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
  const { asked, relics } = props;
  const miniatures = useMemo(() => {
    const carried = new Set(draft?.members.map(({ piece }) => piece));
    return miniaturesOf(plate, pieces, { carried, acting: asked, smoke: relics.smoke });
  }, [plate, pieces, draft, asked, relics]);
  const { lain, heard } = useRelicDelay(props);
  const moved = useMiniatures(figures, board, { miniatures, relics: lain, plate });
  const sight = useMemo(() => {
    const away = (piece: string, step: Step | null) => {
      moved(piece, step);
      takeAlong(world.current, piece, step !== null);
    };
    return { ...makeSight(plate), moved: away };
  }, [plate, moved, world]);
  useAnimations(world, props, { sight, ...heard });
}
