import type { NotificationsView, SentNotification } from '@linstock/protocol';
import { writeTime } from '../../seats/seatSubject.ts';

const CHANNEL_NAMES = { device: 'device', email: 'e-mail', webhook: 'webhook' } as const;

const STATE_WORDS: Readonly<Record<SentNotification['state'], string>> = {
  sending: 'being sent',
  waiting: 'waits',
  sent: 'sent',
  failed: 'failed',
  gone: 'not needed any more',
};

/** The notifications of the last 14 days. */
export function SentList({ view }: { readonly view: NotificationsView }) {
  return (
    <section className="panel notifications-part">
      <div className="notifications-title">
        <h2>Sent lately</h2>
        <p className="muted">stored for 14 days, for you alone</p>
      </div>
      {view.sent.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ul className="notifications-sent">
          {view.sent.map(({ at, channel, title, state, detail }) => (
            <li key={`${at} ${channel} ${title}`}>
              <span className="muted">{writeTime(at)}</span>
              <span>{CHANNEL_NAMES[channel]}</span>
              <span>{title}</span>
              <span className="muted">{detail || STATE_WORDS[state]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
