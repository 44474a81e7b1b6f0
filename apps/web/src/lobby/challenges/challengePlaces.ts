/** The addresses of challenges, and which of them is to be sent on now. */
import { hashOfLobby } from '../../app/route.ts';
import { addressOf } from '../../common/home.ts';

/** The hash of the page of a challenge. */
export function challengeHash(id: string): string {
  return hashOfLobby('challenges', [id]);
}

/** The link to a challenge that is sent to others. */
export function challengeLink(id: string): string {
  return addressOf(`c/${encodeURIComponent(id)}`);
}

/** The hash of the page on which a challenge is made: of a battle, for a friend, or as other terms in reply to one. */
export function newChallengeHash(
  from: { readonly battle?: string; readonly friend?: boolean; readonly replyTo?: string } = {},
): string {
  const { battle, friend = false, replyTo } = from;
  const query = new URLSearchParams({
    ...(battle !== undefined && { battle }),
    ...(friend && { for: 'friend' }),
    ...(replyTo !== undefined && { reply: replyTo }),
  });
  return hashOfLobby('challenges', ['new'], String(query));
}

let posted: string | null = null;

/** This page has posted a challenge: its link gets the focus. */
export function markPosted(id: string): void {
  posted = id;
}

/** True for the challenge that this page has posted last. */
export function isJustPosted(id: string): boolean {
  return posted === id;
}
