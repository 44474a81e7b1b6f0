import { hashOfLobby } from './route.ts';

/** The hash of the page of a challenge. */
export function hashOfChallenge(id: string): string {
  return hashOfLobby('challenges', [id]);
}

/** The hash of the page of a seat whose player has left. */
export function hashOfVacantSeat(game: string): string {
  return hashOfLobby('challenges', ['seat', game]);
}

/** The hash of the page for the link to a challenge, such as `/c/K7M4-QTXP`; null for any other address. */
export function hashOfChallengeLink(path: string): string | null {
  const id = /\/c\/([\w-]{16,40})$/.exec(path)?.[1];
  return id === undefined ? null : hashOfChallenge(id);
}

/** The choices that the form of a new challenge begins with. */
export interface ChallengeStart {
  readonly battle?: string;
  readonly system?: string;
  /** The maker's side. */
  readonly side?: 'first' | 'second';
  /** True for one that only a friend gets, by its link. */
  readonly friend?: boolean;
  /** The challenge that these are other terms for. */
  readonly replyTo?: string;
  /** The name of the player whom alone it is for. */
  readonly to?: string;
}

/** The hash of the page on which a challenge is made. */
export function hashOfNewChallenge({
  battle,
  system,
  side,
  friend = false,
  replyTo,
  to,
}: ChallengeStart = {}): string {
  const query = new URLSearchParams({
    ...(battle !== undefined && { battle }),
    ...(system !== undefined && { rules: system }),
    ...(side !== undefined && { side }),
    ...(friend && { for: 'friend' }),
    ...(replyTo !== undefined && { reply: replyTo }),
    ...(to !== undefined && { to }),
  });
  return hashOfLobby('challenges', ['new'], String(query));
}

/** The choices in the address of that page; unknown parts are left out. */
export function readChallengeStart(query: string): ChallengeStart {
  const asked = new URLSearchParams(query);
  const [battle, system, replyTo, to] = ['battle', 'rules', 'reply', 'to'].map((name) => asked.get(name));
  const side = (['first', 'second'] as const).find((each) => each === asked.get('side'));
  return {
    ...(battle && { battle }),
    ...(system && { system }),
    ...(side && { side }),
    ...(replyTo && { replyTo }),
    ...(to && { to }),
    friend: asked.get('for') === 'friend',
  };
}
