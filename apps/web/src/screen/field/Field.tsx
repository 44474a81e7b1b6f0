import { type RefObject, useContext } from 'react';
import type { TableBearing } from '../../board/bearing.ts';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { PieceNames } from '../../board/pieces/pieceNames.ts';
import type { TableHandle } from '../../board/table/tableModel.ts';
import type { Tools } from '../tools/tools.tsx';
import { BoardsContext } from './boards.ts';
import { usePieceNames } from './usePieceNames.ts';

interface Props {
  readonly ground: FieldGround;
  readonly handle: RefObject<FieldHandle | null>;
  readonly hidden: boolean;
  /** The bearing of the board, if it can be turned. */
  readonly lies: TableBearing;
  /** Arcs, sight lines and the like, asked for by the reader. */
  readonly tools: Tools;
}

/** The board of this game, by the kind of its ground: hexes, or a free-measure table. */
export function Field({ ground, handle, hidden, lies, tools }: Props) {
  const names = usePieceNames();
  const boards = useContext(BoardsContext);
  if (boards === null) throw new Error('The boards have not been loaded.');
  const { HexField, TableField } = boards;
  return (
    <PieceNames value={names}>
      {ground.kind === 'hexes' ? (
        <HexField ground={ground.picture} {...{ handle, hidden, tools }} />
      ) : (
        <TableField
          ground={ground.picture}
          {...{ handle: handle as RefObject<TableHandle | null>, hidden, lies, tools }}
        />
      )}
    </PieceNames>
  );
}
