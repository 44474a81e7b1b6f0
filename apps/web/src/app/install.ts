import { createStore } from './store.ts';

/** The event by which a browser offers to install the page; not every browser has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the page; null if there is none, or after its use. */
export const installOffer = createStore<{ readonly offer: InstallOffer | null }>({ offer: null });

/** Stores the browser's offer to install the page. It comes once, soon after the page was opened. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers show their own bar at once.
    event.preventDefault();
    if ('prompt' in event) installOffer.set({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => installOffer.set({ offer: null }));
}
