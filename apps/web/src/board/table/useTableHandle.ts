/** The requests that the application may make of a table: where to look, the tape, orders in words. */

import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Spot } from '../../common/box.ts';
import { HANDLES_MARGIN_PX, makeBoardHandle } from '../handling/boardHandle.ts';
import type { BoardHandle } from '../handling/model.ts';
import { leanSpot } from '../plate/lean.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { READABLE, STAND_WIDTH } from '../plate/tablePlate.ts';
import type { BoardCamera } from '../view/useCamera.ts';
import { doSpokenMove } from './spokenMoves.ts';
import type { TableBoardProps } from './tableModel.ts';
import type { DraftControl } from './useDraft.ts';
import type { TapeControl } from './useTape.ts';

interface TableParts {
  readonly board: BoardCamera;
  readonly spotOf: (place: string) => Spot | null;
  readonly root: RefObject<HTMLElement | null>;
  readonly drafting: DraftControl;
  readonly tape: TapeControl;
  readonly pieces: readonly StandPiece[];
}

/** Gives the application its handle. */
export function useTableHandle(table: TableBoardProps, around: TableParts): void {
  const { handle, judge, settings, turnedForWhole } = table;
  const { board, spotOf, root, drafting, tape, pieces } = around;
  const { leans } = settings;
  const turnedBack = useTurnedBack(handle, spotOf);
  useImperativeHandle(handle, () => {
    const goes = makeBoardHandle(board, spotOf, root, STAND_WIDTH, READABLE, HANDLES_MARGIN_PX, (point) =>
      leans ? leanSpot(point, board.size()) : point,
    );
    return {
      ...goes,
      ...(turnedForWhole ? turningBack(board, turnedBack) : {}),
      toggleTape: tape.toggle,
      order: (said) => doSpokenMove(said, drafting, pieces, judge),
    };
  }, [board, spotOf, root, drafting, tape, pieces, judge, leans, turnedForWhole, turnedBack]);
}

/** A camera move that the page makes by itself. */
type CameraMove = (table: BoardHandle) => void;

/** Work that waits until the table is turned back, because places are elsewhere on the screen before. */
function useTurnedBack(
  handle: TableBoardProps['handle'],
  spotOf: TableParts['spotOf'],
): RefObject<CameraMove | null> {
  const waits = useRef<CameraMove | null>(null);
  useEffect(() => {
    if (handle?.current) waits.current?.(handle.current);
    waits.current = null;
    // Spots are others when the table has been turned.
  }, [handle, spotOf]);
  return waits;
}

/** Turns the table back before the camera moves by itself, so that one's own army is at the foot again. */
function turningBack(
  { leaveWhole }: BoardCamera,
  waits: RefObject<CameraMove | null>,
): Pick<BoardHandle, 'bring' | 'follow' | 'frame' | 'fitPlaces' | 'goToQuestion'> {
  const then = (going: CameraMove) => {
    waits.current = going;
    leaveWhole();
  };
  return {
    bring: (...whom) => then((table) => table.bring(...whom)),
    goToQuestion: (...whom) => then((table) => table.goToQuestion(...whom)),
    fitPlaces: (...whom) => then((table) => table.fitPlaces(...whom)),
    follow(...whom) {
      then((table) => table.follow(...whom));
      return false;
    },
    frame(...whom) {
      then((table) => table.frame(...whom));
      return true;
    },
  };
}
