import { createContext } from 'react';
import type { HexField } from './HexField.tsx';
import type { TableField } from './TableField.tsx';

/** The two kinds of board. Each is a script of its own, because all of the game screen in one script is too large. */
export interface Boards {
  readonly HexField: typeof HexField;
  readonly TableField: typeof TableField;
}

/** Fetches the boards. */
export async function fetchBoards(): Promise<Boards> {
  const [hexes, table] = await Promise.all([import('./HexField.tsx'), import('./TableField.tsx')]);
  return { HexField: hexes.HexField, TableField: table.TableField };
}

/** The boards of a game screen, fetched before it is shown. */
export const BoardsContext = createContext<Boards | null>(null);
