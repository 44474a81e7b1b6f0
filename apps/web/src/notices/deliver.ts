/** Notices of the device: whether they may be shown, and showing one. */
import { addressOf } from '../common/home.ts';

/** What came of wanting to show a notice. */
export type Delivery =
  | 'sent'
  /** The browser, or its owner, has said no. */
  | 'refused'
  /** The browser asked, and nobody said yes or no. */
  | 'unanswered'
  /** The page came by plain `http` from another machine. */
  | 'insecure'
  /** The browser knows no notices. */
  | 'unknown'
  /** It may, and yet it could not. */
  | 'failed';

/** What came of it, in a sentence for the reader. */
export const DELIVERY_WORDS: Readonly<Record<Delivery, string>> = {
  sent: 'A notice was sent. If you do not see it, your device holds the notices of this browser back.',
  refused:
    'Your browser refuses notices from this page. Allow them in what it knows of this site (left of the address), then try again.',
  unanswered: 'Your browser asked whether it may, and had no answer. Try again, and allow it.',
  insecure:
    'Not possible here: browsers show notices only for pages that come by https or from this same machine.',
  unknown: 'Not possible here: this browser has no notices.',
  failed: 'Your browser allows notices, and yet could not show one.',
};

/** A notice: who it is from and what it says; one with the same tag takes its place. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where it leads. */
  readonly address: string;
}

type Kind = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (
    title: string,
    options: NotificationOptions,
  ) => Pick<Notification, 'onclick' | 'close'>);

/** The browser, as far as notices go. */
export interface Post {
  readonly secure: boolean;
  readonly notification: Kind | undefined;
  /** The page's service worker; null where it has none. */
  worker(): Promise<Pick<ServiceWorkerRegistration, 'showNotification'> | null>;
  /** Brings the page up. */
  bringUp(): void;
}

/** The browser of this page. */
export const thisBrowser = (): Post => ({
  secure: globalThis.isSecureContext,
  notification: globalThis.Notification,
  worker: async () => (await navigator.serviceWorker?.getRegistration()) ?? null,
  bringUp: () => window.focus(),
});

/** Whether a notice may be shown now; null if it may. */
export function barredBy({ secure, notification }: Post): Exclude<Delivery, 'sent'> | null {
  if (!secure) return 'insecure';
  if (!notification) return 'unknown';
  if (notification.permission === 'granted') return null;
  return notification.permission === 'denied' ? 'refused' : 'unanswered';
}

/** Asks the browser for leave, which it gives only at the press of a button; null where it is given. */
export async function askLeave(post: Post): Promise<Exclude<Delivery, 'sent'> | null> {
  if (barredBy(post) === 'unanswered') await post.notification?.requestPermission();
  return barredBy(post);
}

/** Shows a notice, if that may be; says what came of it. */
export async function deliver(post: Post, { title, body, tag, address }: Notice): Promise<Delivery> {
  const barred = barredBy(post);
  if (barred || !post.notification) return barred ?? 'unknown';
  const how = { body, tag, icon: addressOf('icon-192.png'), data: address };
  try {
    const shown = new post.notification(title, how);
    shown.onclick = () => {
      post.bringUp();
      shown.close();
    };
    return 'sent';
  } catch {
    return throughWorker(post, title, how);
  }
}

/** Phones show notices through a service worker alone. */
async function throughWorker(post: Post, title: string, how: NotificationOptions): Promise<Delivery> {
  try {
    const worker = await post.worker();
    await worker?.showNotification(title, how);
    return worker ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
