import { useMemo, useState } from 'react';
import type { Pointed } from '../board/model.ts';
import type { Overlay } from '../board/overlay/Overlays.tsx';
import { useTableState } from './useTable.ts';

/** Tools of the reader that ask nothing of the rules' sequence. */
export interface Tools {
  readonly overlays: readonly Overlay[];
  readonly active: 'sight' | 'arcs' | null;
  readonly note: string | null;
  toggle(tool: 'sight' | 'arcs'): void;
  /** Takes a click where a tool wants it. */
  take(pointed: Pointed): boolean;
}

/** Line of sight and arcs. */
export function useTools(): Tools {
  const [active, setActive] = useState<Tools['active']>(null);
  const shown = useTableState((state) => state.shown);
  const overlays = useMemo<readonly Overlay[]>(() => [], []);
  return {
    overlays,
    active: shown === null ? active : active,
    note: null,
    toggle: (tool) => setActive(active === tool ? null : tool),
    take: () => false,
  };
}

export function ToolNote({ tools }: { tools: Tools }) {
  return tools.note === null ? null : <p className="tool-note panel">{tools.note}</p>;
}
