import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from '@linstock/protocol';
import { hearOfGame } from '../../host/notificationCalls.ts';
import type { NotificationPart } from './notificationPart.ts';

const KIND_NAMES: Readonly<Record<NotificationKind, string>> = {
  asked: 'You are asked',
  low: 'A quarter of your time is left',
  late: "Your opponent's time ran out",
  accepted: 'Your challenge is accepted',
  offer: 'A take-back, a draw, a consent is asked',
  over: 'The battle is over',
};

const CHANNEL_NAMES: Readonly<Record<NotificationChannel, string>> = {
  device: 'device',
  email: 'e-mail',
  webhook: 'webhook',
};

/** The events of which a player is notified, and on which channels. */
export function WhatFor({ view, busy, save, read, run }: NotificationPart) {
  const { what } = view.settings;
  const change = (kind: NotificationKind, channel: NotificationChannel, wanted: boolean) =>
    save({
      what: {
        ...what,
        [kind]: NOTIFICATION_CHANNELS.filter((each) =>
          each === channel ? wanted : what[kind].includes(each),
        ),
      },
    });
  return (
    <section className="panel notifications-part">
      <h2>What for</h2>
      <table className="notifications-table">
        <thead>
          <tr>
            <td />
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {CHANNEL_NAMES[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{KIND_NAMES[kind]}</th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <td key={channel}>
                  <label className="notifications-check">
                    <span className="visually-hidden">
                      {KIND_NAMES[kind]}: {CHANNEL_NAMES[channel]}
                    </span>
                    <input
                      type="checkbox"
                      checked={what[kind].includes(channel)}
                      onChange={({ target }) => change(kind, channel, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.muted.length > 0 && <SilentGames muted={view.muted} busy={busy} read={read} run={run} />}
    </section>
  );
}

function SilentGames({
  muted,
  busy,
  read,
  run,
}: { readonly muted: readonly string[] } & Pick<NotificationPart, 'busy' | 'read' | 'run'>) {
  return (
    <div className="notifications-row">
      <span>{muted.length === 1 ? 'One game is silent.' : `${muted.length} games are silent.`}</span>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() =>
          run(async () => {
            for (const game of muted) await hearOfGame(game);
            await read();
          })
        }
      >
        Hear of them again
      </button>
    </div>
  );
}
