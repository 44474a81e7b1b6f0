import type { RefObject } from 'react';
import { boxOf, growBox, type Spot } from '../../common/box.ts';
import { areInWindow, frameFirstReadable, screenOf, spreadSpots, type View } from '../plate/camera.ts';
import type { GroundView } from '../view/groundView.ts';
import {
  isTight,
  neatViewOfQuestion,
  type QuestionPane,
  type QuestionSpots,
  showsQuestion,
  viewOfQuestion,
} from '../view/questionView.ts';
import { isReadable, isSmall, measureActionEdge, viewOfAction, viewOfChosen } from '../view/smallWindow.ts';
import { bringSpots, GLIDE_MS, isMotionReduced, showSpots } from '../view/useCamera.ts';
import type { BoardHandle, QuestionPlaces } from './model.ts';

/** Places nearer to the window's edge than this count as out of view, in CSS pixels. */
const EDGE_PX = 12;

/** Troops that are brought into view keep this share of the usual margin, and may be drawn this much smaller than a framed part. */
const TIGHT_SHARE = 0.6;
const TOLD_APART = 0.6;

/** The requests that every board accepts: where to look, and where places are on the page. */
export function makeBoardHandle(board: GroundView, root: RefObject<HTMLElement | null>): BoardHandle {
  const { spotOf, room, readable } = board;
  const spotsOf = (places: readonly string[]) => places.map(spotOf).filter((spot) => spot !== null);
  return {
    fitField: (stays) => board.fitField(isMotionReduced() ? 0 : GLIDE_MS, stays),
    fitPlaces: (places, shy = 40) => {
      showSpots(board, spotsOf(places), room, shy);
    },
    ...nearness(board, spotsOf),
    open: () => board.reopen(isMotionReduced() ? 0 : GLIDE_MS),
    view: board.camera.bound,
    look(view) {
      const pane = { size: board.size(), over: board.over() };
      const neat = isTight(pane.size) ? board.neat(view, pane) : view;
      board.camera.glide(neat, isMotionReduced() ? 0 : GLIDE_MS);
    },
    frame(sets) {
      const size = board.size();
      const boxes = sets.flatMap((places) => {
        const spots = spotsOf(places);
        return spots.length > 0 ? [growBox(boxOf(spots), room)] : [];
      });
      const view = size.width > 0 ? frameFirstReadable(boxes, size, readable) : null;
      if (view) board.camera.glide(view, isMotionReduced() ? 0 : GLIDE_MS);
      return view !== null;
    },
    sees: (places, edge = EDGE_PX) => areInWindow(spotsOf(places), board.camera.bound(), board.size(), edge),
    spread(places, apart) {
      const spots = spotsOf(places);
      const view = spreadSpots(spots, board.camera.view(), board.size(), apart);
      if (view) board.camera.glide(view, isMotionReduced() ? 0 : GLIDE_MS);
    },
    zoomBy: board.zoomBy,
    pointOf(place) {
      const spot = spotOf(place);
      if (!spot) return null;
      const [x, y] = board.lean(screenOf(board.camera.view(), spot));
      return { x, y };
    },
    focus: () => root.current?.focus(),
  };
}

/** How a board moves its view to the selected piece and to the subject of a log line. */
function nearness(
  board: GroundView,
  spotsOf: (places: readonly string[]) => readonly Spot[],
): Pick<BoardHandle, 'bring' | 'reads' | 'follow' | 'showsQuestion' | 'goToQuestion'> {
  const { room, readable, elbow } = board;
  const seen = () => ({
    ...{ view: board.camera.view(), size: board.size(), readable, keep: board.limits().keep },
    room: TIGHT_SHARE * room,
  });
  const glide = (view: View) => board.camera.glide(view, isMotionReduced() ? 0 : GLIDE_MS);
  const questionOf = ({ actors, targets, whole }: QuestionPlaces): [QuestionSpots, QuestionPane] => [
    { actors: spotsOf(actors), targets: spotsOf(targets), whole },
    { size: board.size(), over: board.over(), readable, room: TIGHT_SHARE * room },
  ];
  return {
    bring(chosen, others, foes = []) {
      const found = [chosen, others, foes].map(spotsOf);
      const small = isSmall(board.size()) ? viewOfChosen(found, seen(), elbow) : null;
      if (small) glide(small);
      else
        bringSpots(board, [found[0] ?? [], found[1] ?? []], TIGHT_SHARE * room, TOLD_APART * readable.least);
    },
    showsQuestion(about) {
      if (!isTight(board.size())) return null;
      const [spots, pane] = questionOf(about);
      return viewOfQuestion(spots, pane) && showsQuestion(board.camera.bound(), spots, pane);
    },
    goToQuestion(about) {
      const view = neatViewOfQuestion(...questionOf(about), board.neat);
      if (view) glide(view);
    },
    reads(places) {
      if (!isSmall(board.size())) return true;
      const view = board.camera.view();
      const clear = spotsOf(places).some((spot) => areInWindow([spot], view, board.size(), elbow));
      return clear && isReadable(view, readable);
    },
    follow(places, edge) {
      const spots = spotsOf(places);
      if (spots.length === 0) return true;
      if (board.size().width === 0) return null;
      if (!isSmall(board.size())) {
        const clear = measureActionEdge(board.size(), edge);
        const here = areInWindow(spots, board.camera.view(), board.size(), clear);
        if (!here) showSpots(board, spots, room, clear);
        return here;
      }
      const next = viewOfAction(spots, seen(), edge);
      if (next) glide(next);
      return next === null;
    },
  };
}
