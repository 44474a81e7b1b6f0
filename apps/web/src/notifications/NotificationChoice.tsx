import { useId, useState } from 'react';
import { settings } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import {
  askPermission,
  DELIVERY_WORDS,
  type Delivery,
  deliver,
  explainBarred,
  readBrowser,
} from './delivery.ts';

const TRIAL = {
  title: 'Linstock',
  body: 'This is a test. A notification like this comes when it is your move.',
  tag: 'linstock trial',
};

/** The setting for notifications when it is the absent player's move, with a test notification. */
export function NotificationChoice() {
  const { notices } = useSettings();
  const [came, setCame] = useState<Delivery | null>(null);
  const told = useId();
  // A permission may have been withdrawn since.
  const barred = notices ? explainBarred(readBrowser()) : null;
  const choose = async (wanted: boolean) => {
    const why = wanted ? await askPermission(readBrowser()) : null;
    settings.change({ notices: wanted && why === null });
    setCame(why);
  };
  const tryOne = async () => {
    const why = await askPermission(readBrowser());
    setCame(why ?? (await deliver(readBrowser(), { ...TRIAL, address: location.href })));
  };
  const says = came ?? barred;
  return (
    <fieldset>
      <legend>When I am away</legend>
      <label>
        <input
          type="checkbox"
          checked={notices}
          aria-describedby={told}
          onChange={({ target }) => void choose(target.checked)}
        />
        Notify me when it is my move
      </label>
      <button type="button" className="button button-small" onClick={() => void tryOne()}>
        Send a test notification
      </button>
      <p className="muted notification-told" id={told} role="status">
        {says
          ? DELIVERY_WORDS[says]
          : 'Your device shows a notification if the page of the game is open but has not been touched for two minutes.'}
      </p>
    </fieldset>
  );
}
