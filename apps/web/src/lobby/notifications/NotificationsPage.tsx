import type { NotificationSettings, NotificationsView } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import type { LobbyPlace } from '../../app/route.ts';
import { fetchNotifications, saveNotifications } from '../../host/notificationCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { DevicePart } from './DevicePart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { LetterPage } from './LetterPage.tsx';
import type { NotificationPart } from './notificationPart.ts';
import { QuietPart } from './QuietPart.tsx';
import { SentList } from './SentList.tsx';
import { WebhookPart } from './WebhookPart.tsx';
import { WhatFor } from './WhatFor.tsx';
import '../lobby.css';
import './notifications.css';

/** The page on which a player chooses what arrives with the page closed, and how. Links of letters lead here too. */
export function NotificationsPage({ place }: { readonly place: LobbyPlace }) {
  const [link, token] = place.path;
  if ((link === 'confirm' || link === 'less') && token !== undefined)
    return <LetterPage key={token} link={link} token={token} />;
  return <Choice />;
}

function Choice() {
  const [view, setView] = useState<NotificationsView | null>(null);
  const { busy, trouble, run } = useTask();
  const read = async () => setView(await fetchNotifications());
  // The first reading is a task like the others: its failure is a sentence.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => run(read), []);
  const save = (change: Partial<NotificationSettings>) =>
    run(async () => {
      if (!view) return;
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      await saveNotifications({ ...view.settings, zone, ...change });
      await read();
    });
  const part: NotificationPart | null = view && { view, busy, save, read, run };
  return (
    <main className="notifications">
      <title>Notifications · Linstock</title>
      <div className="notifications-head">
        <h1>Notifications</h1>
        <p className="muted">one for each decision at most, and never for what you have answered already</p>
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {part === null ? (
        <p>{trouble === null ? 'Loading…' : ''}</p>
      ) : (
        <>
          <div className="notifications-left">
            <DevicePart {...part} />
            <EmailPart {...part} />
            <WebhookPart {...part} />
            <QuietPart {...part} />
            <SentList view={part.view} />
          </div>
          <div className="notifications-right">
            <WhatFor {...part} />
            <section className="panel notifications-part">
              <h2>If nothing arrives</h2>
              <p>
                On an iPhone, first put Linstock on the home screen. If the browser has been told to block
                notifications, it says so here, with the way to its setting.
              </p>
            </section>
          </div>
        </>
      )}
    </main>
  );
}
