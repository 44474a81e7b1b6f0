import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/model.ts';
import { PieceNames } from '../../board/pieceNames.ts';
import type { TableHandle } from '../../board/table/tableModel.ts';
import type { Tools } from '../tools/tools.tsx';
import { HexField } from './HexField.tsx';
import type { FieldGround } from './picture.ts';
import { TableField } from './TableField.tsx';
import type { Lies } from './useBearing.ts';
import { usePieceNames } from './usePieceNames.ts';

/** What may be asked of a board of either kind. */
export type FieldHandle = BoardHandle & Partial<TableHandle>;

interface Props {
  readonly ground: FieldGround;
  readonly handle: RefObject<FieldHandle | null>;
  readonly hidden: boolean;
  /** How the board lies, where it can be turned. */
  readonly lies: Lies;
  /** Arcs, sight lines and the like, asked for by the reader. */
  readonly tools: Tools;
}

/** The board of this game, by the kind of its ground: hexes, or a free-measure table. */
export function Field({ ground, handle, hidden, lies, tools }: Props) {
  const names = usePieceNames();
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
