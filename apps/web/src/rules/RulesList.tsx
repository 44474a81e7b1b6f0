import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly clauses: Readonly<Record<string, string>>;
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
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(clauses).filter(([id, line]) => {
    const text = `${id} ${line}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <label className="rules-search">
        <span>
          {title}: every rule in our words, by number ({found.length})
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
        {found.map(([id, line]) => (
          <li key={id} className={id === at ? 'rules-at' : undefined} ref={id === at ? here : undefined}>
            <b>{id}</b>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
