import { useEffect } from 'react';
import { openQuestions } from '../../app/openQuestions.ts';
import { useStore } from '../../app/useStore.ts';

/** Gives the window its title, such as `(3) Challenges · Linstock`: the number of games in which the reader decides comes first. */
export function usePageTitle(title: string): void {
  const count = useStore(openQuestions, ({ games }) => games.length);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title}`;
  }, [count, title]);
}
