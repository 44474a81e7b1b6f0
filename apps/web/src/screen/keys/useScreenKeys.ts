import { samePick } from '@linstock/scene';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { deedOf, type KeyDeed } from '../../app/keys.ts';
import { closePanel, panels, togglePanel } from '../../app/panels.ts';
import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import type { Lies } from '../../board/bearing.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { isTyping } from '../../common/isTyping.ts';
import { useSession } from '../../hooks/useSession.ts';
import { formationsToOrder } from '../../play/formation/offered.ts';
import { pieceOnCard } from '../../play/picking/pieceOnCard.ts';
import { asksIfSure, NO_STEP } from '../../play/question/ending.ts';
import { choicesLeft, deedsNext, rowsListed, troopsNext } from '../../play/question/listed.ts';
import { orderUnderWay } from '../../play/question/underWay.ts';
import type { Session } from '../../play/session.ts';
import { PASSING } from '../../play/state/state.ts';
import { enterForm } from '../orders/useSheetKeys.ts';
import type { Tools } from '../tools/tools.tsx';

interface Keys {
  /** Counters are hidden while Space is held. */
  readonly hiding: boolean;
}

interface With {
  readonly handle: RefObject<FieldHandle | null>;
  readonly tools: Tools;
  readonly lies: Lies;
  readonly onExplain: () => void;
}

