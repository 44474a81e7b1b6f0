import { useEffect, useMemo, useState } from 'react';
import { NO_RELICS, type Relics } from '../board/miniatures/relics.ts';
import { relicBook } from './relics.ts';
import type { SessionState } from './state.ts';

/** The fallen and the smoke of the moment shown: found a moment later, so that what has just come is drawn first. */
export function useRelics({ rulebook, game, head, shown, glimpse }: SessionState): Relics {
  const [relics, setRelics] = useState(NO_RELICS);
  const book = useMemo(() => (rulebook && game ? relicBook(rulebook, game) : null), [rulebook, game]);
  const upTo = glimpse?.n ?? shown ?? head;
  useEffect(() => {
    if (!book) return;
    const later = setTimeout(() => setRelics(book(upTo)), 40);
    return () => clearTimeout(later);
  }, [book, upTo]);
  return relics;
}
