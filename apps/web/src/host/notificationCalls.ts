import {
  type NotificationChannel,
  type NotificationSettings,
  type NotificationsView,
  type NotificationTestResult,
  notificationsViewSchema,
  notificationTestResultSchema,
} from '@linstock/protocol';
import { z } from 'zod';
import { hasChallenged } from './challengeCalls.ts';
import { myGames } from './myGames.ts';
import { forgetNotifiedSeats, readNotifiedSeats, storeNotifiedSeats } from './notifiedSeats.ts';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();

/** Reads this player's choices, and the messages sent. Throws a HostError, as do all functions here. */
export async function fetchNotifications(): Promise<NotificationsView> {
  await callServer('POST', 'api/notifications/key', nothing, {});
  return callServer('GET', 'api/notifications', notificationsViewSchema);
}

/** Stores this player's choice. From then on the server is told of the seats and challenges of this browser. */
export async function saveNotifications(settings: NotificationSettings): Promise<void> {
  await callServer('POST', 'api/notifications', nothing, settings);
  forgetNotifiedSeats();
  await followOwnGames();
}

/** Signs this browser up, or off. */
export async function changeDeviceNotifications(
  subscription: PushSubscriptionJSON | null,
  endpoint: string,
): Promise<void> {
  if (subscription) await callServer('POST', 'api/notifications/device', nothing, subscription);
  else await callServer('POST', 'api/notifications/device/remove', nothing, { endpoint });
}

/** Sends a test on a channel; for this device to the browser of this address. */
export function sendTest(
  channel: NotificationChannel,
  endpoint: string | null = null,
): Promise<NotificationTestResult> {
  const body = { channel, ...(endpoint !== null && { endpoint }) };
  return callServer('POST', 'api/notifications/test', notificationTestResultSchema, body);
}

/** Sends a link that confirms the address of a guest. */
export async function sendConfirmation(email: string): Promise<void> {
  await callServer('POST', 'api/notifications/email', nothing, { email });
}

/** Uses the link of a letter that confirms an address. */
export async function claimAddress(token: string): Promise<void> {
  await callServer('POST', 'api/notifications/email/confirm', nothing, { token });
}

/** Uses a link at the end of a letter: less e-mail, none for its game, or none at all. */
export async function changeEmail(token: string, what: 'less' | 'game' | 'none'): Promise<void> {
  await callServer('POST', 'api/notifications/less', nothing, { token, what });
}

/** Wants notifications of a game again. */
export async function hearOfGame(game: string): Promise<void> {
  await callServer('POST', `api/notifications/games/${encodeURIComponent(game)}/hear`, nothing, {});
}

/** Stops notifications of a game. */
export async function stopHearingOfGame(game: string): Promise<void> {
  await callServer('POST', `api/notifications/games/${encodeURIComponent(game)}/silence`, nothing, {});
}

/** Says of each seat and challenge of this browser who is behind it, once. A game that has gone is left out. */
export async function followOwnGames(): Promise<void> {
  const known = readNotifiedSeats() ?? [];
  const games = myGames.list().filter(({ house, summary }) => house === 'server' && !summary?.over);
  const seats = games.flatMap(({ id, seats }) => seats.map((side) => ({ id, side, key: `${id} ${side}` })));
  const lobby = hasChallenged() ? [{ path: 'api/challenges/notifications', key: 'lobby' }] : [];
  const wanted = [
    ...lobby,
    ...seats.map(({ id, side, key }) => ({
      path: `api/games/${encodeURIComponent(id)}/seat/notifications?seat=${side}`,
      key,
    })),
  ];
  const told: string[] = [];
  for (const { path, key } of wanted) {
    if (known.includes(key)) told.push(key);
    else
      await callServer('POST', path, nothing, {}).then(
        () => told.push(key),
        () => undefined,
      );
  }
  storeNotifiedSeats(told);
}
