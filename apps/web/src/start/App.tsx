import { Suspense, useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { closePanel } from '../app/panels.ts';
import { type Route, routeOf } from '../app/route.ts';
import { MORE_CONTRAST, paletteOf } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import { Notice } from '../common/Notice.tsx';
import { useMedia } from '../common/useMedia.ts';
import { Frame } from '../lobby/frame/Frame.tsx';
import type { FramedPage } from '../lobby/frame/links.ts';
import { OpenQuestions } from '../lobby/frame/OpenQuestions.tsx';
import { Boundary } from './Boundary.tsx';
import {
  AdminPage,
  BattlePage,
  EditPage,
  FRAMED_PAGES,
  GameScreen,
  LabScreen,
  LOBBY_PAGES,
  PrintPage,
  Reckoner,
  RecoveryPage,
  StudyPage,
  TransferPage,
} from './screens.tsx';
import './app.css';

/** The page: one of its screens, by the address. */
export function App() {
  const route = useRoute();
  useLook();
  usePanelsClosed(route.screen === 'table' ? route.game : route.screen);
  const { framed, place } = placeOf(route);
  const screen = (
    <Boundary key={place}>
      <OpenQuestions />
      <Suspense fallback={<LoadingScreen />}>
        <Screen route={route} />
      </Suspense>
    </Boundary>
  );
  if (framed === null) return screen;
  return (
    <Frame page={framed} place={place} pages={FRAMED_PAGES}>
      {screen}
    </Frame>
  );
}

/** The page that the frame is around, or null; and what tells one screen from another. A page of lists follows its own query. */
function placeOf(route: Route): { readonly framed: FramedPage | null; readonly place: string } {
  if (route.screen === 'reckoner' || route.screen === 'battle')
    return { framed: route.screen, place: JSON.stringify(route) };
  if (route.screen === 'edit' && route.battle === null) return { framed: 'edit', place: 'edit' };
  // The tabs of the editor are one screen, with one history.
  if (route.screen === 'edit') return { framed: null, place: `edit ${route.battle}` };
  // The page of an operator has its frame itself: it is not there for anybody else.
  if (route.screen === 'admin') return { framed: null, place: 'admin' };
  if (route.screen !== 'lobby' || !LOBBY_PAGES[route.page])
    return { framed: null, place: JSON.stringify(route) };
  return { framed: route.page, place: [route.page, ...route.place.path].join('/') };
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'lobby': {
      const Page = LOBBY_PAGES[route.page];
      return Page ? <Page place={route.place} /> : <Unknown hash={location.hash} />;
    }
    case 'table':
      return <GameScreen key={route.game} game={route.game} entry={route.entry} token={route.seat} />;
    case 'reckoner':
      return <Reckoner system={route.system} form={route.form} />;
    case 'battle':
      return <BattlePage packed={route.packed} />;
    case 'edit':
      return <EditPage battle={route.battle} tab={route.tab} />;
    case 'study':
      return <StudyPage study={route.study} chapter={route.chapter} printed={route.as === 'print'} />;
    case 'lab':
      return <LabScreen battle={route.battle} />;
    case 'print':
      return <PrintPage system={route.system} battle={route.battle} />;
    case 'transfer':
      return <TransferPage code={route.code} />;
    case 'recovery':
      return <RecoveryPage game={route.game} />;
    case 'admin': {
      const nothing = <Unknown hash={location.hash} />;
      return <AdminPage tab={route.tab} report={route.report} pages={FRAMED_PAGES} nothing={nothing} />;
    }
    case 'unknown':
      return <Unknown hash={route.hash} />;
  }
}

function useRoute() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const moved = () => setHash(location.hash);
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  return routeOf(hash);
}

/** Closes the open panel when its screen is left: on another screen it would take the focus and the keys. */
function usePanelsClosed(screen: string): void {
  useEffect(() => closePanel, [screen]);
}

/** Puts theme, palette, patterns and text size where the tokens look for them. */
function useLook(): void {
  const chosen = useSettings();
  const { theme, textSize, patterns } = chosen;
  const palette = paletteOf(chosen, useMedia(MORE_CONTRAST));
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    const wish = matchMedia('(prefers-color-scheme: dark)');
    const dress = () => {
      dataset['theme'] = theme === 'system' ? (wish.matches ? 'dark' : 'light') : theme;
    };
    dress();
    wish.addEventListener('change', dress);
    dataset['palette'] = palette;
    dataset['patterns'] = patterns;
    style.setProperty('--text-scale', String(textSize / 100));
    return () => wish.removeEventListener('change', dress);
  }, [theme, palette, patterns, textSize]);
}

function Unknown({ hash }: { hash: string }) {
  return (
    <>
      <title>Nothing at this address · Linstock</title>
      <Notice head="There is nothing at this address">
        This page has no address <q>{hash}</q>. The address may be broken: if it came from a link, look
        whether it was copied whole.
      </Notice>
    </>
  );
}
