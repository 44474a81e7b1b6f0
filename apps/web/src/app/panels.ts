import { createStore } from './store.ts';

/** The panels that can be open at the side of the board, one at a time. */
export type Panel =
  | 'rules'
  | 'settings'
  | 'keys'
  | 'ledger'
  | 'share'
  | 'textView'
  | 'roster'
  | 'seat'
  | 'talk'
  | 'fork'
  | 'umpire'
  | 'winning';

interface Panels {
  readonly open: Panel | null;
  /** The clause the rules drawer is opened at. */
  readonly clause: string | null;
}

/** The panel that is open. */
export const panels = createStore<Panels>({ open: null, clause: null });

/** Opens a panel, or closes it when it is the one open. */
export function togglePanel(panel: Panel): void {
  panels.change({ open: panels.get().open === panel ? null : panel, clause: null });
}

/** Opens the rules at one clause. */
export function openClause(clause: string): void {
  panels.set({ open: 'rules', clause });
}

export function closePanel(): void {
  panels.set({ open: null, clause: null });
}
