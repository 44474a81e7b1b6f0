/** Watches whether the player of this page is there, by touches. */

import { AbsenceWatch, type PageActivity } from './absenceWatch.ts';
import { type DeviceNotification, deliver, readBrowser } from './delivery.ts';

/** Events that show that a person is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const here: PageActivity = {
  now: () => performance.now(),
  later(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  inFront: () => !document.hidden && document.hasFocus(),
};

/** Sends the notification once its player, who is waited for from now on, is found to be away; nothing more after the signal. */
export function notifyWhenAway(notification: DeviceNotification, signal: AbortSignal): void {
  if (signal.aborted) return;
  const watch = new AbsenceWatch(here, () => void deliver(readBrowser(), notification));
  for (const each of TOUCHES)
    document.addEventListener(each, () => watch.touched(), { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => watch.turned(), { signal });
  for (const each of ['focus', 'blur'] as const) addEventListener(each, () => watch.turned(), { signal });
  signal.addEventListener('abort', () => watch.stop());
  watch.waits(true);
}
