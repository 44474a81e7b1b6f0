import { lazy, useEffect, useState } from 'react';
import { fetchSoon } from '../../app/fetchSoon.ts';
import { fetchGameScreen } from '../../screen/fetchGameScreen.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { useSeatGames } from '../games/useSeatGames.ts';
import { Newcomer } from './Newcomer.tsx';
import './home.css';

/** Only a player with games needs it. */
const playerHome = () => import('./PlayerHome.tsx');
const PlayerHome = lazy(async () => ({ default: (await playerHome()).PlayerHome }));

/** Milliseconds after which times are updated. */
const CLOCK_MS = 20_000;

/** The first page: of a player with games, or of a newcomer. */
export function HomePage() {
  const games = useSeatGames();
  const now = useNow();
  usePageTitle('Linstock: horse-and-musket battles');
  useEffect(() => fetchSoon(fetchGameScreen), []);
  return games.asked.length + games.waiting.length > 0 ? (
    <PlayerHome games={games} now={now} />
  ) : (
    <Newcomer finished={games.over.length} />
  );
}

/** The time, renewed now and then. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
