/** Signing this browser up for messages that arrive with the page closed. */
import { addressOf } from '../common/home.ts';
import { askPermission, type Delivery, explainBarred, readBrowser } from './delivery.ts';

/** Why this browser cannot be notified with the page closed; null if it can. */
export type PushBar = Exclude<Delivery, 'sent'> | 'install' | null;

/** The reasons, in sentences. */
export const PUSH_WORDS: Readonly<Record<Exclude<PushBar, null>, string>> = {
  refused:
    'Your browser blocks notifications from this page. Allow them in its settings for this site (left of the address), then try again.',
  unanswered: 'Your browser asked for permission and got no answer. Try again, and allow it.',
  insecure: 'Not possible here: browsers accept notifications only for pages that come by https.',
  unknown: 'Not possible here: this browser accepts no notifications with the page closed.',
  failed: 'Your browser could not sign up for notifications. Check its network and try again.',
  install:
    'On an iPhone, first put Linstock on the home screen: Share, then Add to Home Screen. Open it from there.',
};

/** Milliseconds that a test may take to arrive. */
const TEST_MS = 10_000;

/** Why this browser cannot be notified now. A permission that was never asked for is no reason. */
export function explainPushBar(): PushBar {
  const barred = explainBarred(readBrowser());
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (!able && globalThis.isSecureContext && /iPhone|iPad/.test(navigator.userAgent)) return 'install';
  if (barred !== null && barred !== 'unanswered') return barred;
  return able ? null : 'unknown';
}

/** The subscription of this browser; null if it has none. */
export async function readSubscription(): Promise<PushSubscription | null> {
  if (explainPushBar() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and signs up. @param key the public key of the server */
export async function makeSubscription(key: string): Promise<PushSubscription | Exclude<PushBar, null>> {
  const bar = explainPushBar() ?? (await askPermission(readBrowser()));
  if (bar !== null) return bar;
  try {
    await navigator.serviceWorker.register(addressOf('offline.js'), { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return 'failed';
  }
}

/** Sends a test, and resolves with true if this browser has shown it within ten seconds. */
export async function runTest(send: () => Promise<void>): Promise<boolean> {
  const left = new AbortController();
  const shown = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (typeof data === 'object' && data !== null && data.t === 'push-shown') resolve(true);
      },
      { signal: left.signal },
    );
    setTimeout(() => resolve(false), TEST_MS);
  });
  try {
    await send();
    return await shown;
  } finally {
    left.abort();
  }
}
