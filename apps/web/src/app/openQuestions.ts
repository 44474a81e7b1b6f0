import { createStore } from './store.ts';

/** The games of this browser's seats in which the reader decides. */
export const openQuestions = createStore<{ readonly games: readonly string[] }>({ games: [] });

/** Marks the icon of the tab while the reader is asked in any game. */
export function markTabIcon(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  const href = icon.getAttribute('href') ?? '';
  const next = href.replace(/icon(-asked)?\.svg$/, asked ? 'icon-asked.svg' : 'icon.svg');
  // Setting the same address again would load the icon again.
  if (next !== href) icon.setAttribute('href', next);
}
