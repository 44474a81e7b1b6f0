import { hashOfEditor, hashOfLobby, type LobbyPage } from '../../app/route.ts';
import type { IconName } from '../../common/Icon.tsx';

/**
 * A page that has the frame around it: the lobby's own pages, the ready reckoner, a battle out of a link, the editor's list of
 * battles, and the page of an operator.
 */
export type FramedPage = LobbyPage | 'reckoner' | 'battle' | 'edit' | 'admin';

/** A link of the header. */
export interface FrameLink {
  readonly page: FramedPage;
  readonly label: string;
  readonly hash: string;
}

const linkTo = (page: LobbyPage, label: string): FrameLink => ({ page, label, hash: hashOfLobby(page) });

/** The links that every window of a computer shows. */
export const FIRST_LINKS: readonly FrameLink[] = [
  linkTo('home', 'Home'),
  linkTo('challenges', 'Challenges'),
  linkTo('watch', 'Watch'),
];

/** The links that move into More in a smaller window, and to the page You on a phone. */
export const MORE_LINKS: readonly FrameLink[] = [
  linkTo('finished', 'Finished games'),
  { page: 'reckoner', label: 'Ready reckoner', hash: '#/reckoner' },
  linkTo('rules', 'Rules'),
  linkTo('settings', 'Settings'),
];

/** Links that do not fit into the header: home, the list of battles and the page You show them. */
export const MAKING_LINKS: readonly FrameLink[] = [
  linkTo('studies', 'Studies'),
  { page: 'edit', label: 'Make a battle', hash: hashOfEditor(null) },
];

/** The tabs at the foot of a phone. */
export const TABS: readonly (FrameLink & { readonly icon: IconName })[] = [
  { ...linkTo('home', 'Home'), icon: 'flag' },
  { ...linkTo('challenges', 'Challenges'), icon: 'crossed' },
  { ...linkTo('watch', 'Watch'), icon: 'sight' },
  { ...linkTo('you', 'You'), icon: 'key' },
];
