/** The link to a challenge, and whether to send it on now. */
import { addressOf } from '../../common/home.ts';

/** The link to a challenge that is sent to others. */
export function linkOfChallenge(id: string): string {
  return addressOf(`c/${encodeURIComponent(id)}`);
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
