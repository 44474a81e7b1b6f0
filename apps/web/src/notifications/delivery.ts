/** Notifications of the device: whether they may be shown, and showing one. */
import { addressOf } from '../common/home.ts';

/** The result of an attempt to show a notification. */
export type Delivery =
  | 'sent'
  /** The browser, or its owner, has refused. */
  | 'refused'
  /** The browser asked, and the player answered neither yes nor no. */
  | 'unanswered'
  /** The page came by plain `http` from another machine. */
  | 'insecure'
  /** The browser knows no notifications. */
  | 'unknown'
  /** It may, and yet it could not. */
  | 'failed';

/** The result, in a sentence for the reader. */
export const DELIVERY_WORDS: Readonly<Record<Delivery, string>> = {
  sent: 'A notification was sent. If you do not see it, your device blocks the notifications of this browser.',
  refused:
    'Your browser blocks notifications from this page. Allow them in its settings for this site (left of the address), then try again.',
  unanswered: 'Your browser asked for permission and got no answer. Try again, and allow it.',
  insecure:
    'Not possible here: browsers show notices only for pages that come by https or from this same machine.',
  unknown: 'Not possible here: this browser has no notifications.',
  failed: 'Your browser allows notifications, but could not show one.',
};

/** A notification: its title and text. A new one with the same tag replaces it. */
export interface DeviceNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The address that a click opens. */
  readonly address: string;
}

type Kind = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (
    title: string,
    options: NotificationOptions,
  ) => Pick<Notification, 'onclick' | 'close'>);

/** The browser, as far as notifications go. */
export interface NotificationApi {
  readonly secure: boolean;
  readonly notification: Kind | undefined;
  /** The page's service worker; null if it has none. */
  worker(): Promise<Pick<ServiceWorkerRegistration, 'showNotification'> | null>;
  /** Brings the page up. */
  bringUp(): void;
}

/** The browser of this page. */
export const readBrowser = (): NotificationApi => ({
  secure: globalThis.isSecureContext,
  notification: globalThis.Notification,
  worker: async () => (await navigator.serviceWorker?.getRegistration()) ?? null,
  bringUp: () => window.focus(),
});

/** Why a notification may not be shown now; null if it may. */
export function explainBarred({ secure, notification }: NotificationApi): Exclude<Delivery, 'sent'> | null {
  if (!secure) return 'insecure';
  if (!notification) return 'unknown';
  if (notification.permission === 'granted') return null;
  return notification.permission === 'denied' ? 'refused' : 'unanswered';
}

/** Asks the browser for permission, which it gives only at the press of a button; null if it is given. */
export async function askPermission(api: NotificationApi): Promise<Exclude<Delivery, 'sent'> | null> {
  if (explainBarred(api) === 'unanswered') await api.notification?.requestPermission();
  return explainBarred(api);
}

/** Shows a notification if that is allowed, and returns the result. */
export async function deliver(
  api: NotificationApi,
  { title, body, tag, address }: DeviceNotification,
): Promise<Delivery> {
  const barred = explainBarred(api);
  if (barred || !api.notification) return barred ?? 'unknown';
  const how = { body, tag, icon: addressOf('icon-192.png'), data: address };
  try {
    const shown = new api.notification(title, how);
    shown.onclick = () => {
      api.bringUp();
      shown.close();
    };
    return 'sent';
  } catch {
    return deliverThroughWorker(api, title, how);
  }
}

/** Phones show notifications through a service worker alone. */
async function deliverThroughWorker(
  api: NotificationApi,
  title: string,
  how: NotificationOptions,
): Promise<Delivery> {
  try {
    const worker = await api.worker();
    await worker?.showNotification(title, how);
    return worker ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