/** The keys of the table, wherever the focus is but in a text field. */
export function useScreenKeys({ handle, tools, lies, onExplain }: With): Keys {
  const session = useSession();
  const { letterKeys, keys } = useSettings();
  const [hiding, setHiding] = useState(false);
  const down = (event: KeyboardEvent) => {
    if (isTyping(event.target) || isInPanel(event.target)) return;
    if (event.key === ' ' && !isButton(event.target)) {
      event.preventDefault();
      return setHiding(true);
    }
    // Held down it is pressed once: else the card that has just come would be given unread.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (event.key === 'Enter' && isButton(event.target) && !isTicked(event.target)) return;
    const deed = deedOf(event, letterKeys, keys);
    if (!deed) return;
    event.preventDefault();
    if (deed.deed === 'explain') return onExplain();
    if (deed.deed === 'arcs' || deed.deed === 'sight') return tools.toggle(deed.deed);
    if (deed.deed === 'zoom') return handle.current?.zoomBy(deed.by);
    if (deed.deed === 'tape') {
      if (handle.current?.toggleTape) return handle.current.toggleTape();
      return tools.toggle('ruler');
    }
    if (deed.deed === 'rotate') return lies.turn(deed.by);
    if (deed.deed === 'fit') return handle.current?.fitField();
    if (deed.deed === 'pan') return handle.current?.focus();
    if (deed.deed === 'end') return pressEnd(session);
    if (deed.deed === 'back' && tools.active !== null) return tools.toggle(tools.active);
    act(session, deed);
  };
  const latest = useRef(down);
  useEffect(() => {
    latest.current = down;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => latest.current(event);
    const release = (event: KeyboardEvent) => event.key === ' ' && setHiding(false);
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);
  return { hiding };
}

/** Whether an element belongs to a panel at the side: while that has the focus, no key is a command of the page. */
const isInPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.side-panel, dialog, [role="dialog"]') !== null;

/** Pressed once it asks whether one is sure, as the button does; once more it ends the step. Where it may not end, it says why. */
function pressEnd(session: Session): void {
  const state = session.store.get();
  const { choice = null, closed = null } = state.asked?.ending ?? {};
  const { asked } = state;
  const none = state.sheet ? LOCK_ENDS : NO_STEP;
  if (asked && !choice) session.showToast(closed?.sentence ?? none, closed?.clause ?? asked.clause);
  if (!choice) return;
  const held = orderUnderWay(state);
  if (held) return session.showToast(held, null);
  if (asksIfSure(state)) session.clicks.choose(choice);
  else session.clicks.askIfSure(true);
}

/** What a key has changed that is not seen at once. */
const HEARD = 'Drums, musketry and guns are heard.';
const SILENT = 'Drums, musketry and guns are silent.';
const FOLLOWS = 'The view goes where the enemy acts.';
const STAYS = 'The view stays where it is.';

function act(session: Session, deed: KeyDeed): void {
  if (actsInForm(session, deed)) return;
  switch (deed.deed) {
    case 'next':
      return walkPieces(session, 1);
    case 'previous':
      return walkPieces(session, -1);
    case 'commit':
      if (isPlayback(session)) return session.playback.next();
      if (session.store.get().commanded) return session.clicks.ordering.carryOut();
      return session.clicks.doIt();
    case 'whole':
      return chooseWhole(session);
    case 'skip':
      return session.playback.skip();
    case 'pause':
      return session.playback.pause(!session.playback.course.paused);
    case 'sound':
      settings.change({ sound: settings.get().sound === 'off' ? 'full' : 'off' });
      return session.showToast(settings.get().sound === 'off' ? SILENT : HEARD, null, PASSING);
    case 'follow':
      settings.change({ follow: !settings.get().follow });
      return session.showToast(settings.get().follow ? FOLLOWS : STAYS, null, PASSING);
    case 'back':
      if (panels.get().open !== null) return closePanel();
      return session.clicks.stepBack();
    case 'take-back':
      return void session.takeBack();
    case 'threats':
      if (pieceOnCard(session.store.get()) === null)
        return session.showToast('Choose a piece first to see what threatens it.', null);
      return session.toggleThreats();
    case 'redo':
      return void session.redo();
    case 'choose':
      return chooseListed(session, deed.number - 1);
    case 'turn':
      if (!session.clicks.turn(deed.by)) stepReplay(session, deed.by);
      return;
    case 'seek':
      return session.show(deed.to === 'start' ? 0 : null);
    case 'panel':
      return togglePanel(deed.panel);
    default:
      return;
  }
}

/** The sentence shown if a key of the board would end the step or give the answer while a form is open. */
const LOCK_ENDS = 'What is written is given with the button that locks it, or with L in the form.';

/**
 * Where a form is filled in, numbers and N lead into it. The key that does what is chosen does nothing to it: all of it would be final.
 * False where the key means to the form what it means elsewhere.
 */
function actsInForm(session: Session, deed: KeyDeed): boolean {
  const { sheet: open, meaning } = session.store.get();
  if (!open) return false;
  if (deed.deed === 'choose') {
    const { length } = open.sheet.rows;
    if (!enterForm(session, open, deed.number - 1)) session.showToast(noNumber(length), null);
    return true;
  }
  if (deed.deed === 'next' || deed.deed === 'previous') return enterForm(session, open, null);
  if (deed.deed !== 'commit' || meaning !== null) return false;
  session.showToast(LOCK_ENDS, null);
  return true;
}

/** Whether the other side's turn is being told, and nothing is asked. */
function isPlayback(session: Session): boolean {
  const { playbackStep, asked } = session.store.get();
  return playbackStep !== null && asked === null;
}

function walkPieces(session: Session, by: number): void {
  const { asked, picks } = session.store.get();
  const rows = asked?.menu.rows ?? [];
  if (rows.length === 0) return;
  const [first] = picks;
  const at = rows.findIndex((row) => first !== undefined && samePick(row.pick, first));
  const next = rows[(at + by + rows.length) % rows.length] ?? rows[0];
  if (next) session.clicks.start([next.pick]);
}

/** Chooses the formation of the piece that is picked or looked at. */
function chooseWhole(session: Session): void {
  const state = session.store.get();
  const piece = pieceOnCard(state);
  const whole = formationsToOrder(state).find(({ pieces }) => pieces.some(({ id }) => id === piece));
  if (whole) session.clicks.ordering.choose(whole.id);
  else session.showToast('Choose a piece first whose regiment or Command is to be ordered as one.', null);
}

function chooseListed(session: Session, index: number): void {
  const state = session.store.get();
  const { asked, picks, commanded } = state;
  if (!asked) return;
  if (commanded) {
    const { ordering } = session.clicks;
    const deed = ordering.drill[index];
    if (index === ordering.drill.length) return ordering.standFast();
    return deed && ordering.give(deed.gesture);
  }
  const reactor = asked.reactors[index];
  if (reactor) return session.clicks.toggle(reactor);
  if (picks.length === 0) {
    const rows = rowsListed(state);
    const row = rows[index]?.one;
    if (row?.only) session.clicks.choose(row.only);
    else if (row) session.clicks.start([row.pick]);
    else session.showToast(noNumber(rows.length), null);
    return;
  }
  const choices = choicesLeft(state);
  const nexts = [...troopsNext(state), ...deedsNext(state)];
  const choice = choices[index]?.one;
  const next = nexts[index];
  if (choice) session.clicks.choose(choice);
  else if (next) session.clicks.pick([next.pick]);
  else session.showToast(noNumber(choices.length || nexts.length), null);
}

/** The sentence shown for a number key that belongs to no answer. */
function noNumber(listed: number): string {
  if (listed > 0) return `The list goes to ${listed} only.`;
  return 'Nothing is listed here with a number. Go to a marked place of the map with the arrow keys, and press Enter.';
}

function stepReplay(session: Session, by: number): void {
  const { game, shown, head } = session.store.get();
  if (!game) return;
  const line = [0, ...game.line];
  const at = line.indexOf(shown ?? line.at(-1) ?? head);
  const to = line[Math.max(0, (at < 0 ? line.length - 1 : at) + by)];
  if (to !== undefined) session.show(to);
}

/** Whether it is somebody who acts already, with his card open: Enter does what stands on the card, and the space bar unticks him. */
function isTicked(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('.reactor[aria-pressed="true"]') !== null;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, input') !== null;
}
