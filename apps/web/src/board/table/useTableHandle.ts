/** The requests that the application may make of a table: where to look, the tape, orders in words. */

import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { makeBoardHandle } from '../handling/boardHandle.ts';
import type { BoardHandle } from '../handling/model.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import type { GroundView } from '../view/groundView.ts';
import { doSpokenMove } from './spokenMoves.ts';
import type { TableBoardProps } from './tableModel.ts';
import type { DraftControl } from './useDraft.ts';
import type { TapeControl } from './useTape.ts';

interface TableParts {
  readonly board: GroundView;
  readonly root: RefObject<HTMLElement | null>;
  readonly drafting: DraftControl;
  readonly tape: TapeControl;
  readonly pieces: readonly StandPiece[];
}

/** Gives the application its handle. */
export function useTableHandle(table: TableBoardProps, around: TableParts): void {
  const { handle, judge, turnedForWhole } = table;
  const { board, root, drafting, tape, pieces } = around;
  const turnedBack = useTurnedBack(handle, board);
  useImperativeHandle(handle, () => {
    return {
      ...makeBoardHandle(board, root),
      ...(turnedForWhole ? turningBack(board, turnedBack) : {}),
      toggleTape: tape.toggle,
      order: (said) => doSpokenMove(said, drafting, pieces, judge),
    };
  }, [board, root, drafting, tape, pieces, judge, turnedForWhole, turnedBack]);
}

/** A camera move that the page makes by itself. */
type CameraMove = (table: BoardHandle) => void;

/** Work that waits until the table is turned back, because places are elsewhere on the screen before. */
function useTurnedBack(handle: TableBoardProps['handle'], board: GroundView): RefObject<CameraMove | null> {
  const waits = useRef<CameraMove | null>(null);
  useEffect(() => {
    if (handle?.current) waits.current?.(handle.current);
    waits.current = null;
    // Spots are others when the table has been turned.
  }, [handle, board]);
  return waits;
}

/** Turns the table back before the camera moves by itself, so that one's own army is at the foot again. */
function turningBack(
  { leaveWhole }: GroundView,
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
