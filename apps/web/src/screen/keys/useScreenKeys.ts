import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import { isTyping } from '../../common/isTyping.ts';
import { findPartAround } from '../../common/parts.ts';
import type { CommandTarget } from '../../play/commands/command.ts';
import { commandsOf, performFirst } from '../../play/commands/keys.ts';

/** The keys of the screen, unless the focus is in a text field or in a panel. */
export function useScreenKeys(target: CommandTarget): void {
  const { letterKeys, keys } = useSettings();
  const down = (event: KeyboardEvent) => {
    if (isTyping(event.target) || isInPanel(event.target)) return;
    // While Enter is held down it acts once. Otherwise a card that has just opened would be confirmed unread.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (pressesFocused(event)) return;
    const commands = commandsOf(event, letterKeys, keys);
    if (commands.length === 0) return;
    event.preventDefault();
    performFirst(commands, target);
  };
  const latest = useRef(down);
  const show = useRef(() => {});
  useEffect(() => {
    latest.current = down;
    show.current = () => target.screen.hideCounters(false);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => latest.current(event);
    const release = (event: KeyboardEvent) => event.key === ' ' && show.current();
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);
}

/** True if the focus is in a panel at the side: then no key is a command of the screen. */
const isInPanel = (target: EventTarget | null): boolean =>
  findPartAround(target, 'side panel') !== null ||
  (target instanceof Element && target.closest('dialog, [role="dialog"]') !== null);

/** True if a key presses the button that has the focus. Enter gives the answer of a card whose unit has the focus. */
function pressesFocused({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !target.closest('button, a, summary, input')) return false;
  return key === ' ' || (key === 'Enter' && !findPartAround(target, 'acting'));
}
