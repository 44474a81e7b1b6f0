import { hashOfLobby } from './route.ts';

/** The hash of the page for the link to a challenge, such as `/c/K7M4-QTXP`; null for any other address. */
export function hashOfChallengeLink(path: string): string | null {
  const id = /\/c\/([\w-]{16,40})$/.exec(path)?.[1];
  return id === undefined ? null : hashOfLobby('challenges', [id]);
}
