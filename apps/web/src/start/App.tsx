import { Suspense, useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { routeOf } from '../app/route.ts';
import { MORE_CONTRAST, paletteOf } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import { Notice } from '../common/Notice.tsx';
import { useMedia } from '../common/useMedia.ts';
import { Boundary } from './Boundary.tsx';
import {
  Chooser,
  GameScreen,
  LabScreen,
  PrintPage,
  Reckoner,
  RecoveryPage,
  TransferPage,
} from './screens.tsx';
import './app.css';

/** The page: one of its screens, by the address. */
export function App() {
  const route = useRoute();
  useLook();
  return (
    <Boundary key={JSON.stringify(route)}>
      <Suspense fallback={<LoadingScreen />}>
        {route.screen === 'chooser' && <Chooser />}
        {route.screen === 'table' && (
          <GameScreen key={route.game} game={route.game} entry={route.entry} token={route.seat} />
        )}
        {route.screen === 'reckoner' && <Reckoner system={route.system} form={route.form} />}
        {route.screen === 'lab' && <LabScreen battle={route.battle} />}
        {route.screen === 'print' && <PrintPage system={route.system} battle={route.battle} />}
        {route.screen === 'transfer' && <TransferPage code={route.code} />}
        {route.screen === 'recovery' && <RecoveryPage game={route.game} />}
        {route.screen === 'unknown' && <Unknown hash={route.hash} />}
      </Suspense>
    </Boundary>
  );
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
