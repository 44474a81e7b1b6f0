import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../common/Icon.tsx';
import { findPartAround } from '../../common/parts.ts';
import { WINDOWS } from '../../design/windows.ts';
import { Unread } from '../talk/Unread.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import './toolDrawer.css';

/** Windows in which no button fits over the board: narrower than a desktop window, or low. */
export const DRAWER = `${WINDOWS.medium}, ${WINDOWS.low}`;

/**
 * One drawer for all the tools, opened by a button in the bar. It stays open while the view is changed, and closes when a panel, a
 * tool or the whole field is chosen, with Escape, or with a press elsewhere.
 */
export function ToolDrawer({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useClosing(box, open, () => setOpen(false));
  return (
    <div className="tool-drawer" ref={box}>
      <button
        type="button"
        className="button button-small drawer-open"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="drawer" /> Tools
        <Unread />
      </button>
      {open && (
        <div id={id} className="drawer panel">
          {children}
          <PanelButtons spelled />
        </div>
      )}
    </div>
  );
}

/** Closes what is open with Escape, with a press outside it, or when what was chosen in it is to be seen: a tool, a panel, the whole field. */
function useClosing(box: { readonly current: HTMLElement | null }, open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const heard = new AbortController();
    const capture = { capture: true, signal: heard.signal };
    const press = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      latest.current();
    };
    const click = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (box.current?.contains(button) && findPartAround(button, 'closes drawer')) latest.current();
    };
    document.addEventListener('click', click, { signal: heard.signal });
    document.addEventListener('pointerdown', press, capture);
    document.addEventListener('keydown', key, capture);
    return () => heard.abort();
  }, [open, box]);
}
