import { useEffect, useState } from 'react';
import { changeDeviceNotifications, sendTest } from '../../host/notificationCalls.ts';
import {
  runTest,
  explainPushBar,
  PUSH_WORDS,
  type PushBar,
  readSubscription,
  makeSubscription,
} from '../../notifications/pushSubscription.ts';
import type { NotificationPart } from './notificationPart.ts';
import { Channel, Switch, TestButton } from './parts.tsx';

/** Notifications on this device. The browser is asked at the press, never before. */
export function DevicePart({ view, busy, save, read, run }: NotificationPart) {
  const [own, setOwn] = useState<PushSubscription | null>(null);
  const [bar, setBar] = useState<PushBar>(explainPushBar);
  useEffect(() => void readSubscription().then(setOwn, () => undefined), []);
  const on = own !== null && view.settings.device.on && view.devices.length > 0;
  const change = (wanted: boolean) =>
    run(async () => {
      if (!wanted) {
        if (own) await changeDeviceNotifications(null, own.endpoint);
        await own?.unsubscribe();
        setOwn(null);
        return read();
      }
      const got = await makeSubscription(view.key);
      if (typeof got === 'string') return setBar(got);
      setBar(null);
      await changeDeviceNotifications(got.toJSON(), got.endpoint);
      setOwn(got);
      // After this task, since one runs at a time.
      setTimeout(() => save({ device: { on: true } }));
    });
  const test = async () => {
    if (!own) return { ok: false, sentence: 'Turn notifications on first.' };
    let refusal: string | null = null;
    const arrived = await runTest(async () => {
      const { ok, sentence } = await sendTest('device', own.endpoint);
      if (!ok) refusal = sentence;
      if (!ok) throw new Error(sentence);
    });
    return {
      ok: arrived,
      sentence:
        refusal ??
        (arrived
          ? 'arrived on this device'
          : 'It did not arrive within 10 seconds. Your device may block it.'),
    };
  };
  const others = view.devices.length - (on ? 1 : 0);
  return (
    <Channel
      title="On this device"
      says="You get it even if the page is closed. It disappears when you answer on any device."
      toggle={<Switch on={on} name="Notifications on this device" disabled={busy} onChange={change} />}
    >
      {bar !== null && <p role="status">{PUSH_WORDS[bar]}</p>}
      {others > 0 && <p className="muted">Also on: {view.devices.map(({ name }) => name).join(', ')}</p>}
      {on && <TestButton of="this device" send={test} />}
    </Channel>
  );
}
