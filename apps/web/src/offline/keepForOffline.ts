import { addressOf } from '../common/home.ts';

/** How long a page that has been opened is left in peace before its files are kept, in milliseconds. */
const QUIET = 5000;

/**
 * Has the browser keep the page for when no server answers. Browsers do so on secure pages only: those of this machine, and those
 * that come by https. Who has asked his device to save data is not sent what he may never need.
 */
export function keepForOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!import.meta.env.PROD || !isSecureContext || !serviceWorker || connection?.saveData) return;
  const begin = () =>
    setTimeout(() => {
      // Where it cannot be had the page is as it was without it.
      serviceWorker.register(addressOf('offline.js'), { updateViaCache: 'none' }).catch(() => undefined);
    }, QUIET);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
