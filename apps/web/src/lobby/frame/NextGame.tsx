import { useEffect } from 'react';
import { hashOfTable } from '../../app/route.ts';
import { isTyping } from '../../common/isTyping.ts';
import { useMedia } from '../../common/useMedia.ts';
import type { SeatGame } from '../games/seatGames.ts';
import { useSeatGames } from '../games/useSeatGames.ts';

/** Opens the game in which the reader's decision is most pressing. Shift and N do the same. Nothing if no game waits. */
export function NextGame() {
  const { asked } = useSeatGames();
  const count = asked.length;
  const touch = useMedia('(pointer: coarse)');
  const next = asked[0];
  useNextKey(next);
  if (!next) return null;
  return (
    <a className="button button-main next-game" href={hashOfTable(next.id)} aria-keyshortcuts="Shift+N">
      Next game {!touch && <kbd aria-hidden="true">Shift N</kbd>}{' '}
      <span className="next-game-count">{count}</span>
      <span className="visually-hidden">{count === 1 ? 'waits' : 'wait'} for you</span>
    </a>
  );
}

function useNextKey(next: SeatGame | undefined): void {
  const id = next?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const press = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== 'N' || !event.shiftKey || !plain || isTyping(event.target)) return;
      event.preventDefault();
      location.hash = hashOfTable(id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
}
