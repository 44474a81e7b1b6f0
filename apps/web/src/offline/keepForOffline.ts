import { addressOf } from '../common/home.ts';

/** Time after opening before the page's files are stored, in milliseconds. */
const QUIET = 5000;

/**
 * Asks the browser to store the page, for when no server answers. Browsers do so only on secure pages: those
 * of this machine, and https. It is left out on devices that save data.
 */
export function keepForOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!import.meta.env.PROD || !isSecureContext || !serviceWorker || connection?.saveData) return;
  const begin = () =>
    setTimeout(() => {
      // If it fails, the page works as before.
      serviceWorker.register(addressOf('offline.js'), { updateViaCache: 'none' }).catch(() => undefined);
    }, QUIET);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
