import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  askPermission,
  DELIVERY_WORDS,
  type DeviceNotification,
  deliver,
  explainBarred,
  type NotificationApi,
} from './delivery.ts';

const NOTIFICATION: DeviceNotification = {
  title: 'Maida',
  body: 'It is your move.',
  tag: 'x',
  address: 'http://here/#/g/x',
};

interface Browser {
  readonly permission?: NotificationPermission;
  /** The owner's answer to the request. */
  readonly says?: NotificationPermission;
  readonly secure?: boolean;
  readonly known?: boolean;
  /** On a phone, notifications are shown only through a service worker; `worker` says whether there is one. */
  readonly phone?: { readonly worker: boolean };
}

/** A browser, and all it has shown or done. */
function browserOf({ permission = 'granted', says, secure = true, known = true, phone }: Browser) {
  const done: string[] = [];
  class FakeNotification {
    static permission = permission;
    static async requestPermission() {
      done.push('asked');
      FakeNotification.permission = says ?? FakeNotification.permission;
      return FakeNotification.permission;
    }
    onclick: (() => void) | null = null;
    constructor(title: string, { body, tag }: NotificationOptions) {
      if (phone) throw new TypeError('Illegal constructor');
      done.push(`${title}: ${body} [${tag}]`);
      shown.push(this);
    }
    close() {
      done.push('closed');
    }
  }
  const shown: FakeNotification[] = [];
  const showNotification = async (title: string, { body, data }: NotificationOptions = {}) =>
    void done.push(`worker, ${title}: ${body} to ${data}`);
  const api = {
    secure,
    notification: known ? FakeNotification : undefined,
    worker: async () => (phone?.worker ? { showNotification } : null),
    bringUp: () => done.push('page brought up'),
  };
  return { api: api as NotificationApi, done, shown };
}

describe('a notification', () => {
  test('is shown if allowed; a click on it brings the page to the front', async () => {
    const { api, done, shown } = browserOf({});
    assert.equal(await deliver(api, NOTIFICATION), 'sent');
    shown[0]?.onclick?.();
    assert.deepEqual(done, ['Maida: It is your move. [x]', 'page brought up', 'closed']);
  });

  test('is shown through the service worker where the page itself may show none', async () => {
    const { api, done } = browserOf({ phone: { worker: true } });
    assert.equal(await deliver(api, NOTIFICATION), 'sent');
    assert.deepEqual(done, ['worker, Maida: It is your move. to http://here/#/g/x']);
    assert.equal(await deliver(browserOf({ phone: { worker: false } }).api, NOTIFICATION), 'failed');
  });

  for (const [browser, came] of [
    [{ permission: 'denied' }, 'refused'],
    [{ permission: 'default' }, 'unanswered'],
    [{ secure: false, known: false }, 'insecure'],
    [{ known: false }, 'unknown'],
  ] as const)
    test(`it is not shown, and the page says so: ${came}`, async () => {
      const { api, done } = browserOf(browser);
      assert.equal(await deliver(api, NOTIFICATION), came);
      assert.deepEqual(done, []);
      assert.match(DELIVERY_WORDS[came], /^[A-Z].+\.$/);
    });
});

describe('permission', () => {
  test('permission is requested only if it was never answered', async () => {
    for (const [browser, asked, barred] of [
      [{ permission: 'default', says: 'granted' }, ['asked'], null],
      [{ permission: 'default', says: 'denied' }, ['asked'], 'refused'],
      [{ permission: 'default' }, ['asked'], 'unanswered'],
      [{ permission: 'granted' }, [], null],
      [{ permission: 'denied', says: 'granted' }, [], 'refused'],
      [{ permission: 'default', secure: false }, [], 'insecure'],
    ] as const) {
      const { api, done } = browserOf(browser);
      assert.equal(await askPermission(api), barred);
      assert.deepEqual(done, asked);
      assert.equal(explainBarred(api), barred);
    }
  });
});
