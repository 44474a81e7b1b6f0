import { createContext, useContext } from 'react';
import { useStore } from '../app/store.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

/** The table a component belongs to. */
export const TableContext = createContext<Table | null>(null);

/** The table. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('This part of the page belongs on a table.');
  return table;
}

/** A part of what the table shows. */
export function useTableState<P>(part: (state: TableState) => P): P {
  return useStore(useTable().store, part);
}

/** The rules in one line each. */
export function useClauses(): Readonly<Record<string, string>> {
  return useTableState((state) => state.game?.rules.clauses) ?? NO_CLAUSES;
}

const NO_CLAUSES = {};
