import type { Clauses, Guide } from '@linstock/kernel';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { fetchSoon } from '../app/fetchSoon.ts';
import { makeLazy } from '../app/lazyComponent.tsx';
import { closePanel, type Panel, panels } from '../app/panels.ts';
import { useStore } from '../app/useStore.ts';
import { Icon } from '../common/Icon.tsx';
import { isKeyboardUsed } from '../common/keyboardUse.ts';
import { findPartAround, part, partOf } from '../common/parts.ts';
import { RulesList } from '../rules/RulesList.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import './sidePanel.css';

const keys = () => import('./KeyList.tsx');
const KeyList = makeLazy(async () => (await keys()).KeyList);

interface Props {
  readonly clauses: Clauses;
  /** The rules' guide for a newcomer; undefined if there is none, or it is not loaded yet. */
  readonly guide: Guide | undefined;
  /** Name of the rule system. */
  readonly title: string;
  /** The kind of board of the open game; null if there is none. */
  readonly board?: 'hexes' | 'table' | null;
  /** The parts that only the game screen can show. */
  readonly more?: Partial<
    Readonly<
      Record<
        | 'roster'
        | 'textView'
        | 'ledger'
        | 'share'
        | 'seat'
        | 'talk'
        | 'fork'
        | 'umpire'
        | 'winning'
        | 'settings',
        ReactNode
      >
    >
  >;
}

const TITLES = {
  rules: 'Rules',
  settings: 'Settings',
  keys: 'Keys',
  ledger: 'Dice, luck and the record',
  share: 'Share and embed',
  textView: 'Text view',
  roster: 'Regiments',
  seat: 'Your seat',
  talk: 'Talk',
  fork: 'Play on from here',
  umpire: 'Umpire mode',
  winning: 'How to win here',
} as const;

/**
 * Moves the focus into a panel when it opens, unless something in it has it. On closing the focus returns to
 * its earlier place. If that is gone, it goes to the first answer, or to the map.
 */
function useFocusLent(box: RefObject<HTMLElement | null>, open: Panel | null): void {
  const lender = useRef<HTMLElement | null>(null);
  const opened = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (open !== null) {
      opened.current = true;
      const inside = box.current?.contains(activeElement) ?? false;
      if (!inside) box.current?.focus();
      return;
    }
    const back = lender.current;
    lender.current = null;
    const wasOpen = opened.current;
    opened.current = false;
    if (!wasOpen || (activeElement !== null && activeElement !== body)) return;
    if (back?.isConnected) back.focus({ preventScroll: true });
    else if (isKeyboardUsed()) firstPlace()?.focus({ preventScroll: true });
  }, [box, open]);
  useEffect(() => {
    // Noted as it happens: once the panel is there, its own field has the focus.
    const note = ({ target, relatedTarget }: FocusEvent) => {
      const within = (at: EventTarget | null) => findPartAround(at, 'side panel') !== null;
      if (within(target) && relatedTarget instanceof HTMLElement && !within(relatedTarget))
        lender.current = relatedTarget;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
}

/** Closes a panel with Escape. */
function useEscape(open: Panel | null): void {
  useEffect(() => {
    if (open === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      closePanel();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [open]);
}

/** The place for the focus if its earlier place is gone. */
const firstPlace = (): HTMLElement | null =>
  partOf('answers')?.querySelector<HTMLElement>('button:enabled') ?? partOf('board');

/** The panel at the left edge: rules, settings, keys, roster, text view, ledger or seat, one at a time. */
export function SidePanel({ clauses, guide, title, board = null, more = {} }: Props) {
  const { open, clause } = useStore(panels, (value) => value);
  const box = useRef<HTMLElement>(null);
  useEffect(() => fetchSoon(keys), []);
  useFocusLent(box, open);
  useEscape(open);
  if (open === null) return null;
  const content = {
    rules: <RulesList key={clause} clauses={clauses} guide={guide} at={clause} title={title} />,
    settings: (
      <>
        <SettingsForm board={board} />
        {more.settings}
      </>
    ),
    keys: (
      <Suspense fallback={null}>
        <KeyList signs={guide?.signs} board={board} />
      </Suspense>
    ),
    ledger: more.ledger,
    share: more.share,
    textView: more.textView,
    roster: more.roster,
    seat: more.seat,
    talk: more.talk,
    fork: more.fork,
    umpire: more.umpire,
    winning: more.winning,
  }[open];
  return (
    <aside
      className={`panel side-panel side-panel-${open}`}
      {...part('side panel')}
      aria-label={TITLES[open]}
      ref={box}
      tabIndex={-1}
    >
      <header className="side-panel-head">
        <h2>{TITLES[open]}</h2>
        <button
          type="button"
          className="button button-quiet"
          onClick={closePanel}
          aria-label={`Close ${TITLES[open]}`}
        >
          <Icon name="close" size={14} />
        </button>
      </header>
      <div className="side-panel-body">{content}</div>
    </aside>
  );
}
