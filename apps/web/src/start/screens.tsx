/** The screens of the page. Each is loaded on demand, so that the first appears soon. */
import { keysOf } from '@linstock/kernel';
import { type ComponentType, lazy } from 'react';
import type { LobbyPage, LobbyPlace } from '../app/route.ts';
import type { FramedPage } from '../lobby/frame/links.ts';
import { fetchGameScreen } from '../screen/fetchGameScreen.ts';

const chooser = () => import('../chooser/Chooser.tsx');
const challenges = () => import('../lobby/challenges/ChallengesPage.tsx');
const home = () => import('../lobby/home/HomePage.tsx');
const watch = () => import('../lobby/watch/WatchPage.tsx');
const games = () => import('../lobby/games/GamesPage.tsx');
const finished = () => import('../lobby/finished/FinishedPage.tsx');
const rules = () => import('../lobby/RulesPage.tsx');
const studies = () => import('../study/StudiesPage.tsx');
const settings = () => import('../lobby/SettingsPage.tsx');
const notifications = () => import('../lobby/notifications/NotificationsPage.tsx');
const you = () => import('../lobby/account/YouPage.tsx');
const signIn = () => import('../lobby/account/SignInPage.tsx');
const player = () => import('../lobby/player/PlayerPage.tsx');
const reckoner = () => import('../reckoner/Reckoner.tsx');
const print = () => import('../print/PrintPage.tsx');
const seats = () => import('../seats/SeatPages.tsx');
const battle = () => import('../editor/BattlePage.tsx');
const edit = () => import('../editor/EditPage.tsx');
const study = () => import('../study/StudyPage.tsx');
const lab = () => import('../lab/LabScreen.tsx');
const admin = () => import('../lobby/admin/AdminPage.tsx');

export const AdminPage = lazy(async () => ({ default: (await admin()).AdminPage }));
export const GameScreen = lazy(async () => ({ default: (await fetchGameScreen()).GameScreen }));
export const Reckoner = lazy(async () => ({ default: (await reckoner()).Reckoner }));
export const BattlePage = lazy(async () => ({ default: (await battle()).BattlePage }));
export const EditPage = lazy(async () => ({ default: (await edit()).EditPage }));
export const StudyPage = lazy(async () => ({ default: (await study()).StudyPage }));
export const LabScreen = lazy(async () => ({ default: (await lab()).LabScreen }));
export const PrintPage = lazy(async () => ({ default: (await print()).PrintPage }));
export const TransferPage = lazy(async () => ({ default: (await seats()).TransferPage }));
export const RecoveryPage = lazy(async () => ({ default: (await seats()).RecoveryPage }));

const Chooser = lazy(async () => ({ default: (await chooser()).Chooser }));

/** The pages of the lobby. A page that is not here has no link, and its address is unknown. */
export const LOBBY_PAGES: Readonly<Partial<Record<LobbyPage, ComponentType<{ place: LobbyPlace }>>>> = {
  home: lazy(async () => ({ default: (await home()).HomePage })),
  battles: Chooser,
  challenges: lazy(async () => ({ default: (await challenges()).ChallengesPage })),
  watch: lazy(async () => ({ default: (await watch()).WatchPage })),
  games: lazy(async () => ({ default: (await games()).GamesPage })),
  finished: lazy(async () => ({ default: (await finished()).FinishedPage })),
  you: lazy(async () => ({ default: (await you()).YouPage })),
  'sign-in': lazy(async () => ({ default: (await signIn()).SignInPage })),
  player: lazy(async () => ({ default: (await player()).PlayerPage })),
  rules: lazy(async () => ({ default: (await rules()).RulesPage })),
  studies: lazy(async () => ({ default: (await studies()).StudiesPage })),
  notifications: lazy(async () => ({ default: (await notifications()).NotificationsPage })),
  settings: lazy(async () => ({ default: (await settings()).SettingsPage })),
};

/** All pages with the frame around them that there are. */
export const FRAMED_PAGES: ReadonlySet<FramedPage> = new Set<FramedPage>([
  ...keysOf(LOBBY_PAGES),
  'reckoner',
  'battle',
  'edit',
]);
