import { type Piece, type PieceWay, picksOfWays, piecesPicked } from '@linstock/scene';
import { type RefObject, useCallback, useMemo } from 'react';
import type { TableBearing } from '../../board/bearing.ts';
import { TableBoard } from '../../board/table/TableBoard.tsx';
import type { TableBoardProps, TableHandle, TablePicture } from '../../board/table/tableModel.ts';
import { useHiddenGround } from '../../board/table/useHiddenGround.ts';
import { Clause } from '../../common/Clause.tsx';
import { placeFrom } from '../../common/places.ts';
import { type Deployment, useDeployment } from '../../forces/useDeployment.ts';
import { useDeploymentInSight } from '../../forces/useDeploymentInSight.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { lookAt } from '../../play/aiming/aim.ts';
import { clickRulesAt } from '../../play/answering/judging.ts';
import { findMovableStands, placeNextTo } from '../../play/picking/clickLegality.ts';
import { formationIn, meaningOfPicks, picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { useAim } from '../aiming/useAim.ts';
import { startFormationDrag } from '../formation/formationDrag.ts';
import { describeApproach } from '../odds/approach.ts';
import { drawReachOnTable } from '../orders/terms.ts';
import { useAttackPreview } from '../orders/useAttackPreview.ts';
import { useOrderMarkers } from '../orders/useOrderMarkers.ts';
import { useOutlook } from '../orders/useOutlook.ts';
import type { Tools } from '../tools/tools.tsx';
import { useChosenByHand } from '../umpire/useChosenByHand.ts';
import { drawAnswers } from './answerOverlays.ts';
import { findPiecesOrderedWith, judgeMove } from './moveJudgement.ts';
import { listChosenPieces } from './picture.ts';
import {
  drawAimOnTable,
  drawAttackPreview,
  drawCommand,
  drawOutlook,
  drawToolRings,
  drawZones,
  makeHiddenGroundQuery,
  ON_TABLE,
} from './tableOverlays.ts';
import { useBoardClicks } from './useBoardClicks.ts';
import { useBoardContents } from './useBoardContents.ts';

interface Props {
  readonly ground: TablePicture;
  readonly handle: RefObject<TableHandle | null>;
  readonly hidden: boolean;
  readonly lies: TableBearing;
  readonly tools: Tools;
}

const NO_ITEMS: readonly never[] = [];

/** Distance of an enemy whose zone is shown while a stand may be carried, in thousandths. */
const ZONE_DISTANCE = 15000;

/** The stands that may be dragged now, those that go along, the rules' verdict on the way, and the enemy zones near it. */
function useCarrying(state: SessionState, laying: Deployment, looking: boolean) {
  const session = useSession();
  const { rulebook, game, known, scene, asked } = state;
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  // The active row of a sheet selects its unit on the table too.
  const told = sheet?.sheet.rows.find(({ id }) => id === sheet.row)?.piece ?? null;
  const movable = useMemo(() => {
    const question = asked && game?.question(asked.side);
    return rulebook && game && question && scene && !looking
      ? findMovableStands(rulebook, game, question, scene)
      : [];
  }, [rulebook, game, asked, scene, looking]);
  const judge = useMemo(
    () => (ways: Parameters<typeof picksOfWays>[0]) =>
      judgeMove(
        clickRulesAt(session.store.get()).judge(
          laying.carries(ways) ? laying.picksOf(ways) : picksOfWays(ways),
        ),
        asked,
        scene,
      ),
    [session, asked, scene, laying],
  );
  // The same object while it means the same: computations about the selected body depend on it.
  const body = useCallback(
    (piece: string) => (laying.holds(piece) ? laying.bodyOf(piece) : findPiecesOrderedWith(asked, piece)),
    [asked, laying],
  );
  const zones = useMemo(() => {
    const carried = piecesPicked(picks).filter((piece) => movable.includes(piece));
    if (!game || !rulebook || !scene || (picks.length === 0 && told === null)) return [];
    const zonesOf = (piece: string) =>
      rulebook.present.shows.zones?.({ field: game.field, state: game.position.state, known }, piece) ?? [];
    return [
      ...drawCommand(scene.pieces, told === null ? piecesPicked(picks) : [told], zonesOf),
      ...drawZones(scene.pieces, carried, zonesOf, ZONE_DISTANCE),
    ];
  }, [game, rulebook, scene, known, picks, told, movable]);
  return { movable, judge, body, zones };
}

/** Range and distance between carried stands and the enemy. It is the same function until the game changes. */
function useApproachIn({ rulebook, game, head, scene, known }: SessionState) {
  return useMemo(
    () => (head < 0 ? undefined : describeApproach({ rulebook, game, scene, known })),
    // The game object changes in place, so `head` tells when to compute again.
    [rulebook, game, head, scene, known],
  );
}

/** The meaning of clicks and pointer on the table for the session. */
function useHandling(
  state: SessionState,
  pieces: readonly Piece[],
  laying: Deployment,
  tools: Tools,
): Pick<
  TableBoardProps,
  'onPose' | 'onStays' | 'onPickPiece' | 'onPickPlace' | 'onHover' | 'onInspect' | 'clauseLink'
> {
  const session = useSession();
  const clauses = useClauses();
  const standOf = (id: string) => pieces.find((each) => each.id === id);
  const layOut = (ways: readonly PieceWay[]) =>
    session.apply({ on: 'board', do: 'lay out', picks: laying.picksOf(ways) });
  const clicks = useBoardClicks(state, tools, {
    picksOn(piece) {
      const stand = standOf(piece);
      return [{ piece }, ...(stand ? [{ body: stand.group }] : [])];
    },
    picksAt: ({ piece }) => (piece === null ? [] : [{ piece }]),
    takeClick({ piece, place }) {
      const to = place === null ? null : placeFrom(place);
      if (piece !== null && laying.holds(piece)) laying.hold(piece);
      else if (laying.active && to && 'spot' in to) layOut(laying.waysTo(to.spot));
      else return false;
      return true;
    },
    look: ({ piece }) => session.apply({ on: 'sheet', do: 'look', looks: lookAt(state, piece) }),
  });
  return {
    ...clicks,
    onPose(ways, by) {
      if (laying.carries(ways)) return layOut(ways);
      const said = by === 'hand' ? 'clicked' : 'named';
      session.apply({ on: 'board', do: 'place', picks: picksOfWays(ways), said });
    },
    onStays(id) {
      const pose = standOf(id)?.pose;
      if (pose) session.apply({ on: 'board', do: 'explain', picks: placeNextTo(id, pose) });
    },
    clauseLink: (id) => <Clause id={id} clauses={clauses} />,
  };
}

interface OverlaySources {
  readonly tools: Tools;
  readonly aim: ReturnType<typeof useAim>;
  readonly preview: ReturnType<typeof useAttackPreview>;
  readonly outlook: ReturnType<typeof useOutlook>['shown'];
  readonly unseen: ReturnType<typeof useHiddenGround>;
}

/** The overlays on the ground: options and previews, or the findings of a tool. */
function useOverlays(state: SessionState, { tools, aim, preview, outlook, unseen }: OverlaySources) {
  const { scene } = state;
  return useMemo(
    () => [
      ...(tools.active === null
        ? [
            ...drawReachOnTable(state, scene),
            ...drawAnswers(state, ON_TABLE),
            ...drawAimOnTable(aim),
            ...drawAttackPreview(preview),
            ...drawOutlook(outlook),
          ]
        : []),
      ...drawToolRings(tools.found, scene, unseen),
    ],
    [state, aim, scene, preview, outlook, unseen, tools.active, tools.found],
  );
}

/**
 * A free-measure table: its drawing, the meaning of clicks on it, and the rules' judgement of a carried
 * stand.
 */
export function TableField({ ground, handle, hidden, lies, tools }: Props) {
  const byHand = useChosenByHand();
  const session = useSession();
  const state = useSessionState((whole) => whole);
  const { scene } = state;
  const { pieces, ...shown } = useBoardContents(hidden, state);
  const laying = useDeployment();
  useDeploymentInSight(laying, handle);
  const { movable, judge, body, zones } = useCarrying(state, laying, tools.active !== null);
  const approach = useApproachIn(state);
  const { markers, aim: turning, held } = useOrderMarkers(state);
  const aim = useAim();
  const preview = useAttackPreview(sheetIn(state));
  const outlook = useOutlook().shown;
  const unseen = useHiddenGround(
    useMemo(() => makeHiddenGroundQuery(tools.found, scene), [tools.found, scene]),
  );
  const handling = useHandling(state, pieces, laying, tools);
  const overlays = useOverlays(state, { tools, aim, preview, outlook, unseen });
  return (
    <TableBoard
      ground={ground}
      bearing={lies.bearing}
      turnedForWhole={lies.forWhole}
      onWhole={lies.onWhole}
      pieces={useMemo(() => [...pieces, ...laying.pieces], [pieces, laying.pieces])}
      features={scene?.features ?? NO_ITEMS}
      overlays={useMemo(() => [...zones, ...overlays], [zones, overlays])}
      asked={state.asked?.side ?? null}
      markers={markers}
      turns={state.reading.replays}
      aim={turning}
      chosen={byHand ?? (laying.active ? laying.held : held === null ? listChosenPieces(state) : [held])}
      // A stand that is changed by hand has no handles: those are for moves by the rules.
      movable={useMemo(
        () => (byHand ? NO_ITEMS : [...movable, ...laying.pieces.map(({ id }) => id)]),
        [byHand, movable, laying.pieces],
      )}
      bodyOf={body}
      decided={meaningOfPicks(state) !== null || formationIn(state) !== null}
      judge={judge}
      approach={approach}
      dropGives={laying.active}
      carries={(from) => (formationIn(state) ? startFormationDrag(session, from, false) : null)}
      handle={handle}
      onTape={tools.setTaping}
      {...shown}
      {...handling}
    />
  );
}
