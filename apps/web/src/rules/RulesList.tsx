import type { Clauses } from '@linstock/kernel';
import { useEffect, useRef, useState } from 'react';
import { rulesFound } from './found.ts';

interface Props {
  readonly clauses: Clauses;
  /** The clause to open at. */
  readonly at: string | null;
  readonly title: string;
}

/** Every rule of the system in one line, to be searched. */
export function RulesList({ clauses, at, title }: Props) {
  const [asked, setAsked] = useState('');
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (at !== null) here.current?.scrollIntoView({ block: 'center' });
  }, [at]);
  const found = rulesFound(clauses, asked);
  const rulings = found.filter(({ origin }) => origin !== 'source').length;
  return (
    <>
      <label className="rules-search">
        <span>
          {title}: every rule in our words, by number ({found.length}, {rulings} decided by us wholly or in
          part)
        </span>
        <input
          type="search"
          value={asked}
          placeholder="a word, or a number"
          onChange={(event) => setAsked(event.target.value)}
        />
      </label>
      {found.length === 0 && <p>No rule has all these words. Try fewer.</p>}
      <ul className="rules-list">
        {found.map(({ id, line, from, origin }) => (
          <li key={id} className={id === at ? 'rules-at' : undefined} ref={id === at ? here : undefined}>
            <b>{id}</b>
            {line}
            <small className={origin === 'source' ? 'rules-from' : 'rules-from rules-ruled'}>{from}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
