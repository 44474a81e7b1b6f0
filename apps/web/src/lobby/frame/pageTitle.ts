import { useEffect } from 'react';
import { createStore } from '../../app/store.ts';
import { useStore } from '../../app/useStore.ts';

/** The number of games in which the reader decides: before the title of the window. */
export const openQuestions = createStore<{ readonly count: number }>({ count: 0 });

/** Gives the window its title, such as `(3) Challenges · Linstock`. */
export function usePageTitle(title: string): void {
  const count = useStore(openQuestions, (value) => value.count);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title}`;
  }, [count, title]);
}
